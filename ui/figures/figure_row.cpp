#include "figures/figure_row.h"

#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "figures/weights/heat_map_figure.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace headlight {

namespace {

/// Heat maps of one shape with their cells in the same places; other figures as they are.
std::vector<std::shared_ptr<const Figure>> levelled(std::vector<std::shared_ptr<const Figure>> figures) {
    HeatMapFigures maps;
    for (const auto& figure : figures) {
        auto map = std::dynamic_pointer_cast<const HeatMapFigure>(figure);
        if (!map || (!maps.empty() && map->matrix().values.shape() != maps.front()->matrix().values.shape()))
            return figures;
        maps.push_back(std::move(map));
    }
    maps = HeatMapFigure::in_a_row(maps);
    return {maps.begin(), maps.end()};
}

/// Shares of the width, one a column.
std::vector<double> shares_of(const RowColumns& columns, std::size_t figures) {
    const std::size_t all = std::max<std::size_t>(1, figures);
    const std::size_t asked = columns.count > 0 ? static_cast<std::size_t>(columns.count) : columns.widths.size();
    std::vector<double> shares(asked > 0 ? std::min(all, asked) : all, 1);
    if (!columns.widths.empty())
        for (std::size_t column = 0; column < shares.size(); ++column)
            shares[column] = std::max(columns.widths[column % columns.widths.size()], 1e-3);
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares) share /= sum;
    return shares;
}

/// Rows share the room as they need it; where there is too little, those that can shrink do.
std::vector<double> heights_in(double room, std::vector<double> heights, const std::vector<double>& least) {
    const double all = std::accumulate(heights.begin(), heights.end(), 0.0);
    const double fixed = std::accumulate(least.begin(), least.end(), 0.0);
    for (std::size_t row = 0; row < heights.size(); ++row) {
        if (room >= all || fixed >= room)
            heights[row] *= all > 0 ? room / all : 0;
        else
            heights[row] = least[row] + (heights[row] - least[row]) * (room - fixed) / (all - fixed);
    }
    return heights;
}

/// Height of title and notes above a figure; 0 where it has none.
double heading_of(const Figure& figure, const QSizeF& size) {
    const double top = figure.plot_area(size).top();
    double lowest = 0;
    for (const Item& item : figure.layout(size).items) {
        const auto* text = std::get_if<TextItem>(&item);
        const bool above = text != nullptr && (text->role == Role::Title || text->role == Role::Note);
        if (above && text->anchor.y() <= top) lowest = std::max(lowest, text->anchor.y());
    }
    constexpr double kBelow = 0.85;  // em under the last baseline: its descent, and the gap to the picture
    return lowest > 0 ? lowest - frame_margin(figure.style()) + kBelow * size_of(figure.style().font) : 0;
}

/// Height of the title alone.
double title_height(const FigureStyle& style, double width) {
    FigureStyle titled = style;
    titled.caption.clear();
    titled.provenance.clear();
    return frame_height(titled, {}, width);
}

}  // namespace

FigureRow::FigureRow(std::vector<std::shared_ptr<const Figure>> figures, FigureStyle style, const RowColumns& columns)
    : figures_(levelled(std::move(figures))), style_(std::move(style)), shares_(shares_of(columns, figures_.size())) {}

std::size_t FigureRow::rows() const {
    return std::max<std::size_t>(1, (figures_.size() + shares_.size() - 1) / shares_.size());
}

double FigureRow::share_before(std::size_t index) const {
    const auto column = static_cast<std::ptrdiff_t>(index % shares_.size());
    return std::accumulate(shares_.begin(), shares_.begin() + column, 0.0);
}

std::vector<double> FigureRow::heights_of_rows(double width, HeightForWidth asked) const {
    std::vector<double> heights(rows(), 0);
    for (std::size_t row = 0; row < heights.size(); ++row) {
        const std::size_t first = row * shares_.size();
        const std::size_t end = std::min(figures_.size(), first + shares_.size());
        double highest = 0;  // of the titles: pictures begin below it
        for (std::size_t index = first; index < end; ++index)
            highest = std::max(highest, title_height(figures_[index]->style(), width * share(index)));
        for (std::size_t index = first; index < end; ++index) {
            const double own = width * share(index);
            const double height = (figures_[index].get()->*asked)(own);
            if (height <= 0) continue;
            heights[row] = std::max(heights[row], height + highest - title_height(figures_[index]->style(), own));
        }
    }
    return heights;
}

std::vector<double> FigureRow::row_heights(double width) const {
    return heights_of_rows(width, &Figure::height_for_width);
}

