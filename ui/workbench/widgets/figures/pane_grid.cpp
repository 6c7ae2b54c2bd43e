#include "workbench/widgets/figures/pane_grid.h"

namespace headlight {

PaneGrid best_grid(const QSize& room, int panes, int gap, const QSize& least, const CellRoom& cells) {
    PaneGrid best;
    int most = -1;
    for (int columns = 1; columns <= panes; ++columns) {
        const int rows = (panes + columns - 1) / columns;
        const QSize pane((room.width() + gap) / columns - gap, (room.height() + gap) / rows - gap);
        if (columns > 1 && pane.width() < least.width()) break;
        const int side = cells(pane);
        if (side < most || (side == most && pane.height() >= least.height())) continue;
        most = side;
        best = {columns, rows, pane};
    }
    return best;
}

}  // namespace headlight
