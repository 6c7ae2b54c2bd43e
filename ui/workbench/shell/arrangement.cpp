#include "workbench/shell/arrangement.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// Open parts, and the place of the panel.
struct Parts {
    bool left;
    bool right;
    bool beside;
};

/// From the one that shows the most to the one that shows the least; the right column closes first.
constexpr Parts kOrder[] = {
    {true, true, false}, {true, false, false}, {true, true, true},   {true, false, true},
    {false, true, true}, {false, false, true}, {false, true, false}, {false, false, false},
};

bool may_be(const ColumnNeeds& column, bool open) {
    return !column.open || open == *column.open;
}

bool may_be(const RoomNeeds& needs, const Parts& parts) {
    if (!may_be(needs.left, parts.left) || !may_be(needs.right, parts.right)) return false;
    if (!needs.panel) return !parts.beside;
    return !needs.panel->beside || parts.beside == *needs.panel->beside;
}

/// Width of an open column, `step` of `steps` of the way from what it wants to the least.
int width_of(const ColumnNeeds& column, int step, int steps) {
    return column.width.value_or(column.wanted - (column.wanted - column.least) * step / steps);
}

/// Pixels that a column takes of the width, with the handle beside it.
int taken(const ColumnNeeds& column, int width, int gap) {
    return width > 0 ? width + gap : column.bar;
}

Arrangement arranged(const RoomNeeds& needs, const Parts& parts, const CellRoom& cells) {
    constexpr int kSteps = 12;
    QSize room = needs.room;
    if (needs.panel && parts.beside) room.rwidth() -= needs.panel->width + needs.gap;
    if (needs.panel && !parts.beside) room.rheight() -= needs.panel->height + needs.gap;
    Arrangement best;
    for (int step = 0; step <= kSteps; ++step) {
        Arrangement now;
        now.left = parts.left ? width_of(needs.left, step, kSteps) : 0;
        now.right = parts.right ? width_of(needs.right, step, kSteps) : 0;
        now.panel_beside = parts.beside;
        const int width =
            room.width() - taken(needs.left, now.left, needs.gap) - taken(needs.right, now.right, needs.gap);
        now.cells = std::max(0, cells({std::max(0, width), std::max(0, room.height())}));
        if (step == 0 || now.cells > best.cells) best = now;
        if (best.cells >= needs.plenty) break;
    }
    return best;
}

/// Returns whether a figure of `now` pixels instead of `before` is worth what closes or moves for it.
bool pays(const RoomNeeds& needs, int before, int now) {
    constexpr double kWorthIt = 1.08;
    constexpr double kMuchLarger = 1.4;
    if (before < needs.enough) return now > kWorthIt * before;
    return before < needs.comfortable && now > kMuchLarger * before;
}

}  // namespace

Arrangement best_arrangement(const RoomNeeds& needs, const CellRoom& cells) {
    std::optional<Arrangement> best;
    for (Parts parts : kOrder) {
        if (needs.left_closes_first) std::swap(parts.left, parts.right);
        if (!may_be(needs, parts)) continue;
        const Arrangement now = arranged(needs, parts, cells);
        if (!best || pays(needs, best->cells, now.cells)) best = now;
    }
    return best.value_or(Arrangement{});
}

}  // namespace headlight
