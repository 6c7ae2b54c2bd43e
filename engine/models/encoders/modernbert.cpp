// ModernBERT (arXiv 2412.13663): rotary positions, norms before attention and feed-forward, gates, and layers of which
// most see only what stands near.

#include "models/architecture.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/gguf_fields.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace headlight::modernbert {

namespace {

constexpr std::string_view kName = "ModernBERT encoder";

EncoderNames names() {
    EncoderNames names;
    names.words = "embeddings.tok_embeddings";
    names.positions = {};
    names.types = {};
    names.embedding_norm = "embeddings.norm";
    names.pooler = {};
    names.final_norm = "final_norm";
    names.layers = "layers.";
    names.fused = "attn.Wqkv";
    names.attention_output = "attn.Wo";
    names.attention_norm = "attn_norm";
    names.up = "mlp.Wi";
    names.down = "mlp.Wo";
    names.norm = "mlp_norm";
    return names;
}

/// The rotary embedding of one kind of layers; `older`: the field of configurations without rope_parameters.
std::shared_ptr<RotaryAngles> angles_of(const Config& config, std::int64_t head_size, const std::string& type,
                                        const std::string& older, double theta) {
    RotaryDefaults defaults;
    defaults.theta = config.real_or(older, theta, 1.0, 1e12);
    return std::make_shared<RotaryAngles>(rotary_frequencies(config, head_size, defaults, type));
}

void plan_layers(EncoderPlan& plan, const Config& config) {
    const std::int64_t head_size = plan.hidden / plan.heads;
    const auto everywhere = angles_of(config, head_size, "full_attention", "global_rope_theta", 160'000);
    const auto nearby = angles_of(config, head_size, "sliding_attention", "local_rope_theta", 10'000);
    const std::int64_t reach = config.integer_or("local_attention", 128, 2, 100'000'000) / 2;
    const std::int64_t every = config.integer_or("global_attn_every_n_layers", 3, 1, 1'000);
    const std::vector<std::string> types = config.texts_or_none("layer_types");
    if (!types.empty() && types.size() != plan.layers.size())
        config.fail("layer_types",
                    Sentence("Expected one for each of the %1 layers, found %2.", plan.layers.size(), types.size()));
    for (std::size_t layer = 0; layer < plan.layers.size(); ++layer) {
        const bool local =
            types.empty() ? static_cast<std::int64_t>(layer) % every != 0 : types[layer] == "sliding_attention";
        plan.layers[layer].reach = local ? static_cast<std::int32_t>(reach) : 0;
        plan.layers[layer].rotary = local ? nearby : everywhere;
    }
    plan.layers.front().attention_norm = false;  // the norm of the embeddings stands there already
}

HeadPlan head_of(const EncoderPlan& plan, const Config& config) {
    if (plan.task == ModelTask::None) return {};
    HeadPlan head{.transform = {"head.dense"},
                  .activation = activation_of(config, "classifier_activation", "gelu"),
                  .norm = {"head.norm"},
                  .out = "classifier",
                  .outputs = plan.label_count(),
                  .transform_bias = config.boolean_or("classifier_bias", false)};
    if (plan.task == ModelTask::QuestionAnswering) head.outputs = {2, "2"};
    if (plan.task == ModelTask::MaskedWord) {
        head.out = "decoder";
        head.outputs = plan.vocabulary_size();
        head.tied = plan.tied;
    }
    return head;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    EncoderPlan plan =
        read_encoder_plan(kName, "model.", config, {.activation = "hidden_activation", .epsilon = "norm_eps"});
    plan.epsilon = epsilon_of(config, "norm_eps", 1e-5);
    plan.names = names();
    plan.norms_before = true;
    plan.norm_bias = config.boolean_or("norm_bias", false);
    plan.linear_bias = config.boolean_or("attention_bias", false);
    if (plan.linear_bias != config.boolean_or("mlp_bias", false))
        fail_unsupported(config, "mlp_bias", Sentence("Biases must be in attention and feed-forward, or in neither."));
    if (!config.boolean_or("decoder_bias", true))
        fail_unsupported(config, "decoder_bias", Sentence("A head without a bias is not supported."));
    plan.gated = true;
    plan_layers(plan, config);
    plan.head = head_of(plan, config);
    plan.reads_mean = config.text_or("classifier_pooling", "cls") == "mean";
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    const std::string key = name + ".attention.sliding_window_pattern";
    if (const auto every = file.metadata().integer(key, 1, 1'000))
        fields["global_attn_every_n_layers"] = std::to_string(*every);
    fields["attention_bias"] = fields["mlp_bias"] = json_truth(has_tensor(file, "blk.0.attn_qkv.bias"));
    fields["norm_bias"] = json_truth(has_tensor(file, "output_norm.bias"));
    if (!has_tensor(file, "cls.output.weight")) return;
    fields["architectures"] = "[\"ModernBertForSequenceClassification\"]";
    add_classes(file, name, fields);
    fields["classifier_bias"] = json_truth(has_tensor(file, "cls.bias"));
    constexpr std::int64_t kFirstToken = 2;  // of llama.cpp's enumeration of poolings
    const auto pooling = file.metadata().integer(name + ".classifier.pooling_type", -1, INT32_MAX);
    fields["classifier_pooling"] = pooling == kFirstToken ? "\"cls\"" : "\"mean\"";
}

constexpr GgufField kGgufFields[] = {
    {"hidden_size", ".embedding_length"},
    {"num_hidden_layers", ".block_count"},
    {"num_attention_heads", ".attention.head_count"},
    {"intermediate_size", ".feed_forward_length"},
    {"max_position_embeddings", ".context_length"},
    {"norm_eps", ".attention.layer_norm_rms_epsilon"},
    {"norm_eps", ".attention.layer_norm_epsilon"},
    {"local_attention", ".attention.sliding_window"},
    {"global_rope_theta", ".rope.freq_base"},
    {"local_rope_theta", ".rope.freq_base_swa"},
    {"hidden_activation", ".hidden_activation"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"token_embd", "embeddings.tok_embeddings"},
    {"token_embd_norm", "embeddings.norm"},
    {"blk.*.attn_norm", "layers.*.attn_norm"},
    {"blk.*.attn_qkv", "layers.*.attn.Wqkv"},
    {"blk.*.attn_output", "layers.*.attn.Wo"},
    {"blk.*.ffn_norm", "layers.*.mlp_norm"},
    {"blk.*.ffn_up", "layers.*.mlp.Wi"},
    {"blk.*.ffn_down", "layers.*.mlp.Wo"},
    {"output_norm", "final_norm"},
    {"cls", "head.dense"},
    {"cls.norm", "head.norm"},
    {"cls.output", "classifier", GgufForm::Rows},
};

constexpr GgufArchitecture kGguf{"modern-bert", kGgufFields, kGgufTensors, add_gguf_fields};

}  // namespace

extern const Architecture kModernBert;
constinit const Architecture kModernBert{"modernbert", kName, load, &kGguf};

}  // namespace headlight::modernbert
