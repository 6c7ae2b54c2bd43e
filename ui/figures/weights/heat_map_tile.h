#pragma once

#include "figures/drawing/palette.h"
#include "figures/weights/heat_map_geometry.h"

#include <memory>
#include <vector>

namespace headlight {

/// A part of a matrix whose cells join neighbors, in smaller cells that join fewer.
struct HeatMapTile {
    Viewport area;  ///< rows and columns of the matrix that it covers
    CellImage cells;
};

/// Later ones are drawn over earlier ones.
using HeatMapTiles = std::vector<std::shared_ptr<const HeatMapTile>>;

}  // namespace headlight
