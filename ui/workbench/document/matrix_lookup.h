#pragma once

#include "analysis/matrix_view.h"
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

}  // namespace headlight
