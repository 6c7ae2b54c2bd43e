#pragma once

#include "core/shape.h"
#include "formats/config.h"
#include "images/image.h"
#include "images/resampling.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Cuts an image into the tiles that a model reads, as the image processors of LLaVA-NeXT, Idefics 3 with SmolVLM, and
/// InternVL do (https://huggingface.co/docs/transformers/main_classes/image_processor). Immutable.
class ImageTiler {
  public:
    /// Nothing where preprocessor_config.json names a processor that reads images whole. `tile`: what the model reads.
    /// Throws Error naming the field, also about tiles of another size.
    static std::optional<ImageTiler> read(const Config& config, const ImageSize& tile);

    /// The tiles of an image of this size. Throws Error(Input) for more than kMostTiles.
    [[nodiscard]] TileGrid grid_of(const ImageSize& image) const;
    /// The pixels of such an image, as large as it is among the tiles.
    [[nodiscard]] ImageSize size_among_tiles(const ImageSize& image) const;
    /// The tiles in the order in which the model reads them, each of the size that it reads.
    [[nodiscard]] std::vector<Image> operator()(const Image& image) const;

    /// What the processor's counterpart in transformers gives beside the pixels: "image_sizes", "pixel_attention_mask".
    [[nodiscard]] std::vector<std::string> other_outputs() const;

    /// Number of the filter in Pillow that the processor uses where its file names none.
    [[nodiscard]] static std::int64_t default_filter(const Config& config);

  private:
    enum class Method {
        Padded,        ///< the image keeps its shape in one of several grids (LLaVA-NeXT)
        LongestEdge,   ///< its longer side has a length, and it is stretched to whole tiles (Idefics 3)
        ClosestShape,  ///< it is stretched to the grid whose shape is closest to its own (InternVL)
    };

    ImageTiler(Method method, const ImageSize& tile) : method_(method), tile_(tile) {}
    static std::optional<Method> method_of(const Config& config);
    void read_grids(const Config& config);
    void read_edge(const Config& config);
    void read_counts(const Config& config);
    [[nodiscard]] ImageSize edge_size(const ImageSize& image) const;
    /// The image at the size that it has among the tiles.
    [[nodiscard]] Image scaled(const Image& image) const;

    Method method_;
    ImageSize tile_;
    ResamplingFilter filter_ = ResamplingFilter::Bicubic;
    std::vector<TileGrid> grids_;    // of Padded
    std::int32_t longest_edge_ = 0;  // of LongestEdge; 0: images keep their size
    bool cuts_ = true;               // false: an image is one tile
    std::int32_t least_ = 1;         // of ClosestShape
    std::int32_t most_ = 12;
};

}  // namespace headlight
