#include "figures/drawing/lab_color.h"

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

constexpr double kWhiteX = 0.95047;  // D65, Y = 1
constexpr double kWhiteZ = 1.08883;
constexpr double kDelta = 6.0 / 29.0;  // where CIELAB's cube root becomes a straight line

double linear_of_srgb(double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double srgb_of_linear(double value) {
    return value <= 0.0031308 ? 12.92 * value : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

double compress(double value) {
    return value > kDelta * kDelta * kDelta ? std::cbrt(value) : value / (3 * kDelta * kDelta) + 4.0 / 29.0;
}

double expand(double value) {
    return value > kDelta ? value * value * value : 3 * kDelta * kDelta * (value - 4.0 / 29.0);
}

int channel(double linear) {
    return static_cast<int>(std::lround(255 * srgb_of_linear(std::clamp(linear, 0.0, 1.0))));
}

}  // namespace

LabColor to_lab(const QColor& color) {
    const double red = linear_of_srgb(color.red() / 255.0);
    const double green = linear_of_srgb(color.green() / 255.0);
    const double blue = linear_of_srgb(color.blue() / 255.0);
    const double x = compress((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / kWhiteX);
    const double y = compress(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
    const double z = compress((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / kWhiteZ);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

QColor from_lab(const LabColor& color) {
    const double fy = (color.lightness + 16) / 116;
    const double x = kWhiteX * expand(fy + color.a / 500);
    const double y = expand(fy);
    const double z = kWhiteZ * expand(fy - color.b / 200);
    return {channel(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
            channel(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
            channel(0.0556434 * x - 0.2040259 * y + 1.0572252 * z)};
}

}  // namespace headlight
