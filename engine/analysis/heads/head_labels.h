#pragma once

#include "analysis/analysis.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace headlight {

/// A name that a head gets when its score reaches the threshold. Formulas: n queries i, keys j, weights A, tokens x.
struct HeadLabelRule {
    std::string_view id;       ///< "induction": in files
    std::string_view name;     ///< "Induction"
    std::string_view formula;  ///< what the score is
    std::string_view source;
    double threshold = 0;
};

/// All rules, in the order of display. Scores lie between 0 and 1.
std::span<const HeadLabelRule> head_label_rules();

/// Properties of the tokens of a text that rules compare, one entry per token.
struct LabelText {
    explicit LabelText(const TokenizedText& text);

    std::vector<std::int32_t> ids;
    std::vector<std::uint8_t> special;    ///< 1: stands for nothing typed
    std::vector<std::int32_t> sentences;  ///< see sentences_of_tokens
    bool several_sentences = false;
};

/// Scores of the heads of an analysis. What rules read of its text is worked out once for all heads.
class HeadLabelScores {
  public:
    /// The analysis must outlive it.
    explicit HeadLabelScores(const Analysis& analysis);

    /// The score of every rule for one head, as `head_label_rules`; NaN where the text says nothing about it (no token
    /// comes twice, there is one sentence, the attention is of no image). A score of one text may be an accident of
    /// that text: see HeadStatistics. Of a head with more than `most_weights` weights, the rules that compare tokens
    /// read evenly spaced queries with as many weights. `known`: the head's values of all metrics(), or empty. Throws
    /// Error(Input) where there is no such head, Error(Cancelled) when the token is set.
    [[nodiscard]] std::vector<double> of_head(std::size_t stack, std::int32_t layer, std::int32_t head,
                                              const std::stop_token& stop = {},
                                              std::int64_t most_weights = std::numeric_limits<std::int64_t>::max(),
                                              std::span<const float> known = {}) const;

  private:
    const Analysis& analysis_;
    LabelText text_;
};

}  // namespace headlight
