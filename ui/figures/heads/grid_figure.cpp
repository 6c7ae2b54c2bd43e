#include "figures/heads/grid_figure.h"

#include "figures/drawing/text.h"

#include <QPainterPath>

#include <utility>

namespace headlight {

DisplayList GridFigure::layout(const QSizeF& size) const {
    const GridParts own = parts();
    GridGeometry place = grid_geometry(own, size);
    DisplayList list{size, std::move(place.frame.items)};
    add_cells(place, list.items);
    QPainterPath borders;
    for (std::int32_t layer = 0; layer < place.layers; ++layer) {
        for (std::int32_t head = 0; head < place.heads; ++head)
            if (holds({layer, head})) borders.addRect(place.cell_rectangle({layer, head}));
    }
    const FigureStyle& figure_style = own.style;
    list.items.push_back(PathItem{borders, QPen(figure_style.theme.line, 0.05 * size_of(figure_style.font)),
                                  Qt::transparent, Role::Axis});
    add_grid_labels(figure_style, place, list.items);
    add_selection(figure_style, place, selected_, list.items);
    if (place.legend_width > 0) add_legend(figure_style, own.legend, place.legend, place.legend_width, list.items);
    return list;
}

Hit GridFigure::hit(const QPointF& point, const QSizeF& size) const {
    const std::optional<HeadIndex> head = grid_geometry(parts(), size).head_at(point);
    if (!head || !holds(*head)) return {};
    return {.query = {}, .key = {}, .layer = head->layer, .head = head->head};
}

QSizeF GridFigure::natural_size() const {
    return grid_size(parts(), natural_cell() * size_of(style().font));
}

double GridFigure::height_for_width(double width) const {
    return grid_height(parts(), width);
}

QRectF GridFigure::region(const Hit& hit, const QSizeF& size) const {
    if (!hit.layer || !hit.head) return {};
    return grid_geometry(parts(), size).cell_rectangle({*hit.layer, *hit.head});
}

QRectF GridFigure::plot_area(const QSizeF& size) const {
    return grid_geometry(parts(), size).plot;
}

}  // namespace headlight
