// mBART (arXiv 2001.08210): BART with norms before attention and feed-forward, for many languages.

#include "models/architecture.h"
#include "models/blocks/plans/bart_plan.h"

namespace headlight::mbart {

namespace {

constexpr std::string_view kName = "mBART encoder-decoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_bart({.architecture = kName, .embedding_norm = true, .norms_before = true, .final_norm = true}, folder,
                     std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kMbart;
constinit const Architecture kMbart{"mbart", kName, load};

}  // namespace headlight::mbart
