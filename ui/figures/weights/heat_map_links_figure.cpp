#include "figures/weights/heat_map_links_figure.h"

#include "figures/figure_frame.h"
#include "figures/figure_row.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {
namespace {

constexpr double kHeatMapShare = 0.62;  // of the width

/// Title, caption and provenance belong to the whole figure.
FigureStyle inner_style(FigureStyle style) {
    style.title.clear();
    style.caption.clear();
    style.provenance.clear();
    return style;
}

LinksOptions beside_heat_map(LinksOptions options) {
    options.form = LinksForm::Columns;
    options.matrix_notes = false;
    return options;
}

}  // namespace

/// Where the two stand in the figure, and the frame around them.
struct HeatMapLinksFigure::Parts {
    FigureFrame frame;
    QPointF left;
    QPointF right;
    QSizeF left_size;
    QSizeF right_size;
    LinksFigure links;  ///< with its rows beside the heat map's
};

HeatMapLinksFigure::HeatMapLinksFigure(std::shared_ptr<const AttentionMatrix> matrix, LinksOptions options,
                                       FigureStyle style)
    : matrix_(std::move(matrix)),
      options_(options),
      style_(std::move(style)),
      heat_map_(matrix_, inner_style(style_)),
      links_(matrix_, beside_heat_map(options), inner_style(style_)) {}

void HeatMapLinksFigure::set_viewport(const Viewport& viewport) {
    heat_map_.set_viewport(viewport);
    links_.set_viewport(viewport);
}

HeatMapLinksFigure::Parts HeatMapLinksFigure::parts(const QSizeF& size) const {
    Parts parts{make_frame(style_, {}, size), {}, {}, {}, {}, links_};
    // The two have margins of their own.
    const double margin = frame_margin(style_);
    const QRectF room = parts.frame.content.adjusted(-margin, -margin, margin, margin);
    const double left = std::round(kHeatMapShare * room.width());
    parts.left = room.topLeft();
    parts.right = room.topLeft() + QPointF(left, 0);
    parts.left_size = QSizeF(left, room.height());
    parts.right_size = QSizeF(room.width() - left, room.height());
    const QRectF cells = heat_map_.plot_area(parts.left_size);
    parts.links.set_rows(RowPlacement{cells.top(), cells.height()});
    return parts;
}

DisplayList HeatMapLinksFigure::layout(const QSizeF& size) const {
    Parts place = parts(size);
    DisplayList list{size, std::move(place.frame.items)};
    append(list, heat_map_.layout(place.left_size), place.left);
    append(list, place.links.layout(place.right_size), place.right);
    return list;
}

Hit HeatMapLinksFigure::hit(const QPointF& point, const QSizeF& size) const {
    const Parts place = parts(size);
    if (point.x() < place.right.x()) return heat_map_.hit(point - place.left, place.left_size);
    return place.links.hit(point - place.right, place.right_size);
}

QSizeF HeatMapLinksFigure::natural_size() const {
    const QSizeF heat_map = heat_map_.natural_size();
    const double width = std::ceil(heat_map.width() / kHeatMapShare);
    const double around = frame_height(style_, {}, width) - 2 * frame_margin(style_);
    return {width, std::ceil(heat_map.height() + around)};
}

double HeatMapLinksFigure::height_for_width(double width) const {
    const double around = frame_height(style_, {}, width) - 2 * frame_margin(style_);
    const double left = std::round(kHeatMapShare * width);
    const double heat_map = heat_map_.height_for_width(left);
    const double below = heat_map - heat_map_.plot_area({left, heat_map}).bottom();
    return heat_map + std::max(0.0, links_.height_below_rows(width - left) - below) + around;
}

QRectF HeatMapLinksFigure::region(const Hit& hit, const QSizeF& size) const {
    const Parts place = parts(size);
    return heat_map_.region(hit, place.left_size).translated(place.left);
}

QRectF HeatMapLinksFigure::plot_area(const QSizeF& size) const {
    const Parts place = parts(size);
    return heat_map_.plot_area(place.left_size).translated(place.left);
}

std::unique_ptr<Figure> HeatMapLinksFigure::with_style(const FigureStyle& style) const {
    auto figure = std::make_unique<HeatMapLinksFigure>(matrix_, options_, style);
    figure->set_viewport(heat_map_.viewport());
    return figure;
}

std::unique_ptr<Figure> heat_map_above_links(std::shared_ptr<const Figure> heat_map,
                                             std::shared_ptr<const Figure> links, std::vector<Annotation> marks,
                                             const FigureStyle& style) {
    FigureStyle plain = style;
    plain.title.clear();
    plain.caption.clear();
    plain.provenance.clear();
    std::vector<std::shared_ptr<const Figure>> parts;
    for (const auto& part : {std::move(heat_map), std::move(links)}) {
        parts.push_back(part->with_style(plain));
        if (!marks.empty()) parts.back() = std::make_shared<const AnnotatedFigure>(parts.back(), marks);
        for (Annotation& mark : marks) mark.note.clear();
    }
    return std::make_unique<FigureRow>(std::move(parts), style, RowColumns{1, {}});
}

}  // namespace headlight
