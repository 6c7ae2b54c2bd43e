#pragma once

#include "core/tensor.h"
#include "figures/heads/grid_figure.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

struct HeadGridContent;

/// All layers and heads as small heat maps: a row a layer, a column a head. Cheap to copy.
class HeadGridFigure : public GridFigure {
  public:
    /// `thumbnails`: [heads, h, w] a layer, as capture leaves them; layers may have different numbers of heads.
    /// `awaited_heads`: heads of each layer without thumbnails, which is not computed yet; they are drawn as empty,
    /// dashed cells. 0: such a layer has none.
    HeadGridFigure(const std::vector<Tensor>& thumbnails, const FigureStyle& style, std::int32_t awaited_heads = 0);

    [[nodiscard]] const FigureStyle& style() const override;
    [[nodiscard]] QImage thumbnail(HeadIndex head) const override;
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  protected:
    [[nodiscard]] GridParts parts() const override;
    [[nodiscard]] double natural_cell() const override;
    [[nodiscard]] bool holds(HeadIndex head) const override;
    void add_cells(const GridGeometry& geometry, std::vector<Item>& items) const override;

  private:
    std::shared_ptr<const HeadGridContent> content_;
};

}  // namespace headlight
