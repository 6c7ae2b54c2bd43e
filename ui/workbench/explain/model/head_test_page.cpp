#include "workbench/explain/model/head_test_page.h"

#include "figures/drawing/names.h"
#include "figures/heads/head_test_figure.h"
#include "language/sentences.h"
#include "language/wording.h"
#include "view/enum_names.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_part.h"
#include "workbench/document/shown_view.h"
#include "workbench/language/screen_number.h"
#include "workbench/language/shown_names.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <variant>

namespace headlight {

namespace {

constexpr std::size_t kListedHeads = 6;

}  // namespace

HeadTestPage::HeadTestPage(Document& document, QWidget* parent) : WhyPage(parent), document_(document) {
    row_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    row_->setContentsMargins(0, 0, 0, 0);
    row_->addWidget(build_controls());
    view_ = new FigureView(tr("Score of every head in the test"), this);
    view_->set_empty_text(tr("Run a test to measure every head on random tokens; your text is not used."));
    row_->addWidget(view_, 1);
    const auto open = [this](const Hit& hit) {
        if (hit.layer && hit.head && reading_)
            open_head(*hit.layer * static_cast<std::int32_t>(reading_->tests.front().scores.size(1)) + *hit.head);
    };
    connect(view_, &FigureView::clicked, this, open);
    view_->set_selecting({open, [] { return Hit(); }});
    connect(&document_.run(), &LiveRun::model_changed, this, [this] {
        reading_.reset();
        draw();
    });
    answer_studies<HeadTestRequest>(
        document_.run().bridge(), this, [this](const auto& answer) { take(answer); },
        [this](const Error& error) {
            reading_.reset();
            draw();
            said_->setText(text_of_problem(error));
        });
    draw();
}

QWidget* HeadTestPage::build_controls() {
    auto* holder = new QWidget(this);
    repetition_ = new QToolButton(holder);
    repetition_->setText(tr("Test for induction"));
    repetition_->setToolTip(tr(
        "Measure which heads attend to the token that followed the first occurrence, on random tokens repeated twice"));
    sink_ = new QToolButton(holder);
    sink_->setText(tr("Test for sinks"));
    sink_->setToolTip(tr("Measure which heads attend to the first token, on 64 random tokens"));
    which_ = new QComboBox(holder);
    which_->setAccessibleName(tr("Score"));
    said_ = new QLabel(holder);
    said_->setTextFormat(Qt::PlainText);
    said_->setWordWrap(true);
    said_->setProperty("muted", true);
    heads_ = new BarList(&Look::accent, holder);
    heads_->setAccessibleName(tr("Heads with the highest scores"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(repetition_);
    buttons->addWidget(sink_);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(buttons);
    column->addWidget(which_);
    column->addWidget(said_);
    column->addWidget(heads_);
    column->addStretch(1);
    connect(repetition_, &QToolButton::clicked, this, [this] { run(HeadTestRequest::Test::Repetition); });
    connect(sink_, &QToolButton::clicked, this, [this] { run(HeadTestRequest::Test::Sink); });
    connect(which_, &QComboBox::currentIndexChanged, this, &HeadTestPage::draw);
    connect(heads_, &BarList::token_clicked, this, &HeadTestPage::open_head);
    return holder;
}

void HeadTestPage::set_beside(bool beside) {
    row_->setDirection(beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget* first = heads_->parentWidget();
    first->setMinimumWidth(beside ? 0 : look_.px(360));
    first->setMaximumWidth(beside ? QWIDGETSIZE_MAX : look_.px(360));
}

void HeadTestPage::set_look(const Look& look) {
    look_ = look;
    set_beside(row_->direction() == QBoxLayout::TopToBottom);
    draw();
}

void HeadTestPage::run(HeadTestRequest::Test test) {
    if (document_.run().model()) document_.run().bridge().study(HeadTestRequest{test, shown_part(document_)});
}

void HeadTestPage::take(const HeadTestReading& reading) {
    reading_ = reading;
    const QSignalBlocker blocker(which_);
    which_->clear();
    for (const HeadTestScores& test : reading.tests) which_->addItem(display_name(test));
    draw();
}

void HeadTestPage::draw() {
    which_->setVisible(reading_ && reading_->tests.size() > 1);
    if (!reading_) {
        said_->clear();
        heads_->set_rows({});
        view_->set_figure(nullptr);
        return emit changed();
    }
    const HeadTestScores& test = shown_test();
    const std::span<const float> scores = test.scores.values();
    std::vector<std::int32_t> order;
    int found = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (std::isnan(scores[i])) continue;
        order.push_back(static_cast<std::int32_t>(i));
        if (static_cast<double>(scores[i]) >= test.threshold) ++found;
    }
    std::ranges::stable_sort(order, [&](std::int32_t a, std::int32_t b) {
        return scores[static_cast<std::size_t>(a)] > scores[static_cast<std::size_t>(b)];
    });
    said_->setText(tr("%1 of %n heads reach %2. %3; %4 (%5).", nullptr, static_cast<int>(order.size()))
                       .arg(found)
                       .arg(screen_number(test.threshold))
                       .arg(text_of(reading_->conditions), wording(test.formula), QString::fromStdString(test.source)));
    std::vector<BarList::Row> rows;
    const auto heads = static_cast<std::int32_t>(test.scores.size(1));
    for (std::size_t i = 0; i < std::min(order.size(), kListedHeads); ++i) {
        const float score = scores[static_cast<std::size_t>(order[i])];
        rows.push_back({short_text(head_in({.kind = reading_->kind}, order[i] / heads, order[i] % heads)),
                        screen_number(static_cast<double>(score), 'f', 2), static_cast<double>(score),
                        tr("Show this head"), order[i], static_cast<double>(score) < test.threshold});
    }
    heads_->set_rows(std::move(rows));
    view_->set_numbers([scores = test.scores, name = test.name] { return numbers_of_scores(scores, name); });
    view_->set_figure(head_test_figure(test, reading_->conditions, style_of(look_)));
    emit changed();
}

const HeadTestScores& HeadTestPage::shown_test() const {
    return reading_->tests.at(static_cast<std::size_t>(std::max(which_->currentIndex(), 0)));
}

std::optional<OpenFigure> HeadTestPage::open_figure() const {
    if (!view_->figure()) return std::nullopt;
    OpenFigure open{tr("Test of heads"), QStringLiteral("head-test"), view_->figure()};
    const auto index = static_cast<std::size_t>(std::max(which_->currentIndex(), 0));
    open.title = display_name(shown_test());
    open.numbers = view_->numbers();
    const bool sink = reading_->test == HeadTestRequest::Test::Sink;
    open.fields["view"] = QStringLiteral("heads");
    open.fields["test"] = QLatin1String(enum_name(sink ? HeadTest::Sink : static_cast<HeadTest>(index)));
    if (reading_->kind != AttentionKind::Self)
        open.fields["attention"] = QString::fromStdString(std::string(kind_name(reading_->kind)));
    return open;
}

void HeadTestPage::open_head(std::int32_t index) {
    if (!reading_) return;
    const auto heads = static_cast<std::int32_t>(reading_->tests.front().scores.size(1));
    const HeadId head = head_in({.kind = reading_->kind}, index / heads, index % heads);
    const AnalysisPointer& analysis = document_.run().analysis();
    document_.view().show_head(analysis && find_stack(analysis->attention, head) ? resolved(analysis->attention, head)
                                                                                 : head);
}

}  // namespace headlight
