#pragma once

#include "formats/config.h"
#include "models/blocks/layers/grid_convolution.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Sizes of a residual network (ResNet, arXiv 1512.03385), as Hugging Face transformers configures it.
struct ResidualSizes {
    std::int64_t channels = 3;         ///< of the images
    std::int64_t embedding = 0;        ///< channels of what the first convolution gives
    std::vector<std::int64_t> hidden;  ///< channels of each stage
    std::vector<std::int64_t> depths;  ///< layers of each stage
    bool bottleneck = true;            ///< three convolutions a layer, the middle one narrow; false: two
    bool first_in_bottleneck = false;  ///< the first of three makes the grid coarser; false: the second
    bool first_stage_coarser = false;
    Activation activation = Activation::Relu;
};

/// Reads the configuration of a backbone, up to the last of its `out_features`. Throws Error naming the field.
ResidualSizes read_residual_sizes(const Config& config);

/// Adds the tensors, whose names begin with `source`.
void add_residual_network(TensorTable& table, const ResidualSizes& sizes, const std::string& source);

/// A convolution with the normalization of its outputs, whose statistics are those of training (frozen), worked in.
struct NormedConvolution {
    GridConvolution convolution;
    Activation activation = Activation::None;
};

/// The network, which makes channels of a coarse grid of an image.
class ResidualNetwork {
  public:
    ResidualNetwork(Backend& backend, const LoadedTensors& tensors, const ResidualSizes& sizes);

    /// The grid of an image of so many rows and columns of pixels.
    [[nodiscard]] GridSize grid_of(const GridSize& pixels) const;
    /// Pixels [channels, height, width] -> [rows * columns of grid_of, channels of the last stage].
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const Tensor& pixels) const;

  private:
    struct Layer {
        std::vector<NormedConvolution> convolutions;
        std::vector<NormedConvolution> shortcut;  ///< one, or none where the sum is with the input itself
    };
    [[nodiscard]] DeviceTensor run(Backend& backend, const Layer& layer, const DeviceTensor& x, GridSize& grid) const;

    ResidualSizes sizes_;
    NormedConvolution first_;
    std::vector<Layer> layers_;
};

}  // namespace headlight
