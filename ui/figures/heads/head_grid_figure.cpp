#include "figures/heads/head_grid_figure.h"

#include "figures/drawing/palette.h"
#include "figures/drawing/scale.h"
#include "figures/drawing/text.h"

#include <algorithm>
#include <cmath>

namespace headlight {

/// Everything that does not depend on the size.
struct HeadGridContent {
    std::vector<Tensor> thumbnails;
    FigureStyle style;
    Legend legend;
    std::int32_t heads = 0;                      ///< of the layer with the most
    std::int32_t awaited_heads = 0;              ///< of a layer without images
    std::vector<std::vector<CellImage>> images;  ///< [layer][head]

    [[nodiscard]] std::int32_t layers() const { return static_cast<std::int32_t>(images.size()); }
    [[nodiscard]] GridParts parts() const { return {style, legend, layers(), heads, kGap, kAspect}; }

    static constexpr double kGap = 0.25;
    static constexpr double kAspect = 1.5;
};

namespace {

double largest_weight(const std::vector<Tensor>& thumbnails) {
    float largest = 0;
    for (const Tensor& layer : thumbnails) {
        for (const float value : layer.values()) {
            if (std::isfinite(value)) largest = std::max(largest, value);
        }
    }
    return largest;
}

CellImage picture(std::span<const float> weights, std::int64_t height, std::int64_t width, const FigureStyle& style,
                  double maximum, const Palette& palette) {
    CellImage image(static_cast<std::size_t>(height), static_cast<std::size_t>(width));
    const std::vector<std::uint8_t> all(static_cast<std::size_t>(width), 1);
    for (std::int64_t row = 0; row < height; ++row) {
        const std::span<const float> values =
            weights.subspan(static_cast<std::size_t>(row * width), static_cast<std::size_t>(width));
        auto* pixels = reinterpret_cast<QRgb*>(image.colors.scanLine(static_cast<int>(row)));
        auto* priorities = reinterpret_cast<std::uint16_t*>(image.priority.scanLine(static_cast<int>(row)));
        const auto color = [&](std::size_t column, double value) {
            pixels[column] = palette.at(value);
            priorities[column] = cell_priority(value);
        };
        if (style.scale == Scale::Rank) {
            const std::vector<float> places = ranks(values, all);
            for (std::size_t column = 0; column < places.size(); ++column) color(column, places[column]);
        } else {
            const float* weight = values.data();
            for (std::size_t column = 0; column < values.size(); ++column)
                color(column, scaled(weight[column], style.scale, maximum));
        }
    }
    return image;
}

std::vector<CellImage> pictures(const Tensor& layer, const FigureStyle& style, double maximum, const Palette& palette) {
    std::vector<CellImage> images;
    if (layer.shape().size() != 3 || layer.empty()) return images;
    for (std::int64_t head = 0; head < layer.size(0); ++head) {
        images.push_back(picture(layer.slice(head), layer.size(1), layer.size(2), style, maximum, palette));
    }
    return images;
}

std::shared_ptr<const HeadGridContent> make_content(const std::vector<Tensor>& thumbnails, const FigureStyle& style,
                                                    std::int32_t awaited_heads) {
    auto content = std::make_shared<HeadGridContent>();
    content->thumbnails = thumbnails;
    content->style = style;
    content->heads = content->awaited_heads = awaited_heads;
    content->legend.caption = weight_caption(style.scale);
    if (style.automatic_maximum && style.scale == Scale::Linear)
        content->legend.maximum = rounded_maximum(largest_weight(thumbnails));
    const Palette palette(style);
    for (const Tensor& layer : thumbnails) {
        content->images.push_back(pictures(layer, style, content->legend.maximum, palette));
        content->heads = std::max(content->heads, static_cast<std::int32_t>(content->images.back().size()));
    }
    return content;
}

}  // namespace

HeadGridFigure::HeadGridFigure(const std::vector<Tensor>& thumbnails, const FigureStyle& style,
                               std::int32_t awaited_heads)
    : content_(make_content(thumbnails, style, awaited_heads)) {}

GridParts HeadGridFigure::parts() const {
    return content_->parts();
}

double HeadGridFigure::natural_cell() const {
    return 3.2;
}

bool HeadGridFigure::holds(HeadIndex head) const {
    const std::vector<CellImage>& images = content_->images[static_cast<std::size_t>(head.layer)];
    return images.empty() ? head.head < content_->awaited_heads : static_cast<std::size_t>(head.head) < images.size();
}

QImage HeadGridFigure::thumbnail(HeadIndex head) const {
    if (!has_head(content_->images, head)) return {};
    return content_->images[static_cast<std::size_t>(head.layer)][static_cast<std::size_t>(head.head)].colors;
}

void HeadGridFigure::add_cells(const GridGeometry& geometry, std::vector<Item>& items) const {
    QPainterPath awaited;
    for (std::int32_t layer = 0; layer < geometry.layers; ++layer) {
        const std::vector<CellImage>& images = content_->images[static_cast<std::size_t>(layer)];
        for (std::int32_t head = 0; images.empty() && head < content_->awaited_heads; ++head)
            awaited.addRect(geometry.cell_rectangle({layer, head}).adjusted(0.5, 0.5, -0.5, -0.5));
        for (std::size_t head = 0; head < images.size(); ++head) {
            const QRectF cell = geometry.cell_rectangle({layer, static_cast<std::int32_t>(head)});
            items.emplace_back(ImageItem{cell, images[head].colors, Role::Cell, {}, images[head].priority});
        }
    }
    const QPen outline(content_->style.theme.line, 1, Qt::DashLine);
    if (!awaited.isEmpty()) items.emplace_back(PathItem{awaited, outline, Qt::transparent, Role::Axis});
}

const FigureStyle& HeadGridFigure::style() const {
    return content_->style;
}

std::unique_ptr<Figure> HeadGridFigure::with_style(const FigureStyle& style) const {
    auto figure = std::make_unique<HeadGridFigure>(content_->thumbnails, style, content_->awaited_heads);
    figure->select(selected());
    return figure;
}

}  // namespace headlight
