#pragma once

#include "core/tensor.h"
#include "figures/figure.h"
#include "figures/grid_geometry.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

struct HeadGridContent;

/// All layers and heads as small heat maps: a row a layer, a column a head. Cheap to copy.
class HeadGridFigure : public Figure {
  public:
    /// `thumbnails`: [heads, h, w] a layer, as capture leaves them; layers may have different numbers of heads.
    HeadGridFigure(const std::vector<Tensor>& thumbnails, FigureStyle style);

    /// Outlined in the accent colour.
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

    std::shared_ptr<const HeadGridContent> content_;
    std::optional<HeadIndex> selected_;
};

}  // namespace headlight
