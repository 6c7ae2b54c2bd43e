#pragma once

#include "models/blocks/attention/window_attention.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>

namespace headlight {

/// Adds the tensors of a module of Swin v2's attention (arXiv 2111.09883, sections 3.2 and 3.3) that other windows do
/// not have, under `name`, from `source`.
void add_cosine_window(TensorTable& table, const std::string& name, const std::string& source, std::int64_t heads);

/// Makes attention within windows compare queries and keys by their cosine, times a factor of each head, and biases it
/// by a small network of the distances down and across. `log_scales`: [heads, 1], of the tensor `name` + "scale".
/// `trained`: side of the windows that the network was trained with, 0 where it is `window`.
void use_cosine(Backend& backend, const LoadedTensors& tensors, const std::string& name, const Tensor& log_scales,
                std::int64_t window, std::int64_t trained, WindowAttention& attention);

}  // namespace headlight
