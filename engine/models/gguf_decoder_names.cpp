// What decoders are called in GGUF files.

#include "core/error.h"
#include "models/gguf_fields.h"
#include "models/gguf_names.h"

#include <cmath>
#include <cstdint>
#include <string>

namespace headlight {

namespace {

// --- fields that follow from several keys, or from what tensors there are ---

/// A tensor of a few numbers, as JSON.
std::string json_list(const GgufStore& file, const std::string& name) {
    constexpr std::int64_t kMostNumbers = 65'536;
    const TensorView view = *file.find(name);
    if (element_count(view.shape) > kMostNumbers)
        throw Error(ErrorKind::Format, "Expected a number for each pair of a head's values that turns.",
                    {file.file_of(name).string(), name, {}});
    std::string json = "[";
    const Tensor numbers = to_float(view);
    for (const float value : numbers.values()) {
        if (!std::isfinite(value))
            throw Error(ErrorKind::Format, "Expected finite numbers.", {file.file_of(name).string(), name, {}});
        json += (json.size() > 1 ? "," : "") + json_number(value);
    }
    return json + "]";
}

[[noreturn]] void refuse(const GgufStore& file, const std::string& key, const std::string& sentence) {
    throw Error(ErrorKind::Unsupported, sentence, {file.metadata().file(), key, {}});
}

/// The share of each head that turns.
void add_rotary_share(const GgufMetadata& metadata, const std::string& name, GgufFields& fields) {
    constexpr std::int64_t kMost = 1'000'000;
    const auto turning = metadata.integer(name + ".rope.dimension_count", 1, kMost);
    if (!turning) return;
    auto head_size = metadata.integer(name + ".attention.key_length", 1, kMost);
    const auto hidden = metadata.integer(name + ".embedding_length", 1, kMost);
    const auto heads = metadata.integer(name + ".attention.head_count", 1, kMost);
    if (!head_size && hidden && heads) head_size = *hidden / *heads;
    if (!head_size || *head_size == 0 || *turning == *head_size) return;
    if (*turning > *head_size)
        metadata.fail(name + ".rope.dimension_count", "Expected at most the " + std::to_string(*head_size) +
                                                          " values of a head, found " + std::to_string(*turning) + ".");
    fields["partial_rotary_factor"] = json_number(static_cast<double>(*turning) / static_cast<double>(*head_size));
}

/// How rotary angles are stretched: by keys, or by a factor for each pair, which files of Llama 3.1 and Phi-3 hold as
/// tensors.
void add_rotary_scaling(const GgufStore& file, const std::string& name, GgufFields& fields) {
    const GgufMetadata& metadata = file.metadata();
    const std::string scaling = name + ".rope.scaling.";
    const std::string type = metadata.text(scaling + "type").value_or("none");
    const double factor = metadata.real(scaling + "factor").value_or(1);
    const auto put = [&](const std::string& field, const std::string& json) { fields["rope_scaling." + field] = json; };
    if (const auto positions = metadata.integer(scaling + "original_context_length", 1, INT32_MAX))
        put("original_max_position_embeddings", std::to_string(*positions));
    if (has_tensor(file, "rope_factors_long.weight") && has_tensor(file, "rope_factors_short.weight")) {
        put("rope_type", "\"longrope\"");
        put("long_factor", json_list(file, "rope_factors_long.weight"));
        put("short_factor", json_list(file, "rope_factors_short.weight"));
        put("attention_factor", json_number(metadata.real(scaling + "attn_factor").value_or(1)));
    } else if (has_tensor(file, "rope_freqs.weight")) {  // for texts of any length
        put("rope_type", "\"longrope\"");
        put("long_factor", json_list(file, "rope_freqs.weight"));
        put("short_factor", fields["rope_scaling.long_factor"]);
        put("attention_factor", "1");
    } else if (type == "yarn") {
        put("rope_type", "\"yarn\"");
        put("factor", json_number(factor));
        const double magnitude = factor <= 1 ? 1.0 : 1.0 + 0.1 * std::log(factor);
        put("attention_factor", json_number(magnitude * metadata.real(scaling + "attn_factor").value_or(1)));
        put("beta_fast", json_number(metadata.real(scaling + "yarn_beta_fast").value_or(32)));
        put("beta_slow", json_number(metadata.real(scaling + "yarn_beta_slow").value_or(1)));
    } else if (type == "linear") {
        put("rope_type", "\"linear\"");
        put("factor", json_number(factor));
    } else if (type != "none") {
        refuse(file, scaling + "type",
               "Rotary embeddings of the type \"" + type +
                   "\" cannot be run; those that can are none, linear and yarn, "
                   "and those with factors as tensors.");
    }
}

void add_decoder_and_expert_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_rotary_share(file.metadata(), name, fields);
    add_rotary_scaling(file, name, fields);
    fields["attention_bias"] =
        json_truth(has_tensor(file, "blk.0.attn_q.bias") || has_tensor(file, "blk.0.attn_qkv.bias"));
    fields["mlp_bias"] = json_truth(has_tensor(file, "blk.0.ffn_up.bias"));
}

/// What all decoders of rotary positions have.
void add_decoder_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    if (file.metadata().integer(name + ".expert_count", 0, INT32_MAX).value_or(0) > 0)
        refuse(file, name + ".expert_count", "Of the mixtures of experts only gpt-oss and Mixtral can be run.");
    add_decoder_and_expert_fields(file, name, fields);
}

