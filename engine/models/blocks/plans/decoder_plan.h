#pragma once

#include "formats/config.h"
#include "models/blocks/attention/attention_block.h"
#include "models/blocks/decoder.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/model.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The fields that a configuration keeps a decoder's sizes under; GPT-2's unless a file says otherwise. An empty name:
/// the configuration has no such field, and the default holds.
struct DecoderFields {
    SizeFields sizes{.hidden = "n_embd", .layers = "n_layer", .heads = "n_head", .positions = "n_positions"};
    std::string key_heads{};             ///< default: `default_key_heads`
    std::int64_t default_key_heads = 0;  ///< 0: one for each query head
    std::string embedding{};             ///< width of the token embedding; default: the hidden size
    std::string inner = "n_inner";       ///< default: 4 times the hidden size
    std::string activation = "activation_function";
    std::string default_activation = "gelu_new";
    std::string epsilon = "layer_norm_epsilon";  ///< default: 1e-5
    bool tied = true;                            ///< where the configuration has no "tie_word_embeddings"
};

/// Names of a decoder's tensors in files, without ".weight" and ".bias"; GPT-2's names unless a file says
/// otherwise. An empty name: the model has no such tensor.
struct DecoderNames {
    std::string words = "wte";
    std::string positions = "wpe";
    std::string embedding_norm{};
    std::string project_in{};   ///< of embeddings narrower than the hidden states
    std::string project_out{};  ///< back to their width, before the head
    std::string final_norm = "ln_f";
    std::vector<std::string> head{"lm_head"};  ///< several: the newest first
    std::string layers = "h.";                 ///< the layer's number, a dot and one of these follow
    std::string attention_norm = "ln_1";
    std::string query{};
    std::string key{};
    std::string value{};
    std::string fused = "attn.c_attn";  ///< queries, keys and values in one, in place of the three
    std::string query_norm{};           ///< of each head, as key_norm
    std::string key_norm{};
    std::string attention_output = "attn.c_proj";
    std::string norm = "ln_2";  ///< empty: attention and feed-forward share attention_norm
    std::string up = "mlp.c_fc";
    std::string down = "mlp.c_proj";
};

/// Presence of a bias of the head of a language model in files.
enum class HeadBias { None, Optional, Required };

/// Decoders built as GPT-2 (Radford et al. 2019) is: layer norms and a plain feed-forward network, with learned, rotary
/// or ALiBi positions. An architecture's file reads the plan that its configuration describes and changes what differs.
struct DecoderPlan {
    std::string_view architecture;  ///< for people
    std::string prefix;             ///< before the names of the body in checkpoints with a head
    DecoderFields fields;
    DecoderNames names;
    DecoderSizes sizes;
    std::int64_t key_heads = 0;
    std::int64_t head_size = 0;
    std::int64_t embedding = 0;
    std::int64_t inner = 0;
    std::int64_t first_position = 0;  ///< row of the first token's learned position
    float epsilon = 1e-5F;
    Activation activation = Activation::GeluTanh;
    bool tied = true;  ///< the head is the token embedding
    ModelTask task = ModelTask::None;
    HeadBias head_bias = HeadBias::None;

    bool query_key_value_bias = true;
    bool attention_output_bias = true;
    bool feed_forward_bias = true;
    FusedOrder fused_order = FusedOrder::Whole;
    WeightLayout layout = WeightLayout::OutputInput;  ///< of the layers' matrices
    Norm::Kind norms = Norm::Kind::Layer;
    bool parallel = false;  ///< see DecoderLayer, as the two below
    bool sums_add_normed = false;
    bool norms_after_sums = false;
    Rotary rotary{};
    /// Changes what causal_attention gives for a layer: scale, window, slopes; may be empty.
    std::function<void(AttentionSpec& spec, std::int64_t layer)> attention{};

    std::vector<std::string> ignored;  ///< endings of names of tensors that are of no use
    std::vector<std::string> notices;
    std::function<void(TensorTable&)> more_tensors{};  ///< what only this architecture has
    std::function<void(Decoder&, ModelDescription&, const LoadedTensors&)> finish{};
};

/// The fields that all of these configurations have, and the task that the configuration names. Throws Error(Format)
/// about a field out of bounds.
DecoderPlan read_decoder_plan(std::string_view architecture, std::string prefix, const Config& config,
                              const DecoderFields& fields = {});

/// Loads the weights that the plan asks for.
std::unique_ptr<Model> make_decoder(DecoderPlan plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress);

}  // namespace headlight
