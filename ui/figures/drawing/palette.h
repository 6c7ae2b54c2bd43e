#pragma once

#include "figures/drawing/figure_style.h"

#include <QColor>
#include <QImage>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace headlight {

/// std::lround of a number from 0 to 1e9, without the call of a function for each cell.
inline std::int32_t rounded(double number) {
    const auto below = static_cast<std::int32_t>(number);
    return below + static_cast<std::int32_t>(number - below >= 0.5);
}

/// A color map looked up instead of interpolated, for pictures of many cells. Takes values in [0, 1], and NaN for "no
/// data".
class Palette {
  public:
    explicit Palette(const FigureStyle& style) : no_data_(style.theme.no_data.rgb()) {
        colors_.reserve(kSize);
        for (std::size_t index = 0; index < kSize; ++index) {
            colors_.push_back(style.map.at(static_cast<double>(index) / (kSize - 1)).rgb());
        }
    }
    [[nodiscard]] QRgb at(double value) const {
        if (std::isnan(value)) return no_data_;
        const auto index = static_cast<std::size_t>(rounded(value * (kSize - 1)));
        return colors_.data()[std::min(index, kSize - 1)];  // not checked once more: a grid has half a million cells
    }

  private:
    static constexpr std::size_t kSize = 1024;
    std::vector<QRgb> colors_;
    QRgb no_data_;
};

/// Cells as pixels: their colors, and what `ImageItem::priority` says of them, by which the largest weights stay
/// visible where a picture has fewer pixels than cells.
struct CellImage {
    CellImage() = default;
    CellImage(std::size_t rows, std::size_t columns)
        : colors(static_cast<int>(columns), static_cast<int>(rows), QImage::Format_RGB32),
          priority(static_cast<int>(columns), static_cast<int>(rows), QImage::Format_Grayscale16) {}

    QImage colors;
    QImage priority;
};

/// The place of a value in [0, 1] among a picture's cells. Missing numbers come before all others: they must not
/// vanish. Masked cells have 0.
inline std::uint16_t cell_priority(double value) {
    constexpr double kHighest = 65534;
    return std::isnan(value) ? std::uint16_t{65535} : static_cast<std::uint16_t>(1 + rounded(value * (kHighest - 1)));
}

}  // namespace headlight
