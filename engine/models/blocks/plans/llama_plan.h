#pragma once

#include "formats/config.h"
#include "models/blocks/attention/query_growth.h"
#include "models/blocks/attention/rotary.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/expert_plan.h"
#include "models/blocks/plans/latent_plan.h"
#include "models/blocks/plans/mixer_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/model.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

struct Decoder;

/// Properties of a single layer of the plan below.
struct LlamaLayerPlan {
    std::int32_t window = 0;               ///< see AttentionSpec
    std::shared_ptr<RotaryAngles> rotary;  ///< null: the layer knows no positions
    bool attends = true;                   ///< false: it has the plan's mixer in place of attention
    bool experts = true;                   ///< where the plan has experts; false: one feed-forward network
};

/// Norms of queries and keys before their rotary embedding.
enum class QueryKeyNorm {
    None,
    EachHead,       ///< (Qwen 3, Gemma 3)
    EachHeadApart,  ///< with weights of its own for each head, in one tensor [heads, head size] (Cohere)
    HeadByHead,     ///< the same, in one tensor for each head (StableLM)
    WholeVector,    ///< of all heads together (OLMo 2)
};

/// What files call the norms of a layer, without ".weight" and ".bias".
struct LlamaNorms {
    std::string attention = "input_layernorm";
    std::string attention_post = "post_attention_layernorm";
    std::string feed_forward = "post_attention_layernorm";
    std::string feed_forward_post = "post_feedforward_layernorm";
    std::string query = "self_attn.q_norm";
    std::string key = "self_attn.k_norm";
    std::string last = "norm";  ///< of what the last layer gives; not of a layer
};

/// What files call the feed-forward network of a layer, without ".weight" and ".bias".
struct LlamaFeedForward {
    std::string gate = "mlp.gate_proj";
    std::string up = "mlp.up_proj";
    std::string down = "mlp.down_proj";
    std::string fused = "mlp.gate_up_proj";  ///< of gate and up, see LlamaPlan::fused_gate_up
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
    LatentPlan latent{};  ///< in place of queries, keys and values of their own; `head_size` is that of its queries

    bool causal = true;  ///< false: an encoder, whose tokens also see those after them
    bool query_key_value_bias = false;
    bool attention_output_bias = false;
    bool feed_forward_bias = false;
    bool gated_heads = false;            ///< see AttentionInputs
    bool fused_query_key_value = false;  ///< files hold queries, keys and values in one tensor
    std::int64_t layers_ahead = 0;       ///< of files behind those that run: they predict tokens further ahead
    bool fused_gate_up = false;          ///< files hold gate and up in one, the gate first
    QueryKeyNorm query_key_norm = QueryKeyNorm::None;
    LlamaNorms norm_names;
    LlamaFeedForward feed_forward_names{};
    std::string output_name = "self_attn.o_proj";
    std::shared_ptr<const MixerPlan> mixer{};  ///< of layers that do not attend; null: all do
    Norm::Kind norms = Norm::Kind::Rms;
    bool norm_weight = true;      ///< false: norms have no weights
    bool norm_bias = false;       ///< of all norms but those of queries and keys
    bool norms_before = true;     ///< of what attention and feed-forward read
    bool norms_after = false;     ///< of what they give
    bool norms_from_one = false;  ///< files hold the difference of norms' weights from 1
    bool parallel = false;        ///< attention and feed-forward read what one norm gives, see DecoderLayer
    bool interleaved = false;     ///< see RotaryLayout
    double embedding_scale = 1;   ///< of words
    double residual_scale = 1;    ///< see DecoderLayer
    double scale = 0;             ///< of scores; 0: 1 / sqrt(head_size)
    double limit = 0;             ///< of queries, keys and values to both sides of 0; 0: none
    QueryGrowth query_growth;
    float softcap = 0;
    float logits_scale = 1;
    float logits_softcap = 0;
    std::vector<std::string> notices;
    std::shared_ptr<const WeightStore> weights{};  ///< where the folder has those of other parts too; null: its own
    /// Adds what a model has beside its decoder; may be empty.
    std::function<void(Decoder&, ModelDescription&)> finish{};
};

/// What holds where a configuration does not say; 0: it must say it, or the usual default holds.
struct LlamaDefaults {
    DecoderSizes sizes{};
    std::int64_t key_heads = 0;
    std::int64_t head_size = 0;
    std::int64_t inner = 0;
    RotaryDefaults rotary{};
};

/// What transformers takes where the configuration of a Llama among other parts does not say: published folders leave
/// out what equals it.
inline constexpr LlamaDefaults kLlamaTextDefaults{
    .sizes = {.vocabulary = 32'000, .hidden = 4096, .layers = 32, .heads = 32, .positions = 2048}, .inner = 11'008};

/// The fields that all of these configurations have; one rotary embedding for all layers, no window.
LlamaPlan read_llama_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults = {});

/// Llama's own fields beside those: biases and experts.
void read_llama_traits(LlamaPlan& plan, const Config& config);

/// The window of each layer: `sliding_window` (where it is absent, `otherwise`; null and 0: none) where `layer_types`
/// says so, or, without such a list, where `slides` does.
void read_windows(LlamaPlan& plan, const Config& config, const std::function<bool(std::int64_t)>& slides,
                  std::int64_t otherwise = 0);

/// Says which layers attend: those that `layer_types` calls `attention`; the others must be called `mixer`. Without
/// such a list, those that `attends` names. Throws Error(Format) for another type.
void read_attending_layers(LlamaPlan& plan, const Config& config, const std::string& mixer,
                           const std::function<bool(std::int64_t)>& attends,
                           const std::string& attention = "full_attention");

/// Layers without a window know no positions (arXiv 2501.18795).
void drop_positions_without_window(LlamaPlan& plan);

/// Says which layers have experts: those that `mlp_layer_types` calls "sparse"; the others must be called "dense" and
/// have one feed-forward network each. Without such a list, those behind the first so many (`first_k_dense_replace`,
/// default: `otherwise`). Throws Error(Format) for another type.
void read_first_dense_layers(LlamaPlan& plan, const Config& config, std::int64_t otherwise);

/// Loads the weights that the plan asks for.
std::unique_ptr<Model> make_llama(LlamaPlan plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress);

}  // namespace headlight
