// SmolLM3 (Hugging Face, 2025): Llama in which some layers know no positions (arXiv 2501.18795).

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/decoders/gguf_decoder.h"

namespace headlight::smollm3 {

namespace {

/// Layers whose number, counted from 1, is a multiple of the interval, unless a list says for each whether it has them.
void drop_positions(LlamaPlan& plan, const Config& config) {
    const std::vector<std::int64_t> listed = config.integers_or_none("no_rope_layers", 0, 1);
    const std::int64_t interval = config.integer_or("no_rope_layer_interval", 4, 1, 1'000);
    if (!listed.empty() && listed.size() != plan.layers.size())
        config.fail("no_rope_layers", Sentence("Expected one number for each of the %1 layers, found %2.",
                                               plan.layers.size(), listed.size()));
    for (std::size_t layer = 0; layer < plan.layers.size(); ++layer) {
        const bool turns = listed.empty() ? (static_cast<std::int64_t>(layer) + 1) % interval != 0 : listed[layer] != 0;
        if (!turns) plan.layers[layer].rotary = nullptr;
    }
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan("SmolLM3 decoder", config);
    plan.tied = config.boolean_or("tie_word_embeddings", true);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.feed_forward_bias = config.boolean_or("mlp_bias", false);
    drop_positions(plan, config);
    if (config.boolean_or("use_sliding_window", false)) read_windows(plan, config, [](std::int64_t) { return true; });
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufArchitecture kGguf{"smollm3", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields, {}, {},
                                 true};

}  // namespace

extern const Architecture kSmolLm3;
constinit const Architecture kSmolLm3{"smollm3", "SmolLM3 decoder", load, &kGguf};

}  // namespace headlight::smollm3
