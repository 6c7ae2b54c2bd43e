// NomicBERT (arXiv 2402.01613): BERT with rotary positions and gates. Published folders name the fields of the
// configuration as GPT-2 does; those that transformers writes, as BERT does.

#include "models/architecture.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/gguf_fields.h"

#include <memory>
#include <string>
#include <utility>

namespace headlight::nomic_bert {

namespace {

constexpr std::string_view kName = "NomicBERT encoder";

EncoderNames names() {
    EncoderNames names;
    names.positions = {};
    names.embedding_norm = "emb_ln";
    names.layers = "encoder.layers.";
    names.fused = "attn.Wqkv";
    names.attention_output = "attn.out_proj";
    names.attention_norm = "norm1";
    names.gate = "mlp.fc12";
    names.up = "mlp.fc11";
    names.down = "mlp.fc2";
    names.norm = "norm2";
    return names;
}

EncoderFields published_fields() {
    return {.hidden = "n_embd",
            .layers = "n_layer",
            .heads = "n_head",
            .inner = "n_inner",
            .activation = {},
            .epsilon = "layer_norm_epsilon"};
}

/// "swiglu", "geglu": what gates the feed-forward network of published folders.
Activation published_activation(const Config& config) {
    const std::string field = "activation_function";
    const std::string name = config.text_or(field, "swiglu");
    if (name == "swiglu") return Activation::Silu;
    if (name == "geglu") return Activation::Gelu;
    fail_unsupported(config, field,
                     Sentence("The feed-forward network \"%1\" cannot be run; supported: %2.", name, "swiglu, geglu"));
}

void refuse_variants(const Config& config) {
    if (config.boolean_or("prenorm", false))
        fail_unsupported(config, "prenorm", Sentence("NomicBERT can be run with norms after the sums only."));
    for (const char* field : {"qkv_proj_bias", "mlp_fc1_bias", "mlp_fc2_bias"})
        if (config.boolean_or(field, false))
            fail_unsupported(config, field, Sentence("NomicBERT can be run without biases only."));
}

RotaryDefaults rotary_defaults(const Config& config) {
    return {.theta = config.real_or("rotary_emb_base", 1000, 1 + 1e-6, 1e12),
            .share = config.real_or("rotary_emb_fraction", 1, 0, 1)};
}

HeadPlan head_of(const EncoderPlan& plan) {
    if (plan.task != ModelTask::MaskedWord) return common_head(plan);
    HeadPlan head = big_bird_head(plan);
    head.norm = {"cls.predictions.transform.layer_norm", "cls.predictions.transform.LayerNorm"};
    return head;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    const bool published = config.has("n_embd");
    EncoderPlan plan = read_encoder_plan(kName, "nomic_bert.", config, published ? published_fields() : EncoderFields{},
                                         {{"ForPreTraining", ModelTask::MaskedWord}});
    refuse_variants(config);
    plan.activation = published ? published_activation(config) : activation_of(config, plan.fields.activation, "silu");
    if (published) plan.positions = config.integer_or("n_positions", 2048, 1, 10'000'000);
    plan.names = names();
    plan.types = config.integer_or("type_vocab_size", 2, 0, 1'000);
    plan.linear_bias = false;
    const auto angles =
        std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.hidden / plan.heads, rotary_defaults(config)));
    for (EncoderLayerPlan& layer : plan.layers) layer.rotary = angles;
    plan.head = head_of(plan);
    plan.ignored = {".rotary_emb.inv_freq"};
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Rows of the table of token types.
void add_gguf_fields(const GgufStore& file, const std::string& /*name*/, GgufFields& fields) {
    const auto types = file.find("token_types.weight");
    fields["type_vocab_size"] = std::to_string(types && !types->shape.empty() ? types->shape.front() : 0);
}

constexpr GgufField kGgufFields[] = {
    {"hidden_size", ".embedding_length"},
    {"num_hidden_layers", ".block_count"},
    {"num_attention_heads", ".attention.head_count"},
    {"intermediate_size", ".feed_forward_length"},
    {"max_position_embeddings", ".context_length"},
    {"layer_norm_eps", ".attention.layer_norm_epsilon"},
    {"rope_theta", ".rope.freq_base"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"token_embd", "embeddings.word_embeddings"},
    {"token_types", "embeddings.token_type_embeddings"},
    {"token_embd_norm", "emb_ln"},
    {"blk.*.attn_qkv", "encoder.layers.*.attn.Wqkv"},
    {"blk.*.attn_output", "encoder.layers.*.attn.out_proj"},
    {"blk.*.attn_output_norm", "encoder.layers.*.norm1"},
    {"blk.*.ffn_up", "encoder.layers.*.mlp.fc11"},
    {"blk.*.ffn_gate", "encoder.layers.*.mlp.fc12"},
    {"blk.*.ffn_down", "encoder.layers.*.mlp.fc2"},
    {"blk.*.layer_output_norm", "encoder.layers.*.norm2"},
};

constexpr GgufArchitecture kGguf{"nomic-bert", kGgufFields, kGgufTensors, add_gguf_fields};

}  // namespace

extern const Architecture kNomicBert;
constinit const Architecture kNomicBert{"nomic_bert", kName, load, &kGguf};

}  // namespace headlight::nomic_bert