void add_llama_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_decoder_and_expert_fields(file, name, fields);
    fields["stacked_experts"] = "true";
}

void add_gpt_oss_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_decoder_and_expert_fields(file, name, fields);
    fields["rope_scaling.truncate"] = "false";  // which no key says
    fields["separate_gates"] = "true";
}

/// Which layers have a window: `sliding_window_pattern` is a truth value for each, or the number of layers of which the
/// last has none.
void add_windows(const GgufMetadata& metadata, const std::string& name, GgufFields& fields) {
    const std::string key = name + ".attention.sliding_window_pattern";
    const GgufValue* pattern = metadata.find(key);
    if (pattern == nullptr) return;
    if (!pattern->is_list) {
        fields["sliding_window_pattern"] = std::to_string(*metadata.integer(key, 1, 1'000));
        return;
    }
    if (pattern->type != GgufType::Bool || pattern->count > 1'000)
        metadata.fail(key, "Expected a truth value for each layer.");
    std::string types;
    for (const std::byte slides : pattern->bytes)
        types += (types.empty() ? "" : ",") +
                 std::string(slides != std::byte{0} ? "\"sliding_attention\"" : "\"full_attention\"");
    fields["layer_types"] = "[" + types + "]";
}

/// Scores are divided by the root of the head size, but for the largest models of Gemma 2 and 3, which no key names: by
/// the root of the hidden size's share of each head.
void add_gemma_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_decoder_fields(file, name, fields);
    const GgufMetadata& metadata = file.metadata();
    constexpr std::int64_t kMost = 1'000'000;
    const auto stated = [&](const char* key) { return metadata.integer(name + key, 1, kMost).value_or(1); };
    const std::int64_t layers_of_largest = name == "gemma2" ? 46 : 62;
    const bool largest = stated(".block_count") == layers_of_largest;
    const auto divisor = static_cast<double>(largest ? stated(".embedding_length") / stated(".attention.head_count")
                                                     : stated(".attention.key_length"));
    const auto scale = metadata.real(name + ".attention.scale");
    constexpr double kLeastScale = 1e-3;
    if (scale && (*scale < kLeastScale || *scale > 1 / kLeastScale))
        metadata.fail(name + ".attention.scale", "Expected a factor from 0.001 to 1000.");
    fields["query_pre_attn_scalar"] = json_number(scale ? 1.0 / *scale / *scale : divisor);
    if (name == "gemma2") fields.emplace("sliding_window", "4096");
    add_windows(metadata, name, fields);
}

void add_olmo2_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_decoder_fields(file, name, fields);
    const std::string key = name + ".attention.sliding_window";
    if (file.metadata().integer(key, 0, INT32_MAX).value_or(0) > 0)
        refuse(file, key, "OLMo 3, which has layers with a window, cannot be run; OLMo 2 can.");
}

/// The larger models (40B, 180B) have two norms and several key heads, the smaller one of each.
void add_falcon_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_decoder_fields(file, name, fields);
    const bool two_norms = has_tensor(file, "blk.0.attn_norm_2.weight");
    fields["new_decoder_architecture"] = "true";
    fields["num_ln_in_parallel_attn"] = two_norms ? "2" : "1";
    fields["bias"] = fields["attention_bias"];
}

