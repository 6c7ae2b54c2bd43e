#include "workbench/document/sound/sound_player.h"

#include "analysis/analysis.h"
#include "core/threads.h"
#include "workbench/background/work_beside.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"

#include <span>
#include <system_error>
#include <utility>

namespace headlight {

SoundPlayer::SoundPlayer(const LiveRun& run, Notices& notices)
    : run_(run), notices_(notices), device_(system_sound_device()) {}

SoundPlayer::~SoundPlayer() {
    ++newest_;
    thread_.quit();
    thread_.wait();
}

void SoundPlayer::set_device(std::unique_ptr<SoundDevice> device) {
    device_ = std::move(device);
}

SoundStretch SoundPlayer::stretch_of(std::int32_t token) const {
    const AnalysisPointer& analysis = run_.analysis();
    return analysis && analysis->sound ? analysis->sound->stretch_of(std::span(&token, 1)) : SoundStretch{};
}

bool SoundPlayer::has_sound(std::int32_t token) const {
    return !stretch_of(token).empty();
}

void SoundPlayer::play(std::int32_t token, Notify notify) {
    const SoundStretch stretch = stretch_of(token);
    if (stretch.empty()) return;
    if (!on_thread_) start();
    const AnalyzedSound& sound = *run_.analysis()->sound;
    const Request request{{sound.waveform.samples(), sound.rate, stretch}, device_, notify, ++newest_};
    QMetaObject::invokeMethod(
        on_thread_.get(), [this, request] { play_beside(request); }, Qt::QueuedConnection);
}

void SoundPlayer::start() {
    thread_.start();
    if (!thread_.isRunning())
        refuse_thread(std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again)));
    on_thread_ = std::make_unique<QObject>();
    on_thread_->moveToThread(&thread_);
}

void SoundPlayer::play_beside(const Request& request) {
    const auto is_stopped = [&] { return request.number != newest_; };
    if (is_stopped()) return;
    try {
        request.device->play(request.heard, is_stopped);
    } catch (...) {
        const auto post_sentence = [this, sentence = sentence_of_failure(), notify = request.notify] {
            post(sentence, notify);
        };
        QMetaObject::invokeMethod(this, post_sentence, Qt::QueuedConnection);
    }
}

void SoundPlayer::post(const QString& sentence, Notify notify) {
    const bool repeated = std::exchange(notified_, true);
    if (notify == Notify::Always || !repeated) notices_.post(Notice::Kind::Warning, sentence, QStringLiteral("sound"));
}

}  // namespace headlight
