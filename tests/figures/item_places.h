#pragma once

#include "list_items.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace headlight {

/// Where an item lies on its page.
inline QRectF item_bounds(const Item& item) {
    if (const auto* rectangle = std::get_if<RectangleItem>(&item)) return rectangle->rectangle;
    if (const auto* path = std::get_if<PathItem>(&item)) return path->path.boundingRect();
    if (const auto* image = std::get_if<ImageItem>(&item)) return image->rectangle;
    return text_outline(std::get<TextItem>(item)).boundingRect();
}

/// The item and its place, for messages.
inline QString item_name(const Item& item) {
    const QRectF place = item_bounds(item);
    const auto* text = std::get_if<TextItem>(&item);
    return QStringLiteral("%1 at %2, %3 to %4, %5")
        .arg(text != nullptr ? text->text : QStringLiteral("item"))
        .arg(place.left())
        .arg(place.top())
        .arg(place.right())
        .arg(place.bottom());
}

/// All texts of a figure, in painting order.
inline QStringList all_texts(const DisplayList& list) {
    QStringList texts;
    for (const Item& item : list.items)
        if (const auto* text = std::get_if<TextItem>(&item)) texts << text->text;
    return texts;
}

}  // namespace headlight
