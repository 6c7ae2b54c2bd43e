#pragma once

#include "figures/drawing/legend.h"
#include "figures/figure.h"

#include <memory>
#include <utility>
#include <vector>

namespace headlight {

/// Color bars side by side, for pictures that share them.
class LegendsFigure : public Figure {
  public:
    struct Part {
        FigureStyle style;  ///< with the bar's colors and scale
        Legend legend;
    };
    explicit LegendsFigure(std::vector<Part> parts) : parts_(std::move(parts)) {}

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& /*point*/, const QSizeF& /*size*/) const override { return {}; }
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] const FigureStyle& style() const override { return parts_.front().style; }
    /// Bars keep their map and their scale.
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    [[nodiscard]] double width_of_part(double width) const;

    std::vector<Part> parts_;  ///< one at least
};

}  // namespace headlight
