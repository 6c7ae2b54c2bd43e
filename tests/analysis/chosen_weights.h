#pragma once

#include "analysis/analysis.h"
#include "capture/attention_definition.h"

#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace headlight::testing {

using WeightRows = std::vector<std::vector<double>>;

/// A field whose heads have exactly these weights (up to rounding): key j is the j-th unit vector and query i holds the
/// logarithms of its row. Rows must sum to 1 over the keys that the mask allows; weights of masked pairs do not matter.
inline std::shared_ptr<const AttentionField> field_with(const std::vector<WeightRows>& heads, bool causal = false,
                                                        std::vector<HeadMetrics> metrics = {}) {
    constexpr double kLogarithmOfNothing = -200;
    const auto rows = static_cast<std::int64_t>(heads.front().size());
    const auto count = static_cast<std::int64_t>(heads.front().front().size());
    AttentionSpec spec;
    spec.heads = static_cast<std::int32_t>(heads.size());
    spec.key_heads = 1;
    spec.head_size = spec.value_size = static_cast<std::int32_t>(count);
    spec.causal = causal;
    Tensor keys({count, count});
    for (std::int64_t key = 0; key < count; ++key) keys.slice(key)[static_cast<std::size_t>(key)] = 1;
    Tensor queries({rows, spec.heads * count});
    for (std::size_t head = 0; head < heads.size(); ++head) {
        for (std::size_t query = 0; query < heads[head].size(); ++query) {
            const std::vector<double>& weights = heads[head][query];
            for (std::size_t key = 0; key < weights.size(); ++key) {
                const double weight = weights[key];
                queries.slice(static_cast<std::int64_t>(query))[head * weights.size() + key] =
                    static_cast<float>(weight > 0 ? std::log(weight) : kLogarithmOfNothing);
            }
        }
    }
    SoftmaxField::Parts parts = defined_parts(spec, queries, keys);
    parts.summary.metrics = std::move(metrics);
    return std::make_shared<const SoftmaxField>(std::move(parts));
}

inline constexpr std::int32_t kClassificationId = 101;
inline constexpr std::int32_t kSeparatorId = 102;
inline constexpr std::int32_t kMaskId = 103;

inline Token special_token(std::int32_t id, const std::string& piece) {
    Token token;
    token.id = id;
    token.piece = token.display = piece;
    token.special = true;
    return token;
}

/// A piece of the word `word` that stands for the bytes [begin, end) of the text.
inline Token piece(const TokenizedText& text, std::size_t begin, std::size_t end, std::int32_t word,
                   bool continuation = false) {
    Token token;
    token.id = 1000 + static_cast<std::int32_t>(begin);
    token.display = text.text.substr(begin, end - begin);
    token.piece = (continuation ? "##" : "") + token.display;
    token.range = {begin, end};
    token.word = word;
    token.continuation = continuation;
    return token;
}

/// "[CLS] un ##do it . [SEP]": a word of two pieces, a word of one, a punctuation mark.
inline TokenizedText undo_it() {
    TokenizedText text;
    text.text = "Undo it.";
    text.words = {{{0, 4}, 0}, {{5, 7}, 0}, {{7, 8}, 0}};
    text.tokens = {special_token(kClassificationId, "[CLS]"),
                   piece(text, 0, 2, 0),
                   piece(text, 2, 4, 0, true),
                   piece(text, 5, 7, 1),
                   piece(text, 7, 8, 2),
                   special_token(kSeparatorId, "[SEP]")};
    return text;
}

/// The same, translated: its target "<pad> Dé fais -le" follows the source. The cross-attention of one head looks from
/// "fais" at "do" and at "it" from "-le".
inline Analysis translation_of_undo_it() {
    Analysis analysis;
    analysis.tokens = undo_it();
    TokenizedText& text = analysis.tokens;
    text.has_pair = true;
    text.pair = "Defais-le";
    text.words.push_back({{0, 6}, 1});
    text.words.push_back({{6, 9}, 1});
    const auto target = [&](std::size_t begin, std::size_t end, std::int32_t word) {
        Token token;
        token.display = token.piece = text.pair.substr(begin, end - begin);
        token.range = {begin, end};
        token.word = word;
        token.sequence = 1;
        return token;
    };
    text.tokens.push_back(special_token(kClassificationId + 10, "<pad>"));
    text.tokens.back().sequence = 1;
    text.tokens.push_back(target(0, 2, 3));
    text.tokens.push_back(target(2, 6, 3));
    text.tokens.push_back(target(6, 9, 4));
    const WeightRows cross{
        {0.5, 0.1, 0.1, 0.1, 0.1, 0.1},  // <pad>
        {0.0, 1.0, 0.0, 0.0, 0.0, 0.0},  // De
        {0.0, 0.0, 0.8, 0.2, 0.0, 0.0},  // fais
        {0.1, 0.0, 0.0, 0.6, 0.1, 0.2},  // -le
    };
    const WeightRows decoder{{1, 0, 0, 0}, {0.5, 0.5, 0, 0}, {0, 0.25, 0.75, 0}, {0, 0, 0.5, 0.5}};
    analysis.attention = {{AttentionKind::Decoder, {field_with({decoder}, true)}, 6, 6},
                          {AttentionKind::Cross, {field_with({cross})}, 6, 0}};
    analysis.classification_id = kClassificationId;
    analysis.separator_id = kSeparatorId;
    analysis.mask_id = kMaskId;
    return analysis;
}

/// An analysis of a text whose layers are these fields.
inline Analysis analysis_with(TokenizedText tokens, std::vector<std::shared_ptr<const AttentionField>> layers) {
    Analysis analysis;
    analysis.tokens = std::move(tokens);
    analysis.attention = {{AttentionKind::Self, std::move(layers)}};
    analysis.model.layers = static_cast<std::int32_t>(analysis.attention.front().layers.size());
    analysis.classification_id = kClassificationId;
    analysis.separator_id = kSeparatorId;
    analysis.mask_id = kMaskId;
    return analysis;
}

}  // namespace headlight::testing
