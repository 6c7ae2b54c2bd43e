#pragma once

#include "analysis/matrix_view.h"
#include "figures/figure.h"
#include "figures/weights/heat_map_geometry.h"
#include "figures/weights/heat_map_tile.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace headlight {

struct HeatMapContent;
class HeatMapFigure;

using HeatMapFigures = std::vector<std::shared_ptr<const HeatMapFigure>>;

/// A matrix of attention weights as colored cells: queries are rows, keys are columns. Cheap to copy: what is drawn is
/// shared, so that a widget zooms and pans by changing the viewport.
class HeatMapFigure : public Figure {
  public:
    HeatMapFigure(std::shared_ptr<const AttentionMatrix> matrix, FigureStyle style);
    HeatMapFigure(AttentionMatrix matrix, FigureStyle style);
    /// The same figures with their rows and columns in the same places: each leaves the room for labels, title, notes
    /// and color bar that the one that needs most of it has. For figures of equally many rows and columns and of one
    /// style but for the title. `with_style` answers one that stands alone.
    static HeatMapFigures in_a_row(const HeatMapFigures& figures);

    /// The part of the matrix that is shown. The plot keeps its place when it changes, and so do the labels' margins.
    void set_viewport(const Viewport& viewport) { viewport_ = viewport; }
    [[nodiscard]] const Viewport& viewport() const { return viewport_; }

    /// Smaller cells that are drawn over those of the matrix, where its cells join neighbors. `in_view`: what they
    /// join, for a note, once they are there wherever the viewport is.
    void set_tiles(HeatMapTiles tiles, const FinerCells& in_view = {}) {
        tiles_ = std::move(tiles);
        finer_ = in_view;
    }
    [[nodiscard]] const FinerCells& finer_cells() const { return finer_; }
    [[nodiscard]] const HeatMapTiles& tiles() const { return tiles_; }
    /// The cells of a matrix in the colors of this figure's legend, for a tile.
    [[nodiscard]] CellImage colored(const AttentionMatrix& part) const;

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QRectF plot_area(const QSizeF& size) const override;
    [[nodiscard]] const FigureStyle& style() const override;
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

    [[nodiscard]] const AttentionMatrix& matrix() const;
    /// Legend of its color bar, in the colors of `style`, whether it is drawn or not.
    [[nodiscard]] const Legend& legend() const;
    /// Labels as drawn where there is room for all of their letters.
    [[nodiscard]] const QString& query_label(std::size_t query) const;
    [[nodiscard]] const QString& key_label(std::size_t key) const;
    /// The number at the end of the color bar (linear scale).
    [[nodiscard]] double maximum() const;

    /// Where things stand; empty where they lie outside the viewport.
    [[nodiscard]] QRectF cell_rectangle(std::size_t query, std::size_t key, const QSizeF& size) const;
    [[nodiscard]] QRectF row_rectangle(std::size_t query, const QSizeF& size) const;
    [[nodiscard]] QRectF column_rectangle(std::size_t key, const QSizeF& size) const;
    /// The label's own place beside the plot; for an angled label, the outline of the turned text.
    [[nodiscard]] QPainterPath query_label_outline(std::size_t query, const QSizeF& size) const;
    [[nodiscard]] QPainterPath key_label_outline(std::size_t key, const QSizeF& size) const;
    /// The labels of a query and a key in the accent color, to be painted over the figure on hover or selection.
    [[nodiscard]] DisplayList highlight(const Hit& hit, const QSizeF& size) const;

  private:
    explicit HeatMapFigure(std::shared_ptr<const HeatMapContent> content);
    [[nodiscard]] HeatMapGeometry geometry(const QSizeF& size) const;

    std::shared_ptr<const HeatMapContent> content_;
    Viewport viewport_;
    HeatMapTiles tiles_;
    FinerCells finer_;
};

}  // namespace headlight
