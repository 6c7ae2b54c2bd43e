#include "workbench/document/shown_view.h"

#include "analysis/heads/metrics.h"
#include "workbench/document/intervention_editing.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/texts/images_step.h"
#include "workbench/document/texts/text_step.h"

#include <QScopedValueRollback>
#include <QUndoCommand>

#include <algorithm>
#include <memory>
#include <utility>

namespace headlight {

/// One step of undo: the view before and after.
class ViewCommand final : public QUndoCommand {
  public:
    ViewCommand(ShownView& view, ViewState before, ViewState after, const QString& what, int merge)
        : QUndoCommand(what), view_(view), before_(std::move(before)), after_(std::move(after)), merge_(merge) {}

    void undo() override { view_.apply(before_); }
    void redo() override { view_.apply(after_); }
    int id() const override { return merge_ == 0 ? -1 : merge_; }
    bool mergeWith(const QUndoCommand* other) override {
        after_ = static_cast<const ViewCommand*>(other)->after_;
        setObsolete(after_ == before_);
        return true;
    }

  private:
    ShownView& view_;
    ViewState before_;
    ViewState after_;
    int merge_;
};

namespace {

/// With the first metric in place of one that there is not.
ViewState known(ViewState view) {
    const auto all = metrics();
    if (std::none_of(all.begin(), all.end(), [&](const Metric& each) { return each.id == view.metric; }))
        view.metric = ViewState{}.metric;
    return view;
}

/// The choice in the main attention of another model, as far as its sizes are known before it ran.
HeadId moved_to(const ModelDescription& model, const HeadId& choice) {
    const bool fits = choice.layer.value_or(0) < model.layers && choice.head.value_or(0) < model.heads;
    if (!fits) return {};
    return {.layer = choice.layer, .head = choice.head, .aggregation = choice.aggregation};
}

}  // namespace

ShownView::ShownView(LiveRun& run, Notices& notices) : run_(run), notices_(notices) {
    constexpr int kMostSteps = 500;  // a step of a long text may hold 80 kB
    undo_stack_.setUndoLimit(kMostSteps);
    connect_run();
    connect(&pictures_, &PictureMaker::made, this, &ShownView::take_picture);
}

ShownView::~ShownView() {
    undo_stack_.disconnect();
}

void ShownView::connect_run() {
    connect(&run_, &LiveRun::model_taken, this, &ShownView::take_model);
    connect(&run_, &LiveRun::model_told, this, [this] {
        emit changed();
        drop_interventions([&](const ListedIntervention& each) { return !may_fit(each.change, *run_.model()); });
    });
    connect(&run_, &LiveRun::text_edited, this, &ShownView::record_edit);
    connect(&run_, &LiveRun::images_edited, this, &ShownView::record_images);
    connect(&run_, &LiveRun::text_began, this, &ShownView::begin_text);
    connect(&run_, &LiveRun::analysis_taken, this,
            [this](bool, bool first_of_model) { take_analysis(first_of_model); });
    connect(&run_, &LiveRun::analysis_told, this, &ShownView::tell_analysis);
    connect(&run_, &LiveRun::analysis_refined, this, [this](const AnalysisPointer& before) {
        pictures_.request(run_.analysis(), state_, style_, corpus_, {before, run_.neutral()});
    });
    connect(&run_, &LiveRun::neutral_changed, this, &ShownView::request_picture);
    connect(&run_, &LiveRun::so_far_changed, this, &ShownView::follow_long_run);
    connect(&run_, &LiveRun::interventions_refused, this,
            [this] { drop_interventions([](const ListedIntervention&) { return true; }); });
    connect(&run_, &LiveRun::busy_changed, this, [this] { pictures_.set_running(run_.running() || run_.loading()); });
    connect(&run_, &LiveRun::load_failed, this, [this] { restored_.reset(); });
    connect(&run_, &LiveRun::cancelled, this, [this] { restored_.reset(); });
}

void ShownView::set_state(ViewState view) {
    state_ = std::move(view);
    RunDemands demands;
    if (state_.masks.text_revision == run_.text_revision()) demands.masked_tokens = state_.masks.tokens;
    demands.interventions = state_.active_interventions();
    demands.rewrites_target = state_.rewrites_target;
    demands.value_norms = state_.matrix.value_weighted;
    if (state_.image_weights == ImageWeights::Neutral) demands.neutral_prompt = state_.neutral_prompt;
    run_.set_demands(demands);
}

void ShownView::take_model(bool read_images_before) {
    if (corpus_ && compare_model(run_.model()->provenance, hashes_of(corpus_->provenance)) == ModelMatch::Different)
        set_corpus(nullptr);
    keep_text_steps();
    ViewState view = restored_ ? of_this_text(*restored_) : state_;
    if (!restored_) view.choice = moved_to(run_.model()->description, view.choice);
    set_state(fitted_to_reading(std::move(view), read_images_before || restored_));
}

void ShownView::begin_text() {
    ViewState view = state_;
    if (places_to_restore_ != nullptr) {
        view.masks = places_to_restore_->masks;
        view.pointed_out = places_to_restore_->pointed_out;
        view.pointed_out_revision = places_to_restore_->pointed_out_revision;
    }
    set_state(without_old_places(std::move(view)));
}

void ShownView::record_edit(const InputTexts& before, const InputTexts& after) {
    const auto put = [this](const InputTexts& texts, const ViewState* places) { put_texts(texts, places); };
    undo_stack_.push(new TextStep(put, before, after, state_));
}

void ShownView::put_texts(const InputTexts& texts, const ViewState* places) {
    const QScopedValueRollback restoring(places_to_restore_, places);
    run_.put_texts(texts);
    emit changed();
}

void ShownView::record_images(const InputImages& before, const InputImages& after) {
    const auto put = [this](const InputImages& images, const ViewState* places) { put_images(images, places); };
    undo_stack_.push(new ImagesStep(put, before, after, state_));
}

void ShownView::put_images(const InputImages& images, const ViewState* places) {
    const QScopedValueRollback restoring(places_to_restore_, places);
    run_.put_images(images);
    emit changed();
}

void ShownView::keep_text_steps() {
    std::vector<std::pair<InputTexts, InputTexts>> edits;
    const bool typed_text = run_.reads_typed_text() && !run_.model()->recorded_text;
    for (int step = 0; typed_text && !restored_ && step < undo_stack_.index(); ++step)
        if (const auto* edit = dynamic_cast<const TextStep*>(undo_stack_.command(step)))
            edits.emplace_back(edit->before(), edit->after());
    // The tokens of this model are counted otherwise than those of the model before.
    int revision = run_.text_revision();
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
        edit->second.revision = revision;
        edit->first.revision = revision = run_.new_revision();
    }
    undo_stack_.clear();
    const auto put = [this](const InputTexts& texts, const ViewState* places) { put_texts(texts, places); };
    for (const auto& [before, after] : edits) undo_stack_.push(new TextStep(put, before, after, std::nullopt));
}

