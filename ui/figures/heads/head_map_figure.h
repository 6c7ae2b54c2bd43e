#pragma once

#include "analysis/heads/head_map.h"
#include "figures/figure.h"

#include <cstdint>
#include <memory>

namespace headlight {

/// All heads of a model as marks, near each other where they look at similar things, colored by layer (Clark et al.
/// 2019, figure 6). Both axes have one scale, since only distances mean something.
class HeadMapFigure : public Figure {
  public:
    HeadMapFigure(HeadMap map, FigureStyle style);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QRectF plot_area(const QSizeF& size) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    [[nodiscard]] QPointF place(const QRectF& plot, const HeadPlace& head) const;
    [[nodiscard]] QColor color_of(std::int32_t layer) const;
    [[nodiscard]] QString note() const;

    HeadMap map_;
    FigureStyle style_;
    std::int32_t layers_ = 1;
};

}  // namespace headlight
