// EuroBERT (arXiv 2503.05500): an encoder built as Llama is.

#include "models/architecture.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/decoders/gguf_decoder.h"

#include <utility>

namespace headlight::eurobert {

namespace {

constexpr std::string_view kName = "EuroBERT encoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan(kName, config);
    plan.causal = false;
    plan.epsilon = epsilon_of(config, "rms_norm_eps", 1e-5);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.feed_forward_bias = config.boolean_or("mlp_bias", false);
    plan.notices.clear();
    plan.task = encoder_task(config, plan.notices);
    if (plan.task != ModelTask::MaskedWord && plan.task != ModelTask::None) {
        plan.notices.emplace_back("Of EuroBERT's heads only that for masked words can be run; only the encoder runs.");
        plan.task = ModelTask::None;
    }
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufArchitecture kGguf{"eurobert", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields};

}  // namespace

extern const Architecture kEuroBert;
constinit const Architecture kEuroBert{"eurobert", kName, load, &kGguf};

}  // namespace headlight::eurobert
