#pragma once

#include "core/error.h"

#include <cstdio>
#include <cstdlib>

namespace headlight::fuzz {

/// Ends the program, so that the fuzzer keeps the input, when a promise is broken.
inline void require(bool kept, const char* promise) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

/// Whether an input is refused for its format, or because memory ran out over it.
inline bool is_of_format(const Error& error) {
    return error.kind() == ErrorKind::Format || error.kind() == ErrorKind::Memory;
}

}  // namespace headlight::fuzz
