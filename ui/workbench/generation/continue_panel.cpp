#include "workbench/generation/continue_panel.h"

#include "export/generation_tree_json.h"
#include "export/writers/pixels_file.h"
#include "figures/drawing/image_file.h"
#include "figures/provenance_text.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/shown_view.h"
#include "workbench/export/save_figure.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/file_dialog.h"
#include "workbench/widgets/segmented.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace headlight {

namespace {

/// A number field that says itself what it is.
template <typename Box, typename Number>
Box* number_field(const QString& name, const QString& prefix, const ContinuationBounds::Range<Number>& range,
                  Number value, QWidget* parent) {
    auto* box = new Box(parent);
    box->setRange(range.least, range.most);
    box->setValue(value);
    box->setPrefix(prefix);
    box->setAccessibleName(name);
    box->setToolTip(name);
    return box;
}

/// The unit of a field behind its number.
void show_unit(QSpinBox& field, const QString& one, const QString& several) {
    const auto show = [&field, one, several](int number) { field.setSuffix(number == 1 ? one : several); };
    QObject::connect(&field, &QSpinBox::valueChanged, &field, show);
    show(field.value());
}

}  // namespace

ContinuePanel::ContinuePanel(Document& document, Actions& actions, QWidget* parent)
    : LowerPanel(tr("GENERATE TEXT"), tr("Close text generation"), 232, parent),
      document_(document),
      actions_(actions),
      continuation_(document),
      completion_(document) {
    save_ = add_button(tr("Save tree…"));
    save_->setToolTip(tr("Save the tree as a figure (PDF, SVG, PNG), or as JSON with the candidates of every step"));
    area_ = new QScrollArea(this);
    tree_ = new GenerationTreeView;
    area_->setWidget(tree_);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus);
    auto* parts = new QHBoxLayout;
    parts->addWidget(build_controls(actions));
    parts->addWidget(build_candidates());
    written_ = new WrittenText(this);
    auto* generated = new QVBoxLayout;
    generated->addWidget(area_, 1);
    generated->addWidget(written_);
    parts->addLayout(generated, 1);
    image_ = new CompletedImage(completion_, this);
    parts->addWidget(image_, 2);
    column().addLayout(parts, 1);
    set_parts(*parts);
    connect_actions(actions);
    connect_image();
    refresh();
}

QWidget* ContinuePanel::build_controls(Actions& actions) {
    actions.at(ActionId::Greedy)->setChecked(true);
    controls_ = new QWidget(this);
    auto* column = new QVBoxLayout(controls_);
    column->setContentsMargins(0, 0, 0, 0);
    auto* ways = new Segmented(
        tr("Decoding"), {actions.at(ActionId::Greedy), actions.at(ActionId::Sample), actions.at(ActionId::Beams)}, true,
        controls_);
    column->addWidget(ways);
    column->addWidget(build_numbers());
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(0, 0, 0, 0);
    for (QAction* action : {actions.at(ActionId::GenerateStep), actions.at(ActionId::GenerateRun),
                            actions.at(ActionId::GenerateBack), actions.at(ActionId::GenerateStop)}) {
        auto* button = new QToolButton(controls_);
        button->setDefaultAction(action);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        button->setToolTip(keys.isEmpty() ? action->toolTip() : QStringLiteral("%1 (%2)").arg(action->toolTip(), keys));
        button->setProperty("tight", true);
        buttons->addWidget(button);
    }
    column->addLayout(buttons);
    column->addStretch(1);
    return controls_;
}

