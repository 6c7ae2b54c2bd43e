#include "analysis/sound/waveform.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace headlight {
namespace {

constexpr std::int64_t kBlockOfSamples = 256;  // samples

constexpr SoundPeak kNoPeak{std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};

void widen(SoundPeak& peak, const SoundPeak& other) {
    peak.least = std::min(peak.least, other.least);
    peak.most = std::max(peak.most, other.most);
}

SoundPeak peak_of_samples(std::span<const float> samples) {
    SoundPeak peak = kNoPeak;
    for (const float sample : samples)
        if (std::isfinite(sample)) widen(peak, {sample, sample});
    return peak;
}

}  // namespace

Waveform::Waveform(SamplesPointer samples) : samples_(std::move(samples)) {
    const std::span<const float> all(*samples_);
    const std::size_t block = kBlockOfSamples;
    blocks_.reserve(all.size() / block + 1);
    for (std::size_t begin = 0; begin < all.size(); begin += block)
        blocks_.push_back(peak_of_samples(all.subspan(begin, std::min(block, all.size() - begin))));
    for (const SoundPeak& peak : blocks_)
        if (peak.least <= peak.most) loudest_ = std::max({loudest_, -peak.least, peak.most});
}

SoundPeak Waveform::peak_of(const SoundStretch& stretch) const {
    const std::int64_t begin = std::max<std::int64_t>(stretch.begin, 0);
    const std::int64_t end = std::min(stretch.end, std::ssize(*samples_));
    if (begin >= end) return {};
    const std::span<const float> all(*samples_);
    const auto part = [&](std::int64_t from, std::int64_t to) {
        return peak_of_samples(all.subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from)));
    };
    const std::int64_t first = (begin + kBlockOfSamples - 1) / kBlockOfSamples;
    const std::int64_t last = end / kBlockOfSamples;
    SoundPeak peak = kNoPeak;
    if (first >= last) {
        peak = part(begin, end);
    } else {
        widen(peak, part(begin, first * kBlockOfSamples));
        for (std::int64_t block = first; block < last; ++block) widen(peak, blocks_[static_cast<std::size_t>(block)]);
        widen(peak, part(last * kBlockOfSamples, end));
    }
    return peak.least <= peak.most ? peak : SoundPeak{};
}

}  // namespace headlight
