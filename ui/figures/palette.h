#pragma once

#include "figures/figure_style.h"

#include <QColor>

#include <cmath>
#include <cstddef>
#include <vector>

namespace headlight {

/// A colour map looked up instead of interpolated, for pictures of many cells. Takes values in [0, 1], and NaN for "no
/// data".
class Palette {
  public:
    explicit Palette(const FigureStyle& style) : no_data_(style.theme.no_data.rgb()) {
        colours_.reserve(kSize);
        for (std::size_t index = 0; index < kSize; ++index) {
            colours_.push_back(style.map.at(static_cast<double>(index) / (kSize - 1)).rgb());
        }
    }
    [[nodiscard]] QRgb at(double value) const {
        return std::isnan(value) ? no_data_ : colours_[static_cast<std::size_t>(std::lround(value * (kSize - 1)))];
    }

  private:
    static constexpr std::size_t kSize = 1024;
    std::vector<QRgb> colours_;
    QRgb no_data_;
};

}  // namespace headlight