QWidget* ContinuePanel::build_numbers() {
    auto* numbers = new QWidget(controls_);
    const ContinuationOptions usual;
    tokens_ = number_field<QSpinBox>(tr("Maximum tokens to generate"), {}, ContinuationBounds::kTokens, usual.tokens,
                                     numbers);
    show_unit(*tokens_, tr(" token"), tr(" tokens"));
    temperature_ = number_field<QDoubleSpinBox>(tr("Temperature: flatter above 1, sharper below"), tr("temp. "),
                                                ContinuationBounds::kTemperature, usual.temperature, numbers);
    temperature_->setSingleStep(0.1);
    top_k_ = number_field<QSpinBox>(tr("Sample from the k most probable tokens"), tr("top-k "),
                                    ContinuationBounds::kTopK, usual.top_k, numbers);
    top_k_->setSpecialValueText(tr("top-k all"));
    top_p_ = number_field<QDoubleSpinBox>(tr("Sample from the fewest tokens whose probabilities add up to this share"),
                                          tr("top-p "), ContinuationBounds::kTopP, usual.top_p, numbers);
    top_p_->setSingleStep(0.05);
    seed_ = number_field<QSpinBox>(tr("Seed of sampling: the same seed gives the same tokens"), tr("seed "),
                                   ContinuationBounds::kSeed, usual.seed, numbers);
    beams_ = number_field<QSpinBox>(tr("Continuations kept at each length"), {}, ContinuationBounds::kBeams,
                                    usual.beams, numbers);
    show_unit(*beams_, tr(" beam"), tr(" beams"));
    auto* grid = new QGridLayout(numbers);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(tokens_, 0, 0);
    grid->addWidget(beams_, 0, 1);
    grid->addWidget(seed_, 0, 1);
    grid->addWidget(temperature_, 1, 0, 1, 2);
    grid->addWidget(top_k_, 2, 0);
    grid->addWidget(top_p_, 2, 1);
    for (QSpinBox* box : {tokens_, top_k_, seed_, beams_})
        connect(box, &QSpinBox::valueChanged, this, &ContinuePanel::take_options);
    for (QDoubleSpinBox* box : {temperature_, top_p_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ContinuePanel::take_options);
    return numbers;
}

QWidget* ContinuePanel::build_candidates() {
    auto* holder = new QWidget(this);
    step_title_ = new QLabel(holder);
    step_title_->setTextFormat(Qt::PlainText);
    step_title_->setProperty("muted", true);
    candidates_ = new CandidateList(holder);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(step_title_);
    column->addWidget(candidates_, 1);
    return holder;
}

void ContinuePanel::connect_actions(Actions& actions) {
    connect(save_, &QToolButton::clicked, this, &ContinuePanel::ask_where_to_save);
    const auto serve = [&](ActionId id, void (Continuation::*text)(), void (PixelCompletion::*image)()) {
        connect(actions.at(id), &QAction::triggered, this, [this, text, image] {
            if (completion_.fits())
                (completion_.*image)();
            else
                (continuation_.*text)();
        });
    };
    serve(ActionId::GenerateStep, &Continuation::step, &PixelCompletion::step);
    serve(ActionId::GenerateRun, &Continuation::run, &PixelCompletion::run);
    serve(ActionId::GenerateBack, &Continuation::back, &PixelCompletion::back);
    serve(ActionId::GenerateStop, &Continuation::stop, &PixelCompletion::stop);
    for (QAction* action : {actions.at(ActionId::Greedy), actions.at(ActionId::Sample), actions.at(ActionId::Beams)})
        connect(action, &QAction::toggled, this, &ContinuePanel::take_options);
    connect(candidates_, &CandidateList::taken, &continuation_, &Continuation::choose);
    connect(tree_, &GenerationTreeView::chosen, &continuation_, &Continuation::go_to);
    connect(tree_, &GenerationTreeView::moved, this, [this](const QRect& place) {
        area_->ensureVisible(place.center().x(), place.center().y(), place.width() / 2 + look().px(60),
                             place.height() / 2 + look().px(30));
    });
    connect(&continuation_, &Continuation::changed, this, &ContinuePanel::refresh_soon);
    refresh_timer_.setSingleShot(true);
    connect(&refresh_timer_, &QTimer::timeout, this, &ContinuePanel::refresh);
    connect(written_, &WrittenText::use_asked, this, &ContinuePanel::use_written);
    connect(&document_.run(), &LiveRun::busy_changed, this, &ContinuePanel::refresh_actions);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &ContinuePanel::refresh_written);
}