void ShownView::take_analysis(bool first_of_model) {
    if (!run_.analysis()) {
        picture_.reset();
        picture_so_far_.reset();
        return;
    }
    ViewState view = state_;
    const std::vector<AttentionStack>& stacks = run_.analysis()->attention;
    if (first_of_model && !restored_ && !stacks.empty() && !has_metric(stack_of(stacks, view.choice), view.metric))
        view.metric = "confidence";  // which all have
    restored_.reset();
    set_state(fitted_to_analysis(view));
    request_picture();  // made while the panels take the analysis
}

void ShownView::tell_analysis() {
    if (!run_.analysis()) emit picture_changed();
}

ViewState ShownView::fitted_to_reading(ViewState view, bool read_images_before) const {
    if (run_.reads_images() && !run_.reads_typed_text() && !read_images_before) view.figure = View::Image;
    if (run_.reads_patches() && !run_.model()->tokenizer && !read_images_before) {
        view.figure = View::Image;
        if (view.metric == "previous") view.metric = "image_distance";  // patches do not follow each other
    }
    if (!run_.reads_patches() && view.metric == "image_distance") view.metric = "previous";
    if (!run_.reads_patches() && view.figure == View::Image) view.figure = View::Both;
    return view;
}

ViewState ShownView::fitted_to_analysis(const ViewState& view) const {
    return run_.analysis() ? fitted(view, run_.analysis()->attention) : view;
}

void ShownView::request_picture() {
    if (run_.so_far()) return pictures_.request_so_far(run_.so_far(), state_, style_);
    const AnalysisPointer& analysis = run_.analysis();
    if (analysis && !analysis->attention.empty())
        pictures_.request(analysis, state_, style_, corpus_, {nullptr, run_.neutral()});
}

