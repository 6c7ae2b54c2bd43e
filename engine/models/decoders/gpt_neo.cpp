// GPT-Neo (Black et al. 2021, doi 10.5281/zenodo.5297715): learned positions, scores that are not scaled, and layers
// that see everything in turn with layers that see a window.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_plan.h"

#include <utility>

namespace headlight::gpt_neo {

namespace {

constexpr std::string_view kName = "GPT-Neo decoder";

DecoderNames names() {
    DecoderNames names;
    names.fused = {};
    names.query = "attn.attention.q_proj";
    names.key = "attn.attention.k_proj";
    names.value = "attn.attention.v_proj";
    names.attention_output = "attn.attention.out_proj";
    return names;
}

/// The window of each layer, 0: none. `attention_layers` names the kind of each layer; without it they take turns.
std::vector<std::int32_t> read_windows(const Config& config, std::int64_t layers) {
    const auto window = static_cast<std::int32_t>(config.integer_or("window_size", 256, 1, 100'000'000));
    const std::vector<std::string> kinds = config.texts_or_none("attention_layers");
    if (kinds.empty() && config.has("attention_types"))
        fail_unsupported(config, "attention_types",
                         Sentence("Expected \"attention_layers\", the kinds of GPT-Neo's layers; it is missing."));
    if (!kinds.empty() && kinds.size() != static_cast<std::size_t>(layers))
        config.fail("attention_layers",
                    Sentence("Expected one for each of the %1 layers, found %2.", layers, kinds.size()));
    std::vector<std::int32_t> windows;
    for (std::int64_t layer = 0; layer < layers; ++layer) {
        const bool local = kinds.empty() ? layer % 2 == 1 : kinds[static_cast<std::size_t>(layer)] == "local";
        windows.push_back(local ? window : 0);
    }
    return windows;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    DecoderPlan plan =
        read_decoder_plan(kName, "transformer.", config,
                          {.sizes = {.layers = "num_layers", .heads = "num_heads"}, .inner = "intermediate_size"});
    plan.names = names();
    plan.query_key_value_bias = false;
    plan.attention = [windows = read_windows(config, plan.sizes.layers)](AttentionSpec& spec, std::int64_t layer) {
        spec.scale = 1.0F;
        spec.window = windows[static_cast<std::size_t>(layer)];
    };
    plan.ignored = {".attention.bias", ".attention.masked_bias"};  // the mask, which old checkpoints keep as a tensor
    return make_decoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kGptNeo;
constinit const Architecture kGptNeo{"gpt_neo", kName, load};

}  // namespace headlight::gpt_neo
