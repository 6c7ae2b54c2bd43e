#pragma once

#include "figures/figure.h"
#include "figures/heads/grid_geometry.h"

#include <QImage>

#include <optional>
#include <vector>

namespace headlight {

/// A cell for each head: a row a layer, a column a head, with their numbers. What a cell shows is another's matter.
class GridFigure : public Figure {
  public:
    /// Outlined in the accent color.
    void select(std::optional<HeadIndex> head) { selected_ = head; }
    [[nodiscard]] std::optional<HeadIndex> selected() const { return selected_; }
    /// Image in the cell of a head, for lists of heads; null where cells have none, or there is no such head.
    [[nodiscard]] virtual QImage thumbnail(HeadIndex /*head*/) const { return {}; }

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QRectF plot_area(const QSizeF& size) const override;

  protected:
    [[nodiscard]] virtual GridParts parts() const = 0;
    /// The side of a cell that can be read, in em.
    [[nodiscard]] virtual double natural_cell() const = 0;
    /// Returns whether there is such a head: layers may have different numbers.
    [[nodiscard]] virtual bool holds(HeadIndex /*head*/) const { return true; }
    virtual void add_cells(const GridGeometry& geometry, std::vector<Item>& items) const = 0;

  private:
    std::optional<HeadIndex> selected_;
};

}  // namespace headlight
