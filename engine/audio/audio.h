#pragma once

#include <cstdint>
#include <vector>

namespace headlight {

/// Sound of one channel.
struct Audio {
    std::vector<float> samples;  ///< full scale is -1 to 1
    std::int32_t rate = 0;       ///< samples a second
    double seconds = 0;          ///< of the whole recording, of which `samples` may be the beginning
};

}  // namespace headlight
