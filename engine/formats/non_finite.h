#pragma once

#include "core/thread_pool.h"
#include "formats/weights.h"

#include <string>
#include <vector>

namespace headlight {

/// The names of the tensors that hold NaN or infinite values, sorted. Reads every weight once, at the speed of memory
/// (about 0.1 s a GB when the file is cached); tensors of types that nothing computes with are left out.
std::vector<std::string> tensors_with_non_finite_values(const WeightStore& weights, ThreadPool& pool);

}  // namespace headlight
