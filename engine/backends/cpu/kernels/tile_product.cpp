#include "tile_product.h"

namespace headlight::HEADLIGHT_LEVEL {

void multiply_panel(std::int64_t rows, int packets, const TileProduct& product) {
    with_factors(product.factors, [&](auto tag) {
        constexpr Factors kFactors = decltype(tag)::kKind;
        switch (packets) {
            case 1:
                return multiply_rows<kFactors, 1>(rows, product);
            case 2:
                return multiply_rows<kFactors, 2>(rows, product);
            default:
                return multiply_rows<kFactors, 3>(rows, product);
        }
    });
}

}  // namespace headlight::HEADLIGHT_LEVEL
