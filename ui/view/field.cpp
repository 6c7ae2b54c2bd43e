#include "view/field.h"

#include <algorithm>

namespace headlight {

BadValue::BadValue(const std::string& expected, const std::string& found)
    : std::invalid_argument("expected " + expected + ", found " + found) {}

std::string Field::option_name() const {
    if (!option.empty()) return option;
    std::string hyphened = name;
    std::ranges::replace(hyphened, '_', '-');
    return "--" + hyphened;
}

}  // namespace headlight
