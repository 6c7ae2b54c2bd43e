#include "workbench/explain/probability_panel.h"

#include "capture/intervention_text.h"
#include "figures/probability_figure.h"
#include "language/sentences.h"
#include "view/enum_names.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/widgets/clear_button.h"
#include "workbench/widgets/field_box.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <variant>

namespace headlight {

namespace {

constexpr int kShownLetters = 24;   // of the longest choice
constexpr int kSeedMerge = 0x5EED;  // steps of undo that become one
constexpr int kAnswerMerge = 0xA115;

ModelTask task_of(const Document& document) {
    const auto& model = document.run().model();
    return model ? model->description.task : ModelTask::None;
}

bool masks_tokens(const Document& document) {
    return document.run().masks_words();
}

bool is_classifier(const Document& document) {
    const ModelTask task = task_of(document);
    return task == ModelTask::SequenceClassification || task == ModelTask::ImageClassification;
}

ProbabilityRequest request_of(const Document& document) {
    const LossSettings& losses = document.view().state().losses;
    return {.text = document.run().present_request(),
            .masking = losses.masking,
            .seed = static_cast<std::uint32_t>(losses.seed),
            .label = losses.label};
}

}  // namespace

ProbabilityPanel::ProbabilityPanel(Document& document, QWidget* parent)
    : LowerPanel(tr("PROBABILITY"), tr("Close the probability of the text"), 300, parent), document_(document) {
    save_ = add_button(tr("Save figure…"));
    column().addWidget(build_controls());
    scroll_ = new FigureScroll(tr("Losses of the text"), this);
    column().addWidget(scroll_, 1);
    connect(save_, &QToolButton::clicked, this, &ProbabilityPanel::export_asked);
    connect(&scroll_->flow(), &FigureFlow::hovered, this, &ProbabilityPanel::point_at);
    connect(&scroll_->flow(), &FigureFlow::clicked, this, [this](const Hit& hit) {
        if (hit.query && text_ && text_->kind != LossKind::Class) document_.pointing().select_token(hit.query);
    });
    connect(&document_.run(), &LiveRun::model_changed, this, [this] {
        fill_labels();
        refresh_controls();
    });
    connect(&document_.run(), &LiveRun::analysis_changed, this, [this] { ask(false); });
    connect(&document_.view(), &ShownView::changed, this, &ProbabilityPanel::follow_view);
    connect(&document_.pointing(), &Pointing::hover_changed, this, &ProbabilityPanel::mark);
    connect(&document_.pointing(), &Pointing::selection_changed, this, [this] {
        mark();
        reveal_selected();
    });
    answer_studies<ProbabilityRequest>(
        document_.run().bridge(), this, [this](const auto& answer) { take(answer); },
        [this](const Error& error) { refuse(text_of_problem(error)); });
    set_hint(tr("−ln p in nats. Point at a bar to see its token."));
    fill_labels();
    refresh_controls();
}

QWidget* ProbabilityPanel::build_controls() {
    auto* holder = new QWidget(this);
    masking_ = new QComboBox(holder);
    masking_->setAccessibleName(tr("Tokens that the model is asked for"));
    masking_->addItem(tr("Masked tokens, else each in turn"));
    masking_->addItem(tr("Masked tokens"), QString::fromLatin1(enum_name(MaskingRule::Masked)));
    masking_->addItem(tr("Each token in turn"), QString::fromLatin1(enum_name(MaskingRule::Each)));
    masking_->addItem(tr("As in pre-training of BERT"), QString::fromLatin1(enum_name(MaskingRule::Pretraining)));
    seed_ = new QSpinBox(holder);
    seed_->setAccessibleName(tr("Seed of the choice"));
    seed_->setPrefix(tr("seed "));
    take_bounds(*seed_, "seed");
    label_ = new QComboBox(holder);
    label_->setAccessibleName(tr("Right class"));
    answer_ = new QLineEdit(holder);
    answer_->setAccessibleName(tr("Right answer, as it stands in the passage"));
    answer_->setPlaceholderText(tr("the right answer, as in the passage"));
    add_clear_button(*answer_);
    run_ = new QToolButton(holder);
    run_->setAccessibleName(tr("Run the model once for each token"));
    masking_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    masking_->setMinimumContentsLength(kShownLetters);
    label_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    label_->setMinimumContentsLength(kShownLetters);
    auto* row = new QBoxLayout(QBoxLayout::LeftToRight, holder);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{masking_, seed_, label_, run_}) row->addWidget(each);
    row->addWidget(answer_, 1);
    holder->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    set_parts(*row);
    const auto change = [this](const QString& what, int merge, const std::function<void(LossSettings&)>& edit) {
        document_.view().change(
            what, [&](ViewState& view) { edit(view.losses); }, merge);
    };
    connect(masking_, &QComboBox::activated, this, [this, change] {
        const auto rule = enum_named<MaskingRule>(masking_->currentData().toString().toStdString());
        change(tr("choose the tokens that are asked for"), 0, [&](LossSettings& losses) { losses.masking = rule; });
    });
    connect(seed_, &QSpinBox::valueChanged, this, [change](int seed) {
        change(tr("choose the seed"), kSeedMerge, [&](LossSettings& losses) { losses.seed = seed; });
    });
    connect(label_, &QComboBox::activated, this, [this, change] {
        const std::string label = label_->currentData().toString().toStdString();
        change(tr("choose the right class"), 0, [&](LossSettings& losses) { losses.label = label; });
    });
    connect(answer_, &QLineEdit::textEdited, this, [change](const QString& answer) {
        change(tr("type the right answer"), kAnswerMerge,
               [&](LossSettings& losses) { losses.label = answer.toStdString(); });
    });
    connect(run_, &QToolButton::clicked, this, [this] { ask(true); });
    run_->hide();
    return holder;
}

