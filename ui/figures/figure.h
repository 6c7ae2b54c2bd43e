#pragma once

#include "figures/display_list.h"
#include "figures/figure_style.h"

#include <QPointF>
#include <QSizeF>

#include <cstdint>
#include <optional>

namespace headlight {

/// What lies under a point of a laid-out figure: any part may be absent. Indices are rows and columns of the figure's matrix.
struct Hit {
    std::optional<std::int32_t> query;
    std::optional<std::int32_t> key;
    std::optional<std::int32_t> layer;
    std::optional<std::int32_t> head;
    bool operator==(const Hit&) const = default;
};

/// A picture made from an analysis and a style: a value, no widget. The same figure is laid out for the screen and for the page.
class Figure {
  public:
    virtual ~Figure() = default;
    /// Places everything for a size. Figures use the room there is; a size below `minimum_size` clips nothing but gets crowded.
    [[nodiscard]] virtual DisplayList layout(const QSizeF& size) const = 0;
    /// What lies under a point when laid out for `size`.
    [[nodiscard]] virtual Hit hit(const QPointF& point, const QSizeF& size) const = 0;
    /// The size at which text is readable and cells can be told apart.
    [[nodiscard]] virtual QSizeF natural_size() const = 0;
};

}  // namespace headlight
