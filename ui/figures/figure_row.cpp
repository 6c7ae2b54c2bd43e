#include "figures/figure_row.h"

#include "figures/figure_frame.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace headlight {

FigureRow::FigureRow(std::vector<std::shared_ptr<const Figure>> figures, FigureStyle style, int columns)
    : figures_(std::move(figures)), style_(std::move(style)) {
    const std::size_t all = std::max<std::size_t>(1, figures_.size());
    columns_ = columns <= 0 ? all : std::min(all, static_cast<std::size_t>(columns));
}

std::size_t FigureRow::rows() const {
    return std::max<std::size_t>(1, (figures_.size() + columns_ - 1) / columns_);
}

std::vector<double> FigureRow::row_heights(double width) const {
    std::vector<double> heights(rows(), 0);
    const double share = width / static_cast<double>(columns_);
    for (std::size_t index = 0; index < figures_.size(); ++index) {
        double& height = heights[index / columns_];
        height = std::max(height, figures_[index]->height_for_width(share));
    }
    return heights;
}

QRectF FigureRow::place(std::size_t index, const QSizeF& size) const {
    const double margin = frame_margin(style_);
    // The figures have margins of their own.
    const QRectF room = make_frame(style_, {}, size).content.adjusted(-margin, -margin, margin, margin);
    const double width = room.width() / static_cast<double>(columns_);
    const std::vector<double> heights = row_heights(room.width());
    const double all = std::accumulate(heights.begin(), heights.end(), 0.0);
    const double scale = all > 0 ? room.height() / all : 0;  // rows share the room as they need it
    const auto row = static_cast<std::ptrdiff_t>(index / columns_);
    const double above = std::accumulate(heights.begin(), heights.begin() + row, 0.0);
    return {room.left() + static_cast<double>(index % columns_) * width, room.top() + scale * above, width,
            scale * heights[static_cast<std::size_t>(row)]};
}

DisplayList FigureRow::layout(const QSizeF& size) const {
    DisplayList list{size, make_frame(style_, {}, size).items};
    for (std::size_t index = 0; index < figures_.size(); ++index) {
        const QRectF room = place(index, size);
        append(list, figures_[index]->layout(room.size()), room.topLeft());
    }
    return list;
}

Hit FigureRow::hit(const QPointF& point, const QSizeF& size) const {
    for (std::size_t index = 0; index < figures_.size(); ++index) {
        const QRectF room = place(index, size);
        if (room.contains(point)) return figures_[index]->hit(point - room.topLeft(), room.size());
    }
    return {};
}

QSizeF FigureRow::natural_size() const {
    double widest = 0;
    std::vector<double> heights(rows(), 0);
    for (std::size_t index = 0; index < figures_.size(); ++index) {
        const QSizeF natural = figures_[index]->natural_size();
        widest = std::max(widest, natural.width());
        heights[index / columns_] = std::max(heights[index / columns_], natural.height());
    }
    const double width = widest * static_cast<double>(columns_);
    const double height = std::accumulate(heights.begin(), heights.end(), 0.0);
    return {width, std::ceil(height + frame_height(style_, {}, width) - 2 * frame_margin(style_))};
}

double FigureRow::height_for_width(double width) const {
    const std::vector<double> heights = row_heights(width);
    return std::accumulate(heights.begin(), heights.end(), 0.0) + frame_height(style_, {}, width) -
           2 * frame_margin(style_);
}

std::unique_ptr<Figure> FigureRow::with_style(const FigureStyle& style) const {
    std::vector<std::shared_ptr<const Figure>> figures;
    for (const auto& figure : figures_) {
        FigureStyle inner = style;
        inner.title = figure->style().title;
        inner.caption = figure->style().caption;
        inner.provenance = figure->style().provenance;
        figures.push_back(figure->with_style(inner));
    }
    return std::make_unique<FigureRow>(std::move(figures), style, static_cast<int>(columns_));
}

}  // namespace headlight
