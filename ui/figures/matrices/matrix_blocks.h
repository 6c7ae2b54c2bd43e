#pragma once

#include "figures/drawn_figure.h"
#include "figures/matrices/matrices_figure.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// Indices [begin, end) of what is drawn of a dimension.
struct ShownPart {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    [[nodiscard]] std::int64_t size() const { return end - begin; }
};

/// What the rows or columns of a matrix stand for.
enum class MatrixSide { Queries, Keys, Numbers };

/// A matrix as it is drawn; lengths in em.
struct MatrixBlock {
    QString name;
    QString caption{};  ///< below it: how it is computed
    const Tensor* values = nullptr;
    MatrixStep step = MatrixStep::Input;
    MatrixSide rows = MatrixSide::Numbers;
    MatrixSide columns = MatrixSide::Numbers;
    bool weights = false;                    ///< from 0 to 1, in the style's map; otherwise about 0
    bool masked = false;                     ///< entries may be masked
    std::optional<ShownPart> own_rows{};     ///< outlined: the head's rows of W_O
    std::optional<ShownPart> own_columns{};  ///< outlined: the head's columns of the joined heads
    QRectF place{};                          ///< of the cells, in em
};

/// A diagram of some of the matrices: blocks with signs between them.
struct MatrixGroup {
    struct Sign {
        QPointF center;
        QString text;
    };
    QSizeF size;
    std::vector<MatrixBlock> blocks{};
    std::vector<Sign> signs{};
};

/// X with Q, K and V; scores, weights and A V; the joined heads and W_O. The last is empty for typed matrices.
std::vector<MatrixGroup> matrix_groups(const ShownMatrices& matrices);

/// The rows of queries or keys that are drawn.
ShownPart shown_part(const ShownMatrices& matrices, MatrixSide side);

/// Draws a group, from its left upper corner.
void draw_group(Sketch& sketch, const ShownMatrices& matrices, const MatrixGroup& group, const QPointF& corner);

/// What the step computes in the numbers of the pair, counts of parameters, and the sum of the heads: lines of text.
struct MatrixText {
    enum class Kind { Heading, Line, Count, Sum };
    Kind kind = Kind::Line;
    QString text;
    QString number{};  ///< at the right edge
};
std::vector<MatrixText> matrix_texts(const ShownMatrices& matrices);

}  // namespace headlight
