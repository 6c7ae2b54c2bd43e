#pragma once

#include "analysis/matrix_view.h"
#include "export/figure_numbers.h"
#include "figures/figure.h"
#include "view/token_focus.h"
#include "workbench/document/document.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// The row or column that holds a token: itself, or its word. Nothing when it is hidden.
std::optional<std::size_t> entry_of_token(const std::vector<MatrixEntry>& entries, std::int32_t token);

/// The tokens under a figure's hit (of a word, its first), and the hit for tokens.
TokenFocus focus_of_hit(const AttentionMatrix& matrix, const Hit& hit);
Hit hit_of_focus(const AttentionMatrix& matrix, const TokenFocus& focus);

/// 'query “it” → key “animal” 0.6812'; names what there is; empty for neither.
QString weight_sentence(const AttentionMatrix& matrix, const Hit& hit);

/// Tab-separated values with labels on both sides; masked weights stay empty. `query`: that row only.
QString matrix_as_tsv(const AttentionMatrix& matrix, std::optional<std::size_t> query = std::nullopt);
/// The same of all numbers behind a figure.
QString numbers_as_tsv(const FigureNumbers& numbers);
/// The weight of a cell with all its digits; empty where the place is no cell, or masked.
QString weight_as_text(const AttentionMatrix& matrix, const Hit& hit);

}  // namespace headlight
