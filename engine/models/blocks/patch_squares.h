#pragma once

#include "backends/backend.h"
#include "formats/config.h"
#include "models/blocks/attention/position_interpolation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Fewer and wider tokens of an image: the states of a square of patches side by side ("pixel shuffle" of InternVL 1.5,
/// arXiv 2404.16821, and Idefics 3, arXiv 2408.12637), row by row of the square.
class PatchSquares {
  public:
    /// Squares of `side` patches a side in a grid, which they fill; `before`: tokens before the patches, left out.
    PatchSquares(const GridSize& patches, std::int64_t side, std::int64_t before);

    /// The grid of the squares.
    [[nodiscard]] GridSize grid() const { return grid_; }
    /// Patches of a square.
    [[nodiscard]] std::int64_t patches() const { return side_ * side_; }
    /// [squares, patches of a square * width] from states [tokens, width].
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& states) const;

  private:
    GridSize grid_;
    std::int64_t side_;
    std::vector<std::int32_t> rows_;  // of the states, square by square
};

/// Squares whose side a field says. Throws Error naming the field where they do not fill the grid.
PatchSquares read_patch_squares(const Config& config, const std::string& key, std::int64_t otherwise,
                                const GridSize& patches);

}  // namespace headlight
