#pragma once

#include "backends/backend.h"
#include "core/tensor.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace headlight {

/// The turn that a rotary embedding gave queries and keys (arXiv 2104.09864), as Backend::rotary defines it.
struct RotaryTurn {
    RotaryLayout layout;
    std::shared_ptr<const Tensor> angles;  ///< [positions, layout.size], by position all cosines, then all sines
};

/// The vector of one head as it was before its turn at `position`; where turning also lengthens, it stays as long.
std::vector<float> turned_back(const RotaryTurn& turn, std::span<const float> vector, std::int64_t position);

}  // namespace headlight
