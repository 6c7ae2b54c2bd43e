#include "figures/weights/image_heat.h"

#include "analysis/patches.h"
#include "figures/drawing/image_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace headlight {

namespace {

constexpr double kVeil = 0.48;      // share of the paper over the picture
constexpr double kStrongest = 0.9;  // share of the color of the largest weight
/// Pictures smaller than this are shown by their pixels, as they are.
constexpr int kFewPixels = 128;

int blended(int under, int over, double share) {
    return static_cast<int>(std::lround(under + (over - under) * share));
}

/// Gray, and drawn towards the color of the paper.
QImage veil(const QImage& picture, const QColor& paper) {
    QImage veiled = picture.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < veiled.height(); ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(veiled.scanLine(y));
        for (int x = 0; x < veiled.width(); ++x) {
            const int gray = qGray(pixels[x]);
            pixels[x] = qRgb(blended(gray, paper.red(), kVeil), blended(gray, paper.green(), kVeil),
                             blended(gray, paper.blue(), kVeil));
        }
    }
    return veiled;
}

/// How much of its color a value lays over the picture: little weights are seen, and nothing is laid over where there
/// is none.
double opacity(double value) {
    constexpr double kSteepness = 0.65;
    return kStrongest * std::pow(std::max(0.0, value), kSteepness);
}

struct Shade {
    QRgb color;
    double share;
};

std::vector<Shade> shades(const ColorMap& map) {
    constexpr int kSteps = 256;
    std::vector<Shade> all;
    for (int step = 0; step < kSteps; ++step) {
        const double value = static_cast<double>(step) / (kSteps - 1);
        all.push_back({map.at(value).rgb(), opacity(value)});
    }
    return all;
}

QRgb over(QRgb under, const Shade& shade) {
    return qRgb(blended(qRed(under), qRed(shade.color), shade.share),
                blended(qGreen(under), qGreen(shade.color), shade.share),
                blended(qBlue(under), qBlue(shade.color), shade.share));
}

/// The pixels of a picture of this size that lie in the area.
QRect pixels_of(const GridArea& area, const QSize& size) {
    const auto place = [](double share, int side) {
        return std::clamp(static_cast<int>(std::lround(share * side)), 0, side);
    };
    const QPoint begin(place(area.left, size.width()), place(area.top, size.height()));
    const QPoint end(place(area.left + area.width, size.width()), place(area.top + area.height, size.height()));
    return {begin, QSize(end.x() - begin.x(), end.y() - begin.y())};
}

/// Lays the color over the bare picture in the area.
void shade_area(QImage& picture, const QImage& bare, const QRect& area, const Shade& shade) {
    for (int y = area.top(); y <= area.bottom(); ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(picture.scanLine(y));
        const auto* under = reinterpret_cast<const QRgb*>(bare.constScanLine(y));
        for (int x = area.left(); x <= area.right(); ++x) pixels[x] = over(under[x], shade);
    }
}

/// The two patches beside a place along an axis, and the share of the second.
struct Between {
    int first;
    int second;
    double share;
};

Between between(int pixel, int pixels, int patches) {
    const double place = (pixel + 0.5) * patches / pixels - 0.5;
    const int before = static_cast<int>(std::floor(place));
    return {std::clamp(before, 0, patches - 1), std::clamp(before + 1, 0, patches - 1), place - before};
}

}  // namespace

ImageHeat::ImageHeat(const AnalyzedImage& image, const PatchGrid& grid, const Theme& theme, int side)
    : rows_(grid.rows), columns_(grid.columns), aspect_(aspect_of(image, grid.area)) {
    const QImage picture = picture_of(image_under(image, grid.area));
    const int longer = std::max(picture.width(), picture.height());
    const bool by_pixels = longer < kFewPixels;
    const double times =
        by_pixels ? std::ceil(static_cast<double>(side) / longer) : std::max(1.0, static_cast<double>(side) / longer);
    const QSize size(std::max(columns_, static_cast<int>(std::lround(picture.width() * times))),
                     std::max(rows_, static_cast<int>(std::lround(picture.height() * times))));
    picture_ =
        picture.scaled(size, Qt::IgnoreAspectRatio, by_pixels ? Qt::FastTransformation : Qt::SmoothTransformation);
    veiled_ = veil(picture_, theme.paper);
}

std::shared_ptr<const ImageHeat> ImageHeat::on(const Theme& theme) const {
    auto other = std::make_shared<ImageHeat>(*this);
    other->veiled_ = veil(picture_, theme.paper);
    return other;
}

QImage ImageHeat::with(std::span<const double> values, const ColorMap& map, HeatForm form,
                       std::span<const AreaValue> areas) const {
    QImage picture = veiled_.copy();
    const std::vector<Shade> all = shades(map);
    const auto shade_of = [&](double value) -> const Shade& {
        return all[static_cast<std::size_t>(std::lround(std::clamp(value, 0.0, 1.0) * 255))];
    };
    const auto value_at = [&](int row, int column) {
        const double value = values[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                                    static_cast<std::size_t>(column)];
        return std::isnan(value) ? 0.0 : value;
    };
    std::vector<Between> across;
    for (int x = 0; x < picture.width(); ++x) across.push_back(between(x, picture.width(), columns_));
    for (int y = 0; y < picture.height(); ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(picture.scanLine(y));
        const Between down = between(y, picture.height(), rows_);
        const int row = std::min(rows_ - 1, y * rows_ / picture.height());
        for (int x = 0; x < picture.width(); ++x) {
            double value = 0;
            if (form == HeatForm::Smooth) {
                const Between& beside = across[static_cast<std::size_t>(x)];
                const auto along = [&](int at) {
                    return value_at(at, beside.first) * (1 - beside.share) + value_at(at, beside.second) * beside.share;
                };
                value = along(down.first) * (1 - down.share) + along(down.second) * down.share;
            } else {
                value = value_at(row, std::min(columns_ - 1, x * columns_ / picture.width()));
            }
            pixels[x] = over(pixels[x], shade_of(value));
        }
    }
    for (const AreaValue& each : areas)
        shade_area(picture, veiled_, pixels_of(each.area, picture.size()), shade_of(each.value));
    return picture;
}

QImage ImageHeat::tinted(std::span<const QColor> colors) const {
    constexpr double kTint = 0.62;
    QImage picture = veiled_.copy();
    for (int y = 0; y < picture.height(); ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(picture.scanLine(y));
        const int row = std::min(rows_ - 1, y * rows_ / picture.height());
        for (int x = 0; x < picture.width(); ++x) {
            const int column = std::min(columns_ - 1, x * columns_ / picture.width());
            const QColor& color = colors[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                                         static_cast<std::size_t>(column)];
            if (color.isValid()) pixels[x] = over(pixels[x], {color.rgb(), kTint});
        }
    }
    return picture;
}

}  // namespace headlight
