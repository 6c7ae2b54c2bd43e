#pragma once

#include "figures/drawing/figure_style.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

namespace headlight {

/// Colors of the window. Settings keep their numbers.
enum class ThemeChoice {
    System,        ///< light or dark, as the desktop is
    Light,         ///< dark on white
    Dark,          ///< light on dark gray
    HighContrast,  ///< black on white, 7:1 and more
};

/// How the interface looks: colors of everything around the figures, and sizes, which all grow with the zoom of the
/// interface.
struct Look {
    Theme theme = light_theme();  ///< of the figures
    double zoom = 1.0;
    int transition = 0;  ///< milliseconds that a figure takes to change into the next; 0: it changes at once
    QFont font;          ///< of the interface, zoom included

    QColor bar;    ///< menu, tool and status bars, text area
    QColor panel;  ///< behind figures and lists
    QColor field;  ///< inputs and buttons
    QColor border;
    QColor text;
    QColor muted;       ///< secondary text
    QColor chip;        ///< token chips and the empty part of bars
    QColor primary;     ///< what is switched on
    QColor on_primary;  ///< text on it
    QColor accent;      ///< what is selected or hovered
    QColor on_accent;
    QColor warning;  ///< behind a warning notice
    QColor error;    ///< behind an error notice

    /// Pixels for a length designed at zoom 1.
    [[nodiscard]] int px(double length) const;
    /// The interface font, larger or smaller by a factor.
    [[nodiscard]] QFont sized(double factor, bool bold = false) const;
    /// Small bold capitals over a panel.
    [[nodiscard]] QFont section_font() const;
    [[nodiscard]] QFont figure_font() const;
    [[nodiscard]] QPalette palette() const;
    [[nodiscard]] QString style_sheet() const;
};

/// The zoom of a window that nobody has zoomed, on a screen of so many logical pixels: larger than 1 where the desktop
/// leaves a very large screen as it is.
double usual_zoom(const QSize& screen);

/// The look for a theme. `zoom` is clamped to [0.5, 3].
Look make_look(ThemeChoice choice, double zoom);

}  // namespace headlight
