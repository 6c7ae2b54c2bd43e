#pragma once

#include "backends/backend.h"

#include <cstdint>

namespace headlight {

/// Queries times 1 + rate * ln(1 + floor(position / step)), so that attention stays sharp far into a text (Ministral 3
/// of Mistral AI, 2025, after Llama 4). With a rate of 0 it does nothing.
struct QueryGrowth {
    double rate = 0;
    std::int64_t step = 1;  ///< positions, at least 1

    /// x: [tokens, columns], from position `first` on.
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x, std::int64_t first) const;
};

}  // namespace headlight