std::vector<double> FigureRow::least_heights(double width) const {
    return heights_of_rows(width, &Figure::least_height_for_width);
}

std::vector<QRectF> FigureRow::places(const QSizeF& size) const {
    const double margin = frame_margin(style_);
    // The figures have margins of their own.
    const QRectF room = make_frame(style_, {}, size).content.adjusted(-margin, -margin, margin, margin);
    const std::vector<double> heights =
        heights_in(room.height(), row_heights(room.width()), least_heights(room.width()));
    std::vector<QRectF> places;
    double above = 0;
    for (std::size_t index = 0; index < figures_.size(); ++index) {
        const std::size_t row = index / shares_.size();
        if (index > 0 && index % shares_.size() == 0) above += heights[row - 1];
        places.emplace_back(room.left() + room.width() * share_before(index), room.top() + above,
                            room.width() * share(index), heights[row]);
    }
    return places;
}

std::vector<std::shared_ptr<const Figure>> FigureRow::aligned(const std::vector<QRectF>& places) const {
    std::vector<std::shared_ptr<const Figure>> figures = figures_;
    for (std::size_t row = 0; row < rows(); ++row) {
        const std::size_t first = row * shares_.size();
        const std::size_t end = std::min(figures.size(), first + shares_.size());
        double highest = 0;
        bool same = true;
        bool level = true;
        double top = 0;
        for (std::size_t index = first; index < end; ++index) {
            const QSizeF room = places[index].size();
            const double heading = heading_of(*figures[index], room);
            same = same && (index == first || std::abs(heading - highest) < 0.5);
            const double plot_top = figures[index]->plot_area(room).top();
            level = level && (index == first || std::abs(plot_top - top) < 0.5);
            top = plot_top;
            highest = std::max(highest, heading);
        }
        if (level) continue;
        for (std::size_t index = first; index < end && !same; ++index) {
            FigureStyle style = figures[index]->style();
            style.heading = highest;
            figures[index] = figures[index]->with_style(style);
        }
    }
    return figures;
}

DisplayList FigureRow::layout(const QSizeF& size) const {
    DisplayList list{size, make_frame(style_, {}, size).items};
    const std::vector<QRectF> places = this->places(size);
    const std::vector<std::shared_ptr<const Figure>> figures = aligned(places);
    for (std::size_t index = 0; index < figures.size(); ++index) {
        const QRectF& room = places[index];
        append(list, figures[index]->layout(room.size()), room.topLeft());
    }
    return list;
}

Hit FigureRow::hit(const QPointF& point, const QSizeF& size) const {
    const std::vector<QRectF> places = this->places(size);
    for (std::size_t index = 0; index < figures_.size(); ++index) {
        const QRectF& room = places[index];
        if (room.contains(point)) return aligned(places)[index]->hit(point - room.topLeft(), room.size());
    }
    return {};
}

QSizeF FigureRow::natural_size() const {
    double width = 0;
    std::vector<double> heights(rows(), 0);
    for (std::size_t index = 0; index < figures_.size(); ++index) {
        const QSizeF natural = figures_[index]->natural_size();
        width = std::max(width, natural.width() / share(index));
        double& height = heights[index / shares_.size()];
        height = std::max(height, natural.height());
    }
    const double height = std::accumulate(heights.begin(), heights.end(), 0.0);
    return {width, std::ceil(height + frame_height(style_, {}, width) - 2 * frame_margin(style_))};
}

double FigureRow::height_for_width(double width) const {
    const std::vector<double> heights = row_heights(width);
    return std::accumulate(heights.begin(), heights.end(), 0.0) + frame_height(style_, {}, width) -
           2 * frame_margin(style_);
}

double FigureRow::least_height_for_width(double width) const {
    const std::vector<double> heights = least_heights(width);
    const double least = std::accumulate(heights.begin(), heights.end(), 0.0);
    return least > 0 ? least + frame_height(style_, {}, width) - 2 * frame_margin(style_) : 0;
}

std::unique_ptr<Figure> FigureRow::with_style(const FigureStyle& style) const {
    std::vector<std::shared_ptr<const Figure>> figures;
    for (const auto& figure : figures_) {
        FigureStyle inner = figure->style();
        if (inner.theme.dark != style.theme.dark) inner.map = color_map(inner.map.id, style.theme.dark);
        inner.theme = style.theme;
        inner.font = style.font;
        inner.pixel = style.pixel;
        inner.legend = inner.legend && style.legend;
        figures.push_back(figure->with_style(inner));
    }
    return std::make_unique<FigureRow>(std::move(figures), style, RowColumns{0, shares_});
}

}  // namespace headlight
