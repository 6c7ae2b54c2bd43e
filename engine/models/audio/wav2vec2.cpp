// wav2vec 2.0 (arXiv 2006.11477): convolutions over a waveform, positions by a convolution, a transformer encoder.

#include "models/architecture.h"
#include "models/blocks/plans/speech_plan.h"

#include <utility>

namespace headlight::wav2vec2 {

namespace {

constexpr std::string_view kName = "wav2vec 2.0 speech encoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_speech_encoder(read_speech_plan(kName, "wav2vec2.", folder.config), folder, std::move(backend), stop,
                               progress);
}

}  // namespace

extern const Architecture kWav2Vec2;
constinit const Architecture kWav2Vec2{"wav2vec2", kName, load, nullptr, false};

}  // namespace headlight::wav2vec2
