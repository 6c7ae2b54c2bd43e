#pragma once

#include "figures/drawing/display_list.h"
#include "figures/drawing/figure_style.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <memory>
#include <optional>

namespace headlight {

/// Place under a point of a laid-out figure: any part may be absent. Indices are rows and columns of the figure's
/// matrix.
struct Hit {
    std::optional<std::int32_t> query;
    std::optional<std::int32_t> key;
    std::optional<std::int32_t> layer;
    std::optional<std::int32_t> head;
    bool operator==(const Hit&) const = default;
};

/// A picture made from an analysis and a style: a value, no widget. The same figure is laid out for the screen and for
/// the page.
class Figure {
  public:
    virtual ~Figure() = default;
    /// Places everything for a size. Figures use the room there is; a size below `minimum_size` clips nothing but gets
    /// crowded.
    [[nodiscard]] virtual DisplayList layout(const QSizeF& size) const = 0;
    /// Place under a point when laid out for `size`.
    [[nodiscard]] virtual Hit hit(const QPointF& point, const QSizeF& size) const = 0;
    /// The size at which text is readable and cells can be told apart.
    [[nodiscard]] virtual QSizeF natural_size() const = 0;
    /// The height at which a figure of this width has no room to spare: pages are as wide as a column and as high as
    /// needed.
    [[nodiscard]] virtual double height_for_width(double width) const;
    /// The height below which parts of the figure would lie over each other: 0 for figures that shrink.
    [[nodiscard]] virtual double least_height_for_width(double width) const;
    [[nodiscard]] virtual const FigureStyle& style() const = 0;
    /// The same picture in another style.
    [[nodiscard]] virtual std::unique_ptr<Figure> with_style(const FigureStyle& style) const = 0;
    /// Where a row, a column, a cell or a head (whatever `hit` names) stands when laid out for `size`: what a widget
    /// outlines for hover and selection, which is not part of the figure. Empty where the figure shows none.
    [[nodiscard]] virtual QRectF region(const Hit& hit, const QSizeF& size) const;
    /// The part that a widget zooms and pans, such as a heat map's cells; what stands around it (axes, labels, color
    /// bar) stays put.
    [[nodiscard]] virtual QRectF plot_area(const QSizeF& size) const;
};

inline double Figure::height_for_width(double width) const {
    const QSizeF natural = natural_size();
    return natural.width() > 0 ? natural.height() * width / natural.width() : natural.height();
}

inline double Figure::least_height_for_width(double /*width*/) const {
    return 0;
}

inline QRectF Figure::region(const Hit& /*hit*/, const QSizeF& /*size*/) const {
    return {};
}

inline QRectF Figure::plot_area(const QSizeF& size) const {
    return {QPointF(0, 0), size};
}

}  // namespace headlight