void ShownView::set_figure_style(FigureStyle style) {
    style_ = std::make_shared<const FigureStyle>(std::move(style));
    request_picture();
}

void ShownView::take_picture(const PicturePointer& picture) {
    if (picture->so_far) return take_picture_so_far(picture);
    if (picture->analysis != run_.analysis() || picture->style != style_) return;  // of a text or a theme that is gone
    if (run_.so_far()) return;
    picture_ = picture;
    picture_so_far_.reset();
    if (!picture->failure.empty())
        notices_.post(Notice::Kind::Error, QString::fromStdString(picture->failure), QStringLiteral("picture"));
    else
        notices_.end(QStringLiteral("picture"));
    emit picture_changed();
    run_.refine();
}

void ShownView::take_picture_so_far(const PicturePointer& picture) {
    // The first figures of a run that is done.
    const bool is_first = picture->analysis == run_.analysis() && picture->style == style_ && !run_.so_far();
    if (is_first && !picture_is_of_analysis()) {
        picture_.reset();
        picture_so_far_ = picture;
        emit picture_changed();
    }
    // More layers may be done by now, but it must be of the same tokens.
    if (!run_.so_far() || picture->analysis->tokens.ids() != run_.so_far()->tokens.ids()) return;
    picture_so_far_ = picture;
    emit picture_changed();
}

void ShownView::follow_long_run() {
    if (!run_.so_far() && picture_) return;
    const bool stopped = !run_.so_far() && !run_.is_current() && std::exchange(picture_so_far_, nullptr);
    if (std::exchange(picture_, nullptr) || stopped) emit picture_changed();
    request_picture();
}

bool ShownView::picture_is_of_analysis() const {
    return picture_ && picture_->analysis == run_.analysis();
}

void ShownView::change(const QString& what, const std::function<void(ViewState&)>& change, int merge) {
    ViewState after = state_;
    change(after);
    if (after == state_) return;
    undo_stack_.push(new ViewCommand(*this, state_, after, what, merge));
}

void ShownView::reset(const ViewState& view) {
    undo_stack_.clear();
    apply(known(view));
}

void ShownView::restore(const ViewState& view) {
    restored_.reset();
    if (run_.loading())
        restored_ = known(view);
    else
        reset(fitted_to_analysis(of_this_text(view)));
}

ViewState ShownView::of_this_text(ViewState view) const {
    view.masks.text_revision = run_.text_revision();
    view.pointed_out_revision = run_.text_revision();
    return view;
}

ViewState ShownView::without_old_places(ViewState view) const {
    if (view.pointed_out_revision == run_.text_revision()) return view;
    view.pointed_out = ViewState().pointed_out;
    view.pointed_out_revision = run_.text_revision();
    return view;
}

void ShownView::apply(const ViewState& view) {
    restored_.reset();
    const bool masks_changed = !(view.masks == state_.masks);
    const bool asks_for_norms = view.matrix.value_weighted && !state_.matrix.value_weighted;
    const bool changes_changed = view.active_interventions() != state_.active_interventions() ||
                                 (view.rewrites_target != state_.rewrites_target && intervenes());
    set_state(without_old_places(view));
    last_layer_ = view.choice.layer.value_or(last_layer_);
    last_head_ = view.choice.head.value_or(last_head_);
    emit changed();
    if (masks_changed || asks_for_norms || changes_changed) run_.analyze(!masks_changed && !asks_for_norms);
    run_.analyze_neutral();
    if (!asks_for_norms) request_picture();  // the analysis before has none
}

void ShownView::set_corpus(const CorpusPointer& corpus) {
    corpus_ = corpus;
    emit corpus_changed();
    request_picture();
}

const AttentionStack* ShownView::known_stack() const {
    if (!run_.is_of_model()) return nullptr;
    const auto& stacks = run_.analysis()->attention;
    const auto index = find_stack(stacks, state_.choice);
    return index ? &stacks[*index] : nullptr;
}

bool ShownView::attends(std::int32_t layer) const {
    const AttentionStack* stack = known_stack();
    if (stack == nullptr || layer < 0 || static_cast<std::size_t>(layer) >= stack->layers.size()) return true;
    return stack->layers[static_cast<std::size_t>(layer)]->heads() > 0;
}

