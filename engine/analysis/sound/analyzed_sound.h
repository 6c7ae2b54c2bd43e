#pragma once

#include "analysis/sound/waveform.h"

#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Loudness of a recording by frequency and time.
struct Loudness {
    std::int32_t bins = 0;             ///< of frequency, on the mel scale
    std::int32_t frames = 0;           ///< of time
    std::vector<std::uint8_t> values;  ///< [frames, bins], the lowest frequency first; logarithmic, 0 the quietest
    double first = 0;                  ///< seconds to the middle of the first frame
    double step = 0;                   ///< seconds from one frame to the next

    /// Frame whose middle is nearest to this time; -1 without frames.
    [[nodiscard]] std::int32_t frame_at(double seconds) const;
};

/// The recording that a model read.
struct AnalyzedSound {
    Waveform waveform;
    std::int32_t rate = 0;  ///< samples a second
    Loudness loudness{};
    /// By token of the analysis: the stretch of the recording that it stands for, empty where it stands for none.
    /// Tokens behind the last one have none.
    std::vector<SoundStretch> stretches{};

    /// From the first to the last sample that these tokens stand for; empty where they stand for none.
    [[nodiscard]] SoundStretch stretch_of(std::span<const std::int32_t> tokens) const;
};

}  // namespace headlight
