#include "models/decoders/gguf_decoder.h"

#include "core/error.h"
#include "json/json_writer.h"
#include "models/gguf_fields.h"

#include <cmath>
#include <cstdint>

namespace headlight {

namespace {

/// A tensor of a few numbers, as JSON.
std::string json_list(const GgufStore& file, const std::string& name) {
    constexpr std::int64_t kMostNumbers = 65'536;
    const TensorView view = *file.find(name);
    if (element_count(view.shape) > kMostNumbers)
        throw Error(ErrorKind::Format, Sentence("Expected a number for each pair of a head's values that turns."),
                    {file.file_of(name).string(), name, {}});
    JsonWriter json;
    json.begin_array();
    const Tensor numbers = to_float(view);
    for (const float value : numbers.values()) {
        if (!std::isfinite(value))
            throw Error(ErrorKind::Format, Sentence("Expected finite numbers."),
                        {file.file_of(name).string(), name, {}});
        json.real(static_cast<double>(value));
    }
    return json.end().take();
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
        metadata.fail(name + ".rope.dimension_count",
                      Sentence("Expected at most the %1 values of a head, found %2.", *head_size, *turning));
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
        fail_unsupported(file, scaling + "type",
                         Sentence("Rotary embeddings of the type \"%1\" are not supported; supported types: none, "
                                  "linear, yarn, and those with factors as tensors.",
                                  type));
    }
}

}  // namespace

void add_gguf_decoder_fields_with_experts(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_rotary_share(file.metadata(), name, fields);
    add_rotary_scaling(file, name, fields);
    fields["attention_bias"] =
        json_truth(has_tensor(file, "blk.0.attn_q.bias") || has_tensor(file, "blk.0.attn_qkv.bias"));
    fields["mlp_bias"] = json_truth(has_tensor(file, "blk.0.ffn_up.bias"));
}

void add_gguf_deepseek_expert_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields_with_experts(file, name, fields);
    fields["stacked_experts"] = "true";
    fields.emplace("norm_topk_prob", "false");  // which no file says
    const GgufMetadata& metadata = file.metadata();
    const std::string blocks = name + ".block_count";
    const std::int64_t ahead = metadata.integer(name + ".nextn_predict_layers", 0, 1'000).value_or(0);
    const std::int64_t all = metadata.integer(blocks, 1, 1'000).value_or(0);
    if (ahead == 0 || all == 0) return;
    if (ahead >= all)
        metadata.fail(blocks, Sentence("Expected more than the %1 layers that predict tokens further ahead, found %2.",
                                       ahead, all));
    fields["num_hidden_layers"] = std::to_string(all - ahead);
}

void add_gguf_decoder_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    if (file.metadata().integer(name + ".expert_count", 0, INT32_MAX).value_or(0) > 0)
        fail_unsupported(
            file, name + ".expert_count",
            Sentence("Only the mixtures of experts of DeepSeek, GLM, gpt-oss, Granite, Mixtral, OLMo and Qwen are "
                     "supported."));
    add_gguf_decoder_fields_with_experts(file, name, fields);
}

std::optional<std::vector<std::int64_t>> add_gguf_attending_layers(const GgufMetadata& metadata,
                                                                   const std::string& name, GgufFields& fields) {
    const std::string key = name + ".attention.head_count_kv";
    const GgufValue* stated = metadata.find(key);
    if (stated == nullptr || !stated->is_list) return std::nullopt;
    const std::vector<std::int64_t> counts = metadata.integers(key).value_or(std::vector<std::int64_t>{});
    std::int64_t heads = 0;
    std::vector<std::int64_t> attending;
    for (std::size_t layer = 0; layer < counts.size(); ++layer) {
        if (counts[layer] == 0) continue;
        if (heads > 0 && counts[layer] != heads)
            metadata.fail(key, Sentence("Expected as many key heads in each layer that attends, found %1 and %2.",
                                        heads, counts[layer]));
        heads = counts[layer];
        attending.push_back(static_cast<std::int64_t>(layer));
    }
    if (heads == 0) metadata.fail(key, Sentence("Expected a layer that attends, found none."));
    fields["num_key_value_heads"] = std::to_string(heads);
    return attending;
}

void add_gguf_windows(const GgufMetadata& metadata, const std::string& name, GgufFields& fields) {
    const std::string key = name + ".attention.sliding_window_pattern";
    const GgufValue* pattern = metadata.find(key);
    if (pattern == nullptr) return;
    if (!pattern->is_list) {
        fields["sliding_window_pattern"] = std::to_string(*metadata.integer(key, 1, 1'000));
        return;
    }
    if (pattern->type != GgufType::Bool || pattern->count > 1'000)
        metadata.fail(key, Sentence("Expected a truth value for each layer."));
    std::string types;
    for (const std::byte slides : pattern->bytes)
        types += (types.empty() ? "" : ",") +
                 std::string(slides != std::byte{0} ? "\"sliding_attention\"" : "\"full_attention\"");
    fields["layer_types"] = "[" + types + "]";
}

}  // namespace headlight