std::int32_t ShownView::attending_layer(std::int32_t from, int distance, std::int32_t count) const {
    std::int32_t layer = std::clamp(from + distance, 0, std::max(count - 1, 0));
    while (!attends(layer)) {
        layer += distance > 0 ? 1 : -1;
        if (layer < 0 || layer >= count) return from;
    }
    return layer;
}

std::pair<std::int32_t, std::int32_t> ShownView::shown_sizes() const {
    if (!run_.model()) return {0, 0};
    const AttentionStack* stack = known_stack();
    const ModelDescription& model = run_.model()->description;
    if (stack == nullptr || stack->layers.empty()) return {model.layers, model.heads};
    std::int32_t heads = 0;  // of most layers; those without attention have none
    for (const auto& field : stack->layers) heads = std::max(heads, field->heads());
    return {static_cast<std::int32_t>(stack->layers.size()), heads};
}

HeadId ShownView::last_single_head() const {
    HeadId choice = state_.choice;
    const auto [layers, heads] = shown_sizes();
    choice.layer = std::clamp(choice.layer.value_or(last_layer_), 0, std::max(layers - 1, 0));
    choice.head = std::clamp(choice.head.value_or(last_head_), 0, std::max(heads - 1, 0));
    return choice;
}

void ShownView::show_head(const HeadId& choice) {
    constexpr int kWalking = 1;
    change(
        tr("show %1").arg(short_text(choice)), [&](ViewState& view) { view.choice = choice; }, kWalking);
}

void ShownView::walk(int layers, int heads) {
    if (!run_.model()) return;
    HeadId choice = state_.choice;
    const HeadId last = last_single_head();
    const auto [most_layers, most_heads] = shown_sizes();
    if (layers != 0) choice.layer = attending_layer(*last.layer, layers, most_layers);
    if (heads != 0) choice.head = std::clamp(*last.head + heads, 0, std::max(most_heads - 1, 0));
    show_head(choice);
}

void ShownView::toggle_pin(const HeadId& choice) {
    const auto& pinned = state_.pinned;
    const auto found = std::find(pinned.begin(), pinned.end(), choice);
    const auto index = found - pinned.begin();
    const bool remove = found != pinned.end();
    const QString name = short_text(choice);
    change(remove ? tr("unpin %1").arg(name) : tr("pin %1").arg(name), [&](ViewState& view) {
        if (remove)
            view.pinned.erase(view.pinned.begin() + index);
        else
            view.pinned.push_back(choice);
    });
}

bool ShownView::is_masked(std::int32_t token) const {
    return state_.masks.text_revision == run_.text_revision() &&
           std::binary_search(state_.masks.tokens.begin(), state_.masks.tokens.end(), token);
}

void ShownView::toggle_mask(std::int32_t token) {
    if (!run_.masks_words() || !run_.analysis()) return;
    if (!run_.is_current())
        return notices_.post(
            Notice::Kind::Information,
            tr("Nothing was masked: these are the tokens of the previous text. Try again when the new tokens appear."),
            QStringLiteral("mask"));
    const auto& tokens = run_.analysis()->tokens.tokens;
    if (token < 0 || token >= static_cast<std::int32_t>(tokens.size())) return;
    const bool remove = is_masked(token);
    if (!remove && tokens[static_cast<std::size_t>(token)].special) return;
    const int revision = run_.text_revision();
    change(remove ? tr("unmask a token") : tr("mask a token"), [&](ViewState& view) {
        if (view.masks.text_revision != revision) view.masks = {{}, revision};
        auto& masked = view.masks.tokens;
        const auto at = std::lower_bound(masked.begin(), masked.end(), token);
        if (remove)
            masked.erase(at);
        else
            masked.insert(at, token);
    });
}

void ShownView::drop_interventions(const std::function<bool(const ListedIntervention&)>& which) {
    ViewState view = state_;
    const auto dropped = std::erase_if(view.interventions, which);
    if (dropped == 0) return;
    set_state(std::move(view));
    emit changed();
    notices_.post(
        Notice::Kind::Information,
        (dropped == 1 ? tr("An intervention was removed: %1 does not have its heads, or they cannot be changed.")
                      : tr("%n interventions were removed: %1 does not have their heads, or they cannot be changed.",
                           nullptr, static_cast<int>(dropped)))
            .arg(QString::fromStdString(run_.model()->name)),
        QStringLiteral("interventions"));
}

}  // namespace headlight
