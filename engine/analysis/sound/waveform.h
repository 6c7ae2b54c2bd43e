#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace headlight {

/// Half-open range of a recording's samples.
struct SoundStretch {
    std::int64_t begin = 0;
    std::int64_t end = 0;

    [[nodiscard]] bool empty() const { return begin >= end; }
    bool operator==(const SoundStretch&) const = default;
};

/// Smallest and largest sample of a stretch.
struct SoundPeak {
    float least = 0;
    float most = 0;
    bool operator==(const SoundPeak&) const = default;
};

using SamplesPointer = std::shared_ptr<const std::vector<float>>;

/// The samples of a recording with the peaks of blocks of them, so that a picture of any width reads each sample at
/// most once and few of them at all. The blocks take a hundredth of the samples' memory. Immutable.
class Waveform {
  public:
    /// Samples of one channel; full scale is -1 to 1.
    explicit Waveform(SamplesPointer samples);

    [[nodiscard]] const SamplesPointer& samples() const { return samples_; }
    /// Peak of a stretch as far as the recording reaches; zeros where nothing of it is left. Samples that are no finite
    /// numbers do not count.
    [[nodiscard]] SoundPeak peak_of(const SoundStretch& stretch) const;
    /// Largest distance of a sample from 0.
    [[nodiscard]] float loudest() const { return loudest_; }

  private:
    SamplesPointer samples_;
    std::vector<SoundPeak> blocks_;
    float loudest_ = 0;
};

}  // namespace headlight
