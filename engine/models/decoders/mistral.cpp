// Mistral (arXiv 2310.06825): Llama with a sliding window. Ministral (Mistral AI, 2024): in some layers only. Ministral
// 3 (Mistral AI, 2025): no window, and queries that grow with their position.

#include "json/json_writer.h"
#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/decoders/gguf_decoder.h"

#include <cmath>

namespace headlight::mistral {

namespace {

std::unique_ptr<Model> load_mistral(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress) {
    LlamaPlan plan = read_llama_plan("Mistral decoder", folder.config);
    read_windows(plan, folder.config, [](std::int64_t) { return true; });
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_ministral(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                      const std::stop_token& stop, const Progress& progress) {
    LlamaPlan plan = read_llama_plan("Ministral decoder", folder.config);
    read_windows(
        plan, folder.config, [](std::int64_t) { return true; }, 4096);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// The growth is stated with the rotary embedding, whose original positions are its steps.
QueryGrowth read_query_growth(const Config& config) {
    const auto rotary = config.section(config.has("rope_parameters") ? "rope_parameters" : "rope_scaling");
    if (!rotary || !rotary->has("llama_4_scaling_beta")) return {};
    return {.rate = rotary->real("llama_4_scaling_beta", 0, 1e3),
            .step = rotary->integer("original_max_position_embeddings", 1, 100'000'000)};
}

std::unique_ptr<Model> load_ministral3(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                       const std::stop_token& stop, const Progress& progress) {
    LlamaPlan plan = read_llama_plan("Ministral 3 decoder", folder.config);
    plan.epsilon = epsilon_of(folder.config, "rms_norm_eps", 1e-5);
    plan.query_growth = read_query_growth(folder.config);
    if (folder.config.has("sliding_window")) read_windows(plan, folder.config, [](std::int64_t) { return true; });
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// How queries grow, and what turned values are multiplied by: yarn's factor, divided by that of a weight of its own.
void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields(file, name, fields);
    const GgufMetadata& metadata = file.metadata();
    if (const auto rate = metadata.real(name + ".attention.temperature_scale"))
        fields["rope_scaling.llama_4_scaling_beta"] = json_number(*rate);
    const auto weight = metadata.real(name + ".rope.scaling.yarn_log_multiplier");
    const double factor = metadata.real(name + ".rope.scaling.factor").value_or(1);
    if (!weight || factor <= 1 || metadata.text(name + ".rope.scaling.type") != "yarn") return;
    const double logarithm = 0.1 * std::log(factor);
    fields["rope_scaling.attention_factor"] = json_number((1 + logarithm) / (1 + *weight * logarithm));
}

constexpr GgufArchitecture kGguf{"mistral3", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_fields, {}, {}, true};

}  // namespace

extern const Architecture kMistral;
constinit const Architecture kMistral{"mistral", "Mistral decoder", load_mistral};
extern const Architecture kMinistral;
constinit const Architecture kMinistral{"ministral", "Ministral decoder", load_ministral};
extern const Architecture kMinistral3;
constinit const Architecture kMinistral3{"ministral3", "Ministral 3 decoder", load_ministral3, &kGguf};

}  // namespace headlight::mistral
