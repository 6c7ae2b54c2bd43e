#pragma once

#include "figures/drawing/display_list.h"
#include "figures/drawing/text.h"

#include <QPolygonF>
#include <QTransform>

#include <vector>

namespace headlight {

/// The items of one kind and role, in painting order.
template <typename Kind>
std::vector<Kind> list_items(const DisplayList& list, Role role) {
    std::vector<Kind> found;
    for (const Item& item : list.items) {
        const Kind* kind = std::get_if<Kind>(&item);
        if (kind != nullptr && kind->role == role) found.push_back(*kind);
    }
    return found;
}

/// The box of a text's capitals on the page, turned with it.
inline QPolygonF text_outline(const TextItem& text) {
    const double width = text_width(text.text, text.font);
    const FontExtent letters = extent(text.font);
    const double left = text.align == TextItem::Align::Left    ? 0
                        : text.align == TextItem::Align::Right ? -width
                                                               : -width / 2;
    QTransform turn;
    turn.translate(text.anchor.x(), text.anchor.y());
    turn.rotate(-text.angle);
    return turn.map(QPolygonF(QRectF(left, -letters.cap_height, width, letters.cap_height)));
}

}  // namespace headlight
