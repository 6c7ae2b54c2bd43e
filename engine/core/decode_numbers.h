#pragma once

#include "core/tensor.h"

#include <span>

namespace headlight {

/// Writes the view's values as fp32 into `out`, which has as many; for parts of a tensor, of which memory is kept.
/// Throws as to_float does, and Error(Format) for an `out` of another size.
void decode_numbers(const TensorView& view, std::span<float> out);

}  // namespace headlight
