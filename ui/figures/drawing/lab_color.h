#pragma once

#include <QColor>

namespace headlight {

/// A color in CIELAB (CIE 015, D65 white): lightness 0 to 100 and two opponent axes.
struct LabColor {
    double lightness = 0;
    double a = 0;
    double b = 0;
};

/// From and to sRGB (IEC 61966-2-1). Colors outside sRGB are clamped.
LabColor to_lab(const QColor& color);
QColor from_lab(const LabColor& color);

}  // namespace headlight
