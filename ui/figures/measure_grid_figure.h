#pragma once

#include "analysis/measures.h"
#include "figures/head_grid_figure.h"

namespace headlight {

struct MeasureGridContent;

/// The same grid with each head in the colour of a measure, and its number where there is room. Cheap to copy.
class MeasureGridFigure : public Figure {
  public:
    /// `values`: [layers, heads]; NaN is drawn as "no data". The colours run over `range` (see `colour_range`).
    /// `caption` stands under the colour bar: "Previous token", "Entropy (nats)".
    MeasureGridFigure(Tensor values, const QString& caption, ValueRange range, FigureStyle style);

    void select(std::optional<HeadIndex> head) { selected_ = head; }
    [[nodiscard]] std::optional<HeadIndex> selected() const { return selected_; }

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QRectF plot_area(const QSizeF& size) const override;
    [[nodiscard]] const FigureStyle& style() const override;
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    [[nodiscard]] GridGeometry geometry(const QSizeF& size) const;

    std::shared_ptr<const MeasureGridContent> content_;
    std::optional<HeadIndex> selected_;
};

}  // namespace headlight
