#include "workbench/explain/matrices_page.h"

#include "core/error.h"
#include "figures/matrices/step_place.h"
#include "language/sentences.h"
#include "view/field_values.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <variant>

namespace headlight {

namespace {

/// Steps of undo that follow each other become one.
constexpr int kMergeSteps = 7301;
constexpr int kMergeTyping = 7302;

/// What a person may begin with.
struct TypedExample {
    const char* name;
    TypedAttention typed;
};

const std::vector<TypedExample>& typed_examples() {
    static const std::vector<TypedExample> examples{
        {QT_TRANSLATE_NOOP("headlight::MatricesPage", "Three vectors, no projections"),
         {.inputs = "1 0 1; 0 1 1; 1 1 0", .query = {}, .key = {}, .value = {}, .weights = {}}},
        {QT_TRANSLATE_NOOP("headlight::MatricesPage", "Three vectors with projections"),
         {.inputs = "1 0 1; 0 1 1; 1 1 0",
          .query = "1 0; 0 1; 1 -1",
          .key = "0 1; 1 0; 1 1",
          .value = "2 0; 0 2; 1 1",
          .weights = {}}},
        {QT_TRANSLATE_NOOP("headlight::MatricesPage", "Values mixed by given weights"),
         {.inputs = "4 0; 0 4; 2 2",
          .query = {},
          .key = {},
          .value = {},
          .weights = "0.5 0.3 0.2; 0.1 0.8 0.1; 0.3 0.3 0.4"}},
    };
    return examples;
}

constexpr std::array<std::string TypedAttention::*, 5> kTypedLines{&TypedAttention::inputs, &TypedAttention::query,
                                                                   &TypedAttention::key, &TypedAttention::value,
                                                                   &TypedAttention::weights};

}  // namespace

MatricesPage::MatricesPage(Document& document, QWidget* parent) : WhyPage(parent), document_(document) {
    scroll_ = new FigureScroll(tr("Attention in matrices"), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(build_controls());
    column->addWidget(build_lines());
    column->addWidget(scroll_, 1);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &MatricesPage::ask);
    connect(&document_.view(), &ShownView::changed, this, &MatricesPage::follow_view);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &MatricesPage::draw);
    connect(&document_.pointing(), &Pointing::hover_changed, this, &MatricesPage::draw);
    answer_studies<MatricesRequest>(
        document_.run().bridge(), this, [this](const auto& answer) { take(answer); },
        [this](const Error& error) {
            if (!typed()) refuse(text_of_problem(error));
        });
    connect(&scroll_->flow(), &FigureFlow::clicked, this, [this](const Hit& hit) {
        if (typed() || !document_.run().analysis() || !(hit.query || hit.key)) return;
        const MatrixAxes axes = axes_of(*document_.run().analysis(), head(), {});
        const auto token = [](const std::vector<MatrixEntry>& entries, std::int64_t index) {
            return entries.at(static_cast<std::size_t>(index)).tokens.front();
        };
        document_.pointing().select_pair(token(axes.queries, hit.query.value_or(static_cast<int>(shown_->query))),
                                         token(axes.keys, hit.key.value_or(static_cast<int>(shown_->key))));
    });
}

