#pragma once

#include "figures/figure.h"

#include <memory>
#include <vector>

namespace headlight {

/// Several figures side by side, such as pinned heads, each with its own title; title, caption and provenance of the
/// row stand around all of them.
class FigureRow : public Figure {
  public:
    FigureRow(std::vector<std::shared_ptr<const Figure>> figures, FigureStyle style);

    [[nodiscard]] std::size_t count() const { return figures_.size(); }
    /// Where a figure stands.
    [[nodiscard]] QRectF place(std::size_t index, const QSizeF& size) const;

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    /// What the figure under the point answers.
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    /// Figures keep their titles and take the rest of the style.
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    std::vector<std::shared_ptr<const Figure>> figures_;
    FigureStyle style_;
};

}  // namespace headlight
