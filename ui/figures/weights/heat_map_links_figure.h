#pragma once

#include "figures/annotated_figure.h"
#include "figures/weights/heat_map_figure.h"
#include "figures/weights/links_figure.h"

#include <memory>
#include <vector>

namespace headlight {

/// A heat map with the links of the same head beside it, row by row.
class HeatMapLinksFigure : public Figure {
  public:
    HeatMapLinksFigure(std::shared_ptr<const AttentionMatrix> matrix, LinksOptions options, FigureStyle style);

    /// The part of the matrix that both show.
    void set_viewport(const Viewport& viewport);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    /// The heat map's cells.
    [[nodiscard]] QRectF plot_area(const QSizeF& size) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    struct Parts;
    [[nodiscard]] Parts parts(const QSizeF& size) const;

    std::shared_ptr<const AttentionMatrix> matrix_;
    LinksOptions options_;
    FigureStyle style_;
    HeatMapFigure heat_map_;
    LinksFigure links_;
};

/// A head's heat map, and its links below it: for arcs, which have no rows to stand beside. Title, caption and
/// provenance stand around both; `marks` are in both, their notes in the heat map.
std::unique_ptr<Figure> heat_map_above_links(std::shared_ptr<const Figure> heat_map,
                                             std::shared_ptr<const Figure> links, std::vector<Annotation> marks,
                                             const FigureStyle& style);

}  // namespace headlight
