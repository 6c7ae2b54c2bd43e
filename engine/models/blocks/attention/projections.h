#pragma once

#include "backends/backend.h"

namespace headlight {

/// The queries, keys and values of some tokens, each [tokens, heads * size].
struct Projections {
    DeviceTensor queries;
    DeviceTensor keys;
    DeviceTensor values;
};

}  // namespace headlight