QWidget* MatricesPage::build_controls() {
    auto* controls = new QWidget(this);
    source_ = new QComboBox(controls);
    source_->setAccessibleName(tr("What the matrices are of"));
    source_->addItem(tr("Shown head"));
    for (const TypedExample& example : typed_examples()) source_->addItem(tr(example.name));
    const auto button = [&](const QString& text, const QString& tip) {
        auto* made = new QToolButton(controls);
        made->setText(text);
        made->setToolTip(tip);
        return made;
    };
    previous_ = button(tr("Back"), tr("Empty the matrices of this step (Backspace)"));
    next_ = button(tr("Next step"), tr("Compute the next matrices (Space); after the last, begin again"));
    step_name_ = new QLabel(controls);
    step_name_->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(source_);
    row->addWidget(previous_);
    row->addWidget(next_);
    row->addWidget(step_name_, 1);
    // In a narrow panel the buttons stay whole; the figure says the step, too.
    for (QToolButton* each : {previous_, next_}) each->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    step_name_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    constexpr int kLetters = 12;
    source_->setMinimumContentsLength(kLetters);
    source_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(source_, &QComboBox::activated, this, &MatricesPage::choose_source);
    connect(previous_, &QToolButton::clicked, this, [this] { walk(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { walk(1); });
    return controls;
}

QWidget* MatricesPage::build_lines() {
    typing_ = new QWidget(this);
    typed_rows_ = new QBoxLayout(QBoxLayout::LeftToRight, typing_);
    typed_rows_->setContentsMargins(0, 0, 0, 0);
    const std::array<std::pair<QString, QString>, 5> names{
        {{tr("X"), tr("Input vectors, such as 1 0; 0 1; 1 1: rows apart by semicolons")},
         {tr("W_Q"), tr("Matrix that makes queries; empty: inputs are the queries")},
         {tr("W_K"), tr("Matrix that makes keys; empty: inputs are the keys")},
         {tr("W_V"), tr("Matrix that makes values; empty: inputs are the values")},
         {tr("A"), tr("Weights; empty: softmax of Q K^T / √d")}}};
    for (std::size_t line = 0; line < lines_.size(); ++line) {
        auto* label = new QLabel(names[line].first, typing_);
        lines_[line] = new QLineEdit(typing_);
        lines_[line]->setAccessibleName(names[line].second);
        lines_[line]->setToolTip(names[line].second);
        label->setBuddy(lines_[line]);
        auto* pair = new QHBoxLayout;
        pair->addWidget(label);
        pair->addWidget(lines_[line], 1);
        typed_rows_->addLayout(pair);
        connect(lines_[line], &QLineEdit::textEdited, this,
                [this, line](const QString& text) { take_line(line, text); });
    }
    typing_->hide();
    return typing_;
}

bool MatricesPage::typed() const {
    return !document_.view().state().typed.inputs.empty();
}

HeadId MatricesPage::head() const {
    HeadId head = document_.view().state().choice;
    if (!head.layer || !head.head) head = document_.view().last_single_head();
    head.aggregation = Aggregation::Mean;
    return head;
}

std::int32_t MatricesPage::step() const {
    const std::int32_t last = matrices_ ? last_step(*matrices_) : kLastMatrixStep;
    return std::min(document_.view().state().step.value_or(last), last);
}

void MatricesPage::walk(int steps) {
    if (!matrices_) return;
    const int count = last_step(*matrices_) + 1;
    const int wanted = (step() + steps + count) % count;
    document_.view().change(
        tr("go through the matrices"), [&](ViewState& view) { view.step = wanted; }, kMergeSteps);
}

void MatricesPage::choose_source(int index) {
    document_.view().change(tr("choose what the matrices are of"), [&](ViewState& view) {
        view.typed = index > 0 ? typed_examples().at(static_cast<std::size_t>(index - 1)).typed : TypedAttention{};
        view.step = 0;
    });
}

void MatricesPage::take_line(std::size_t line, const QString& text) {
    if (line == 0 && text.trimmed().isEmpty()) return;  // would be the shown head
    document_.view().change(
        tr("type a matrix"), [&](ViewState& view) { view.typed.*kTypedLines.at(line) = text.toStdString(); },
        kMergeTyping);
}

void MatricesPage::set_look(const Look& look) {
    look_ = look;
    for (QLineEdit* line : lines_) line->setFont(look.font);
    for (QLabel* label : findChildren<QLabel*>()) label->setFont(look.font);
    draw();
}

void MatricesPage::set_beside(bool beside) {
    typed_rows_->setDirection(beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void MatricesPage::showEvent(QShowEvent* event) {
    WhyPage::showEvent(event);
    follow_view();
}

void MatricesPage::keyPressEvent(QKeyEvent* event) {
    const bool back = event->key() == Qt::Key_Backspace;
    if (event->key() != Qt::Key_Space && !back) return WhyPage::keyPressEvent(event);
    walk(back ? -1 : 1);
}

void MatricesPage::follow_view() {
    if (!isVisible()) return;
    typing_->setVisible(typed());
    const TypedAttention& now = document_.view().state().typed;
    for (std::size_t line = 0; line < lines_.size(); ++line) {
        const QString text = QString::fromStdString(now.*kTypedLines.at(line));
        if (lines_[line]->text() != text) lines_[line]->setText(text);
    }
    if (!typed()) source_->setCurrentIndex(0);
    if (typed() && source_->currentIndex() == 0) source_->setCurrentIndex(1);
    ask();
}

void MatricesPage::show_typed() {
    const TypedAttention& now = document_.view().state().typed;
    const double divisor = document_.view().state().divisor;
    if (matrices_ && matrices_->typed && shown_typed_ == now && shown_divisor_ == divisor) return draw();
    shown_typed_ = now;
    shown_divisor_ = divisor;
    try {
        matrices_ = std::make_shared<const AttentionMatrices>(matrices_of_typed(now, divisor));
        interventions_.clear();
        scroll_->set_sentence({});
    } catch (const Error& error) {
        return refuse(text_of_problem(error));
    }
    draw();
    emit changed();
}

void MatricesPage::ask() {
    if (!isVisible()) return;
    if (typed()) return show_typed();
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!document_.run().model() || !analysis) return;
    const bool same = analysis == asked_of_ && head() == asked_head_;
    if (same && matrices_ && !matrices_->typed) return draw();
    asked_of_ = analysis;
    asked_head_ = head();
    MatricesRequest request;
    request.text = document_.run().present_request();
    request.head = asked_head_;
    document_.run().bridge().study(request);
}

void MatricesPage::take(const MatricesReading& reading) {
    if (typed()) return;
    matrices_ = std::make_shared<const AttentionMatrices>(reading.matrices);
    interventions_ = reading.provenance.interventions;
    scroll_->set_sentence({});
    draw();
    emit changed();
}

void MatricesPage::refuse(const QString& sentence) {
    matrices_.reset();
    shown_.reset();
    scroll_->set_sentence(sentence);
    draw();
    emit changed();
}

void MatricesPage::tell_step() {
    next_->setEnabled(matrices_ != nullptr);
    previous_->setEnabled(matrices_ != nullptr && step() > 0);
    step_name_->setText(matrices_ ? tr("Step %1 of %2").arg(step() + 1).arg(last_step(*matrices_) + 1) : QString());
}

void MatricesPage::draw() {
    if (!isVisible()) return;
    tell_step();
    if (!matrices_) return scroll_->flow().set_figure(nullptr);
    std::optional<std::int64_t> query;
    std::optional<std::int64_t> key;
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!typed() && analysis && analysis == asked_of_) {
        const MatrixAxes axes = axes_of(*analysis, asked_head_, {});
        const TokenFocus pair = document_.pointing().focused_pair();
        if (pair.query) query = entry_of_token(axes.queries, *pair.query);
        if (pair.key && query) key = entry_of_token(axes.keys, *pair.key);
    }
    if (query && *query >= std::ssize(matrices_->queries)) query.reset();
    if (key && *key >= std::ssize(matrices_->keys)) key.reset();
    shown_ = std::make_shared<const ShownMatrices>(shown_matrices(matrices_, query, key, step()));
    scroll_->flow().set_numbers([shown = shown_] { return numbers_of(*shown); });
    const FigureStyle style = style_of(look_, interventions_);
    scroll_->flow().set_figure(std::make_shared<const MatricesFigure>(shown_, style));
    if (std::exchange(drawn_step_, shown_->step) != shown_->step) QTimer::singleShot(0, this, [this] { show_step(); });
}

void MatricesPage::show_step() {
    auto* area = scroll_->findChild<QScrollArea*>();
    if (area == nullptr || !shown_) return;
    const FigureStyle style = style_of(look_, interventions_);
    const QRect place = step_place(*shown_, style, QSizeF(scroll_->flow().size())).toAlignedRect();
    // Where both ends have no room, the upper one is seen.
    area->ensureVisible(place.center().x(), place.bottom(), 0, 0);
    area->ensureVisible(place.center().x(), place.top(), 0, 0);
}

std::optional<OpenFigure> MatricesPage::open_figure() const {
    if (!shown_) return std::nullopt;
    OpenFigure open{tr("Attention in matrices"), QStringLiteral("matrices"), scroll_->flow().figure()};
    open.title = text_of(matrices_title(*shown_));
    open.numbers = scroll_->flow().numbers();
    open.wide = true;
    if (typed()) {
        constexpr std::array kNames{"inputs", "query_matrix", "key_matrix", "value_matrix", "weights"};
        for (std::size_t line = 0; line < kNames.size(); ++line)
            open.fields[QLatin1String(kNames[line])] = QString::fromStdString(shown_typed_.*kTypedLines.at(line));
        open.fields["divisor"] = shown_divisor_;
    } else {
        open.fields = HeadValue{}.json(asked_head_).toObject();
    }
    open.fields["view"] = QStringLiteral("matrices");
    open.fields["query"] = static_cast<int>(shown_->query);
    open.fields["key"] = static_cast<int>(shown_->key);
    open.fields["step"] = shown_->step;
    return open;
}

}  // namespace headlight
