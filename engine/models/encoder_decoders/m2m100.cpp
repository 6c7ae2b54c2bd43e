// M2M-100 (arXiv 2010.11125): sinusoidal positions counted from behind the padding id, norms before attention and
// feed-forward.

#include "models/architecture.h"
#include "models/blocks/plans/bart_plan.h"

namespace headlight::m2m100 {

namespace {

constexpr std::string_view kName = "M2M-100 encoder-decoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_bart({.architecture = kName,
                      .positions = BartPositions::SinusoidalAfter,
                      .norms_before = true,
                      .final_norm = true,
                      .logits_bias = false,
                      .activation = "relu"},
                     folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kM2m100;
constinit const Architecture kM2m100{"m2m_100", kName, load};

}  // namespace headlight::m2m100
