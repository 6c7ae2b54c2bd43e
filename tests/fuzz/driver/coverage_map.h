#pragma once

#include "driver/coverage.h"

namespace headlight::fuzz {

/// Which edges were ever taken, and how often in one execution by classes: 1, 2, 3, 4, 8, 16, 32 or 128 times and more.
/// All zeros is the empty map.
class CoverageMap {
  public:
    /// Adds the edges of an execution; whether there was a new edge, or a new class of one.
    bool add(const EdgeCounts& counts);
    /// Number of edges that were taken.
    [[nodiscard]] std::size_t edges() const;

  private:
    std::array<std::uint8_t, std::tuple_size_v<EdgeCounts>> classes_;  // a bit for each class
};

}  // namespace headlight::fuzz
