#pragma once

#include <chrono>

namespace headlight {

/// Milliseconds since a time of the clock that is never set back.
inline double milliseconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace headlight
