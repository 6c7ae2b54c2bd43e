#include "models/blocks/patch_squares.h"

#include "images/image_patches.h"

namespace headlight {

PatchSquares::PatchSquares(const GridSize& patches, std::int64_t side, std::int64_t before)
    : grid_{patches.rows / side, patches.columns / side}, side_(side) {
    rows_ = square_by_square(patches.rows, patches.columns, side);
    for (std::int32_t& row : rows_) row += static_cast<std::int32_t>(before);
}

DeviceTensor PatchSquares::operator()(Backend& backend, const DeviceTensor& states) const {
    DeviceTensor squares = backend.rows(states, rows_);
    squares.shape = {grid_.rows * grid_.columns, patches() * states.columns()};
    return squares;
}

PatchSquares read_patch_squares(const Config& config, const std::string& key, std::int64_t otherwise,
                                const GridSize& patches) {
    const std::int64_t side = config.integer_or(key, otherwise, 1, 1'024);
    if (patches.rows % side != 0 || patches.columns % side != 0)
        config.fail(key, Sentence("Expected a divisor of the %1 rows and %2 columns of patches; found %3.",
                                  patches.rows, patches.columns, side));
    return {patches, side, 0};
}

}  // namespace headlight
