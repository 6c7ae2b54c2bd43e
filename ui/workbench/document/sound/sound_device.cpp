#include "workbench/document/sound/sound_device.h"

#include "core/error.h"

#ifdef HEADLIGHT_MULTIMEDIA
#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QIODevice>
#include <QMediaDevices>
#endif

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace headlight {

#ifdef HEADLIGHT_MULTIMEDIA

namespace {

using std::chrono::microseconds;
using Clock = std::chrono::steady_clock;

constexpr microseconds kBuffered(100'000);  // in the sink
constexpr microseconds kBetweenWrites(20'000);
constexpr microseconds kSilenceBefore(50'000);
constexpr microseconds kSilenceBehind = 3 * kBuffered;
constexpr microseconds kLateStart(5'000'000);  // that an output may take to start

QAudioFormat format_of(std::int32_t rate) {
    QAudioFormat format;
    format.setSampleRate(rate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Float);
    return format;
}

/// Returns the samples of the stretch between two silences. Outputs lose the first milliseconds while they start, and
/// what their buffers hold when they stop; and sound servers wait for full buffers, which last longer than a frame.
QByteArray bytes_of(const HeardStretch& heard, const QAudioFormat& format) {
    const std::int64_t count = heard.stretch.end - heard.stretch.begin;
    const qsizetype before = format.bytesForDuration(kSilenceBefore.count());
    const qsizetype behind = format.bytesForDuration(kSilenceBehind.count());
    QByteArray bytes(before + static_cast<qsizetype>(count * sizeof(float)) + behind, '\0');
    const auto first = heard.samples->begin() + heard.stretch.begin;
    std::transform(first, first + count, reinterpret_cast<float*>(bytes.data() + before),
                   [](float sample) { return std::isfinite(sample) ? std::clamp(sample, -1.0F, 1.0F) : 0.0F; });
    return bytes;
}

/// Writes the bytes as the sink takes them, until `is_stopped` returns true or the sink fails or takes no more in time.
void write_all(QAudioSink& sink, const QByteArray& bytes, const std::function<bool()>& is_stopped) {
    QIODevice* input = sink.start();
    const auto played = microseconds(sink.format().durationForBytes(static_cast<qint32>(bytes.size())));
    const auto deadline = Clock::now() + played + kLateStart;
    qsizetype written = 0;
    while (input && written < bytes.size() && sink.state() != QAudio::StoppedState && !is_stopped()) {
        const qsizetype free = std::min(sink.bytesFree(), bytes.size() - written);
        if (free > 0) written += std::max<qint64>(input->write(bytes.constData() + written, free), 0);
        if (Clock::now() > deadline) return;
        std::this_thread::sleep_for(kBetweenWrites);
    }
}

class QtSoundDevice : public SoundDevice {
  public:
    void play(const HeardStretch& heard, const std::function<bool()>& is_stopped) override {
        const QAudioDevice output = QMediaDevices::defaultAudioOutput();
        if (output.isNull())
            throw Error(ErrorKind::Input, Sentence("The sound cannot be played: the system has no sound output."));
        const QAudioFormat format = format_of(heard.rate);
        QAudioSink sink(output, format);
        sink.setBufferSize(format.bytesForDuration(kBuffered.count()));
        write_all(sink, bytes_of(heard, format), is_stopped);
        const QAudio::Error error = sink.error();
        sink.stop();
        if (error != QAudio::NoError && error != QAudio::UnderrunError)
            throw Error(ErrorKind::Input, Sentence("The sound cannot be played: the sound output %1 reported an error.",
                                                   output.description().toStdString()));
    }
};

}  // namespace

std::unique_ptr<SoundDevice> system_sound_device() {
    return std::make_unique<QtSoundDevice>();
}

#else

namespace {

class NoSoundDevice : public SoundDevice {
  public:
    void play(const HeardStretch& /*heard*/, const std::function<bool()>& /*is_stopped*/) override {
        throw Error(ErrorKind::Input,
                    Sentence("The sound cannot be played: this program was built without Qt Multimedia."));
    }
};

}  // namespace

std::unique_ptr<SoundDevice> system_sound_device() {
    return std::make_unique<NoSoundDevice>();
}

#endif

}  // namespace headlight