// --- fields that keys hold ---

constexpr GgufField kGpt2Fields[] = {
    {"n_embd", ".embedding_length"},     {"n_layer", ".block_count"},
    {"n_head", ".attention.head_count"}, {"n_inner", ".feed_forward_length"},
    {"n_positions", ".context_length"},  {"layer_norm_epsilon", ".attention.layer_norm_epsilon"},
};

constexpr GgufField kBloomFields[] = {
    {"hidden_size", ".embedding_length"},
    {"n_layer", ".block_count"},
    {"n_head", ".attention.head_count"},
    {"layer_norm_epsilon", ".attention.layer_norm_epsilon"},
};

/// Of decoders with rotary positions.
constexpr GgufField kDecoderFields[] = {
    {"hidden_size", ".embedding_length"},
    {"num_hidden_layers", ".block_count"},
    {"num_attention_heads", ".attention.head_count"},
    {"num_key_value_heads", ".attention.head_count_kv"},
    {"num_kv_heads", ".attention.head_count_kv"},  // Falcon's
    {"head_dim", ".attention.key_length"},
    {"intermediate_size", ".feed_forward_length"},
    {"ffn_hidden_size", ".feed_forward_length"},  // Falcon's
    {"max_position_embeddings", ".context_length"},
    {"rms_norm_eps", ".attention.layer_norm_rms_epsilon"},
    {"layer_norm_eps", ".attention.layer_norm_epsilon"},      // GPT-NeoX's and Phi's
    {"layer_norm_epsilon", ".attention.layer_norm_epsilon"},  // Falcon's
    {"norm_epsilon", ".attention.layer_norm_epsilon"},        // StarCoder2's
    {"num_local_experts", ".expert_count"},
    {"num_experts_per_tok", ".expert_used_count"},
    {"rope_theta", ".rope.freq_base"},
    {"use_parallel_residual", ".use_parallel_residual"},  // GPT-NeoX's
    {"sliding_window", ".attention.sliding_window"},
    {"rope_local_base_freq", ".rope.freq_base_swa"},  // Gemma's, as those below
    {"attn_logit_softcapping", ".attn_logit_softcapping"},
    {"final_logit_softcapping", ".final_logit_softcapping"},
};

// --- tensors ---

constexpr GgufTensor kGpt2Tensors[] = {
    {"token_embd", "wte"},
    {"position_embd", "wpe"},
    {"blk.*.attn_norm", "h.*.ln_1"},
    {"blk.*.attn_qkv", "h.*.attn.c_attn"},
    {"blk.*.attn_output", "h.*.attn.c_proj"},
    {"blk.*.ffn_norm", "h.*.ln_2"},
    {"blk.*.ffn_up", "h.*.mlp.c_fc"},
    {"blk.*.ffn_down", "h.*.mlp.c_proj"},
    {"output_norm", "ln_f"},
    {"output", "lm_head"},
};

constexpr GgufTensor kBloomTensors[] = {
    {"token_embd", "word_embeddings"},
    {"token_embd_norm", "word_embeddings_layernorm"},
    {"blk.*.attn_norm", "h.*.input_layernorm"},
    {"blk.*.attn_qkv", "h.*.self_attention.query_key_value", GgufForm::Whole},
    {"blk.*.attn_output", "h.*.self_attention.dense"},
    {"blk.*.ffn_norm", "h.*.post_attention_layernorm"},
    {"blk.*.ffn_up", "h.*.mlp.dense_h_to_4h"},
    {"blk.*.ffn_down", "h.*.mlp.dense_4h_to_h"},
    {"output_norm", "ln_f"},
    {"output", "lm_head"},
};

