#pragma once

#include "analysis/sound/waveform.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace headlight {

/// A stretch of a recording to be played.
struct HeardStretch {
    SamplesPointer samples;  ///< of one channel; full scale is -1 to 1
    std::int32_t rate = 0;   ///< samples a second
    SoundStretch stretch;    ///< within the samples, not empty
};

/// An output that plays sound.
class SoundDevice {
  public:
    virtual ~SoundDevice() = default;
    /// Plays the stretch. Called on a thread of Qt that is not the GUI thread; returns when the stretch was played, or
    /// shortly after `is_stopped` returns true. Throws Error(Input) where the system cannot play it.
    virtual void play(const HeardStretch& heard, const std::function<bool()>& is_stopped) = 0;
};

/// Returns the system's default output through Qt Multimedia; in a build without it, a device whose `play` throws an
/// error that says so.
std::unique_ptr<SoundDevice> system_sound_device();

}  // namespace headlight
