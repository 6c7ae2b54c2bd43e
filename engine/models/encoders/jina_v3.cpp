// Jina Embeddings v3 (arXiv 2409.10173): XLM-RoBERTa with rotary positions.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/plans/rotary_config.h"

#include <memory>
#include <utility>

namespace headlight::jina_v3 {

namespace {

constexpr std::string_view kName = "Jina v3 encoder";

EncoderNames names() {
    EncoderNames names;
    names.positions = {};
    names.embedding_norm = "emb_ln";
    names.layers = "encoder.layers.";
    names.fused = "mixer.Wqkv";
    names.attention_output = "mixer.out_proj";
    names.attention_norm = "norm1";
    names.up = "mlp.fc1";
    names.down = "mlp.fc2";
    names.norm = "norm2";
    return names;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    EncoderPlan plan = read_encoder_plan(kName, "roberta.", config);
    plan.epsilon = epsilon_of(config, "layer_norm_eps", 1e-5);
    plan.names = names();
    plan.types = config.integer_or("type_vocab_size", 1, 1, 1'000);
    const auto angles =
        std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.hidden / plan.heads, {.theta = 20'000}));
    for (EncoderLayerPlan& layer : plan.layers) layer.rotary = angles;
    plan.head = roberta_head(plan);
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kJinaV3;
constinit const Architecture kJinaV3{"jina_embeddings_v3", kName, load};

}  // namespace headlight::jina_v3