void ContinuePanel::connect_image() {
    connect(&completion_, &PixelCompletion::changed, this, &ContinuePanel::refresh_soon);
    connect(&document_.run(), &LiveRun::model_changed, this, &ContinuePanel::refresh);
    connect(image_, &CompletedImage::use_asked, this, &ContinuePanel::use_image);
    connect(image_, &CompletedImage::save_asked, this, &ContinuePanel::ask_where_to_save_image);
}

void ContinuePanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    place_parts(is_beside());
    refresh();
}

void ContinuePanel::place_parts(bool beside) {
    const auto fix = [beside](QWidget* part, int width) {
        part->setMinimumWidth(beside ? 0 : width);
        part->setMaximumWidth(beside ? QWIDGETSIZE_MAX : width);
    };
    fix(controls_, look().px(230));
    fix(candidates_->parentWidget(), look().px(330));
    image_->set_beside(beside);
}

void ContinuePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    continuation_.set_active(true);
    completion_.set_active(true);
    refresh();
}

void ContinuePanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    continuation_.set_active(false);
    completion_.set_active(false);
}

void ContinuePanel::take_options() {
    ContinuationOptions options;
    options.choosing = actions_.at(ActionId::Beams)->isChecked()    ? Choosing::Beams
                       : actions_.at(ActionId::Sample)->isChecked() ? Choosing::Sample
                                                                    : Choosing::Greedy;
    options.tokens = tokens_->value();
    options.temperature = temperature_->value();
    options.top_k = top_k_->value();
    options.top_p = top_p_->value();
    options.seed = seed_->value();
    options.beams = beams_->value();
    continuation_.set_options(options);
    completion_.set_options(options);
    refresh();
}

void ContinuePanel::choose(const ContinuationOptions& options) {
    QAction* way = options.choosing == Choosing::Beams    ? actions_.at(ActionId::Beams)
                   : options.choosing == Choosing::Sample ? actions_.at(ActionId::Sample)
                                                          : actions_.at(ActionId::Greedy);
    way->setChecked(true);
    tokens_->setValue(options.tokens);
    temperature_->setValue(options.temperature);
    top_k_->setValue(options.top_k);
    top_p_->setValue(options.top_p);
    seed_->setValue(options.seed);
    beams_->setValue(options.beams);
}

QString ContinuePanel::hint_text() const {
    if (completion_.fits()) {
        const QString obstacle = completion_.obstacle();
        return obstacle.isEmpty() && completion_.generated() == 0
                   ? tr("Step generates one pixel, Generate all below the line.")
                   : obstacle;
    }
    const QString obstacle = continuation_.obstacle();
    if (!obstacle.isEmpty()) return obstacle;
    if (continuation_.began_anew()) return tr("The text changed: the tree starts again.");
    if (continuation_.tree().nodes().size() == 1)
        return tr("Step generates one token, Generate several; click another candidate to start a branch.");
    if (continuation_.tree().node(continuation_.current()).ends) return tr("The model ended the text here.");
    return {};
}

void ContinuePanel::refresh_actions() {
    const bool image = completion_.fits();
    const bool writing = image ? completion_.running() : continuation_.writing();
    const bool back = image ? completion_.can_go_back() : continuation_.can_go_back();
    actions_.at(ActionId::GenerateStep)->setEnabled(image ? completion_.can_run() : continuation_.can_step());
    actions_.at(ActionId::GenerateRun)->setEnabled(image ? completion_.can_run() : continuation_.can_run());
    actions_.at(ActionId::GenerateBack)->setEnabled(back && !writing);
    actions_.at(ActionId::GenerateStop)->setEnabled(writing);
}

