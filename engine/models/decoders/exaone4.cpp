// EXAONE 4 (arXiv 2507.11407): norms of each head and of what attention and feed-forward give, windows in some layers,
// and no positions in the others.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/decoders/gguf_decoder.h"

namespace headlight::exaone4 {

namespace {

/// Whether a layer has a window, by "LLLG" (L: local, repeated) or the number of layers of which the last has none.
bool slides(const Config& config, std::int64_t layer) {
    const std::string field = "sliding_window_pattern";
    if (!config.is_text(field)) return (layer + 1) % config.integer_or(field, 4, 1, 1'000) != 0;
    const std::string pattern = config.text(field);
    if (pattern.empty() || pattern.find_first_not_of("LG") != std::string::npos)
        config.fail(field, Sentence("Expected a number of layers, or letters L and G such as \"LLLG\", found \"%1\".",
                                    pattern));
    return pattern[static_cast<std::size_t>(layer) % pattern.size()] == 'L';
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan("EXAONE 4 decoder", config);
    plan.epsilon = epsilon_of(config, "rms_norm_eps", 1e-5);
    plan.query_key_norm = QueryKeyNorm::EachHead;
    plan.norms_before = false;
    plan.norms_after = true;
    // Without a window anywhere all layers know positions.
    if (!config.is_null("sliding_window")) {
        read_windows(
            plan, config, [&](std::int64_t layer) { return slides(config, layer); }, 4096);
        drop_positions_without_window(plan);
    }
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Without the key there is no window.
void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields(file, name, fields);
    add_gguf_windows(file.metadata(), name, fields);
    fields.emplace("sliding_window", "null");
}

constexpr GgufTensor kGgufTensors[] = {
    {"blk.*.post_attention_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.post_ffw_norm", "model.layers.*.post_feedforward_layernorm"},
};

constexpr GgufArchitecture kGguf{"exaone4", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_fields, {}, kGgufTensors};

}  // namespace

extern const Architecture kExaone4;
constinit const Architecture kExaone4{"exaone4", "EXAONE 4 decoder", load, &kGguf};

}  // namespace headlight::exaone4
