#pragma once

#include "analysis/analysis.h"
#include "figures/drawing/figure_style.h"

#include <QImage>

#include <memory>
#include <span>

namespace headlight {

/// Between patches: each one of one color, or flowing into each other.
enum class HeatForm { Patches, Smooth };

/// A value of an area of a picture, which lies over the values of patches.
struct AreaValue {
    GridArea area;  ///< in shares of the picture's width and height
    double value = 0;
};

/// An image under the heat of its patches: gray and faint, so that colors are seen and the picture still is. Made once
/// for all figures of one image. Immutable.
class ImageHeat {
  public:
    /// Of the part of the image that lies under the grid. `side`: pixels of the longer side at least, so that heat can
    /// flow smoothly.
    ImageHeat(const AnalyzedImage& image, const PatchGrid& grid, const Theme& theme, int side);

    /// The same picture on other paper.
    [[nodiscard]] std::shared_ptr<const ImageHeat> on(const Theme& theme) const;
    [[nodiscard]] std::int32_t rows() const { return rows_; }
    [[nodiscard]] std::int32_t columns() const { return columns_; }
    /// Width of what the model read under the grid by its height.
    [[nodiscard]] double aspect() const { return aspect_; }
    [[nodiscard]] const QImage& veiled() const { return veiled_; }
    /// The picture with its heat: `values` [rows * columns] from 0 (the bare picture) to 1, NaN where there is none. In
    /// `areas` their own values take the place of those of patches.
    [[nodiscard]] QImage with(std::span<const double> values, const ColorMap& map, HeatForm form,
                              std::span<const AreaValue> areas = {}) const;
    /// The picture with colors over its patches: `colors` [rows * columns], where an invalid one leaves it bare.
    [[nodiscard]] QImage tinted(std::span<const QColor> colors) const;

  private:
    std::int32_t rows_;
    std::int32_t columns_;
    double aspect_;
    QImage picture_;
    QImage veiled_;
};

}  // namespace headlight