constexpr GgufTensor kFalconTensors[] = {
    {"token_embd", "word_embeddings"},
    {"blk.*.attn_norm_2", "h.*.ln_attn"},
    {"blk.*.attn_norm", "h.*.ln_mlp", GgufForm::Same, "blk.0.attn_norm_2"},
    {"blk.*.attn_norm", "h.*.input_layernorm"},
    {"blk.*.attn_qkv", "h.*.self_attention.query_key_value", GgufForm::Whole},
    {"blk.*.attn_output", "h.*.self_attention.dense"},
    {"blk.*.ffn_up", "h.*.mlp.dense_h_to_4h"},
    {"blk.*.ffn_down", "h.*.mlp.dense_4h_to_h"},
    {"output_norm", "ln_f"},
    {"output", "lm_head"},
};

constexpr GgufTensor kGptNeoxTensors[] = {
    {"token_embd", "embed_in"},
    {"blk.*.attn_norm", "layers.*.input_layernorm"},
    {"blk.*.attn_qkv", "layers.*.attention.query_key_value", GgufForm::Whole},
    {"blk.*.attn_output", "layers.*.attention.dense"},
    {"blk.*.ffn_norm", "layers.*.post_attention_layernorm"},
    {"blk.*.ffn_up", "layers.*.mlp.dense_h_to_4h"},
    {"blk.*.ffn_down", "layers.*.mlp.dense_4h_to_h"},
    {"output_norm", "final_layer_norm"},
    {"output", "embed_out"},
};

constexpr GgufTensor kGptOssTensors[] = {
    {"token_embd", "model.embed_tokens"},
    {"blk.*.attn_norm", "model.layers.*.input_layernorm"},
    {"blk.*.attn_q", "model.layers.*.self_attn.q_proj"},
    {"blk.*.attn_k", "model.layers.*.self_attn.k_proj"},
    {"blk.*.attn_v", "model.layers.*.self_attn.v_proj"},
    {"blk.*.attn_sinks", "model.layers.*.self_attn.sinks"},
    {"blk.*.attn_output", "model.layers.*.self_attn.o_proj"},
    {"blk.*.post_attention_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.ffn_gate_inp", "model.layers.*.mlp.router"},
    {"blk.*.ffn_gate_exps", "model.layers.*.mlp.experts.gate_proj"},
    {"blk.*.ffn_up_exps", "model.layers.*.mlp.experts.up_proj"},
    {"blk.*.ffn_down_exps", "model.layers.*.mlp.experts.down_proj"},
    {"output_norm", "model.norm"},
    {"output", "lm_head"},
};

/// Llama and SmolLM3, whose files hold rows of queries and keys in pairs.
constexpr GgufTensor kLlamaTensors[] = {
    {"token_embd", "model.embed_tokens"},
    {"blk.*.attn_norm", "model.layers.*.input_layernorm"},
    {"blk.*.attn_q", "model.layers.*.self_attn.q_proj", GgufForm::QueryPairs},
    {"blk.*.attn_k", "model.layers.*.self_attn.k_proj", GgufForm::KeyPairs},
    {"blk.*.attn_v", "model.layers.*.self_attn.v_proj"},
    {"blk.*.attn_output", "model.layers.*.self_attn.o_proj"},
    {"blk.*.ffn_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.ffn_gate", "model.layers.*.mlp.gate_proj"},
    {"blk.*.ffn_up", "model.layers.*.mlp.up_proj"},
    {"blk.*.ffn_down", "model.layers.*.mlp.down_proj"},
    {"blk.*.ffn_gate_inp", "model.layers.*.block_sparse_moe.gate"},  // Mixtral's, as those below
    {"blk.*.ffn_gate_exps", "model.layers.*.block_sparse_moe.experts.w1"},
    {"blk.*.ffn_down_exps", "model.layers.*.block_sparse_moe.experts.w2"},
    {"blk.*.ffn_up_exps", "model.layers.*.block_sparse_moe.experts.w3"},
    {"output_norm", "model.norm"},
    {"output", "lm_head"},
    {"rope_freqs", "", GgufForm::Field},
};

