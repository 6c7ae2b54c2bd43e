// HuBERT (arXiv 2106.07447): the encoder of wav2vec 2.0, trained to predict clusters of sounds.

#include "models/architecture.h"
#include "models/blocks/plans/speech_plan.h"

#include <utility>

namespace headlight::hubert {

namespace {

constexpr std::string_view kName = "HuBERT speech encoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_speech_encoder(read_speech_plan(kName, "hubert.", folder.config), folder, std::move(backend), stop,
                               progress);
}

}  // namespace

extern const Architecture kHubert;
constinit const Architecture kHubert{"hubert", kName, load, nullptr, false};

}  // namespace headlight::hubert
