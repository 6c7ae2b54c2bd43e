// LED (arXiv 2004.05150, section 7): BART whose encoder reads long sources through windows, with a few global tokens.

#include "models/architecture.h"
#include "models/blocks/plans/bart_plan.h"

namespace headlight::led {

namespace {

constexpr std::string_view kName = "LED encoder-decoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_bart({.architecture = kName,
                      .positions = BartPositions::LearnedFromFirst,
                      .embedding_norm = true,
                      .prefix = "led.",
                      .encoder_windows = true},
                     folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kLed;
constinit const Architecture kLed{"led", kName, load};

}  // namespace headlight::led