/// Qwen 2 and 3, OLMo 2 (which has its norms behind), Gemma but for its norms.
constexpr GgufTensor kQwenTensors[] = {
    {"token_embd", "model.embed_tokens"},
    {"blk.*.attn_norm", "model.layers.*.input_layernorm"},
    {"blk.*.attn_q", "model.layers.*.self_attn.q_proj"},
    {"blk.*.attn_k", "model.layers.*.self_attn.k_proj"},
    {"blk.*.attn_v", "model.layers.*.self_attn.v_proj"},
    {"blk.*.attn_q_norm", "model.layers.*.self_attn.q_norm"},
    {"blk.*.attn_k_norm", "model.layers.*.self_attn.k_norm"},
    {"blk.*.attn_output", "model.layers.*.self_attn.o_proj"},
    {"blk.*.post_attention_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.ffn_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.ffn_gate", "model.layers.*.mlp.gate_proj"},
    {"blk.*.ffn_up", "model.layers.*.mlp.up_proj"},
    {"blk.*.ffn_down", "model.layers.*.mlp.down_proj"},
    {"blk.*.post_ffw_norm", "model.layers.*.post_feedforward_layernorm"},
    {"output_norm", "model.norm"},
    {"output", "lm_head"},
    {"rope_freqs", "", GgufForm::Field},
};

constexpr GgufTensor kGemmaTensors[] = {
    {"token_embd", "model.embed_tokens"},
    {"blk.*.attn_norm", "model.layers.*.input_layernorm", GgufForm::PlusOne},
    {"blk.*.attn_q", "model.layers.*.self_attn.q_proj"},
    {"blk.*.attn_k", "model.layers.*.self_attn.k_proj"},
    {"blk.*.attn_v", "model.layers.*.self_attn.v_proj"},
    {"blk.*.attn_q_norm", "model.layers.*.self_attn.q_norm", GgufForm::PlusOne},
    {"blk.*.attn_k_norm", "model.layers.*.self_attn.k_norm", GgufForm::PlusOne},
    {"blk.*.attn_output", "model.layers.*.self_attn.o_proj"},
    {"blk.*.post_attention_norm", "model.layers.*.post_attention_layernorm", GgufForm::PlusOne},
    {"blk.*.ffn_norm", "model.layers.*.pre_feedforward_layernorm", GgufForm::PlusOne, "blk.0.post_ffw_norm"},
    {"blk.*.ffn_norm", "model.layers.*.post_attention_layernorm", GgufForm::PlusOne},
    {"blk.*.ffn_gate", "model.layers.*.mlp.gate_proj"},
    {"blk.*.ffn_up", "model.layers.*.mlp.up_proj"},
    {"blk.*.ffn_down", "model.layers.*.mlp.down_proj"},
    {"blk.*.post_ffw_norm", "model.layers.*.post_feedforward_layernorm", GgufForm::PlusOne},
    {"output_norm", "model.norm", GgufForm::PlusOne},
    {"output", "lm_head"},
};

constexpr GgufTensor kPhi2Tensors[] = {
    {"token_embd", "model.embed_tokens"},
    {"blk.*.attn_norm", "model.layers.*.input_layernorm"},
    {"blk.*.attn_q", "model.layers.*.self_attn.q_proj"},
    {"blk.*.attn_k", "model.layers.*.self_attn.k_proj"},
    {"blk.*.attn_v", "model.layers.*.self_attn.v_proj"},
    {"blk.*.attn_output", "model.layers.*.self_attn.dense"},
    {"blk.*.ffn_up", "model.layers.*.mlp.fc1"},
    {"blk.*.ffn_down", "model.layers.*.mlp.fc2"},
    {"output_norm", "model.final_layernorm"},
    {"output", "lm_head"},
};

