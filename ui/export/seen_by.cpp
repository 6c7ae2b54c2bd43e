#include "export/seen_by.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headlight {
namespace {

using Row = std::array<double, 3>;
using Matrix = std::array<Row, 3>;

/// From linear red, green and blue to the same as seen.
Matrix matrix_of(Reader reader) {
    constexpr Row kLuminance = {0.2126, 0.7152, 0.0722};
    switch (reader) {
        case Reader::BlackAndWhite:
            return {kLuminance, kLuminance, kLuminance};
        case Reader::Protanope:
            return {
                {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
        case Reader::Deuteranope:
            return {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
        case Reader::Tritanope:
            return {
                {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
        case Reader::Everybody:
            break;
    }
    return {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
}

/// sRGB's transfer curve (IEC 61966-2-1).
double linear(int value) {
    const double share = value / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

int encoded(double light) {
    const double share = std::clamp(light, 0.0, 1.0);
    const double value = share <= 0.0031308 ? share * 12.92 : 1.055 * std::pow(share, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(255 * value));
}

std::array<double, 256> light_of_values() {
    std::array<double, 256> lights{};
    for (std::size_t value = 0; value < lights.size(); ++value) lights[value] = linear(static_cast<int>(value));
    return lights;
}

/// encoded() for 4,096 steps of light, square-rooted so that dark values are told apart.
constexpr int kSteps = 4095;
std::array<int, kSteps + 1> values_of_light() {
    std::array<int, kSteps + 1> values{};
    for (int step = 0; step <= kSteps; ++step) {
        const double root = static_cast<double>(step) / kSteps;
        values[static_cast<std::size_t>(step)] = encoded(root * root);
    }
    return values;
}

}  // namespace

QImage seen_by(const QImage& image, Reader reader) {
    if (reader == Reader::Everybody) return image;
    const Matrix matrix = matrix_of(reader);
    const auto lights = light_of_values();
    const auto values = values_of_light();
    QImage result = image.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < result.height(); ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(result.scanLine(y));
        for (int x = 0; x < result.width(); ++x) {
            const QRgb pixel = pixels[x];
            const Row light = {lights[static_cast<std::size_t>(qRed(pixel))],
                               lights[static_cast<std::size_t>(qGreen(pixel))],
                               lights[static_cast<std::size_t>(qBlue(pixel))]};
            std::array<int, 3> seen{};
            for (std::size_t channel = 0; channel < 3; ++channel) {
                const Row& row = matrix[channel];
                const double sum = row[0] * light[0] + row[1] * light[1] + row[2] * light[2];
                const double root = std::sqrt(std::clamp(sum, 0.0, 1.0));
                seen[channel] = values[static_cast<std::size_t>(std::lround(root * kSteps))];
            }
            pixels[x] = qRgba(seen[0], seen[1], seen[2], qAlpha(pixel));
        }
    }
    return result;
}

}  // namespace headlight
