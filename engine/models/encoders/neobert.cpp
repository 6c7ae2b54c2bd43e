// NeoBERT (arXiv 2502.19587): a deep and narrow encoder with rotary positions, root-mean-square norms before attention
// and feed-forward, and gates. The layout is that of chandar-lab/NeoBERT.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/plans/rotary_config.h"

#include <memory>
#include <string>
#include <utility>

namespace headlight::neobert {

namespace {

constexpr std::string_view kName = "NeoBERT encoder";

EncoderNames names() {
    EncoderNames names;
    names.words = "encoder";
    names.positions = {};
    names.types = {};
    names.embedding_norm = {};
    names.pooler = {};
    names.final_norm = "layer_norm";
    names.layers = "transformer_encoder.";
    names.fused = "qkv";
    names.attention_output = "wo";
    names.attention_norm = "attention_norm";
    names.up = "ffn.w12";
    names.down = "ffn.w3";
    names.norm = "ffn_norm";
    return names;
}

/// Traits that variants of the training code have and the published models do not.
void refuse_variants(const Config& config) {
    if (!config.boolean_or("rope", true))
        fail_unsupported(config, "rope", Sentence("NeoBERT can be run with rotary positions only."));
    if (!config.boolean_or("rms_norm", true))
        fail_unsupported(config, "rms_norm", Sentence("NeoBERT can be run with root-mean-square norms only."));
    if (config.boolean_or("ngpt", false))
        fail_unsupported(config, "ngpt", Sentence("NeoBERT can be run without normalized weights (nGPT) only."));
    const std::string field = "hidden_act";
    const std::string name = config.text_or(field, "swiglu");
    if (name != "swiglu" && name != "SwiGLU")
        fail_unsupported(config, field,
                         Sentence("The feed-forward network \"%1\" cannot be run; supported: %2.", name, "swiglu"));
}

/// Two thirds of the configuration's size, because a gated network has three matrices in place of two, up to the next
/// multiple of 8.
std::int64_t gated_size(std::int64_t inner) {
    return (2 * inner / 3 + 7) / 8 * 8;
}

HeadPlan head_of(const EncoderPlan& plan) {
    switch (plan.task) {
        case ModelTask::MaskedWord:
            return {.out = "decoder", .outputs = plan.vocabulary_size(), .tied = plan.tied};
        case ModelTask::SequenceClassification:
            return {.transform = {"dense"},
                    .activation = Activation::Tanh,
                    .out = "classifier",
                    .outputs = plan.label_count()};
        default:
            return {};
    }
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    refuse_variants(config);
    EncoderPlan plan = read_encoder_plan(kName, "model.", config, {.activation = {}, .epsilon = {}},
                                         {{"LMHead", ModelTask::MaskedWord}, {"NeoBERT", ModelTask::None}});
    plan.names = names();
    plan.inner = gated_size(plan.inner);
    plan.epsilon = epsilon_of(config, "norm_eps", 1e-6);
    plan.positions = config.integer_or("max_length", 1024, 1, 10'000'000);
    plan.activation = Activation::Silu;
    // The published code ties nothing, whatever the field says; variants leave the matrix out of the file.
    plan.tied = config.boolean_or("tie_word_embeddings", false) && !folder.weights->find("decoder.weight");
    plan.norms = Norm::Kind::Rms;
    plan.norms_before = true;
    plan.linear_bias = plan.norm_bias = false;
    plan.fused_order = FusedOrder::ByKeyHead;
    plan.gated = plan.interleaved = true;
    const auto angles = std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.hidden / plan.heads));
    for (EncoderLayerPlan& layer : plan.layers) layer.rotary = angles;
    plan.head = head_of(plan);
    plan.ignored = {"freqs_cis"};
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufField kGgufFields[] = {
    {"hidden_size", ".embedding_length"},
    {"num_hidden_layers", ".block_count"},
    {"num_attention_heads", ".attention.head_count"},
    {"max_length", ".context_length"},
    {"norm_eps", ".attention.layer_norm_rms_epsilon"},
    {"rope_theta", ".rope.freq_base"},
};

/// llama.cpp names two thirds of the configuration's size, rounded to another multiple than the weights have.
void add_gguf_fields(const GgufStore& file, const std::string& /*name*/, GgufFields& fields) {
    const auto down = file.find("blk.0.ffn_down.weight");
    if (down && down->shape.size() == 2) fields["intermediate_size"] = std::to_string(down->shape[1] * 3 / 2);
}

constexpr GgufTensor kGgufTensors[] = {
    {"token_embd", "model.encoder"},
    {"blk.*.attn_norm", "model.transformer_encoder.*.attention_norm"},
    {"blk.*.attn_qkv", "model.transformer_encoder.*.qkv"},
    {"blk.*.attn_output", "model.transformer_encoder.*.wo"},
    {"blk.*.ffn_norm", "model.transformer_encoder.*.ffn_norm"},
    {"blk.*.ffn_up", "model.transformer_encoder.*.ffn.w12"},
    {"blk.*.ffn_down", "model.transformer_encoder.*.ffn.w3"},
    {"enc.output_norm", "model.layer_norm"},
};

constexpr GgufArchitecture kGguf{"neo-bert", kGgufFields, kGgufTensors, add_gguf_fields};

}  // namespace

extern const Architecture kNeoBert;
constinit const Architecture kNeoBert{"neobert", kName, load, &kGguf};

}  // namespace headlight::neobert
