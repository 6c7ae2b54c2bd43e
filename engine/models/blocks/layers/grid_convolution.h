#pragma once

#include "models/blocks/attention/position_interpolation.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>

namespace headlight {

// Convolutions over a grid of patches, whose states are rows in raster order. Beyond the edges there are zeros.

/// Pixels [channels, height, width] as a grid's states, [height * width, channels]. Throws Error(Input) about values of
/// another shape, or of another number of channels.
Tensor states_of_pixels(const Tensor& pixels, std::int64_t channels);

/// One that makes larger patches of smaller ones, as a matrix product with each patch's neighborhood.
struct GridConvolution {
    Linear neighborhood;  ///< [outputs, size * size * inputs]: all inputs of the first place, of the second, ...
    std::int64_t size = 1;
    std::int64_t stride = 1;
    std::int64_t padding = 0;

    [[nodiscard]] GridSize grid_of(const GridSize& from) const;
    /// x: the patches of `from` -> those of grid_of(from).
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x, const GridSize& from) const;
};

/// The tensors `name`.weight [outputs, inputs, size, size], as torch.nn.Conv2d keeps it, and `name`.bias.
GridConvolution grid_convolution_of(const LoadedTensors& tensors, Backend& backend, const std::string& name,
                                    std::int64_t stride, std::int64_t padding);

/// The same of a weight, without a bias.
GridConvolution grid_convolution_by(Backend& backend, const DeviceTensor& weight, std::int64_t stride,
                                    std::int64_t padding);

/// One of every channel by itself, with a patch's neighbors to all sides.
struct ChannelConvolution {
    DeviceTensor weight;        ///< [size * size, channels]
    DeviceTensor bias;          ///< [channels]
    bool adds_to_input = true;  ///< gives x and what it makes of it; false: that alone

    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x, const GridSize& grid) const;
};

/// The tensors `name`.weight [channels, 1, size, size] with an odd size, and `name`.bias.
ChannelConvolution channel_convolution_of(const LoadedTensors& tensors, Backend& backend, const std::string& name);

}  // namespace headlight
