#include "workbench/document/document.h"

#include "analysis/measures.h"
#include "session/target_text.h"
#include "workbench/document/intervention_editing.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace headlight {

/// One step of undo: the view before and after.
class ViewCommand final : public QUndoCommand {
  public:
    ViewCommand(Document& document, ViewState before, ViewState after, const QString& what, int merge)
        : QUndoCommand(what),
          document_(document),
          before_(std::move(before)),
          after_(std::move(after)),
          merge_(merge) {}

    void undo() override { document_.apply(before_); }
    void redo() override { document_.apply(after_); }
    int id() const override { return merge_ == 0 ? -1 : merge_; }
    bool mergeWith(const QUndoCommand* other) override {
        after_ = static_cast<const ViewCommand*>(other)->after_;
        setObsolete(after_ == before_);
        return true;
    }

  private:
    Document& document_;
    ViewState before_;
    ViewState after_;
    int merge_;
};

namespace {

/// With the first measure in place of one that there is not.
ViewState known(ViewState view) {
    const auto all = measures();
    if (std::none_of(all.begin(), all.end(), [&](const Measure& each) { return each.id == view.measure; }))
        view.measure = ViewState{}.measure;
    return view;
}

/// The choice in the main attention of another model, as far as its sizes are known before it ran.
HeadId moved_to(const ModelDescription& model, const HeadId& choice) {
    const bool fits = choice.layer.value_or(0) < model.layers && choice.head.value_or(0) < model.heads;
    if (!fits) return {};
    return {.layer = choice.layer, .head = choice.head, .aggregation = choice.aggregation};
}

}  // namespace

Document::Document(std::unique_ptr<SessionBridge> bridge, const BackendChoice& choice, QObject* parent)
    : QObject(parent), bridge_(std::move(bridge)), backend_(choice) {
    connect_bridge();
    connect(&pictures_, &PictureMaker::made, this, &Document::take_picture);
}

Document::~Document() {
    bridge_->disconnect(this);
    undo_stack_.disconnect();
}

void Document::connect_bridge() {
    connect(bridge_.get(), &SessionBridge::loaded, this, &Document::take_model);
    connect(&identity_watch_, &IdentityWatch::known, this, &Document::identity_known);
    connect(bridge_.get(), &SessionBridge::analysed, this, &Document::take_analysis);
    connect(bridge_.get(), &SessionBridge::untouched_analysed, this, &Document::take_untouched);
    connect(bridge_.get(), &SessionBridge::moved, this, &Document::take_move);
    connect(bridge_.get(), &SessionBridge::load_progress, this, &Document::progress_changed);
    connect(bridge_.get(), &SessionBridge::analysis_progress, this, &Document::progress_changed);
    connect(bridge_.get(), &SessionBridge::load_failed, this, [this](const Error& error) {
        loading_ = false;
        wanted_backend_.reset();
        restored_.reset();
        emit busy_changed();
        if (error.kind() == ErrorKind::Cancelled) return;
        notify(Notice::Kind::Error, QString::fromStdString(error.what()), QStringLiteral("model"));
    });
    connect(bridge_.get(), &SessionBridge::analysis_failed, this, [this](const Error& error) {
        running_ = false;
        emit busy_changed();
        if (error.kind() == ErrorKind::Cancelled) return;
        // Nothing of this model was seen yet: what was changed in the one before does not fit this one.
        if (!analysis_is_of_model_ && error.kind() == ErrorKind::Input && intervenes()) {
            drop_interventions([](const ListedIntervention&) { return true; });
            return analyse();
        }
        // Without a text there is nothing to see, and nothing wrong.
        const bool empty = error.kind() == ErrorKind::Input && !reads_audio() && text_.trimmed().isEmpty();
        if (empty) forget_analysis();
        notify(empty ? Notice::Kind::Information : Notice::Kind::Error, QString::fromStdString(error.what()),
               QStringLiteral("run"));
    });
}

void Document::open_model(const QString& model) {
    try {
        open_model(bridge_->find(model));
    } catch (const Error& error) {
        notify(Notice::Kind::Error, QString::fromStdString(error.what()), QStringLiteral("model"));
    }
}

void Document::open_model(const std::filesystem::path& path) {
    wanted_backend_.reset();
    begin_loading();
    bridge_->load(path);
}

void Document::choose_backend(const BackendChoice& choice) {
    if (model_)
        begin_loading();
    else
        backend_ = choice;  // for the next model; nothing is loaded
    wanted_backend_ = choice;
    bridge_->choose_backend(choice);
}

