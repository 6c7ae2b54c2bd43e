#pragma once

#include "backends/backend.h"

#include <cstdint>

namespace headlight {

/// How distances share learned biases: near ones have a bucket each, further ones share logarithmically wider ones, and
/// all from `furthest` on the last (arXiv 1910.10683, section 2.1).
struct DistanceBuckets {
    std::int64_t count = 32;
    std::int64_t furthest = 128;
    /// Half of the buckets are for keys after their query; otherwise those share the bucket of the query's own place.
    bool both_sides = true;

    /// The bucket of a key that stands `distance` positions after its query.
    [[nodiscard]] std::int64_t of(std::int64_t distance) const;
};

/// The biases of every distance from a table [buckets, heads] of any type.
DistanceBias bias_by_buckets(Backend& backend, const DeviceTensor& table, const DistanceBuckets& buckets);

}  // namespace headlight
