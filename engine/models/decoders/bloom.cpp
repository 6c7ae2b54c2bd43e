// BLOOM (arXiv 2211.05100): positions by ALiBi (arXiv 2108.12409), a norm after the embeddings.

#include "models/architecture.h"
#include "models/blocks/attention/alibi.h"
#include "models/blocks/plans/decoder_plan.h"

#include <utility>

namespace headlight::bloom {

namespace {

constexpr std::string_view kName = "BLOOM decoder";

DecoderFields fields_of(const Config& config) {
    const auto named = [&](const char* name, const char* older) { return config.has(name) ? name : older; };
    return {.sizes = {.hidden = named("hidden_size", "n_embed"),
                      .layers = named("n_layer", "num_hidden_layers"),
                      .heads = named("n_head", "num_attention_heads"),
                      .positions = ""},
            .inner = "",
            .activation = ""};
}

DecoderNames names() {
    DecoderNames names;
    names.words = "word_embeddings";
    names.positions = {};
    names.embedding_norm = "word_embeddings_layernorm";
    names.attention_norm = "input_layernorm";
    names.fused = "self_attention.query_key_value";
    names.attention_output = "self_attention.dense";
    names.norm = "post_attention_layernorm";
    names.up = "mlp.dense_h_to_4h";
    names.down = "mlp.dense_4h_to_h";
    return names;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    DecoderPlan plan = read_decoder_plan(kName, "transformer.", config, fields_of(config));
    plan.names = names();
    plan.fused_order = FusedOrder::ByKeyHead;
    plan.sums_add_normed = config.boolean_or("apply_residual_connection_post_layernorm", false);
    plan.attention = [slopes = alibi_slopes(plan.sizes.heads)](AttentionSpec& spec, std::int64_t /*layer*/) {
        spec.slopes = slopes;
    };
    return make_decoder(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufField kGgufFields[] = {
    {"hidden_size", ".embedding_length"},
    {"n_layer", ".block_count"},
    {"n_head", ".attention.head_count"},
    {"layer_norm_epsilon", ".attention.layer_norm_epsilon"},
};

constexpr GgufTensor kGgufTensors[] = {
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

constexpr GgufArchitecture kGguf{"bloom", kGgufFields, kGgufTensors};

}  // namespace

extern const Architecture kBloom;
constinit const Architecture kBloom{"bloom", kName, load, &kGguf};

}  // namespace headlight::bloom
