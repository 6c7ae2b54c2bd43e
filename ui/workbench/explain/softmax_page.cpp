#include "workbench/explain/softmax_page.h"

#include "core/error.h"
#include "language/sentences.h"
#include "view/field_values.h"
#include "view/fields.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/language/screen_number.h"

#include <QHBoxLayout>
#include <QJsonArray>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr int kMergeSliders = 7303;
constexpr int kMergeScores = 7304;
/// Steps of a slider for a factor of 2.
constexpr double kStepsOfDoubling = 8;
constexpr int kReach = 56;  // a factor of 2^7 to either side

struct ScoreExample {
    const char* name;
    std::vector<double> scores;
};

const std::vector<ScoreExample>& score_examples() {
    static const std::vector<ScoreExample> examples{
        {QT_TRANSLATE_NOOP("headlight::SoftmaxPage", "One huge score: −3, 1, 1000, 5, −1"), {-3, 1, 1000, 5, -1}},
        {QT_TRANSLATE_NOOP("headlight::SoftmaxPage", "Steps of 1: 0, 1, 2, 3"), {0, 1, 2, 3}},
        {QT_TRANSLATE_NOOP("headlight::SoftmaxPage", "Equal scores: 2, 2, 2, 2"), {2, 2, 2, 2}},
        {QT_TRANSLATE_NOOP("headlight::SoftmaxPage", "Two rivals: 8, 8.5, 0, 0"), {8, 8.5, 0, 0}},
        {QT_TRANSLATE_NOOP("headlight::SoftmaxPage", "Products of long vectors: −24, 8, 16, 40"), {-24, 8, 16, 40}},
    };
    return examples;
}

QString text_of(const std::vector<double>& scores) {
    QStringList texts;
    for (const double score : scores) texts << QString::number(score);
    return texts.join(QStringLiteral(", "));
}

/// The scores that a text is; nothing where it is none.
std::optional<std::vector<double>> scores_in(const QString& text) {
    const RealValue number{-1e6, 1e6};
    std::vector<double> scores;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        try {
            scores.push_back(number.parse(part.trimmed().toStdString()));
        } catch (const BadValue&) {
            return std::nullopt;
        }
    }
    return scores.empty() ? std::nullopt : std::optional(scores);
}

double factor_of(int position) {
    return std::exp2(position / kStepsOfDoubling);
}

int position_of(double factor) {
    return static_cast<int>(std::lround(kStepsOfDoubling * std::log2(factor)));
}

}  // namespace

SoftmaxPage::SoftmaxPage(Document& document, QWidget* parent)
    : FigurePage(tr("Softmax of a row"), parent), document_(document) {
    add_controls(build_controls());
    connect(&document_.run(), &LiveRun::analysis_changed, this, &SoftmaxPage::follow);
    connect(&document_.view(), &ShownView::changed, this, &SoftmaxPage::follow);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &SoftmaxPage::draw);
    connect(&document_.pointing(), &Pointing::hover_changed, this, &SoftmaxPage::draw);
}

QSlider* SoftmaxPage::add_slider(const QString& name, int reach, QLabel*& label, QBoxLayout& row) {
    label = new QLabel(this);
    label->setTextFormat(Qt::PlainText);
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setRange(-reach, reach);
    slider->setPageStep(static_cast<int>(kStepsOfDoubling));
    slider->setAccessibleName(name);
    row.addWidget(label);
    row.addWidget(slider, 1);
    return slider;
}

QWidget* SoftmaxPage::build_controls() {
    auto* controls = new QWidget(this);
    source_ = new QComboBox(controls);
    source_->setAccessibleName(tr("Scores"));
    source_->addItem(tr("Row of the head"));
    for (const ScoreExample& example : score_examples()) source_->addItem(tr(example.name));
    scores_ = new QLineEdit(controls);
    scores_->setAccessibleName(tr("Typed scores, with commas between"));
    scores_->setToolTip(tr("Type scores with commas between them, such as -3, 1, 1000, 5, -1"));
    auto* first = new QHBoxLayout;
    first->addWidget(source_);
    first->addWidget(scores_, 1);
    auto* second = new QHBoxLayout;
    divisor_ = add_slider(tr("Divisor of the products"), kReach, divisor_name_, *second);
    temperature_ = add_slider(tr("Temperature"), kReach, temperature_name_, *second);
    auto* usual = new QToolButton(controls);
    usual->setText(tr("Reset"));
    usual->setToolTip(tr("Restore the model's divisor, and temperature 1"));
    second->addWidget(usual);
    auto* column = new QVBoxLayout(controls);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(first);
    column->addLayout(second);
    connect(source_, &QComboBox::activated, this, &SoftmaxPage::choose_source);
    connect(scores_, &QLineEdit::textEdited, this, &SoftmaxPage::take_scores);
    connect(usual, &QToolButton::clicked, this, [this] {
        document_.view().change(tr("reset the softmax"), [](ViewState& view) {
            view.divisor = 0;
            view.temperature = 1;
        });
    });
    connect(temperature_, &QSlider::valueChanged, this, [this](int position) {
        document_.view().change(
            tr("change the temperature"), [&](ViewState& view) { view.temperature = factor_of(position); },
            kMergeSliders);
    });
    connect(divisor_, &QSlider::valueChanged, this, [this](int position) {
        document_.view().change(
            tr("change the divisor"),
            [&](ViewState& view) { view.divisor = position == 0 ? 0 : own_divisor_ * factor_of(position); },
            kMergeSliders);
    });
    return controls;
}

