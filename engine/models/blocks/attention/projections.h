#pragma once

#include "backends/backend.h"

namespace headlight {

/// The queries, keys and values of some tokens, each [tokens, heads * size].
struct Projections {
    DeviceTensor queries;
    DeviceTensor keys;
    DeviceTensor values;
    DeviceTensor gates{};  ///< as wide as what the heads give; empty: there are none
};

}  // namespace headlight
