// Marian (arXiv 1804.00344): the translators of OPUS-MT: sinusoidal positions, norms after the sums.

#include "models/architecture.h"
#include "models/blocks/plans/bart_plan.h"

namespace headlight::marian {

namespace {

constexpr std::string_view kName = "Marian encoder-decoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_bart({.architecture = kName, .positions = BartPositions::Sinusoidal, .activation = "swish"}, folder,
                     std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kMarian;
constinit const Architecture kMarian{"marian", kName, load};

}  // namespace headlight::marian
