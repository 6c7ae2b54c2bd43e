#pragma once

#include "backends/backend.h"

#include <cstdint>

namespace headlight {

/// Bounds of values, [rows, columns], made of what backends compute. An empty one leaves them as they are.
class Limit {
  public:
    Limit() = default;
    Limit(Backend& backend, float limit, std::int64_t columns);

    [[nodiscard]] bool empty() const { return limit_.empty(); }
    /// min(x, limit)
    [[nodiscard]] DeviceTensor below(Backend& backend, const DeviceTensor& x) const;
    /// min(max(x, -limit), limit)
    [[nodiscard]] DeviceTensor within(Backend& backend, const DeviceTensor& x) const;

  private:
    /// min(x, limit) - limit
    [[nodiscard]] DeviceTensor beyond(Backend& backend, const DeviceTensor& x) const;

    DeviceTensor limit_;  ///< [1, columns] each, as the two below
    DeviceTensor minus_limit_;
    DeviceTensor twice_limit_;
};

}  // namespace headlight
