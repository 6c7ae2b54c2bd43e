#pragma once

#include "formats/config.h"
#include "models/blocks/attention/rotary.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/model.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Properties of a single layer of the plan below.
struct LlamaLayerPlan {
    std::int32_t window = 0;               ///< see AttentionSpec
    std::shared_ptr<RotaryAngles> rotary;  ///< null: the layer knows no positions
};

/// Norms of queries and keys before their rotary embedding.
enum class QueryKeyNorm {
    None,
    EachHead,     ///< (Qwen 3, Gemma 3)
    WholeVector,  ///< of all heads together (OLMo 2)
};

/// A mixture of experts in place of each feed-forward network (Mixtral, arXiv 2401.04088).
struct ExpertPlan {
    std::int64_t count = 0;   ///< 0: none
    std::int64_t chosen = 0;  ///< of a token
    bool stacked = false;     ///< files hold those of a layer in one tensor, as GGUF files do
};

/// Decoders built as Llama (arXiv 2302.13971) is: rotary positions, grouped key heads, norms by root mean square, gated
/// feed-forward. An architecture's file reads the plan that its configuration describes and changes what differs.
struct LlamaPlan {
    std::string_view architecture;  ///< for people
    DecoderSizes sizes;
    std::int64_t key_heads = 0;
    std::int64_t head_size = 0;
    std::int64_t inner = 0;
    float epsilon = 0;
    Activation activation = Activation::Silu;
    bool tied = false;  ///< the head is the table of words
    ModelTask task = ModelTask::None;
    std::vector<LlamaLayerPlan> layers;
    ExpertPlan experts;

    bool query_key_value_bias = false;
    bool attention_output_bias = false;
    bool feed_forward_bias = false;
    bool fused_projections = false;  ///< files hold queries, keys and values in one tensor, and gate and up in one
    QueryKeyNorm query_key_norm = QueryKeyNorm::None;
    bool norms_before = true;       ///< of what attention and feed-forward read
    bool norms_after = false;       ///< of what they give
    bool norms_from_one = false;    ///< files hold the difference of norms' weights from 1
    bool scaled_embedding = false;  ///< words times the root of the hidden size
    double scale = 0;               ///< of scores; 0: 1 / sqrt(head_size)
    float softcap = 0;
    float logits_softcap = 0;
    std::vector<std::string> notices;
};

/// The fields that all of these configurations have; one rotary embedding for all layers, no window.
LlamaPlan read_llama_plan(std::string_view architecture, const Config& config);

/// The window of each layer: `sliding_window` where `layer_types` says so, or, without such a list, where `slides`
/// does.
void read_windows(LlamaPlan& plan, const Config& config, const std::function<bool(std::int64_t)>& slides);

/// The experts of Mixtral's configurations: `num_local_experts`, `num_experts_per_tok`, and `stacked_experts`, which
/// only GGUF files say.
ExpertPlan read_experts(const Config& config);

/// Loads the weights that the plan asks for.
std::unique_ptr<Model> make_llama(LlamaPlan plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress);

}  // namespace headlight
