#include "workbench/document/live_run.h"

#include "audio/audio_file.h"
#include "core/threads.h"
#include "language/sentences.h"
#include "runs/model_input.h"
#include "runs/page_words_file.h"
#include "session/generation/target_text.h"
#include "workbench/document/notices.h"

#include <QFileInfo>

#include <tuple>
#include <utility>

namespace headlight {

namespace {

/// Returns whether an analysis is of these images.
bool is_of_images(const Analysis& analysis, const std::vector<NamedImage>& images) {
    const std::size_t count = analysis.image ? 1 + analysis.image->more.size() : 0;
    if (count != images.size()) return false;
    for (std::size_t number = 0; number < count; ++number)
        if (analysis.image->at(static_cast<std::int32_t>(number)).original != images[number].image) return false;
    return true;
}

}  // namespace

LiveRun::LiveRun(std::unique_ptr<SessionBridge> bridge, const BackendChoice& choice, Notices& notices)
    : bridge_(std::move(bridge)),
      notices_(notices),
      backend_(choice),
      refinement_(
          [](const Refining& asked, const std::stop_token& stop) {
              lower_priority_of_this_thread();
              return asked.refine(asked.analysis, stop);
          },
          [this](const Refining& asked, const AnalysisPointer& refined) { take_refined(asked.analysis, refined); },
          [](const QString&) {}),  // what is shown stays as exact as it is
      images_(
          &LiveRun::images_from,
          [this](const WantedImages& wanted, const ReadImages& read) { take_images_read(wanted, read); },
          [this](const QString& why) { tell_unread(QStringLiteral("image"), why); }),
      recordings_(
          [](const QString& path, const std::stop_token&) {
              return std::make_shared<const Audio>(read_audio_file(path.toStdString()));
          },
          [this](const QString& path, std::shared_ptr<const Audio> audio) { put_audio(std::move(audio), path); },
          [this](const QString& why) { tell_unread(QStringLiteral("audio"), why); }),
      pages_([](const QString& path, const std::stop_token&) { return read_page_words(path.toStdString()); },
             [this](const QString& path, std::shared_ptr<const PageWords> page) { put_page(std::move(page), path); },
             [this](const QString& why) { tell_unread(QStringLiteral("page"), why); }) {
    connect_bridge();
}

LiveRun::~LiveRun() {
    bridge_->disconnect(this);
}

void LiveRun::connect_bridge() {
    connect(&identity_watch_, &IdentityWatch::known, this, &LiveRun::identity_known);
    connect(bridge_.get(), &SessionBridge::loaded, this, &LiveRun::take_model);
    connect(bridge_.get(), &SessionBridge::load_failed, this, &LiveRun::take_load_failure);
    connect(bridge_.get(), &SessionBridge::moved, this, &LiveRun::take_move);
    connect(bridge_.get(), &SessionBridge::analyzed, this, &LiveRun::take_analysis);
    connect(bridge_.get(), &SessionBridge::overtaken_analyzed, this, &LiveRun::take_overtaken);
    connect(bridge_.get(), &SessionBridge::analysis_failed, this, &LiveRun::take_analysis_failure);
    connect(bridge_.get(), &SessionBridge::untouched_analyzed, this, &LiveRun::take_untouched);
    connect(bridge_.get(), &SessionBridge::neutral_analyzed, this, &LiveRun::take_neutral);
    connect(bridge_.get(), &SessionBridge::neutral_failed, this, &LiveRun::take_neutral_failure);
    connect(bridge_.get(), &SessionBridge::load_progress, this, &LiveRun::progress_changed);
    connect(bridge_.get(), &SessionBridge::analysis_progress, this, &LiveRun::take_share);
    connect(bridge_.get(), &SessionBridge::analyzed_so_far, this, &LiveRun::take_so_far);
    constexpr int kBetweenLooks = 100;
    passing_.setInterval(kBetweenLooks);
    connect(&passing_, &QTimer::timeout, this, [this] {
        show_long_run();
        emit time_passed();
    });
}

void LiveRun::open_model(const QString& model) {
    try {
        open_model(bridge_->find(model));
    } catch (const Error& error) {
        notices_.post(Notice::Kind::Error, text_of_error(error), QStringLiteral("model"));
    }
}

void LiveRun::open_model(const std::filesystem::path& path) {
    wanted_backend_.reset();
    begin_loading();
    bridge_->load(path);
}

void LiveRun::choose_backend(const BackendChoice& choice) {
    if (model_)
        begin_loading();
    else
        take_backend(choice);  // for the next model; nothing is loaded
    wanted_backend_ = choice;
    bridge_->choose_backend(choice);
}

void LiveRun::take_backend(const BackendChoice& choice) {
    backend_ = choice;
    emit backend_changed();
}

void LiveRun::begin_loading() {
    phase_.load_began();
    end_progress();
    notices_.end(QStringLiteral("model"));
    emit busy_changed();
}

void LiveRun::cancel() {
    bridge_->cancel();
    const bool was_busy = phase_.stopped();
    generating_ = false;
    wanted_backend_.reset();
    end_progress();
    emit cancelled();
    if (was_busy)
        notices_.post(Notice::Kind::Information,
                      tr("Stopped. The figures show the previous text; edit the text to run the model."),
                      QStringLiteral("run"));
    emit busy_changed();
}

bool LiveRun::masks_words() const {
    if (!model_) return false;
    const ModelTask task = model_->description.task;
    return task == ModelTask::MaskedWord || task == ModelTask::MaskedWordAndNextSentence;
}

bool LiveRun::writes_target() const {
    return model_ && is_encoder_decoder(model_->description);
}

bool LiveRun::reads_typed_text() const {
    return reads_text() && (!model_ || !writes_about_media(model_->description));
}

bool LiveRun::reads_audio() const {
    return model_ && model_->description.audio.has_value();
}

void LiveRun::show_continuation(const std::vector<std::int32_t>& ids) {
    if (ids == input_.continuation) return;
    input_.continuation = ids;
    analyze();
}

void LiveRun::set_generating(bool generating) {
    if (generating == generating_) return;
    generating_ = generating;
    emit busy_changed();
}

void LiveRun::keep_values(bool keep) {
    if (keep == keeps_values_) return;
    keeps_values_ = keep;
    if (keep && analysis_) analyze();
}

void LiveRun::forget_analysis() {
    analysis_.reset();
    emit analysis_taken(false, false);
    emit analysis_changed();
    emit analysis_told();
}

void LiveRun::analyze(bool same_input) {
    if (!model_ || loading()) return;
    if (needs_image() && !image()) return forget_analysis();
    if (reads_audio() && !audio())
        return notices_.post(Notice::Kind::Information,
                             tr("%1 reads recordings: open an audio file (File > Open audio…).")
                                 .arg(QString::fromStdString(model_->name)),
                             QStringLiteral("audio"));
    AnalysisRequest request = present_request();
    request.is_edited = true;
    // Candidates that an intervention brings up should be known without it too.
    constexpr std::size_t kCandidatesToCompare = 200;
    if (!request.interventions.empty()) request.candidates = kCandidatesToCompare;
    analyze_untouched(request, same_input);
    phase_.run_began();
    progress_.end();
    newest_so_far_.reset();
    emit busy_changed();
    bridge_->analyze(request);
}

void LiveRun::take_model(const LoadedModel& model) {
    if (wanted_backend_) take_backend(*std::exchange(wanted_backend_, std::nullopt));
    if (model.name.empty()) return;  // a backend chosen before any model
    const bool read_images_before = reads_images();
    model_ = model;
    identity_watch_.watch(model.provenance.identity);
    if (model.recorded_text) input_.text = QString::fromStdString(*model.recorded_text);
    phase_.model_arrived();
    untouched_.reset();
    forget_neutral();
    begin_text();  // tokens of the model before mean nothing now
    emit model_taken(read_images_before);
    emit model_changed();
    emit model_told();
    emit busy_changed();
    notices_.end(QStringLiteral("run"));
    for (const std::string& notice : model.notices)
        notices_.post(Notice::Kind::Information, QString::fromStdString(notice), QString::fromStdString(notice));
    const bool misses_image = std::exchange(misses_image_, false);
    if (reads_images() && images().empty() && !images_.awaited() && !misses_image) open_sample_image();
    say_which_are_read();
    analyze();
}

void LiveRun::take_load_failure(const Error& error) {
    phase_.load_failed();
    wanted_backend_.reset();
    emit load_failed();
    emit busy_changed();
    if (error.kind() == ErrorKind::Cancelled) return;
    notices_.post(Notice::Kind::Error, text_of_error(error), QStringLiteral("model"));
}

void LiveRun::take_move(const LoadedModel& model) {
    if (!model_) return;
    model_->backend_name = model.backend_name;
    model_->checked_device = model.checked_device;
    model_->provenance = model.provenance;
    identity_watch_.watch(model.provenance.identity);
    emit busy_changed();
    if (!model.notices.empty())
        notices_.post(Notice::Kind::Warning, QString::fromStdString(model.notices.front()), QStringLiteral("device"));
}

void LiveRun::take_analysis(const AnalysisPointer& analysis) {
    show_analysis(analysis, phase_.analysis_arrived());
}

void LiveRun::take_overtaken(const AnalysisPointer& analysis) {
    show_analysis(analysis, phase_.overtaken_arrived());
}

void LiveRun::show_analysis(const AnalysisPointer& analysis, bool first_of_model) {
    const bool same_tokens = analysis_ && analysis_->tokens.ids() == analysis->tokens.ids();
    analysis_ = analysis;
    const bool was_long = forget_progress();  // a run that follows an overtaken one has told nothing yet
    emit analysis_taken(same_tokens, first_of_model);
    notices_.end(QStringLiteral("run"));
    notices_.end(QStringLiteral("tokens"));
    if (is_current()) notices_.end(QStringLiteral("mask"));
    for (const std::string& notice : analysis->tokens.notices)
        notices_.post(Notice::Kind::Warning, QString::fromStdString(notice), QStringLiteral("tokens"));
    emit analysis_changed();
    emit busy_changed();
    emit analysis_told();
    if (was_long) emit so_far_changed();
    analyze_neutral();
}

void LiveRun::refine() {
    if (!model_ || !model_->refine.step || !analysis_ || !analysis_->provenance.interventions.empty()) return;
    if (std::exchange(refined_last_, analysis_) != analysis_) refinement_.ask({analysis_, model_->refine.step});
}

void LiveRun::take_refined(const AnalysisPointer& before, const AnalysisPointer& refined) {
    if (!refined || analysis_ != before) return;
    analysis_ = refined;
    emit analysis_refined(before);
    emit analysis_changed();
}

void LiveRun::take_analysis_failure(const Error& error) {
    phase_.run_failed();
    end_progress();
    emit busy_changed();
    if (error.kind() == ErrorKind::Cancelled) return;
    // Nothing of this model was seen yet: what was changed in the one before does not fit this one.
    if (!phase_.model_has_run() && error.kind() == ErrorKind::Input && !demands_.interventions.empty()) {
        emit interventions_refused();
        return analyze();
    }
    // Without a text there is nothing to see, and nothing wrong.
    const bool empty = error.kind() == ErrorKind::Input && reads_typed_text() && text().trimmed().isEmpty();
    if (empty) forget_analysis();
    notices_.post(empty ? Notice::Kind::Information : Notice::Kind::Error, text_of_error(error), QStringLiteral("run"));
}

void LiveRun::take_so_far(const AnalysisPointer& analysis) {
    if (!running()) return;
    if (!newest_so_far_) {
        progress_.begin(RunProgress::Clock::now());
        passing_.start();
        emit progress_changed(0);
    }
    newest_so_far_ = analysis;
    if (!so_far_) return show_long_run();
    so_far_ = analysis;
    emit so_far_changed();
}

void LiveRun::take_share(double share) {
    progress_.take_share(share, RunProgress::Clock::now());
    emit progress_changed(share);
}

void LiveRun::show_long_run() {
    if (so_far_ || !newest_so_far_ || !progress_.is_long(RunProgress::Clock::now())) return;
    so_far_ = newest_so_far_;
    emit so_far_changed();
}

bool LiveRun::forget_progress() {
    progress_.end();
    passing_.stop();
    newest_so_far_.reset();
    return std::exchange(so_far_, nullptr) != nullptr;
}

void LiveRun::end_progress() {
    if (forget_progress()) emit so_far_changed();
}

std::optional<RunProgress::Seconds> LiveRun::time_left() const {
    return progress_.left(RunProgress::Clock::now());
}

void LiveRun::analyze_untouched(AnalysisRequest request, bool same_input) {
    if (request.interventions.empty()) {
        if (std::exchange(untouched_, nullptr)) emit untouched_changed();
        return;
    }
    const bool same_target = request.target_interventions == untouched_target_;
    if (same_input && same_target && untouched_ && untouched_is_of_input_) return;
    untouched_target_ = request.target_interventions;
    untouched_is_of_input_ = false;
    request.interventions.clear();
    request.needs_predictions = true;
    bridge_->analyze_untouched(request);
}

void LiveRun::take_untouched(const AnalysisPointer& analysis) {
    if (demands_.interventions.empty()) return;
    untouched_ = analysis;
    untouched_is_of_input_ = true;
    emit untouched_changed();
}

std::optional<AnalysisRequest> LiveRun::neutral_request() const {
    if (!demands_.neutral_prompt || !reads_text_with_image() || !image() || !analysis_) return std::nullopt;
    if (model_->recorded_text) return std::nullopt;  // which is the only one that there is
    return with_neutral_prompt(present_request(), *demands_.neutral_prompt, *analysis_);
}

void LiveRun::analyze_neutral() {
    const auto request = neutral_request();
    if (!request) return forget_neutral();
    const auto read_by = [](const AnalysisRequest& of) {
        return std::tie(of.text, of.pair, of.images, of.written, of.interventions, of.value_norms, of.values);
    };
    if (!is_current() || (neutral_asked_ && read_by(*neutral_asked_) == read_by(*request))) return;
    forget_neutral();
    neutral_asked_ = request;
    bridge_->analyze_neutral(*request);
}

void LiveRun::forget_neutral() {
    neutral_asked_.reset();
    if (std::exchange(neutral_, nullptr)) emit neutral_changed();
}

void LiveRun::take_neutral(const AnalysisPointer& analysis) {
    if (!neutral_asked_) return;
    neutral_ = analysis;
    notices_.end(QStringLiteral("neutral"));
    emit neutral_changed();
}

void LiveRun::take_neutral_failure(const Error& error) {
    if (error.kind() == ErrorKind::Cancelled) return neutral_asked_.reset();
    notices_.post(Notice::Kind::Error, text_of_error(error), QStringLiteral("neutral"));
}

AnalysisPointer LiveRun::untouched() const {
    if (!untouched_ || !analysis_ || untouched_->tokens.ids() != analysis_->tokens.ids()) return nullptr;
    return untouched_;
}

RunPhase::Freshness LiveRun::freshness() const {
    return phase_.freshness(analysis_ != nullptr, [this] { return is_of_input(); });
}

bool LiveRun::is_of_input() const {
    if (reading()) return false;
    if (!is_of_images(*analysis_, images_read())) return false;
    if (!reads_text()) return true;
    const bool has_page = model_->description.reads_boxes && analysis_->image && page();
    if (analysis_->places.empty() == has_page) return false;
    const TokenizedText& tokens = analysis_->tokens;
    if (analysis_->written.ids != continuation()) return false;
    const std::string written = writes_target() ? std::string() : analysis_->written.text;
    if (reads_typed_text() && tokens.text != text().toStdString() + written) return false;
    if (model_->recorded_text) return true;
    const auto pair = continuation().empty() ? pair_read_by(model_->description) : std::nullopt;
    if (!pair) return !tokens.has_pair || writes_target();
    return tokens.has_pair && tokens.pair == pair->toStdString();
}

}  // namespace headlight
