#include "models/declared_model.h"

#include "capture/tile_layout.h"
#include "models/shape_backend.h"

#include <algorithm>

namespace headlight {

namespace {

/// Silence of so many positions, or as much as a model of spectrograms reads.
Tensor silence_for(const AudioSize& audio, std::int64_t positions) {
    switch (audio.form) {
        case AudioSize::Form::LogMel:
            return Tensor({audio.mel_bins, audio.frames});
        case AudioSize::Form::Filterbank:
            return Tensor({audio.frames, audio.mel_bins});
        case AudioSize::Form::Waveform:
            break;
    }
    return Tensor({(std::max<std::int64_t>(positions, 1) - 1) * audio.hop + audio.window});
}

/// Puts an image before the text where there is room for its tokens: one that has the shape of a tile.
void put_image_in_text(const ModelDescription& model, ModelInput& input) {
    const ImageSize& size = *model.image;
    const std::optional<PatchLayout>& patches = model.image_prompt->patches;
    TileGrid tiles = model.image_prompt->tiles ? model.image_prompt->tiles->smallest : TileGrid{};
    if (patches) tiles.rows = tiles.columns = patches->square;
    const std::size_t tokens = image_layout(*model.image_prompt, tiles, size).tokens.size();
    if (input.ids.size() < tokens) return;
    std::fill_n(input.ids.begin(), tokens, model.image_prompt->token);
    input.tiles = tiles;
    if (patches) {
        input.pixels = Tensor({tiles.count(), patches->values(size.channels)});
        return;
    }
    input.pixels = tiles.count() > 0 ? Tensor({tiles.count(), size.channels, size.height, size.width})
                                     : Tensor({size.channels, size.height, size.width});
}

}  // namespace

ModelInput input_of_length(const ModelDescription& model, std::int64_t tokens) {
    ModelInput input;
    const auto count = static_cast<std::size_t>(tokens);
    if (model.reads_text) input.ids.resize(count);
    if (model.audio) {
        input.ids.clear();
        input.features = silence_for(*model.audio, tokens);
    }
    if (model.decoder_start >= 0) input.decoder_ids.resize(count);
    if (model.pixels_as_tokens)
        input.ids.resize(count);
    else if (model.image_prompt)
        put_image_in_text(model, input);
    else if (model.image)
        input.pixels = Tensor({model.image->channels, model.image->height, model.image->width});
    return input;
}

CaptureRequest without_capture() {
    CaptureRequest request;
    request.attention = false;
    request.logits = LogitPositions::Last;
    return request;
}

DeclaredModel::DeclaredModel(const ModelFolder& folder)
    : backend_(std::make_shared<ShapeBackend>()), model_(declare_model(folder, backend_)) {}

DeclaredModel::~DeclaredModel() = default;

RunCost DeclaredModel::cost(std::int64_t tokens, const std::stop_token& stop) const {
    const ModelDescription& model = description();
    const ModelInput input = input_of_length(model, tokens);
    const CaptureRequest request = without_capture();
    backend_->restart();
    static_cast<void>(model_->forward(input, request, stop, {}));
    RunCost cost = backend_->cost();
    const bool of_image = model.image && !model.reads_text && !model.pixels_as_tokens;
    cost.tokens = of_image ? model.patches : tokens;
    if (model.generates)
        for (const HeadLayout& layout : cost.layouts)
            if (layout.cached)
                cost.cache_bytes += static_cast<std::int64_t>(sizeof(float)) * layout.modules * tokens *
                                    layout.key_heads * (layout.head_size + layout.value_size);
    return cost;
}

}  // namespace headlight
