#pragma once

#include "figures/figure.h"
#include "tokenizers/pipeline/steps.h"

#include <memory>
#include <vector>

namespace headlight {

/// How words come to their tokens: a block for each word, a row for each step, and the parts of the word as boxes over
/// its characters, so that a merge is a box that grows. What a step made stands out; what it did stands beside it.
/// `hit` names nothing.
class TokenizerStepsFigure final : public Figure {
  public:
    /// A word as it is drawn, whatever the width of the figure, and what it takes with the space after it.
    struct Block {
        DisplayList list;
        QSizeF size;
    };

    /// Draws each word once: layouts of other widths only arrange them.
    TokenizerStepsFigure(std::vector<WordSteps> words, FigureStyle style);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    std::shared_ptr<const std::vector<WordSteps>> words_;
    FigureStyle style_;
    std::shared_ptr<const std::vector<Block>> blocks_;
};

}  // namespace headlight
