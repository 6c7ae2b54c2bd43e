#pragma once

#include "analysis/heads/measures.h"
#include "figures/heads/grid_figure.h"

namespace headlight {

struct MeasureGridContent;

/// The same grid with each head in the colour of a measure, and its number where there is room. Cheap to copy.
class MeasureGridFigure : public GridFigure {
  public:
    /// `values`: [layers, heads]; NaN is drawn as "no data". The colours run over `range` (see `colour_range`).
    /// `caption` stands under the colour bar: "Previous token", "Entropy (nats)".
    MeasureGridFigure(Tensor values, const QString& caption, ValueRange range, FigureStyle style);

    [[nodiscard]] const FigureStyle& style() const override;
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  protected:
    [[nodiscard]] GridParts parts() const override;
    [[nodiscard]] double natural_cell() const override;
    void add_cells(const GridGeometry& geometry, std::vector<Item>& items) const override;

  private:
    std::shared_ptr<const MeasureGridContent> content_;
};

}  // namespace headlight
