#include "figures/drawing/head_colors.h"

#include <array>

namespace headlight {

QColor head_color(std::size_t head, bool dark) {
    constexpr std::array<const char*, kHeadColors> kOnDark{"#56b4e9", "#e69f00", "#2fbf95",
                                                           "#e08fbd", "#f0e442", "#e8793b"};
    constexpr std::array<const char*, kHeadColors> kOnLight{"#0072b2", "#e69f00", "#009e73",
                                                            "#cc79a7", "#56b4e9", "#d55e00"};
    return QColor(QLatin1String((dark ? kOnDark : kOnLight).at(head % kOnDark.size())));
}

}  // namespace headlight
