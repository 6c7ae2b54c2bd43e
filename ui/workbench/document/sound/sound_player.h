#pragma once

#include "workbench/document/sound/sound_device.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <cstdint>
#include <memory>

namespace headlight {

class LiveRun;
class Notices;

/// Plays the parts of the shown run's recording that tokens stand for, one at a time: a newer one ends the one before.
/// Lives on the GUI thread, and plays on another one.
class SoundPlayer : public QObject {
    Q_OBJECT

  public:
    SoundPlayer(const LiveRun& run, Notices& notices);
    ~SoundPlayer() override;

    /// When an error of the device becomes a notice: always, or unless one did before.
    enum class Notify { Always, Once };

    /// Sets the device of later calls of `play`; the default is the system's.
    void set_device(std::unique_ptr<SoundDevice> device);
    /// Returns whether the token stands for a part of the recording.
    [[nodiscard]] bool has_sound(std::int32_t token) const;
    /// Plays the token's part of the recording; does nothing where it has none.
    void play(std::int32_t token, Notify notify = Notify::Always);

  private:
    struct Request {
        HeardStretch heard;
        std::shared_ptr<SoundDevice> device;
        Notify notify = Notify::Always;
        std::uint64_t number = 0;
    };
    [[nodiscard]] SoundStretch stretch_of(std::int32_t token) const;
    void start();
    void play_beside(const Request& request);
    void post(const QString& sentence, Notify notify);

    const LiveRun& run_;
    Notices& notices_;
    std::shared_ptr<SoundDevice> device_;
    bool notified_ = false;
    std::atomic<std::uint64_t> newest_ = 0;  ///< number of the last request; older ones are dropped or stopped
    QThread thread_;                         ///< of Qt, because outputs of Qt Multimedia need a thread with events
    std::unique_ptr<QObject> on_thread_;     ///< receiver of requests; null until something is played
};

}  // namespace headlight
