#pragma once

#include "models/blocks/layers/layers.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Positions of the rows of x, in place of vectors of their own: a convolution over their neighbors, by groups of
/// channels (arXiv 2006.11477, section 2). Beyond the first and the last row there are zeros.
struct PositionConvolution {
    std::vector<Linear>
        groups;  ///< of each group [channels, taps * channels]: all of the first row, of the second, ...
    std::int64_t taps = 1;
    Activation activation = Activation::Gelu;

    /// x: [rows, hidden] -> what is added to it, [rows, hidden]. Row i is of x's rows from i - taps / 2 on.
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x) const;
};

/// A convolution whose weight files hold as directions `name`.direction [hidden, hidden / groups, taps] and the length
/// `name`.length [1, 1, taps] of the matrix of each tap (weight normalization, arXiv 1602.07868), with `name`.bias.
PositionConvolution position_convolution_of(const LoadedTensors& tensors, Backend& backend, const std::string& name,
                                            std::int64_t groups, Activation activation);

}  // namespace headlight
