#pragma once

#include "core/tensor.h"
#include "figures/figure.h"

#include <cstdint>
#include <memory>
#include <string>

namespace headlight {

/// What a measure says of all heads: of one text, or its means over several.
struct MeasuredHeads {
    std::string measure;     ///< its id
    Tensor values;           ///< [layers, heads]
    Tensor deviations{};     ///< of means; empty: the values are of one text
    std::int64_t texts = 0;  ///< of means
};

/// As a grid in the measure's own colour range, with a number in each cell. Throws Error(Input) for an unknown measure,
/// as the other does.
std::unique_ptr<Figure> grid_of_measure(const MeasuredHeads& heads, const FigureStyle& style);
/// By layer, with the deviations as bars.
std::unique_ptr<Figure> layers_of_measure(const MeasuredHeads& heads, const FigureStyle& style);

}  // namespace headlight
