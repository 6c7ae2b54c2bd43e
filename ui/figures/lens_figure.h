#pragma once

#include "analysis/predictions.h"
#include "figures/figure.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// Prediction of each layer for one token.
struct LensTable {
    std::string token;                           ///< after which the next word is asked, or in whose place
    std::vector<std::vector<Candidate>> layers;  ///< before layer 0, before layer 1, ..., after the last one
    bool in_place = false;                       ///< what stands there is asked, not what follows
};

/// "embedding", "layer 0", ..., "output": what one of `rows` entries of LensTable::layers is called.
Sentence lens_row_name(std::size_t row, std::size_t rows);

/// The logit lens as a table: a row a layer, the last one on top, the most probable tokens from left to right, as
/// many as there is room for, each cell in the color of its probability. `Hit::query` is the row's index in
/// LensTable::layers.
class LensFigure final : public Figure {
  public:
    LensFigure(std::shared_ptr<const LensTable> table, FigureStyle style);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] double least_height_for_width(double width) const override { return height_for_width(width); }
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    std::shared_ptr<const LensTable> table_;
    FigureStyle style_;
};

}  // namespace headlight
