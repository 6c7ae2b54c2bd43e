#pragma once

#include "figures/drawing/legend.h"
#include "figures/figure_frame.h"

#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <optional>

namespace headlight {

/// A head by its numbers, counted from 0.
struct HeadIndex {
    std::int32_t layer = 0;
    std::int32_t head = 0;
    bool operator==(const HeadIndex&) const = default;
};

/// Returns whether a table of [layer][head] has an entry for the head.
bool has_head(const auto& table, HeadIndex head) {
    return head.layer >= 0 && static_cast<std::size_t>(head.layer) < table.size() && head.head >= 0 &&
           static_cast<std::size_t>(head.head) < table[static_cast<std::size_t>(head.layer)].size();
}

/// Where the parts of a grid of heads stand: a row a layer, a column a head. Many layers of few heads are divided into
/// blocks side by side, which are read like the columns of a page.
struct GridGeometry {
    FigureFrame frame;
    QRectF plot;  ///< all cells with the gaps between them
    std::int32_t layers = 0;
    std::int32_t heads = 0;
    std::int32_t blocks = 1;
    std::int32_t rows = 0;  ///< layers of a block; the last one may have fewer
    double block_step = 0;  ///< from the left edge of a block to that of the next
    QSizeF cell;            ///< without the gap
    double gap = 0;
    double label_gap = 0;
    int step = 1;  ///< every step-th number is drawn
    QPointF legend;
    double legend_width = 0;  ///< 0: there is none

    [[nodiscard]] QRectF cell_rectangle(HeadIndex index) const;
    /// All cells of a block.
    [[nodiscard]] QRectF block_rectangle(std::int32_t block) const;
    /// The head under a point; gaps belong to the cell before them.
    [[nodiscard]] std::optional<HeadIndex> head_at(const QPointF& point) const;
};

/// Parts that decide the geometry, besides the size.
struct GridParts {
    const FigureStyle& style;
    const Legend& legend;
    std::int32_t layers;
    std::int32_t heads;
    double gap;     ///< in em
    double aspect;  ///< the most that a cell may be wider than high, or higher than wide
};

GridGeometry grid_geometry(const GridParts& parts, const QSizeF& size);
double grid_height(const GridParts& parts, double width);
/// The size of a figure whose cells have this side, without gaps.
QSizeF grid_size(const GridParts& parts, double cell);

/// The numbers of layers and heads beside the grid, and what they count.
void add_grid_labels(const FigureStyle& style, const GridGeometry& geometry, std::vector<Item>& items);
/// The selected head's outline.
void add_selection(const FigureStyle& style, const GridGeometry& geometry, std::optional<HeadIndex> selected,
                   std::vector<Item>& items);

}  // namespace headlight
