#pragma once

#include "analysis/analysis.h"
#include "analysis/heads/head_id.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// Rows and columns of the matrix: tokens, or whole words (sum over the pieces attended to, mean over the pieces
/// attending; Clark et al. 2019, arXiv 1906.04341).
enum class Unit { Tokens, Words };

/// Order in which the words of two texts are matched.
enum class WordOrder {
    Kept,  ///< as they stand: what is before in one text is before in the other
    Any    ///< wherever they stand: the first "ball" with the first "ball", the second with the second
};

struct MatrixOptions {
    Unit unit = Unit::Tokens;
    bool hide_special = false;  ///< leave special tokens out of rows and columns
    bool hide_sink =
        false;  ///< leave position 0 out of the columns (the attention sink, Xiao et al. 2023, arXiv 2309.17453)
    bool renormalize = false;  ///< make the rows sum to 1 again after leaving columns out
    /// Each weight times the norm of the OV output, W_O v_j, as a share of its row (Kobayashi et al. 2020, arXiv
    /// 2004.10102); not for what passes through layers.
    bool value_weighted = false;
    WordOrder word_order = WordOrder::Kept;  ///< of runs that are compared
    bool operator==(const MatrixOptions&) const = default;
};

/// One row or column: a token, or a word with all its tokens.
struct MatrixEntry {
    std::string label;
    std::vector<std::int32_t> tokens;  ///< ascending indices into the analysis' tokens
    bool special = false;              ///< added by the tokenizer; a [MASK] is not, since it stands for a word
    bool continuation = false;
};

/// The weights that a figure draws, with what its rows and columns are. Immutable by use.
struct AttentionMatrix {
    std::vector<MatrixEntry> queries;
    std::vector<MatrixEntry> keys;
    Tensor values;  ///< [queries, keys]; masked entries 0
    std::vector<std::uint8_t>
        allowed;  ///< [queries, keys]; 0: nobody may attend here, drawn differently from a weight of 0
    Sentence title{std::string()};  ///< `head_title` of its head: "Layer 2, head 1"
    std::vector<Sentence>
        notes;  ///< what was left out or changed, for the figure to say: "without [CLS], [SEP]", "rows renormalized"
    std::string entries{};       ///< what rows and columns are, where they are no queries and keys: "position"
    std::string columns{};       ///< what columns are, where rows are something else: "expert"
    std::string quantity{};      ///< what the values are, where they are no weights: under the color bar
    bool is_difference = false;  ///< values are differences of weights, with a sign
    bool is_joined = false;      ///< neighbors share a row or column, because there are too many of them
    std::shared_ptr<const AnalyzedSound> sound{};  ///< recording that tokens are of; null: none

    [[nodiscard]] float value(std::size_t query, std::size_t key) const {
        return values.data()[query * keys.size() + key];
    }
    [[nodiscard]] bool is_allowed(std::size_t query, std::size_t key) const {
        return allowed[query * keys.size() + key] != 0;
    }
};

/// The matrix of a head, or of several heads joined: each head's words are joined first, then the heads, then rows are
/// renormalized (only where columns were left out). Works through blocks of rows, so that only the result is ever held
/// whole, on the threads of the analysis where there is much to compute. Throws Error(Input) when
/// the choice does not exist in the analysis, Error(Cancelled) when the token is set.
AttentionMatrix make_matrix(const Analysis& analysis, const HeadId& choice, const MatrixOptions& options,
                            const std::stop_token& stop = {});

/// The rows and columns of a matrix.
struct MatrixAxes {
    std::vector<MatrixEntry> queries;
    std::vector<MatrixEntry> keys;
};

/// The axes that `make_matrix` gives a choice.
MatrixAxes axes_of(const Analysis& analysis, const HeadId& choice, const MatrixOptions& options);

/// The matrix over axes whose entries were joined further: each has tokens that stand side by side. Entries may come in
/// any order.
AttentionMatrix make_matrix(const Analysis& analysis, const HeadId& choice, MatrixAxes axes,
                            const MatrixOptions& options, const std::stop_token& stop = {});

}  // namespace headlight
