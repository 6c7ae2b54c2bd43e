// Mistral (arXiv 2310.06825): Llama with a sliding window.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"

namespace headlight {

namespace {

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    LlamaPlan plan = read_llama_plan("Mistral decoder", folder.config);
    read_windows(plan, folder.config, [](std::int64_t) { return true; });
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kMistral;
constinit const Architecture kMistral{"mistral", "Mistral decoder", load};

}  // namespace headlight
