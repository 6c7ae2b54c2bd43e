#pragma once

#include "models/blocks/plans/llama_plan.h"

#include <string_view>

namespace headlight {

/// The plan of Qwen 2 (arXiv 2407.10671): biases of queries, keys and values.
LlamaPlan read_qwen2_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults = {});
/// The plan of Qwen 3 (arXiv 2505.09388): norms of each head in their place.
LlamaPlan read_qwen3_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults = {});

}  // namespace headlight
