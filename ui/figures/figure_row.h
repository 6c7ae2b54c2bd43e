#pragma once

#include "figures/figure.h"

#include <memory>
#include <vector>

namespace headlight {

/// Several figures side by side, such as pinned heads, in as many rows as their columns need, each with its own title;
/// title, caption and provenance of the whole stand around all of them.
class FigureRow : public Figure {
  public:
    /// `columns`: at most so many figures side by side; 0: all of them.
    FigureRow(std::vector<std::shared_ptr<const Figure>> figures, FigureStyle style, int columns = 0);

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
    [[nodiscard]] std::size_t rows() const;
    /// The most that a figure of each row asks for.
    [[nodiscard]] std::vector<double> row_heights(double width) const;

    std::vector<std::shared_ptr<const Figure>> figures_;
    FigureStyle style_;
    std::size_t columns_;
};

}  // namespace headlight