void ProbabilityPanel::fill_labels() {
    const QSignalBlocker blocker(label_);
    label_->clear();
    label_->addItem(tr("no right class"), QString());
    if (!document_.run().model()) return;
    for (const auto& [index, label] : document_.run().model()->description.labels)
        label_->addItem(QString::fromStdString(label), QString::fromStdString(label));
}

void ProbabilityPanel::refresh_controls() {
    const LossSettings& losses = document_.view().state().losses;
    const QSignalBlocker of_masking(masking_);
    const QSignalBlocker of_seed(seed_);
    const QSignalBlocker of_label(label_);
    const QString rule = losses.masking ? QString::fromLatin1(enum_name(*losses.masking)) : QString();
    masking_->setCurrentIndex(std::max(0, rule.isEmpty() ? 0 : masking_->findData(rule)));
    seed_->setValue(losses.seed);
    label_->setCurrentIndex(std::max(0, label_->findData(QString::fromStdString(losses.label))));
    if (answer_->text().toStdString() != losses.label) answer_->setText(QString::fromStdString(losses.label));
    const bool masks = masks_tokens(document_);
    masking_->setVisible(masks);
    seed_->setVisible(masks && losses.masking == MaskingRule::Pretraining);
    label_->setVisible(is_classifier(document_));
    answer_->setVisible(task_of(document_) == ModelTask::QuestionAnswering);
}

void ProbabilityPanel::follow_view() {
    refresh_controls();
    ask(false);
}

double ProbabilityPanel::expected_time() const {
    const AnalysisPointer& analysis = document_.run().analysis();
    const ViewState& view = document_.view().state();
    const auto rule = view.losses.masking.value_or(view.masks.tokens.empty() ? MaskingRule::Each : MaskingRule::Masked);
    const bool each = masks_tokens(document_) && rule == MaskingRule::Each;
    return analysis->timings.forward * (each ? static_cast<double>(analysis->tokens.tokens.size()) : 1);
}

void ProbabilityPanel::ask(bool long_runs_too) {
    constexpr double kLong = 4000;  // ms for which other runs would have to wait
    if (!isVisible() || !document_.run().model() || !document_.run().analysis() || !document_.run().is_current())
        return;
    const double time = expected_time();
    const bool waits = time > kLong && !long_runs_too;
    run_->setVisible(waits);
    if (waits) {
        run_->setText(tr("Run %n times", nullptr, static_cast<int>(document_.run().analysis()->tokens.tokens.size())));
        return refuse(tr("The model must run once for each token, about %1 s in all.").arg(time / 1000, 0, 'f', 0));
    }
    document_.run().bridge().study(request_of(document_));
}

void ProbabilityPanel::take(const TextProbability& text) {
    text_ = std::make_shared<const TextProbability>(text);
    scroll_->set_sentence({});
    draw();
}

void ProbabilityPanel::refuse(const QString& sentence) {
    text_.reset();
    scroll_->set_sentence(sentence);
    draw();
}

void ProbabilityPanel::draw() {
    save_->setEnabled(text_ != nullptr);
    if (!text_ || !document_.run().model()) return scroll_->flow().set_figure(nullptr);
    FigureStyle style;
    style.theme = look().theme;
    style.map = color_maps(look().theme.dark).front();
    style.font = look().figure_font();
    if (const auto changes = interventions_note(document_.run().present_request().interventions))
        style.note = text_of(*changes);
    scroll_->flow().set_numbers([text = text_] { return numbers_of(*text); });
    scroll_->flow().set_figure(std::make_shared<const ProbabilityFigure>(text_, style));
    mark();
    QTimer::singleShot(0, this, &ProbabilityPanel::reveal_selected);  // the figure has its height then
}

void ProbabilityPanel::reveal_selected() {
    const auto token = document_.pointing().selected_token();
    if (token && text_ && text_->kind != LossKind::Class) scroll_->reveal({token, {}, {}, {}});
}

void ProbabilityPanel::mark() {
    const auto token = document_.pointing().focused_query();
    const bool of_tokens = text_ && text_->kind != LossKind::Class;
    scroll_->flow().set_marked(token && of_tokens ? std::vector{Hit{token, {}, {}, {}}} : std::vector<Hit>{});
}

void ProbabilityPanel::point_at(const Hit& hit) {
    if (text_ && text_->kind != LossKind::Class) document_.pointing().set_hover({hit.query, {}});
}

void ProbabilityPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    for (QWidget* each : std::initializer_list<QWidget*>{masking_, seed_, label_, answer_, run_})
        each->setFont(look.font);
    draw();
}

void ProbabilityPanel::showEvent(QShowEvent* event) {
    LowerPanel::showEvent(event);
    ask(false);
}

std::optional<OpenFigure> ProbabilityPanel::open_figure() const {
    if (!text_) return std::nullopt;
    const LossSettings& losses = document_.view().state().losses;
    OpenFigure open{tr("Probability of the text"), QStringLiteral("probability"), scroll_->flow().figure()};
    open.fields = {{"view", enum_name(View::Probability)}};
    if (losses.masking) open.fields["masking"] = enum_name(*losses.masking);
    if (losses.masking == MaskingRule::Pretraining) open.fields["seed"] = losses.seed;
    if (!losses.label.empty()) open.fields["label"] = QString::fromStdString(losses.label);
    open.numbers = scroll_->flow().numbers();
    return open;
}

}  // namespace headlight