void Document::begin_loading() {
    loading_ = true;
    running_ = false;
    emit notice_over(QStringLiteral("model"));
    emit busy_changed();
}

void Document::cancel() {
    bridge_->cancel();
    const bool was_busy = loading_ || running_;
    loading_ = false;
    running_ = false;
    generating_ = false;
    wanted_backend_.reset();
    restored_.reset();
    emit cancelled();
    if (was_busy)
        notify(Notice::Kind::Information, tr("Stopped. What you see is from before; type to run again."),
               QStringLiteral("run"));
    emit busy_changed();
}

bool Document::masks_words() const {
    if (!model_) return false;
    const ModelTask task = model_->description.task;
    return task == ModelTask::MaskedWord || task == ModelTask::MaskedWordAndNextSentence;
}

bool Document::writes_target() const {
    return model_ && is_encoder_decoder(model_->description);
}

void Document::show_continuation(const std::vector<std::int32_t>& ids) {
    if (ids == continuation_) return;
    continuation_ = ids;
    analyse();
}

void Document::set_generating(bool generating) {
    if (generating == generating_) return;
    generating_ = generating;
    emit busy_changed();
}

void Document::forget_analysis() {
    analysis_.reset();
    picture_.reset();
    emit analysis_changed();
    emit picture_changed();
}

void Document::analyse(bool same_input) {
    if (!model_ || loading_) return;
    if (reads_images() && !image_) return forget_analysis();
    if (reads_audio() && !audio_)
        return notify(
            Notice::Kind::Information,
            tr("%1 reads recordings: open a WAV file (File > Open audio…).").arg(QString::fromStdString(model_->name)),
            QStringLiteral("audio"));
    AnalysisRequest request = present_request();
    // Candidates that an intervention brings up should be known without it too.
    constexpr std::size_t kCandidatesToCompare = 200;
    if (!request.interventions.empty()) request.candidates = kCandidatesToCompare;
    analyse_untouched(request, same_input);
    running_ = true;
    emit busy_changed();
    bridge_->analyse(request);
}

void Document::take_model(const LoadedModel& model) {
    if (wanted_backend_) backend_ = *std::exchange(wanted_backend_, std::nullopt);
    if (model.name.empty()) return;  // a backend chosen before any model
    const bool read_images_before = reads_images();
    model_ = model;
    identity_watch_.watch(model.provenance.identity);
    if (corpus_ && compare_model(model.provenance, hashes_of(corpus_->provenance)) == ModelMatch::Different)
        set_corpus(nullptr);
    if (model.recorded_text) text_ = QString::fromStdString(*model.recorded_text);
    analysis_is_of_model_ = false;
    untouched_.reset();
    loading_ = false;
    begin_text();  // tokens of the model before mean nothing now
    selected_.reset();
    selected_key_.reset();
    hover_ = {};
    undo_stack_.clear();
    if (restored_)
        view_ = of_this_text(*restored_);
    else
        view_.choice = moved_to(model.description, view_.choice);
    fit_picture_kind(read_images_before || restored_);
    emit model_changed();
    emit view_changed();
    emit busy_changed();
    emit notice_over(QStringLiteral("run"));
    for (const std::string& notice : model.notices)
        notify(Notice::Kind::Information, QString::fromStdString(notice), QString::fromStdString(notice));
    drop_interventions([&](const ListedIntervention& each) { return !may_fit(each.change, model); });
    if (reads_images() && !image_) open_sample_image();
    analyse();
}

void Document::take_move(const LoadedModel& model) {
    if (!model_) return;
    model_->backend_name = model.backend_name;
    model_->checked_device = model.checked_device;
    model_->provenance = model.provenance;
    identity_watch_.watch(model.provenance.identity);
    emit busy_changed();
    if (!model.notices.empty())
        notify(Notice::Kind::Warning, QString::fromStdString(model.notices.front()), QStringLiteral("device"));
}

