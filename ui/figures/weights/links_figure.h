#pragma once

#include "figures/figure.h"
#include "figures/weights/link_selection.h"
#include "figures/weights/links_geometry.h"

#include <memory>
#include <optional>
#include <vector>

namespace headlight {

struct LinksContent;

/// Attention as links between tokens: two columns, or arcs over one line of text. Lines are as heavy as the weight.
/// Cheap to copy.
class LinksFigure : public Figure {
  public:
    /// All heads must have the rows and columns of the first; a head that has others is left out. Arcs need queries and
    /// keys to be the same tokens; columns are drawn where they are not.
    LinksFigure(std::vector<LinksHead> heads, LinksOptions options, FigureStyle style);
    LinksFigure(std::shared_ptr<const AttentionMatrix> matrix, LinksOptions options, FigureStyle style);

    /// The same links with the focus elsewhere: the weights are not looked at again.
    [[nodiscard]] LinksFigure focused(std::optional<std::int32_t> query, std::optional<std::int32_t> key,
                                      bool others) const;

    /// The rows in view (columns only); links that lead out of it are not drawn.
    void set_viewport(const Viewport& viewport) { viewport_ = viewport; }
    [[nodiscard]] const Viewport& viewport() const { return viewport_; }
    /// Puts the rows beside those of a heat map (columns only).
    void set_rows(std::optional<RowPlacement> rows) { rows_ = rows; }
    /// The room that legend and notes then need below the rows.
    [[nodiscard]] double height_below_rows(double width) const { return links_height_below_rows(parts(), width); }

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    /// On a label: its query or key. On a link: both ends, and `head` as the index of its head in the figure.
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    /// A label's place for a query or a key; the bounds of the line for both.
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QRectF plot_area(const QSizeF& size) const override;
    [[nodiscard]] const FigureStyle& style() const override;
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

    [[nodiscard]] const LinksOptions& options() const;
    /// The color of a head's links.
    [[nodiscard]] QColor color(std::size_t head) const;

  private:
    [[nodiscard]] LinksGeometry geometry(const QSizeF& size) const;
    [[nodiscard]] LinksParts parts() const;

    std::shared_ptr<const LinksContent> content_;
    Viewport viewport_;
    std::optional<RowPlacement> rows_;
};

}  // namespace headlight