constexpr GgufTensor kPhi3Tensors[] = {
    {"token_embd", "model.embed_tokens"},
    {"blk.*.attn_norm", "model.layers.*.input_layernorm"},
    {"blk.*.attn_qkv", "model.layers.*.self_attn.qkv_proj"},
    {"blk.*.attn_output", "model.layers.*.self_attn.o_proj"},
    {"blk.*.ffn_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.ffn_up", "model.layers.*.mlp.gate_up_proj"},
    {"blk.*.ffn_down", "model.layers.*.mlp.down_proj"},
    {"output_norm", "model.norm"},
    {"output", "lm_head"},
    {"rope_factors_long", "", GgufForm::Field},
    {"rope_factors_short", "", GgufForm::Field},
};

constexpr GgufTensor kStarCoder2Tensors[] = {
    {"token_embd", "model.embed_tokens"},
    {"blk.*.attn_norm", "model.layers.*.input_layernorm"},
    {"blk.*.attn_q", "model.layers.*.self_attn.q_proj"},
    {"blk.*.attn_k", "model.layers.*.self_attn.k_proj"},
    {"blk.*.attn_v", "model.layers.*.self_attn.v_proj"},
    {"blk.*.attn_output", "model.layers.*.self_attn.o_proj"},
    {"blk.*.ffn_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.ffn_up", "model.layers.*.mlp.c_fc"},
    {"blk.*.ffn_down", "model.layers.*.mlp.c_proj"},
    {"output_norm", "model.norm"},
    {"output", "lm_head"},
};

}  // namespace

constinit const GgufArchitecture kBloomGguf{"bloom", kBloomFields, kBloomTensors};
constinit const GgufArchitecture kFalconGguf{"falcon", kDecoderFields, kFalconTensors, add_falcon_fields};
constinit const GgufArchitecture kGemmaGguf{"gemma", kDecoderFields, kGemmaTensors, add_gemma_fields};
constinit const GgufArchitecture kGemma2Gguf{"gemma2", kDecoderFields, kGemmaTensors, add_gemma_fields};
constinit const GgufArchitecture kGemma3Gguf{"gemma3", kDecoderFields, kGemmaTensors, add_gemma_fields};
constinit const GgufArchitecture kGpt2Gguf{"gpt2", kGpt2Fields, kGpt2Tensors};
constinit const GgufArchitecture kGptNeoxGguf{"gptneox", kDecoderFields, kGptNeoxTensors, add_decoder_fields};
constinit const GgufArchitecture kGptOssGguf{"gpt-oss", kDecoderFields, kGptOssTensors, add_gpt_oss_fields};
constinit const GgufArchitecture kLlamaGguf{"llama", kDecoderFields, kLlamaTensors, add_llama_fields};
constinit const GgufArchitecture kOlmo2Gguf{"olmo2", kDecoderFields, kQwenTensors, add_olmo2_fields};
constinit const GgufArchitecture kPhi2Gguf{"phi2", kDecoderFields, kPhi2Tensors, add_decoder_fields};
constinit const GgufArchitecture kPhi3Gguf{"phi3", kDecoderFields, kPhi3Tensors, add_decoder_fields};
constinit const GgufArchitecture kQwen2Gguf{"qwen2", kDecoderFields, kQwenTensors, add_decoder_fields};
constinit const GgufArchitecture kQwen3Gguf{"qwen3", kDecoderFields, kQwenTensors, add_decoder_fields};
constinit const GgufArchitecture kSmolLm3Gguf{"smollm3", kDecoderFields, kLlamaTensors, add_decoder_fields};
constinit const GgufArchitecture kStarCoder2Gguf{"starcoder2", kDecoderFields, kStarCoder2Tensors, add_decoder_fields};

}  // namespace headlight
