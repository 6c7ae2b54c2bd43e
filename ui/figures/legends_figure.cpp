#include "figures/legends_figure.h"

#include "figures/drawing/legend.h"
#include "figures/drawing/text.h"
#include "figures/figure_frame.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double kWidest = 26;
constexpr double kGap = 3;

}  // namespace

double LegendsFigure::width_of_part(double width) const {
    const double em = size_of(style().font);
    const auto count = static_cast<double>(parts_.size());
    const double share = (width - 2 * frame_margin(style()) - kGap * em * (count - 1)) / count;
    return std::clamp(share, 1.0, kWidest * em);
}

DisplayList LegendsFigure::layout(const QSizeF& size) const {
    DisplayList list{size, {}};
    list.items.push_back(RectangleItem{QRectF(QPointF(0, 0), size), style().theme.paper, Role::Background});
    const double gap = kGap * size_of(style().font);
    const double width = width_of_part(size.width());
    const double all = static_cast<double>(parts_.size()) * (width + gap) - gap;
    double left = (size.width() - all) / 2;
    for (const Part& part : parts_) {
        add_legend(part.style, part.legend, QPointF(left, size_of(style().font) / 2), width, list.items);
        left += width + gap;
    }
    return list;
}

QSizeF LegendsFigure::natural_size() const {
    const double em = size_of(style().font);
    const auto count = static_cast<double>(parts_.size());
    const double width = count * kNarrowestLegend * em + (count - 1) * kGap * em + 2 * frame_margin(style());
    return {width, height_for_width(width)};
}

double LegendsFigure::height_for_width(double width) const {
    double height = 0;
    for (const Part& part : parts_)
        height = std::max(height, legend_height(part.style, part.legend, width_of_part(width)));
    return std::ceil(height + size_of(style().font));
}

std::unique_ptr<Figure> LegendsFigure::with_style(const FigureStyle& style) const {
    std::vector<Part> parts = parts_;
    for (Part& part : parts) {
        const bool dark = style.theme.dark;
        if (part.style.theme.dark != dark)
            part.style.map = part.legend.minimum < 0 ? difference_map(dark) : color_map(part.style.map.id, dark);
        part.style.theme = style.theme;
        part.style.font = style.font;
        part.style.pixel = style.pixel;
    }
    return std::make_unique<LegendsFigure>(std::move(parts));
}

}  // namespace headlight
