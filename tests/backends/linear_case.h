#pragma once

#include "backends/backend.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace headlight {

/// A product of random numbers to compute and to compare.
struct LinearCase {
    std::int64_t rows = 1;
    std::int64_t depth = 1;
    std::int64_t outputs = 1;
    WeightLayout layout = WeightLayout::OutputInput;
    DataType type = DataType::F32;  ///< of the weight
    std::size_t misalignment = 0;   ///< bytes
    Activation activation = Activation::None;
    bool with_bias = true;

    [[nodiscard]] std::string name() const;
};

/// How far the backend is from the definition (normalized_error); of one that multiplies bf16, with rounded factors.
double linear_error(Backend& backend, const LinearCase& linear);

}  // namespace headlight
