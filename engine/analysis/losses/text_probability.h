#pragma once

#include "analysis/predictions.h"
#include "core/text/sentence.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace headlight {

/// Losses of a text, by what the model was trained for.
enum class LossKind {
    NextToken,     ///< of a decoder: each token given those before it
    Target,        ///< of an encoder-decoder: each token of the target given the source and the target before it
    MaskedTokens,  ///< of a masked language model: the masked tokens given all others
    EachToken,     ///< each token, masked alone: pseudo-log-likelihood (Salazar et al. 2020, arXiv 1910.14659)
    Pretraining,   ///< tokens chosen and replaced as in the pre-training of BERT (arXiv 1810.04805, section 3.1)
    AnswerSpan,    ///< of a question answering model: first and last token of the answer
    Class          ///< of a classifier: the class of the whole input
};

/// Tokens of a text that a masked language model is asked for.
enum class MaskingRule {
    Masked,      ///< those that are masked, all at once
    Each,        ///< each token, masked alone
    Pretraining  ///< those that the rule of BERT's pre-training chooses
};

/// What the model is asked at one position of the text.
struct TokenLoss {
    std::int32_t token = 0;           ///< index of the position among the tokens
    std::string read;                 ///< token that the model reads there
    std::string expected{};           ///< token whose probability is asked; empty: none
    std::optional<double> loss{};     ///< -ln of its probability, in nats; nothing: there is no loss at this position
    std::optional<Candidate> best{};  ///< most probable token at this position
};

/// A softmax over tokens or classes, of which one is right.
struct ChoiceLoss {
    std::string name;                        ///< "start", "end", "class"
    std::vector<double> probabilities;       ///< of the choices; they sum to 1
    std::optional<std::int32_t> expected{};  ///< index of the right choice; nothing: nobody said
    std::optional<double> loss{};            ///< -ln of its probability, in nats
};

/// Losses of one text.
struct TextProbability {
    LossKind kind = LossKind::NextToken;
    std::vector<TokenLoss> tokens{};      ///< positions in their order; empty for AnswerSpan and Class
    std::vector<std::string> choices{};   ///< of AnswerSpan the tokens, of Class the labels
    std::vector<ChoiceLoss> softmaxes{};  ///< of AnswerSpan two, of Class one
    std::vector<Sentence> notes{};        ///< sentences for people: what was asked, what was left out
};

/// Losses taken together.
struct LossTotal {
    std::size_t count = 0;
    double sum = 0;  ///< nats

    [[nodiscard]] double mean() const { return sum / static_cast<double>(count); }  ///< NaN where there are none
    [[nodiscard]] double perplexity() const;                                        ///< exp(mean)
};
LossTotal total_of(const TextProbability& text);

/// "next token", "pseudo-log-likelihood": what the losses are of, for titles.
Sentence loss_name(LossKind kind);

/// Loss of the token with this id at a position with these logits, and the most probable token there.
TokenLoss token_loss(std::int32_t token, std::string read, std::int32_t id, std::span<const float> logits,
                     const PredictionOptions& options);

/// Softmax over the choices, with the loss of the right one where it is known.
ChoiceLoss choice_loss(std::string name, std::span<const float> logits, std::optional<std::int32_t> expected);

}  // namespace headlight