void Document::take_analysis(const AnalysisPointer& analysis) {
    const bool same_tokens = analysis_ && analysis_->tokens.ids() == analysis->tokens.ids();
    analysis_ = analysis;
    const bool first_of_model = !std::exchange(analysis_is_of_model_, true);
    running_ = false;
    const auto count = static_cast<std::int32_t>(analysis->tokens.tokens.size());
    if (selected_ && *selected_ >= count) selected_.reset();
    if (!same_tokens) hover_ = {};
    if (first_of_model && writes_target() && !restored_ && view_.measure == "previous")
        view_.measure = "confidence";  // there is no distance between two texts
    restored_.reset();
    view_ = fitted_to_analysis(view_);
    emit notice_over(QStringLiteral("run"));
    emit notice_over(QStringLiteral("tokens"));
    if (analysis_is_of_text()) emit notice_over(QStringLiteral("mask"));
    for (const std::string& notice : analysis->tokens.notices)
        notify(Notice::Kind::Warning, QString::fromStdString(notice), QStringLiteral("tokens"));
    emit analysis_changed();
    emit busy_changed();
    request_picture();
}

ViewState Document::fitted_to_analysis(const ViewState& view) const {
    return analysis_ ? fitted(view, analysis_->attention) : view;
}

void Document::request_picture() {
    if (analysis_ && !analysis_->attention.empty()) pictures_.request(analysis_, view_, style_, corpus_);
}

void Document::set_figure_style(FigureStyle style) {
    style_ = std::make_shared<const FigureStyle>(std::move(style));
    if (!picture_) return;
    picture_ = make_picture(picture_->analysis, picture_->view, style_, corpus_, picture_);
    emit picture_changed();
    request_picture();
}

void Document::take_picture(const PicturePointer& picture) {
    if (picture->analysis != analysis_ || picture->style != style_) return;  // of a text or a theme that is gone
    picture_ = picture;
    if (!picture->failure.empty())
        notify(Notice::Kind::Error, QString::fromStdString(picture->failure), QStringLiteral("picture"));
    else
        emit notice_over(QStringLiteral("picture"));
    emit picture_changed();
}

void Document::change_view(const QString& what, const std::function<void(ViewState&)>& change, int merge) {
    ViewState after = view_;
    change(after);
    if (after == view_) return;
    undo_stack_.push(new ViewCommand(*this, view_, after, what, merge));
}

void Document::reset_view(const ViewState& view) {
    undo_stack_.clear();
    apply(known(view));
}

void Document::restore_view(const ViewState& view) {
    restored_.reset();
    if (loading_)
        restored_ = known(view);
    else
        reset_view(fitted_to_analysis(of_this_text(view)));
}

void Document::forget_pointed_out() {
    view_.pointed_out = ViewState().pointed_out;
    view_.pointed_out_revision = text_revision_;
}

ViewState Document::of_this_text(ViewState view) const {
    view.masks.text_revision = text_revision_;
    view.pointed_out_revision = text_revision_;
    return view;
}

void Document::apply(const ViewState& view) {
    restored_.reset();
    const bool masks_changed = !(view.masks == view_.masks);
    const bool asks_for_norms = view.matrix.value_weighted && !view_.matrix.value_weighted;
    const bool changes_changed = view.active_interventions() != view_.active_interventions() ||
                                 (view.rewrites_target != view_.rewrites_target && intervenes());
    view_ = view;
    if (view_.pointed_out_revision != text_revision_) forget_pointed_out();
    last_layer_ = view.choice.layer.value_or(last_layer_);
    last_head_ = view.choice.head.value_or(last_head_);
    emit view_changed();
    if (masks_changed || asks_for_norms || changes_changed) analyse(!masks_changed && !asks_for_norms);
    if (!asks_for_norms) request_picture();  // the analysis before has none
}

void Document::set_corpus(const CorpusPointer& corpus) {
    corpus_ = corpus;
    emit corpus_changed();
    request_picture();
}

const AttentionStack* Document::known_stack() const {
    if (!analysis_ || !analysis_is_of_model_) return nullptr;
    const auto index = find_stack(analysis_->attention, view_.choice);
    return index ? &analysis_->attention[*index] : nullptr;
}

std::pair<std::int32_t, std::int32_t> Document::shown_sizes() const {
    if (!model_) return {0, 0};
    const AttentionStack* stack = known_stack();
    if (stack == nullptr || stack->layers.empty()) return {model_->description.layers, model_->description.heads};
    return {static_cast<std::int32_t>(stack->layers.size()), stack->layers.front()->heads()};
}

HeadId Document::last_single_head() const {
    HeadId choice = view_.choice;
    const auto [layers, heads] = shown_sizes();
    choice.layer = std::clamp(last_layer_, 0, std::max(layers - 1, 0));
    choice.head = std::clamp(last_head_, 0, std::max(heads - 1, 0));
    return choice;
}

