#pragma once

#include "audio/audio.h"

#include <cstdint>

namespace headlight {

/// The same sound at another number of samples a second, by interpolation with windowed sincs
/// (https://ccrma.stanford.edu/~jos/resample/); what the new rate cannot hold is filtered out.
Audio resampled(const Audio& audio, std::int32_t rate);

}  // namespace headlight
