#pragma once

#include "core/shape.h"
#include "core/tensor.h"
#include "formats/config.h"
#include "images/patch_layout.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// Patches of an image at most: those of the largest image that the processors published with Qwen3-VL allow.
inline constexpr std::int64_t kMostPatches = 65'536;

/// Places in raster order of the patches of a grid, one after the other in the order of Qwen2-VL: square by square in
/// raster order, and row by row within a square of `side` x `side` patches. `side` divides rows and columns.
std::vector<std::int32_t> square_by_square(std::int64_t rows, std::int64_t columns, std::int64_t side);

/// Resizes images so that they keep their shape and whole squares of patches fill them, and cuts them into patches, as
/// the image processor of Qwen2-VL does (arXiv 2409.12191, section 2.1;
/// https://huggingface.co/docs/transformers/model_doc/qwen2_vl). Immutable.
class ImagePatches {
  public:
    /// With the bounds that the processor has without a file.
    explicit ImagePatches(const PatchLayout& layout) : layout_(layout) {}
    /// Reads `size` (shortest_edge and longest_edge, in pixels of the whole image) or min_pixels and max_pixels, and
    /// do_resize. Throws Error naming the field: bounds that contradict each other, and patches, squares or frames that
    /// are not the model's.
    static ImagePatches read(const Config& config, const PatchLayout& layout);

    /// The size to which an image is resized. Throws Error(Input) about one more than 200 times as long as wide, one of
    /// more than kMostPatches patches, and, where images keep their size, one that squares of patches do not fill.
    [[nodiscard]] ImageSize size_for(const ImageSize& image) const;
    /// The patches of an image before it is resized.
    [[nodiscard]] TileGrid grid_of(const ImageSize& image) const;
    /// [patches, channels * frames * side * side], square by square, of pixels [channels, height, width] of a size
    /// that `size_for` gave.
    [[nodiscard]] Tensor operator()(const Tensor& pixels) const;

  private:
    /// A size near the image's, of whole squares of patches and within the bounds.
    [[nodiscard]] ImageSize resized(const ImageSize& image) const;

    PatchLayout layout_;
    std::int64_t least_ = 56 * 56;  // pixels of a resized image
    std::int64_t most_ = 28 * 28 * 1280;
    bool resizes_ = true;
};

}  // namespace headlight
