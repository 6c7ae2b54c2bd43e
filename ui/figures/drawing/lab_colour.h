#pragma once

#include <QColor>

namespace headlight {

/// A colour in CIELAB (CIE 015, D65 white): lightness 0 to 100 and two opponent axes.
struct LabColour {
    double lightness = 0;
    double a = 0;
    double b = 0;
};

/// From and to sRGB (IEC 61966-2-1). Colours outside sRGB are clamped.
LabColour to_lab(const QColor& colour);
QColor from_lab(const LabColour& colour);

}  // namespace headlight
