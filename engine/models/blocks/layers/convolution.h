#pragma once

#include "models/blocks/layers/layers.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>

namespace headlight {

/// A convolution along the rows of x, as a matrix product with each row's neighborhood.
struct Convolution {
    Linear neighborhood;  ///< [outputs, width * inputs]: all inputs of the first row, of the second, ...
    std::int64_t width = 3;
    std::int64_t stride = 1;
    /// Beyond the first and the last row there are zeros; false: only whole neighborhoods count.
    bool padded = true;

    /// x: [rows, inputs] -> activation of [ceil(rows / stride), outputs], row i of x's rows from i * stride -
    /// (width - 1) / 2 on; without padding [(rows - width) / stride + 1, outputs], row i of x's rows from i * stride
    /// on.
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x, Activation activation) const;
};

/// A weight of any type as fp32 on the host, its first dimension by all others.
Tensor matrix_on_host(Backend& backend, DeviceTensor weight);

/// A matrix [rows, columns] as [columns, rows].
Tensor transposed(const Tensor& matrix);

/// The tensors `name`.weight [outputs, inputs, width], as torch.nn.Conv1d keeps it, and `name`.bias.
Convolution convolution_of(const LoadedTensors& tensors, Backend& backend, const std::string& name,
                           std::int64_t stride);

}  // namespace headlight
