#pragma once

#include "analysis/analysis.h"
#include "figures/heads/grid_figure.h"
#include "figures/weights/image_heat.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace headlight {

struct ImageGridContent;

/// All layers and heads as small pictures of the image, each with what the head looks at from one token (the first, or
/// a chosen patch): a row a layer, a column a head. Each is colored up to its own largest weight. Cheap to copy.
class ImageGridFigure : public GridFigure {
  public:
    /// `query`: a token of the analysis; nothing, or one that the stack does not have: its first token that is no
    /// patch, and the mean over all queries where there is none. Throws Error(Input) when the stack is not of an image.
    ImageGridFigure(const Analysis& analysis, std::size_t stack, std::optional<std::int32_t> query, HeatForm form,
                    FigureStyle style);

    [[nodiscard]] const FigureStyle& style() const override;
    [[nodiscard]] QImage thumbnail(HeadIndex head) const override;
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  protected:
    [[nodiscard]] GridParts parts() const override;
    [[nodiscard]] double natural_cell() const override;
    [[nodiscard]] bool holds(HeadIndex head) const override;
    void add_cells(const GridGeometry& geometry, std::vector<Item>& items) const override;

  private:
    std::shared_ptr<const ImageGridContent> content_;
};

}  // namespace headlight
