#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Rules that a model's makers set for generated tokens, under the names of Hugging Face's generation_config.json.
struct GenerationRules {
    double repetition_penalty = 1;                       ///< of tokens that stand there already (arXiv 1909.05858)
    std::size_t no_repeat_ngram_size = 0;                ///< no so many tokens stand there twice; 0: they may
    std::vector<std::vector<std::int32_t>> bad_words{};  ///< never written; those of several tokens never completed
    std::size_t min_length = 0;                          ///< no end before so many tokens, the prompt's included
    std::size_t min_new_tokens = 0;
    std::int32_t forced_begin = -1;          ///< follows a prompt of one token; -1: any may
    std::vector<std::int32_t> forced_end{};  ///< one of them is the last token of the longest text; empty: any may
    std::vector<std::int32_t> suppressed{};  ///< never written
    std::vector<std::int32_t> suppressed_at_begin{};  ///< not written as the first token, of those that are free
    /// The first new tokens: of each place those that may stand there. No other rule holds for them.
    std::vector<std::vector<std::int32_t>> beginning{};

    bool operator==(const GenerationRules&) const = default;
};

/// A model's rules for one text.
class LogitRules {
  public:
    /// `prompt`: tokens before the new ones; `longest`: how many new ones there may be; `ends`: tokens that end a text.
    LogitRules(GenerationRules rules, std::vector<std::int32_t> ends, std::size_t prompt, std::size_t longest);

    /// Changes the scores (logits or log-probabilities) of all tokens after `ids`, the prompt and what was written
    /// after it: what may not follow gets negative infinity. In the order of Hugging Face transformers.
    void apply(std::span<const std::int32_t> ids, std::span<double> scores) const;

  private:
    void penalize_repetition(std::span<const std::int32_t> ids, std::span<double> scores) const;
    void forbid_repeated_ngrams(std::span<const std::int32_t> ids, std::span<double> scores) const;
    void forbid_bad_words(std::span<const std::int32_t> ids, std::span<double> scores) const;
    void force(std::span<const std::int32_t> ids, std::span<double> scores) const;

    GenerationRules rules_;
    std::vector<std::int32_t> ends_;
    std::size_t begin_;  // of the tokens that are free
    std::size_t prompt_;
    std::size_t length_;  // of the longest text
};

}  // namespace headlight
