#pragma once

#include "core/shape.h"
#include "core/tensor.h"
#include "formats/config.h"
#include "images/image.h"
#include "images/image_patches.h"
#include "images/image_tiles.h"
#include "images/padded_patches.h"
#include "images/page_fit.h"
#include "images/resampling.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// A picture as a model reads it.
struct PreparedImage {
    /// [channels, height, width], normalized; [tiles, channels, height, width] where it is cut; [patches, values] where
    /// its size is not the model's (see ImagePatches and PaddedPatches).
    Tensor pixels;
    Image shown;       ///< what of the picture the model sees, in the picture's own resolution where that is not large
    ImageSize size{};  ///< pixels of it that the model reads, those of all tiles side by side
    TileGrid tiles{};  ///< that it was cut into, or its patches; count() 0: the model reads neither
    std::vector<std::int32_t> colors{};  ///< [height * width] the nearest color of the palette, where there is one
};

/// Preprocessing of an image, as preprocessor_config.json asks: resize, center crop or tiles, rescale,
/// normalize (https://huggingface.co/docs/transformers/main_classes/image_processor). Immutable.
class ImageProcessor {
  public:
    /// How large the picture becomes before it is cropped.
    struct Resize {
        std::int32_t height = 0;  ///< of a picture that is stretched to it
        std::int32_t width = 0;
        std::int32_t shortest_edge = 0;  ///< instead of both, where the picture keeps its shape
        std::int32_t longest_edge = 0;   ///< likewise
    };

    /// Reads the folder's preprocessor_config.json. Without one (a notice says so in `notices`) pictures are resized to
    /// what the model reads, and normalized to -1 to 1. `patches`: of a model that reads images of any size. Throws
    /// Error naming file and field.
    ImageProcessor(const std::filesystem::path& folder, const ImageSize& model, std::vector<std::string>& notices,
                   const std::optional<PatchLayout>& patches = {});

    /// Reads settings that lie elsewhere, as preprocessor_config.json would have them.
    ImageProcessor(const Config& settings, const ImageSize& model, const std::optional<PatchLayout>& patches);

    /// Throws Error(Input) about a picture without pixels, or so long that it cannot be resized.
    [[nodiscard]] PreparedImage operator()(const Image& image) const;
    /// The picture of this size whose pixels have these colors of the palette, [height * width] in raster order. Throws
    /// Error(Input) for a number that is not one of a color.
    [[nodiscard]] Image image_of(const std::vector<std::int32_t>& colors, const ImageSize& size) const;
    /// The size of the pixels of every image; nothing where it depends on the image.
    [[nodiscard]] std::optional<ImageSize> only_size() const;
    /// The tiles that an image of this size is cut into, or its patches where the model reads images of any size;
    /// count() 0: the model reads neither.
    [[nodiscard]] TileGrid tiles_of(const ImageSize& image) const;
    /// What the processor's counterpart in transformers gives beside the pixels: "image_grid_thw", or see ImageTiler
    /// and PaddedPatches.
    [[nodiscard]] std::vector<std::string> other_outputs() const;

  private:
    /// Before settings are read: what the model reads, with values from -1 to 1.
    ImageProcessor(const ImageSize& model, const std::optional<PatchLayout>& patches);
    void read(const Config& config, const std::optional<PatchLayout>& patches);
    [[nodiscard]] PreparedImage in_one_piece(const Image& image) const;
    [[nodiscard]] PreparedImage in_tiles(const Image& image) const;
    /// In patches that one of the two below cuts.
    template <typename Patches>
    [[nodiscard]] PreparedImage in_patches(const Image& image, const Patches& patches) const;
    [[nodiscard]] Tensor normalized(const Image& image) const;
    [[nodiscard]] std::vector<std::int32_t> nearest_colors(const Tensor& pixels) const;

    ImageSize model_;
    std::optional<Resize> resize_;
    std::optional<ImageSize> crop_;
    std::optional<ImageSize> canvas_;      // padded with the mean color, at the right and at the bottom (SAM)
    std::optional<PageFit> page_;          // turned before, and shrunk and padded after
    std::optional<ImageTiler> tiler_;      // in place of all these
    std::optional<ImagePatches> patches_;  // likewise
    std::optional<PaddedPatches> padded_;  // likewise
    ResamplingFilter filter_ = ResamplingFilter::Bilinear;
    double rescale_ = 1.0 / 255;
    std::vector<double> mean_;  ///< empty: not normalized
    std::vector<double> deviation_;
    std::vector<double> palette_;  ///< [colors, 3] normalized; empty: none
};

}  // namespace headlight