void Document::show_head(const HeadId& choice) {
    constexpr int kWalking = 1;
    change_view(
        tr("show %1").arg(long_text(choice).toLower()), [&](ViewState& view) { view.choice = choice; }, kWalking);
}

void Document::walk(int layers, int heads) {
    if (!model_) return;
    HeadId choice = view_.choice;
    const HeadId last = last_single_head();
    const auto [most_layers, most_heads] = shown_sizes();
    if (layers != 0) choice.layer = std::clamp(*last.layer + layers, 0, std::max(most_layers - 1, 0));
    if (heads != 0) choice.head = std::clamp(*last.head + heads, 0, std::max(most_heads - 1, 0));
    show_head(choice);
}

void Document::toggle_pin(const HeadId& choice) {
    const auto& pinned = view_.pinned;
    const auto found = std::find(pinned.begin(), pinned.end(), choice);
    const auto index = found - pinned.begin();
    const bool remove = found != pinned.end();
    const QString name = long_text(choice).toLower();
    change_view(remove ? tr("unpin %1").arg(name) : tr("pin %1").arg(name), [&](ViewState& view) {
        if (remove)
            view.pinned.erase(view.pinned.begin() + index);
        else
            view.pinned.push_back(choice);
    });
}

bool Document::is_masked(std::int32_t token) const {
    return view_.masks.text_revision == text_revision_ &&
           std::binary_search(view_.masks.tokens.begin(), view_.masks.tokens.end(), token);
}

bool Document::analysis_is_of_text() const {
    if (!analysis_ || !analysis_is_of_model_) return false;
    if (analysis_->image && analysis_->image->original != image_) return false;
    if (!reads_text()) return true;
    const TokenizedText& tokens = analysis_->tokens;
    if (analysis_->written.ids != continuation_) return false;
    if (tokens.text != text_.toStdString() + (writes_target() ? std::string() : analysis_->written.text)) return false;
    if (model_->recorded_text) return true;
    const auto pair = continuation_.empty() ? pair_read_by(model_->description) : std::nullopt;
    if (!pair) return !tokens.has_pair || writes_target();
    return tokens.has_pair && tokens.pair == pair->toStdString();
}

void Document::toggle_mask(std::int32_t token) {
    if (!masks_words() || !analysis_) return;
    if (!analysis_is_of_text())
        return notify(Notice::Kind::Information,
                      tr("Nothing was masked: these are the tokens of the text before. Click again when the new ones "
                         "stand here."),
                      QStringLiteral("mask"));
    const auto& tokens = analysis_->tokens.tokens;
    if (token < 0 || token >= static_cast<std::int32_t>(tokens.size())) return;
    const bool remove = is_masked(token);
    if (!remove && tokens[static_cast<std::size_t>(token)].special) return;
    change_view(remove ? tr("show the masked word") : tr("mask a word"), [&](ViewState& view) {
        if (view.masks.text_revision != text_revision_) view.masks = {{}, text_revision_};
        auto& masked = view.masks.tokens;
        const auto at = std::lower_bound(masked.begin(), masked.end(), token);
        if (remove)
            masked.erase(at);
        else
            masked.insert(at, token);
    });
}

void Document::set_hover(const TokenFocus& hover) {
    if (hover == hover_) return;
    hover_ = hover;
    emit hover_changed();
}

void Document::select_token(std::optional<std::int32_t> token) {
    if (token == selected_ && !selected_key_) return;
    selected_ = token;
    selected_key_.reset();
    emit selection_changed();
}

void Document::select_pair(std::int32_t query, std::int32_t key) {
    if (selected_ == query && selected_key_ == key) return;
    selected_ = query;
    selected_key_ = key;
    emit selection_changed();
}

TokenFocus Document::focused_pair() const {
    if (hover_.query && hover_.key) return hover_;
    return {hover_.query ? hover_.query : selected_, hover_.query ? std::nullopt : selected_key_};
}

void Document::keep_values(bool keep) {
    if (keep == keeps_values_) return;
    keeps_values_ = keep;
    if (keep && analysis_) analyse();
}

std::optional<std::int32_t> Document::focused_query() const {
    if (hover_.query) return hover_.query;
    return selected_;
}

void Document::notify(Notice::Kind kind, const QString& text, const QString& subject,
                      const std::vector<NoticeAction>& actions) {
    emit noticed(Notice{kind, text, subject, actions});
}

}  // namespace headlight
