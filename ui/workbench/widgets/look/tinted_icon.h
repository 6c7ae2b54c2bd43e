#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>

class QWidget;

namespace headlight {

/// Icon of the resources (":/icons/NAME.svg", with `currentColor` where it is drawn) in the color of text: `off`, and
/// `on` while its button is checked. `size`: width and height in logical pixels of a screen with `ratio` device pixels
/// for each.
QIcon tinted_icon(const QString& name, const QColor& off, const QColor& on, int size, double ratio);

/// The palette of the main window that a widget or its dialog belongs to, for icons; Qt gives dialogs the one of the
/// program.
QPalette window_palette(const QWidget& widget);

}  // namespace headlight
