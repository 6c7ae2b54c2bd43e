// ESM C (https://www.evolutionaryscale.ai/blog/esm-cambrian), which reads proteins: built as Llama is, with norms of
// queries and keys and scaled sums, in the layout of transformers.

#include "models/architecture.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/plans/rotary_config.h"

#include <cmath>
#include <memory>
#include <utility>

namespace headlight::esm_c {

namespace {

constexpr std::string_view kName = "ESM C encoder";
constexpr double kUnscaledLayers = 36;  ///< so many layers have sums without a factor

EncoderNames names() {
    EncoderNames names;
    names.words = "embed_tokens";
    names.positions = {};
    names.types = {};
    names.embedding_norm = {};
    names.pooler = {};
    names.final_norm = "norm";
    names.layers = "layers.";
    names.query = "self_attn.q_proj";
    names.key = "self_attn.k_proj";
    names.value = "self_attn.v_proj";
    names.query_norm = "self_attn.q_norm";
    names.key_norm = "self_attn.k_norm";
    names.attention_output = "self_attn.o_proj";
    names.attention_norm = "input_layernorm";
    names.gate = "mlp.gate_proj";
    names.up = "mlp.up_proj";
    names.down = "mlp.down_proj";
    names.norm = "post_attention_layernorm";
    return names;
}

void refuse_variants(const Config& config, const EncoderPlan& plan) {
    const std::int64_t key_heads = config.integer_or("num_key_value_heads", plan.heads, 1, 1'024);
    if (key_heads != plan.heads)
        config.fail("num_key_value_heads",
                    Sentence("Expected num_attention_heads, which is %1; found %2.", plan.heads, key_heads));
    const std::int64_t size = plan.hidden / plan.heads;
    const std::int64_t head_size = config.integer_or("head_dim", size, 1, 65'536);
    if (head_size != size)
        config.fail("head_dim",
                    Sentence("Expected hidden_size / num_attention_heads, which is %1; found %2.", size, head_size));
    if (plan.linear_bias != config.boolean_or("mlp_bias", false))
        fail_unsupported(config, "mlp_bias", Sentence("Biases must be in attention and feed-forward, or in neither."));
}

HeadPlan head_of(const EncoderPlan& plan) {
    return plan.task == ModelTask::TokenClassification ? token_classifier(plan, "score") : roberta_head(plan);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    EncoderPlan plan = read_encoder_plan(kName, "esmc.", config, {.activation = {}, .epsilon = {}});
    plan.names = names();
    plan.epsilon = 1e-5F;
    plan.activation = activation_of(config, "hidden_act", "silu");
    plan.tied = config.boolean_or("tie_word_embeddings", false);
    plan.linear_bias = config.boolean_or("attention_bias", false);
    plan.final_norm_bias = false;
    plan.norms_before = true;
    plan.residual_scale = static_cast<float>(std::sqrt(kUnscaledLayers / static_cast<double>(plan.layers.size())));
    refuse_variants(config, plan);
    const auto angles = std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.hidden / plan.heads));
    for (EncoderLayerPlan& layer : plan.layers) layer.rotary = angles;
    plan.head = head_of(plan);
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kEsmC;
constinit const Architecture kEsmC{"esmc", kName, load};

}  // namespace headlight::esm_c
