#pragma once

#include "core/shape.h"
#include "core/tensor.h"
#include "formats/config.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// [rows * columns, side * side * channels]: the patches that lie whole in pixels [channels, height, width], in raster
/// order, each as its values [y, x, channels].
Tensor flat_patches(const Tensor& pixels, std::int64_t side);

/// Resizes images so that they nearly keep their shape and fill a number of patches as far as they can, cuts them into
/// patches and pads these to the number, as the image processor of SigLIP 2 does (arXiv 2502.14786, section 2.4.2;
/// https://huggingface.co/docs/transformers/model_doc/siglip2). Immutable.
class PaddedPatches {
  public:
    /// Reads `patch_size`, `max_num_patches` and `do_resize`; nothing where preprocessor_config.json names another
    /// processor. `model`: the image whose patches the model's positions were learned for. Throws Error naming the
    /// field.
    static std::optional<PaddedPatches> read(const Config& config, const ImageSize& model);

    /// The size to which an image is resized. Throws Error(Input) where images keep their size, about one that patches
    /// do not fill or of more patches than there may be.
    [[nodiscard]] ImageSize size_for(const ImageSize& image) const;
    /// The patches of an image before it is resized.
    [[nodiscard]] TileGrid grid_of(const ImageSize& image) const;
    /// [max_num_patches, side * side * channels]: the flat patches of pixels of a size that `size_for` gave, and zeros
    /// behind them.
    [[nodiscard]] Tensor operator()(const Tensor& pixels) const;

    /// Names in transformers of what such a processor gives beside the pixels.
    [[nodiscard]] static std::vector<std::string> other_outputs() { return {"spatial_shapes", "pixel_attention_mask"}; }

  private:
    /// Length of a side of an image that is scaled: whole patches, at least one.
    [[nodiscard]] std::int64_t scaled(std::int32_t length, double scale) const;

    std::int64_t side_ = 16;  // pixels of a side of a patch
    std::int64_t most_ = 256;
    bool resizes_ = true;
};

}  // namespace headlight
