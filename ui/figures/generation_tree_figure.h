#pragma once

#include "analysis/generation_tree.h"
#include "figures/figure.h"

#include <memory>
#include <optional>

namespace headlight {

using GenerationTreePointer = std::shared_ptr<const GenerationTree>;

/// Figure of the continuations of a text: tokens from left to right, each with the probability that the model gave it
/// as number and bar, branches under each other, at its end the logarithm of its probability. `Hit::key` is the index
/// of a node.
class GenerationTreeFigure final : public Figure {
  public:
    /// The way to `current` stands out.
    GenerationTreeFigure(GenerationTreePointer tree, std::size_t current, FigureStyle style);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    /// Where the boxes stand, and what is written in them.
    struct Plan {
        struct Box {
            QRectF place;
            QString label;
        };
        std::vector<Box> boxes;  ///< a box a node
        QSizeF size;
    };
    [[nodiscard]] static Plan make_plan(const GenerationTree& tree, const FigureStyle& style);
    [[nodiscard]] double scale_for(const QSizeF& size) const;
    [[nodiscard]] QPointF corner(const QSizeF& size) const;

    GenerationTreePointer tree_;
    std::size_t current_;
    FigureStyle style_;
    std::shared_ptr<const Plan> plan_;
};

}  // namespace headlight
