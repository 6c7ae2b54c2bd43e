#include "models/blocks/attention/query_growth.h"

#include <algorithm>
#include <cmath>

namespace headlight {

DeviceTensor QueryGrowth::operator()(Backend& backend, const DeviceTensor& x, std::int64_t first) const {
    if (rate == 0 || first + x.rows() <= step) return x;
    Tensor factors(x.shape);
    for (std::int64_t row = 0; row < x.rows(); ++row) {
        const std::int64_t steps = (first + row) / step;  // whole ones
        std::ranges::fill(factors.slice(row), static_cast<float>(1 + rate * std::log(1 + static_cast<double>(steps))));
    }
    return backend.gated(backend.upload(factors), x, Activation::None);
}

}  // namespace headlight
