#include "models/blocks/vision_model.h"

#include "models/blocks/image_reader.h"
#include "models/blocks/layers/convolution.h"

#include <utility>

namespace headlight {

namespace {

/// A spectrogram [frames, mel bins] as an image [1, mel bins, frames]. Throws Error(Input) for one of another size.
Tensor image_of(const Tensor& spectrogram, const ImageSize& size) {
    if (spectrogram.shape() != Shape{size.width, size.height})
        throw Error(
            ErrorKind::Input,
            Sentence("This model reads audio as a spectrogram of %1 frames by %2 mel bins, and was given %3.",
                     size.width, size.height, spectrogram.empty() ? Sentence("none") : to_string(spectrogram.shape())));
    const Tensor by_bin = transposed(spectrogram);
    return {{1, size.height, size.width}, {by_bin.values().begin(), by_bin.values().end()}};
}

class VisionModel final : public ImageReader {
  public:
    VisionModel(std::shared_ptr<Backend> backend, VisionParts parts, ModelDescription description)
        : backend_(std::move(backend)), parts_(std::move(parts)), description_(std::move(description)) {}

    [[nodiscard]] const ModelDescription& description() const override { return description_; }
    [[nodiscard]] EmbeddingTables embeddings() const override {
        if (parts_.tower.positions.empty()) return {};
        return {{}, {parts_.tower.position_table(*backend_)}};
    }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        const Tensor spectrogram =
            parts_.reads_spectrogram ? image_of(input.features, parts_.tower.sizes.image) : Tensor();
        const Tensor& pixels = parts_.reads_spectrogram ? spectrogram : input.pixels;
        parts_.tower.check(pixels);
        ForwardPass pass(*backend_, request, stop, progress);
        const DeviceTensor x = parts_.tower(pass, pixels);
        if (request.logits != LogitPositions::None) parts_.head(pass, parts_.final_norm(*backend_, x));
        return pass.finish();
    }

  private:
    std::shared_ptr<Backend> backend_;
    VisionParts parts_;
    ModelDescription description_;
};

}  // namespace

std::unique_ptr<Model> make_vision_model(std::shared_ptr<Backend> backend, VisionParts parts,
                                         ModelDescription description) {
    return std::make_unique<VisionModel>(std::move(backend), std::move(parts), std::move(description));
}

DeviceTensor row_of(Backend& backend, const DeviceTensor& x, std::int64_t row) {
    const auto index = static_cast<std::int32_t>(row);
    return backend.rows(x, {&index, 1});
}

VisionHead bare_head(Linear pooler) {
    return [pooler = std::move(pooler)](ForwardPass& pass, const DeviceTensor& states) {
        pass.keep_output("last_hidden_state", states, states.shape);
        if (pooler.empty()) return;
        Backend& backend = pass.backend();
        const DeviceTensor pooled = pooler(backend, row_of(backend, states, 0), Activation::Tanh);
        pass.keep_output("pooler_output", pooled, {pooled.columns()});
    };
}

}  // namespace headlight
