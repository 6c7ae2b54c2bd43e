#pragma once

#include "analysis/heads/metrics.h"
#include "figures/heads/grid_figure.h"

namespace headlight {

struct MetricGridContent;

/// The same grid with each head in the color of a metric, and its number where there is room. Cheap to copy.
class MetricGridFigure : public GridFigure {
  public:
    /// `values`: [layers, heads]; NaN is drawn as "no data". The colors run over `range` (see `color_range`).
    /// `caption` stands under the color bar: "Previous token", "Entropy (nats)".
    MetricGridFigure(Tensor values, const QString& caption, ValueRange range, FigureStyle style);

    [[nodiscard]] const FigureStyle& style() const override;
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  protected:
    [[nodiscard]] GridParts parts() const override;
    [[nodiscard]] double natural_cell() const override;
    void add_cells(const GridGeometry& geometry, std::vector<Item>& items) const override;

  private:
    std::shared_ptr<const MetricGridContent> content_;
};

}  // namespace headlight
