#pragma once

#include "figures/figure.h"
#include "figures/weights/explained_weight.h"

#include <memory>

namespace headlight {

/// Of one key, the way of a weight in four parts: vectors of query and key and their product, the score as a sum, the
/// softmax of the row with its strongest competitors, and the OV output. The parts stand side by side where
/// there is room, below each other where not. Of all keys, a line for each of the strongest: product of query and key,
/// its parts by dimension, and the weight. `hit` names the key of a line.
class WeightFigure final : public Figure {
  public:
    WeightFigure(std::shared_ptr<const ExplainedWeight> weight, WeightForm form, FigureStyle style);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] double least_height_for_width(double width) const override { return height_for_width(width); }
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    std::shared_ptr<const ExplainedWeight> weight_;
    WeightForm form_;
    FigureStyle style_;
};

}  // namespace headlight
