// Pegasus (arXiv 1912.08777): sinusoidal positions, norms before attention and feed-forward; summarizes.

#include "models/architecture.h"
#include "models/blocks/plans/bart_plan.h"

namespace headlight::pegasus {

namespace {

constexpr std::string_view kName = "Pegasus encoder-decoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_bart({.architecture = kName,
                      .positions = BartPositions::Sinusoidal,
                      .norms_before = true,
                      .final_norm = true,
                      .activation = "relu"},
                     folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kPegasus;
constinit const Architecture kPegasus{"pegasus", kName, load};

}  // namespace headlight::pegasus
