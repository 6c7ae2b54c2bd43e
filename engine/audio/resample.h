#pragma once

#include "audio/audio.h"

#include <cstdint>

namespace headlight {

/// The same sound at another number of samples a second, by soxr's high quality, which is what librosa resamples with
/// for transformers; what the new rate cannot hold is filtered out. Throws Error(Memory) where there is too little.
Audio resampled(const Audio& audio, std::int32_t rate);

}  // namespace headlight
