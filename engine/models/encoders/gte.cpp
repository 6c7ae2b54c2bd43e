// GTE (arXiv 2407.19669): BERT with rotary positions and gates. Alibaba's folders call it "new", those of transformers
// "gte"; the names of tensors are the same but for the prefix.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/plans/rotary_config.h"

#include <memory>
#include <string>
#include <utility>

namespace headlight::gte {

namespace {

constexpr std::string_view kName = "GTE encoder";

EncoderNames names() {
    EncoderNames names;
    names.positions = {};
    names.fused = "attention.qkv_proj";
    names.attention_output = "attention.o_proj";
    names.attention_norm = "attn_ln";
    names.up = "mlp.up_gate_proj";
    names.down = "mlp.down_proj";
    names.norm = "mlp_ln";
    return names;
}

/// Throws Error(Unsupported) unless a field has the only value that can be run.
void require(const Config& config, const std::string& field, const std::string& only) {
    const std::string found = config.text_or(field, only);
    if (found != only)
        fail_unsupported(config, field,
                         Sentence("Expected \"%1\", the only value that is supported; found \"%2\".", only, found));
}

void refuse_variants(const Config& config) {
    require(config, "position_embedding_type", "rope");
    require(config, "layer_norm_type", "layer_norm");
    if (!config.boolean_or("pack_qkv", true))
        fail_unsupported(config, "pack_qkv",
                         Sentence("GTE can be run with queries, keys and values in one tensor only."));
    if (config.boolean_or("logn_attention_scale", false))
        fail_unsupported(config, "logn_attention_scale",
                         Sentence("GTE can be run without scaling attention by the length of the text only."));
}

HeadPlan head_of(const EncoderPlan& plan) {
    if (plan.task == ModelTask::SequenceClassification)
        return {.out = "classifier", .outputs = plan.label_count(), .reads_pooler = true};
    if (plan.task != ModelTask::MaskedWord) return common_head(plan);
    HeadPlan head = roberta_head(plan);
    head.norm = {"lm_head.norm"};
    head.activation = plan.activation;
    return head;
}

/// `theta`: of rotary positions where the configuration does not say it.
std::unique_ptr<Model> load_with(double theta, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                 const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    const bool of_transformers = folder.weights->find("gte.embeddings.word_embeddings.weight").has_value();
    EncoderPlan plan = read_encoder_plan(kName, of_transformers ? "gte." : "new.", config);
    refuse_variants(config);
    plan.names = names();
    plan.types = config.integer_or("type_vocab_size", 1, 0, 1'000);
    plan.inner_bias = false;
    plan.gated = plan.up_first = true;
    const auto angles =
        std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.hidden / plan.heads, {.theta = theta}));
    for (EncoderLayerPlan& layer : plan.layers) layer.rotary = angles;
    plan.head = head_of(plan);
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return load_with(160'000, folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_new(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                const std::stop_token& stop, const Progress& progress) {
    return load_with(10'000, folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kGte;
constinit const Architecture kGte{"gte", kName, load};

extern const Architecture kNewGte;
constinit const Architecture kNewGte{"new", kName, load_new};

}  // namespace headlight::gte
