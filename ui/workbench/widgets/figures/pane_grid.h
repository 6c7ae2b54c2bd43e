#pragma once

#include <QSize>

#include <functional>

namespace headlight {

/// Panes of one size, from left to right and from the top down.
struct PaneGrid {
    int columns = 1;
    int rows = 1;
    QSize pane{};  ///< pixels of each

    bool operator==(const PaneGrid&) const = default;
};

/// Pixels of the side of the square that a figure's cells have in a pane of this size; 0: none.
using CellRoom = std::function<int(const QSize& pane)>;

/// The grid in which the cells of `panes` (at least 1) panes have the most room; of equal ones the one with fewer
/// columns, unless its panes are lower than `least`. No pane is narrower than `least`, except in one column.
/// `gap`: pixels between panes.
PaneGrid best_grid(const QSize& room, int panes, int gap, const QSize& least, const CellRoom& cells);

}  // namespace headlight