void ContinuePanel::refresh_soon() {
    constexpr int kMoment = 40;  // milliseconds
    refresh_actions();
    if (!continuation_.writing() && !completion_.running())
        refresh();
    else if (!refresh_timer_.isActive())
        refresh_timer_.start(kMoment);
}

void ContinuePanel::refresh() {
    refresh_timer_.stop();
    refresh_actions();
    choose_parts();
    if (!isVisible()) return;
    set_hint(hint_text());
    if (completion_.fits()) return image_->refresh();
    refresh_tree();
    refresh_written();
}

void ContinuePanel::choose_parts() {
    const bool image = completion_.fits();
    const Choosing choosing = continuation_.options().choosing;
    set_title(image ? tr("COMPLETE IMAGE") : tr("GENERATE TEXT"));
    for (QWidget* each : {static_cast<QWidget*>(temperature_), static_cast<QWidget*>(top_k_),
                          static_cast<QWidget*>(top_p_), static_cast<QWidget*>(seed_)})
        each->setVisible(choosing == Choosing::Sample);
    beams_->setVisible(choosing == Choosing::Beams && !image);
    for (QWidget* each : {static_cast<QWidget*>(tokens_), static_cast<QWidget*>(save_), candidates_->parentWidget(),
                          static_cast<QWidget*>(area_), static_cast<QWidget*>(written_)})
        each->setVisible(!image);
    image_->setVisible(image);
}

void ContinuePanel::refresh_tree() {
    const GenerationTree& tree = continuation_.tree();
    const std::size_t current = continuation_.current();
    const bool root = current == GenerationTree::kRoot;
    const auto number = tree.way_to(current).size();
    step_title_->setText(root ? tr("Candidates for the next token") : tr("Candidates at step %1").arg(number));
    candidates_->set_candidates(tree.node(continuation_.choice()).candidates,
                                root ? std::nullopt : std::optional(tree.node(current).id),
                                continuation_.options().choosing == Choosing::Sample);
    tree_->set_tree(tree, current);
    save_->setEnabled(tree.nodes().size() > 1);
}

void ContinuePanel::refresh_written() {
    written_->set_is_target(document_.run().writes_target());
    written_->set_text(continuation_.written_text());
}

void ContinuePanel::use_written() {
    LiveRun& run = document_.run();
    const QString written = continuation_.written_text();
    if (run.writes_target())
        run.set_pair(written.trimmed());
    else
        run.set_text(run.text() + written);
}

void ContinuePanel::use_image() {
    document_.run().set_images({{std::make_shared<const Image>(completion_.image()), tr("completed image")}},
                               ImageStep::Undoable);
}

void ContinuePanel::ask_where_to_save_image() {
    choose_new_file(this, tr("Save the image"), QStringLiteral("completed.png"), tr("Images (*.png)"),
                    [this](const QString& path) { save_image(path); });
}

void ContinuePanel::save_image(const QString& path) {
    const auto& model = document_.run().model();
    if (!model) return;
    Provenance provenance = model->provenance;
    provenance.interventions = document_.view().state().active_interventions();
    save_text(pixels_png(picture_of(completion_.image()), provenance), path, document_);
}

void ContinuePanel::ask_where_to_save() {
    choose_new_file(this, tr("Save the tree"), QStringLiteral("continuation.pdf"),
                    tr("Figures (*.pdf *.svg *.png);;Candidates of every step (*.json)"),
                    [this](const QString& path) { save(path); });
}

void ContinuePanel::save(const QString& path) {
    const auto& model = document_.run().model();
    if (!model) return;
    Provenance provenance = model->provenance;
    provenance.interventions = document_.view().state().active_interventions();
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return save_text(generation_tree_json(continuation_.tree(), provenance), path, document_);
    FigureStyle style = tree_->figure()->style();
    state_provenance(style, {provenance});
    save_figure(*tree_->figure()->with_style(style), PageWidth::AsShown, path, document_);
}

}  // namespace headlight
