#pragma once

#include "capture/capture.h"
#include "capture/model_description.h"
#include "capture/tile_layout.h"
#include "formats/config.h"
#include "models/blocks/attention/grid_rotary.h"
#include "models/blocks/attention/position_interpolation.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/layers/pre_norm_layers.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/model.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace headlight {

/// The images that a model reads, and the patches that it cuts them into.
struct PatchSizes {
    ImageSize image;
    std::int64_t patch_height = 1;
    std::int64_t patch_width = 1;
    std::int64_t row_step = 0;     ///< pixels from one row of patches to the next; 0: their height
    std::int64_t column_step = 0;  ///< likewise of columns
    bool flat = false;  ///< a linear layer reads patches [y, x, channels]; else a convolution [channels, y, x]

    /// The patches of pixels of this size that lie in them as a whole.
    [[nodiscard]] GridSize grid_of(std::int64_t height, std::int64_t width) const;
    [[nodiscard]] GridSize grid() const { return grid_of(image.height, image.width); }
    /// Throws Error(Input) unless the pixels are those of `image`: for models that read images of one size only.
    void check(const Tensor& pixels) const;
    [[nodiscard]] std::int64_t patch_values() const { return image.channels * patch_height * patch_width; }
};

/// Reads `image_field`, patch_size (a number, or height and width) and num_channels (1 or 3), with these sides where
/// the configuration says nothing. Throws Error about sizes out of bounds and about images smaller than a patch.
PatchSizes read_patch_sizes(const Config& config, std::int64_t default_image = 224, std::int64_t default_patch = 16,
                            const std::string& image_field = "image_size");

/// What holds where a configuration of layers does not say: ViT's own sizes (arXiv 2010.11929, base).
struct LayerDefaults {
    std::int64_t hidden = 768;
    std::int64_t inner = 3072;
    std::int64_t layers = 12;
    std::int64_t heads = 12;
};

/// The layers' sizes under the fields that most vision transformers have.
PreNormSizes read_layer_sizes(const Config& config, const std::string& default_activation,
                              const LayerDefaults& defaults = {});

/// Patches of pixels [channels, height, width] in raster order, each as its values in a row: a convolution with the
/// patches' steps as strides is a matrix product with them.
Tensor unfolded(const Tensor& pixels, const PatchSizes& sizes);

/// The patches that a tower reads, and the padding behind them.
struct PatchCount {
    GridSize grid;
    std::int64_t padding = 0;

    /// [patches and padding]: see AttentionSpec; empty without padding.
    [[nodiscard]] std::vector<std::uint8_t> key_mask() const;
};

/// A transformer over the patches of an image.
struct VisionTower {
    PatchSizes sizes;
    Linear patches;    ///< [hidden, channels * patch_height * patch_width]
    Tensor leading;    ///< [tokens, hidden] of the tokens before the patches that have positions; may be empty
    Tensor positions;  ///< [leading tokens + patches, hidden]; empty: none were learned
    Tensor registers;  ///< [tokens, hidden] of those between them, which have none (arXiv 2309.16588); may be empty
    std::vector<std::string> token_names;  ///< of all tokens before the patches
    GridInterpolation interpolation = GridInterpolation::Cubic;
    GridRotary rotary{};  ///< of the layers' attention; without angles there is none
    Norm embedding_norm{};
    std::vector<PreNormLayer> layers;
    AttentionKind kind = AttentionKind::Self;
    std::int64_t layers_taken = -1;  ///< layers before the hidden states that others read; -1: all
    std::int32_t window = 0;         ///< patches of a side of the windows of layers that have some; 0: none has

    [[nodiscard]] TowerSize size() const;
    /// Makes the attention of all layers attention of this kind.
    void set_kind(AttentionKind own);
    /// Throws Error(Input) unless the pixels can be cut into patches.
    void check(const Tensor& pixels) const;
    /// The embeddings of an image's tokens, with their positions and before any norm, of pixels that would pass
    /// `check`.
    [[nodiscard]] DeviceTensor embedded(ForwardPass& pass, const Tensor& pixels) const;
    /// Hidden states after the layers that are taken, before any final norm.
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const Tensor& pixels) const;
    /// The same of several tiles, of one image or of several, each of which would pass `check`: the states of one tile
    /// behind those of the other. `images`: the tiles of each, [tiles, channels, height, width], of one tile also
    /// without the first dimension. The tower has no rotary positions.
    [[nodiscard]] DeviceTensor of_tiles(ForwardPass& pass, std::span<const Tensor* const> images,
                                        const TowerLayout& layout) const;
    /// The same of images of any size, from the values of the patches of each [rows * columns, values] in raster order:
    /// the states of one image behind those of the other. Patches attend within their image. The tower has rotary
    /// positions and no tokens before the patches. `after_layer`: see run_layers_over_patches.
    [[nodiscard]] DeviceTensor of_patches(
        ForwardPass& pass, std::span<const Tensor> values, std::span<const GridSize> grids,
        const std::function<void(std::int64_t, const DeviceTensor&)>& after_layer) const;
    /// The same of an image that is given as pixels, or as the values of its patches [patches, values] in raster order
    /// with padding behind them, which attends and is not attended to. Patches are `flat`, and positions all patches'.
    [[nodiscard]] DeviceTensor of_padded_patches(ForwardPass& pass, const Tensor& values,
                                                 const PatchCount& count) const;
    /// The patches of such an image. `tiles`: their rows and columns. Throws Error(Input) where they do not fit.
    [[nodiscard]] PatchCount count_of(const Tensor& values, const TileGrid& tiles) const;
    /// The patches of an image of the tower's own size, and the tokens before them.
    [[nodiscard]] PatchGrid patch_grid() const;
    /// The positions as they were learned, for those who look into them.
    [[nodiscard]] PositionTable position_table(Backend& backend) const;
    [[nodiscard]] std::int64_t tokens_before() const { return static_cast<std::int64_t>(token_names.size()); }

  private:
    /// x with the positions of a grid, unless the pass leaves them out.
    [[nodiscard]] DeviceTensor with_positions(ForwardPass& pass, const DeviceTensor& x, const GridSize& grid) const;
    [[nodiscard]] Tensor positions_for(const GridSize& grid) const;
};

/// Adds "patches" (a convolution's weight and bias).
void add_patches(TensorTable& table, const PatchSizes& sizes, Dimension hidden, const std::string& source, bool bias);
/// The linear layer of "patches".
Linear patches_of(const LoadedTensors& tensors, const PatchSizes& sizes);
/// A table of embeddings as fp32 on the host, one row each; shapes like [1, rows, hidden] are taken as their rows.
Tensor rows_on_host(Backend& backend, const LoadedTensors& tensors, const std::string& name);
/// Tables one under the other.
Tensor stacked(const std::vector<Tensor>& tables);

/// Description of a vision transformer for people. `model_type` is that of config.json.
ModelDescription describe_vision(std::string_view architecture, const Config& config, const PatchSizes& patches,
                                 const PreNormSizes& layers, const LoadedTensors& tensors);

}  // namespace headlight
