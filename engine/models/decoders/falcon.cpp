// Falcon (arXiv 2311.16867): one key head for all queries or a few, attention and feed-forward side by side, rotary
// positions; its smaller relatives of RefinedWeb (arXiv 2306.01116) with ALiBi and one sum after the other.

#include "models/architecture.h"
#include "models/blocks/attention/alibi.h"
#include "models/blocks/plans/decoder_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/decoders/gguf_decoder.h"
#include "models/gguf_fields.h"

#include <utility>

namespace headlight::falcon {

namespace {

constexpr std::string_view kName = "Falcon decoder";

/// `two_norms`: attention and feed-forward read through norms of their own.
DecoderNames names(bool parallel, bool two_norms) {
    const bool named_by_use = parallel && two_norms;
    DecoderNames names;
    names.words = "word_embeddings";
    names.positions = {};
    names.attention_norm = named_by_use ? "ln_attn" : "input_layernorm";
    names.fused = "self_attention.query_key_value";
    names.attention_output = "self_attention.dense";
    names.norm = !two_norms ? "" : named_by_use ? "ln_mlp" : "post_attention_layernorm";
    names.up = "mlp.dense_h_to_4h";
    names.down = "mlp.dense_4h_to_h";
    return names;
}

/// transformers' eager attention, whose weights ours are held to, adds the bias twice, to the scores and again with the
/// mask, and scales it with the product.
void add_alibi(DecoderPlan& plan) {
    plan.attention = [slopes = alibi_slopes(plan.sizes.heads)](AttentionSpec& spec, std::int64_t /*layer*/) {
        spec.slopes = slopes;
        for (float& slope : spec.slopes) slope *= 2 * spec.scale;
    };
}

DecoderPlan read_plan(const Config& config) {
    const bool newer = config.boolean_or("new_decoder_architecture", false);
    DecoderPlan plan = read_decoder_plan(kName, "transformer.", config,
                                         {.sizes = {},
                                          .key_heads = newer ? "num_kv_heads" : "",
                                          .inner = "ffn_hidden_size",
                                          .activation = "activation",
                                          .default_activation = "gelu"});
    plan.fused_order = FusedOrder::ByKeyHead;
    if (!newer && config.boolean_or("multi_query", true)) {
        plan.key_heads = 1;
        plan.fused_order = FusedOrder::Whole;
    }
    plan.parallel = newer || config.boolean_or("parallel_attn", true);
    plan.names =
        names(plan.parallel, newer ? config.integer_or("num_ln_in_parallel_attn", 2, 1, 2) == 2 : !plan.parallel);
    plan.query_key_value_bias = plan.attention_output_bias = plan.feed_forward_bias = config.boolean_or("bias", false);
    if (config.boolean_or("alibi", false))
        add_alibi(plan);
    else
        plan.rotary.angles = std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.head_size));
    plan.ignored = {".rotary_emb.inv_freq"};  // a buffer, which old checkpoints keep
    return plan;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_decoder(read_plan(folder.config), folder, std::move(backend), stop, progress);
}

/// The larger models (40B, 180B) have two norms and several key heads, the smaller one of each.
void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields(file, name, fields);
    const bool two_norms = has_tensor(file, "blk.0.attn_norm_2.weight");
    fields["new_decoder_architecture"] = "true";
    fields["num_ln_in_parallel_attn"] = two_norms ? "2" : "1";
    fields["bias"] = fields["attention_bias"];
}

constexpr GgufField kGgufFields[] = {
    {"num_kv_heads", ".attention.head_count_kv"},
    {"ffn_hidden_size", ".feed_forward_length"},
    {"layer_norm_epsilon", ".attention.layer_norm_epsilon"},
};

constexpr GgufTensor kGgufTensors[] = {
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

constexpr GgufArchitecture kGguf{"falcon", kGgufDecoderFields, kGgufTensors, add_gguf_fields, kGgufFields};

}  // namespace

extern const Architecture kFalcon;
constinit const Architecture kFalcon{"falcon", kName, load, &kGguf};

}  // namespace headlight::falcon
