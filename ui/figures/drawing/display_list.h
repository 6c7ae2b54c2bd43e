#pragma once

#include "figures/drawing/chart.h"

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPainterPath>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <variant>
#include <vector>

namespace headlight {

/// Role of an item; writers and tests tell items apart by it.
enum class Role { Background, Cell, MaskedCell, Label, Link, Axis, Legend, Title, Note, Highlight, Sound };

/// A filled rectangle without outline.
struct RectangleItem {
    QRectF rectangle;
    QColor fill;
    Role role = Role::Cell;
};

/// A stroked and/or filled path.
struct PathItem {
    QPainterPath path;
    QPen pen = Qt::NoPen;
    QColor fill = Qt::transparent;
    Role role = Role::Link;
};

/// One line of text. The anchor is on the baseline at the left end, middle or right end of the text; `angle` turns it
/// about the anchor, degrees counter-clockwise. Isolated from the direction of texts around it.
struct TextItem {
    enum class Align { Left, Center, Right };
    QPointF anchor;
    QString text;
    QFont font;
    QColor color;
    Align align = Align::Left;
    double angle = 0;
    Role role = Role::Label;
};

/// Pixels stretched over a rectangle, with hard edges unless `smooth`. `source` is the part of the image that is shown,
/// in pixels and with fractions of them; empty: all of it. `priority` (Format_Grayscale16, as large as the image)
/// decides which of several pixels is seen where they share one of the device's: the highest; null: their mean.
struct ImageItem {
    QRectF rectangle;
    QImage image;
    Role role = Role::Cell;
    QRectF source{};
    QImage priority{};
    bool smooth = false;  ///< pixels flow into each other where they are enlarged: photographs
};

using Item = std::variant<RectangleItem, PathItem, TextItem, ImageItem>;

/// A laid-out figure: what to paint, in painting order, in points (1/72 inch on a page, device-independent pixels on a
/// screen).
struct DisplayList {
    QSizeF size;
    std::vector<Item> items;
    std::vector<Chart> charts{};  ///< in the order of their items
};

/// Adds the items and charts of a part of a figure, moved by `offset`; its paper stays behind.
void append(DisplayList& list, const DisplayList& part, const QPointF& offset);

}  // namespace headlight
