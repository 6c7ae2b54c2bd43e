#pragma once

#include "analysis/matrix_view.h"
#include "figures/annotated_figure.h"
#include "view/view_request.h"

#include <optional>
#include <vector>

namespace headlight {

/// The rows, or columns, that hold tokens of the range: the first and the last; nothing where none does, or where no
/// range is asked for.
std::optional<EntryRange> entries_in(const std::vector<MatrixEntry>& entries, const std::optional<EntryRange>& tokens);

/// The part of the matrix that is asked for; all of it where no token of the range is left. Patches have no ranges of
/// tokens. Throws Error(Input) for rows and columns that the matrix does not have.
AttentionMatrix part_of(AttentionMatrix matrix, const PointedOut& pointed_out, bool of_patches);

/// The highlights as outlines of the matrix' figures; those of tokens that it does not show are left out. Throws
/// Error(Input) for rows and columns that the matrix does not have.
std::vector<Annotation> annotations_of(const PointedOut& pointed_out, const AttentionMatrix& matrix);

/// The row or column of a token; nothing where the entries do not hold it.
std::optional<std::int32_t> entry_holding(const std::vector<MatrixEntry>& entries, std::int32_t token);

}  // namespace headlight
