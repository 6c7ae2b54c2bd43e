#pragma once

#include "analysis/matrix_view.h"
#include "figures/weights/heat_map_geometry.h"

#include <QPainterPath>

namespace headlight {

/// Lines from bottom left to top right over the masked cells in view, about `spacing` apart: masked is not the same as
/// zero, in print too.
QPainterPath hatching(const AttentionMatrix& matrix, const HeatMapGeometry& geometry, double spacing);

/// A cross in each cell in view that is not a number.
QPainterPath no_data_crosses(const AttentionMatrix& matrix, const HeatMapGeometry& geometry);

}  // namespace headlight
