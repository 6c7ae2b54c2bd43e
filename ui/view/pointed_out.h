#pragma once

#include "analysis/matrix_view.h"
#include "figures/annotated_figure.h"
#include "view/view_request.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace headlight {

/// The rows, or columns, that hold tokens of the range: the first and the last; nothing where none does, or where no
/// range is asked for.
std::optional<EntryRange> entries_in(const std::vector<MatrixEntry>& entries, const std::optional<EntryRange>& tokens);

/// The part of the matrix that is asked for; all of it where no token of the range is left. Patches have no ranges of
/// tokens. Throws Error(Input) for rows and columns that the matrix does not have.
AttentionMatrix part_of(AttentionMatrix matrix, const PointedOut& pointed_out, bool of_patches);

/// The matrix of a head as figures show it: the part that is asked for. A text of many thousands of tokens has more
/// weights than fit into memory and more than a figure has pixels: beyond kMostShownCells, neighboring rows and columns
/// are joined (sum over the keys, mean over the queries), and a note says so. Throws as make_matrix and part_of do.
AttentionMatrix shown_matrix(const Analysis& analysis, const HeadId& head, const MatrixOptions& options,
                             const PointedOut& pointed_out, const std::stop_token& stop = {});

/// Weights of a matrix at most that is shown token by token.
inline constexpr std::size_t kMostShownCells = 40'000'000;

/// The highlights as outlines of the matrix' figures; those of tokens that it does not show are left out. Throws
/// Error(Input) for rows and columns that the matrix does not have.
std::vector<Annotation> annotations_of(const PointedOut& pointed_out, const AttentionMatrix& matrix);

/// The row or column of a token; nothing where the entries do not hold it.
std::optional<std::int32_t> entry_holding(const std::vector<MatrixEntry>& entries, std::int32_t token);

}  // namespace headlight
