#pragma once

#include "core/tensor.h"
#include "figures/figure.h"

#include <cstdint>
#include <memory>
#include <string>

namespace headlight {

/// Metric of all heads: of one text, or its means over several.
struct HeadsByMetric {
    std::string metric;      ///< its id
    Tensor values;           ///< [layers, heads]
    Tensor deviations{};     ///< of means; empty: the values are of one text
    std::int64_t texts = 0;  ///< of means
};

/// As a grid in the metric's own color range, with a number in each cell. Throws Error(Input) for an unknown metric,
/// as the other does.
std::unique_ptr<Figure> grid_of_metric(const HeadsByMetric& heads, const FigureStyle& style);
/// By layer, with the deviations as bars.
std::unique_ptr<Figure> layers_of_metric(const HeadsByMetric& heads, const FigureStyle& style);

}  // namespace headlight
