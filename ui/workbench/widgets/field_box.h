#pragma once

#include "view/fields.h"

#include <string_view>

namespace headlight {

/// Gives a number box (QSpinBox, QDoubleSpinBox) the bounds of a field.
template <typename Box>
void take_bounds(Box& box, std::string_view field) {
    using Number = decltype(box.value());
    const NumberBounds bounds = field_bounds(field);
    box.setRange(static_cast<Number>(bounds.low), static_cast<Number>(bounds.high));
}

}  // namespace headlight
