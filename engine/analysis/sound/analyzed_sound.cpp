#include "analysis/sound/analyzed_sound.h"

#include <algorithm>
#include <cmath>

namespace headlight {

std::int32_t Loudness::frame_at(double seconds) const {
    if (frames <= 0) return -1;
    return static_cast<std::int32_t>(std::clamp<double>(std::round((seconds - first) / step), 0, frames - 1));
}

SoundStretch AnalyzedSound::stretch_of(std::span<const std::int32_t> tokens) const {
    SoundStretch all;
    for (const std::int32_t token : tokens) {
        if (token < 0 || token >= std::ssize(stretches)) continue;
        const SoundStretch& own = stretches[static_cast<std::size_t>(token)];
        if (own.empty()) continue;
        all = all.empty() ? own : SoundStretch{std::min(all.begin, own.begin), std::max(all.end, own.end)};
    }
    return all;
}

}  // namespace headlight
