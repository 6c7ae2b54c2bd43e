#pragma once

#include "core/tensor.h"

#include <cstdint>
#include <span>

namespace headlight {

/// How the spectrogram that AST reads is made of sound.
struct FilterbankOptions {
    std::int32_t rate = 16'000;  ///< samples a second
    std::int64_t mel_bins = 128;
    std::int64_t frames = 1'024;  ///< later ones are left out, missing ones are zeros before normalization
    bool normalizes = true;
    double mean = -4.2677393;      ///< of AudioSet, which is subtracted
    double deviation = 4.5689974;  ///< of AudioSet; twice of it divides
};

/// Samples of a frame: 25 ms.
std::int64_t filterbank_window(const FilterbankOptions& options);
/// Samples from one frame to the next: 10 ms.
std::int64_t filterbank_hop(const FilterbankOptions& options);

/// Kaldi's log mel energies as AST reads them (arXiv 2104.01778, section 2.1), [frames, mel bins]: whole frames only,
/// without their mean, with a pre-emphasis of 0.97 and a symmetric Hann window, their powers through mel filters from
/// 20 Hz on, natural logarithms.
Tensor filterbank(std::span<const float> samples, const FilterbankOptions& options);

}  // namespace headlight
