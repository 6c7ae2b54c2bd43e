#pragma once

#include "workbench/widgets/figures/pane_grid.h"

#include <QSize>

#include <optional>

namespace headlight {

/// Needs of a column beside the figure, in pixels of the width.
struct ColumnNeeds {
    int least = 0;               ///< below which it cannot be read
    int wanted = 0;              ///< at least `least`
    int bar = 0;                 ///< of the bar that stands in its place while it is closed
    std::optional<bool> open{};  ///< as the user left it
    std::optional<int> width{};  ///< that the user dragged
};

/// Needs of the open panel, in pixels.
struct PanelNeeds {
    int height = 0;                ///< below the figure
    int width = 0;                 ///< beside it
    std::optional<bool> beside{};  ///< chosen by the user
};

/// The room of figure, columns and panel, and what they ask of it.
struct RoomNeeds {
    QSize room{};
    ColumnNeeds left{};
    ColumnNeeds right{};
    std::optional<PanelNeeds> panel{};  ///< nothing: no panel is open
    bool left_closes_first = false;     ///< instead of the right column
    int gap = 0;                        ///< pixels of a splitter's handle
    // Pixels of the side of the figure's cells:
    int enough = 0;       ///< below it, parts close for any gain
    int comfortable = 0;  ///< below it, they close for a much larger figure; from it on, nothing closes
    int plenty = 0;       ///< from it on, no column is narrowed either
};

/// How the room is divided.
struct Arrangement {
    int left = 0;  ///< pixels of the column; 0: closed
    int right = 0;
    bool panel_beside = false;  ///< instead of below
    int cells = 0;              ///< pixels of the side of the figure's cells

    bool operator==(const Arrangement&) const = default;
};

/// The arrangement that keeps the most open among those that leave the figure a comfortable size; where none does,
/// parts close and move as long as the figure grows by it. Columns are narrowed as far as the figure grows by it. What
/// the user chose is kept.
Arrangement best_arrangement(const RoomNeeds& needs, const CellRoom& cells);

}  // namespace headlight
