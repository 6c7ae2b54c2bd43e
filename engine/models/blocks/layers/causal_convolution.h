#pragma once

#include "backends/backend.h"

namespace headlight {

/// A convolution of each column over a row and those before it.
struct CausalConvolution {
    DeviceTensor weight;  ///< [taps, columns], the last of which is that of the row itself
    DeviceTensor bias{};  ///< [columns]; may be empty

    /// `before`: the rows before x, at most taps - 1 of them, empty where there are none; receives those before the
    /// next.
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x, DeviceTensor& before) const;
};

/// The convolution of a file's weight [columns, 1, taps].
CausalConvolution causal_convolution(Backend& backend, const DeviceTensor& weight, const DeviceTensor& bias);

}  // namespace headlight