void SoftmaxPage::choose_source(int index) {
    document_.view().change(tr("choose scores"), [&](ViewState& view) {
        view.scores =
            index > 0 ? score_examples().at(static_cast<std::size_t>(index - 1)).scores : std::vector<double>{};
        view.divisor = 0;
        view.temperature = 1;
    });
}

void SoftmaxPage::take_scores(const QString& text) {
    const auto scores = scores_in(text);
    if (!scores) return;  // while it is typed
    document_.view().change(
        tr("type scores"), [&](ViewState& view) { view.scores = *scores; }, kMergeScores);
}

void SoftmaxPage::set_look(const Look& look) {
    scores_->setFont(look.font);
    for (QLabel* label : {temperature_name_, divisor_name_}) label->setFont(look.font);
    FigurePage::set_look(look);
}

void SoftmaxPage::follow() {
    if (!isVisible()) return;
    const std::vector<double>& scores = document_.view().state().scores;
    const auto example = std::ranges::find(score_examples(), scores, &ScoreExample::scores);
    const bool known = example != score_examples().end();
    source_->setCurrentIndex(known            ? static_cast<int>(example - score_examples().begin()) + 1
                             : scores.empty() ? 0
                                              : -1);
    if (!scores_->hasFocus()) scores_->setText(text_of(scores));
    scores_->setPlaceholderText(tr("scores of your own: -3, 1, 1000, 5, -1"));
    draw();
}

ShownSoftmax SoftmaxPage::computed() {
    const ViewState& view = document_.view().state();
    interventions_.clear();
    if (!view.scores.empty())
        return shown_softmax(typed_scores(view.scores), view.divisor, view.temperature, Sentence("Typed scores"), true);
    const AnalysisPointer& analysis = document_.run().analysis();
    head_ = view.choice.layer && view.choice.head ? view.choice : document_.view().last_single_head();
    head_.aggregation = Aggregation::Mean;
    std::optional<std::int64_t> query;
    if (const TokenFocus pair = document_.pointing().focused_pair(); pair.query)
        query = entry_of_token(axes_of(*analysis, head_, {}).queries, *pair.query);
    interventions_ = analysis->provenance.interventions;
    ScoreRow row = score_row_of(*analysis, head_, query);
    query_ = row.query;
    return shown_softmax(std::move(row.inputs), view.divisor, view.temperature, std::move(row.title), false);
}

void SoftmaxPage::draw() {
    if (!isVisible()) return;
    shown_.reset();
    show_sentence({});
    if (document_.view().state().scores.empty() && !document_.run().analysis()) {
        show_sentence(tr("Type a text: the softmax of each row is computed here."));
    } else {
        try {
            shown_ = std::make_shared<const ShownSoftmax>(computed());
            own_divisor_ = shown_->usual.divisor;
        } catch (const Error& error) {
            show_sentence(text_of_problem(error));
        }
    }
    tell_sliders();
    if (!shown_) {
        show_nothing();
    } else {
        const FigureStyle style = style_of(look(), interventions_);
        show_figure(beside() ? narrow_softmax_figure(shown_, style) : softmax_figure(shown_, style),
                    [shown = shown_] { return numbers_of(*shown); });
    }
    emit changed();
}

void SoftmaxPage::tell_sliders() {
    const ViewState& view = document_.view().state();
    const double divisor = view.divisor > 0 ? view.divisor : own_divisor_;
    const auto set = [](QSlider& slider, double factor) {
        const QSignalBlocker blocker(slider);
        slider.setValue(position_of(factor));
    };
    set(*temperature_, view.temperature);
    set(*divisor_, divisor / own_divisor_);
    temperature_name_->setText(tr("Temperature %1").arg(screen_number(view.temperature, 'g', 3)));
    divisor_name_->setText(tr("Divide by %1").arg(screen_number(divisor, 'g', 4)));
}

std::optional<OpenFigure> SoftmaxPage::open_figure() const {
    if (!shown_) return std::nullopt;
    OpenFigure open = opened(tr("Softmax of a row"), QStringLiteral("softmax"));
    open.title = text_of(shown_->title);
    if (shown_->typed) {
        QJsonArray scores;
        for (const double score : shown_->inputs.products) scores.append(score);
        open.fields["scores"] = scores;
    } else {
        open.fields = HeadValue{}.json(head_).toObject();
        open.fields["query"] = static_cast<int>(query_);
    }
    open.fields["temperature"] = shown_->numbers.temperature;
    open.fields["divisor"] = document_.view().state().divisor;
    open.fields["view"] = QStringLiteral("softmax");
    return open;
}

}  // namespace headlight
