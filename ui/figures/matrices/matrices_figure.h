#pragma once

#include "analysis/matrices/attention_matrices.h"
#include "figures/figure.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

namespace headlight {

/// The steps from the input of a head to what its module gives, in order.
enum class MatrixStep { Input, Projections, Scores, Weights, Output, Joined, Result };

inline constexpr std::int32_t kLastMatrixStep = static_cast<std::int32_t>(MatrixStep::Result);

/// The matrices of a head with the pair that stands out.
struct ShownMatrices {
    std::shared_ptr<const AttentionMatrices> numbers;
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::int32_t step = kLastMatrixStep;  ///< later matrices are frames without numbers
};

/// The last step that these matrices have: typed ones end with A V.
std::int32_t last_step(const AttentionMatrices& matrices);

/// The matrices with a pair and a step. Absent: the last query, the key that it weighs most, the last step. Throws
/// Error(Input) for a query or a key that is not there.
ShownMatrices shown_matrices(std::shared_ptr<const AttentionMatrices> matrices, std::optional<std::int64_t> query,
                             std::optional<std::int64_t> key, std::optional<std::int32_t> step);

/// "Layer 2, head 2 in matrices"
Sentence matrices_title(const ShownMatrices& matrices);

/// Rows, and columns of scores and weights, that are drawn at most; beyond them a part around the pair is.
inline constexpr std::int64_t kMostMatrixRows = 64;

/// X, W_Q, Q, ... as small heat maps with their names and shapes; the row of the query, and the row or column of the
/// key, are outlined. Beside them what the step computes, in the numbers of the pair, and counts of parameters. `hit`
/// names queries and keys.
class MatricesFigure final : public Figure {
  public:
    MatricesFigure(std::shared_ptr<const ShownMatrices> matrices, FigureStyle style);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    std::shared_ptr<const ShownMatrices> matrices_;
    FigureStyle style_;
};

}  // namespace headlight
