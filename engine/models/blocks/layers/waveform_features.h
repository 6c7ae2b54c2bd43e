#pragma once

#include "core/tensor.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/convolution.h"
#include "models/blocks/layers/layers.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// The convolution that reads a waveform. Its output is normalized by channel over the whole recording (group norm with
/// a group for each channel, arXiv 1803.08494), or by position, or not at all.
struct WaveformConvolution {
    Tensor weight;               ///< [channels, width]
    Tensor bias;                 ///< [channels]
    std::vector<float> factors;  ///< [channels], after the norm by channel; empty: there is none
    std::vector<float> offsets;  ///< likewise
    std::int64_t stride = 1;

    /// The linear layer that makes positions of the windows of these samples, the norm by channel folded into it: the
    /// mean and the variance of an output follow from those of a window's samples.
    [[nodiscard]] Linear of_windows(Backend& backend, std::span<const float> samples) const;
};

/// Convolutions without padding that make positions of a waveform (wav2vec 2.0, arXiv 2006.11477, section 2).
struct WaveformFeatures {
    WaveformConvolution first;
    std::vector<Convolution> others;
    std::vector<Norm> norms;  ///< of each convolution's output, that of the first included; empty: there are none
    Activation activation = Activation::Gelu;
    std::int64_t window = 0;  ///< samples that a position is made of
    std::int64_t hop = 0;     ///< samples from one position to the next

    /// samples: [samples] -> [positions, channels]. Works through the recording in parts. Throws Error(Input) for
    /// samples of another shape, or fewer than one window has.
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const Tensor& samples) const;

  private:
    /// The positions of these samples. `windows`: of_windows of the whole recording.
    [[nodiscard]] DeviceTensor of_part(Backend& backend, std::span<const float> samples, const Linear& windows) const;
};

/// Positions that WaveformFeatures makes at once.
inline constexpr std::int64_t kPositionsOfPart = 256;

}  // namespace headlight
