#pragma once

#include <cstdio>
#include <cstdlib>

namespace headlight::fuzz {

/// Ends the program, so that the fuzzer keeps the input, when a promise is broken.
inline void require(bool kept, const char* promise) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

}  // namespace headlight::fuzz
