#pragma once

#include "analysis/matrix_view.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// The rows or columns of a matrix for the tokens [first, first + count) of an analysis, in the order of the text. An
/// entry's tokens stand side by side. With `Unit::Words` the pieces of a word are one entry; special tokens and tokens
/// without a word stay entries of their own. `drop_first` leaves out token `first` alone, even where it is a piece of a
/// longer word.
std::vector<MatrixEntry> make_axis(const Analysis& analysis, std::int64_t first, std::int64_t count,
                                   const MatrixOptions& options, bool drop_first);

/// The axis with neighbors joined into at most `most` entries, each of as many of them as the others but the last: a
/// joined entry has the label of its first one, with an ellipsis.
std::vector<MatrixEntry> join_neighbors(std::vector<MatrixEntry> entries, std::size_t most);

/// Returns whether a reader would not miss the token: added by the tokenizer, and not a [MASK], which stands for a
/// word.
bool is_special(const Analysis& analysis, const Token& token);

}  // namespace headlight
