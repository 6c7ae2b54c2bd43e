#include "figures/figure_row.h"

#include "figures/figure_frame.h"

#include <algorithm>
#include <cmath>

namespace headlight {

FigureRow::FigureRow(std::vector<std::shared_ptr<const Figure>> figures, FigureStyle style)
    : figures_(std::move(figures)), style_(std::move(style)) {}

QRectF FigureRow::place(std::size_t index, const QSizeF& size) const {
    const double margin = frame_margin(style_);
    // The figures have margins of their own.
    const QRectF room = make_frame(style_, {}, size).content.adjusted(-margin, -margin, margin, margin);
    const double width = room.width() / static_cast<double>(std::max<std::size_t>(1, figures_.size()));
    return {room.left() + static_cast<double>(index) * width, room.top(), width, room.height()};
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
    QSizeF largest(0, 0);
    for (const auto& figure : figures_) largest = largest.expandedTo(figure->natural_size());
    const double width = largest.width() * static_cast<double>(std::max<std::size_t>(1, figures_.size()));
    return {width, std::ceil(largest.height() + frame_height(style_, {}, width) - 2 * frame_margin(style_))};
}

double FigureRow::height_for_width(double width) const {
    const double share = width / static_cast<double>(std::max<std::size_t>(1, figures_.size()));
    double highest = 0;
    for (const auto& figure : figures_) highest = std::max(highest, figure->height_for_width(share));
    return highest + frame_height(style_, {}, width) - 2 * frame_margin(style_);
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
    return std::make_unique<FigureRow>(std::move(figures), style);
}

}  // namespace headlight
