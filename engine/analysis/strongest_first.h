#pragma once

#include <cmath>
#include <cstddef>

namespace headlight {

/// Returns whether weight `a` at index `i` precedes `b` at `j`: larger first, equal ones in their order, NaN last.
/// An order for sorting whatever the numbers are: damaged weights give NaN, and comparing those is no order.
inline bool comes_first(double a, std::size_t i, double b, std::size_t j) {
    if (std::isnan(a) != std::isnan(b)) return std::isnan(b);
    if (std::isnan(a) || a == b) return i < j;
    return a > b;
}

}  // namespace headlight
