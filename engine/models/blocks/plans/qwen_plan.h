#pragma once

#include "models/blocks/plans/llama_plan.h"

#include <string_view>

namespace headlight {

/// The plan of Qwen 2 (arXiv 2407.10671): biases of queries, keys and values.
LlamaPlan read_qwen2_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults = {});
/// The plan of Qwen 3 (arXiv 2505.09388): norms of each head in their place.
LlamaPlan read_qwen3_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults = {});

/// Experts with the names and fields of Qwen: layers of `mlp_only_layers`, and those whose number, counted from 1, is
/// no multiple of `decoder_sparse_step`, have one feed-forward network. `chosen`: see read_experts. `normalized`:
/// whether the weights of a token's experts sum to 1 where `norm_topk_prob` is absent.
void read_qwen_experts(LlamaPlan& plan, const Config& config, std::int64_t chosen, bool normalized = false);
/// The expert that reads every token, with a weight of its own: `shared_expert_intermediate_size`.
void read_shared_expert(ExpertPlan& plan, const Config& config);

}  // namespace headlight
