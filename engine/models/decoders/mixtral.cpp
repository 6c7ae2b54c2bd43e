// Mixtral (arXiv 2401.04088): Mistral with a mixture of experts in each layer.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"

namespace headlight::mixtral {

namespace {

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    LlamaPlan plan = read_llama_plan("Mixtral decoder", folder.config);
    read_windows(plan, folder.config, [](std::int64_t) { return true; });
    plan.experts = read_experts(folder.config);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kMixtral;
constinit const Architecture kMixtral{"mixtral", "Mixtral decoder", load};

}  // namespace headlight::mixtral
