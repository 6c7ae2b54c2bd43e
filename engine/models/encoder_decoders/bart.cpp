// BART (arXiv 1910.13461): norms after the sums, learned positions, a norm of the embeddings.

#include "models/architecture.h"
#include "models/blocks/plans/bart_plan.h"

namespace headlight::bart {

namespace {

constexpr std::string_view kName = "BART encoder-decoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_bart({.architecture = kName, .embedding_norm = true}, folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kBart;
constinit const Architecture kBart{"bart", kName, load};

}  // namespace headlight::bart
