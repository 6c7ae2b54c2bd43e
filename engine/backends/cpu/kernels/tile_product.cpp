#include "tile_product.h"

namespace headlight::HEADLIGHT_LEVEL {

void multiply_panel(std::int64_t rows, int packets, const TileProduct& product) {
    switch (packets) {
        case 1:
            return multiply_rows<1>(rows, product);
        case 2:
            return multiply_rows<2>(rows, product);
        default:
            return multiply_rows<3>(rows, product);
    }
}

}  // namespace headlight::HEADLIGHT_LEVEL
