#pragma once

#include "core/tensor.h"

#include <cstdint>
#include <span>

namespace headlight {

/// How a spectrogram is made of sound.
struct SpectrogramOptions {
    std::int32_t rate = 16'000;  ///< samples a second
    std::int64_t window = 400;   ///< samples of each frame, under a Hann window, and of its Fourier transform
    std::int64_t hop = 160;      ///< samples from one frame to the next
    std::int64_t mel_bins = 80;
};

/// The log-mel spectrogram that Whisper reads (arXiv 2212.04356, section 2.2): [mel bins, samples / hop]. Frames are
/// centerd, with the sound mirrored at its ends; powers go through mel filters, and their decimal logarithms, at most 8
/// below the largest, are moved to about -1 to 1.
Tensor log_mel_spectrogram(std::span<const float> samples, const SpectrogramOptions& options);

}  // namespace headlight
