#include "analysis/losses/text_probability.h"

#include "analysis/losses/softmax.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {
namespace {

void add(LossTotal& total, const std::optional<double>& loss) {
    if (!loss) return;
    ++total.count;
    total.sum += *loss;
}

}  // namespace

double LossTotal::perplexity() const {
    return std::exp(mean());
}

LossTotal total_of(const TextProbability& text) {
    LossTotal total;
    for (const TokenLoss& token : text.tokens) add(total, token.loss);
    for (const ChoiceLoss& choice : text.softmaxes) add(total, choice.loss);
    return total;
}

Sentence loss_name(LossKind kind) {
    switch (kind) {
        case LossKind::NextToken:
            return Sentence("next token");
        case LossKind::Target:
            return Sentence("target, with teacher forcing");
        case LossKind::MaskedTokens:
            return Sentence("masked tokens");
        case LossKind::EachToken:
            return Sentence("each token masked in turn");
        case LossKind::Pretraining:
            return Sentence("tokens chosen as in pre-training");
        case LossKind::AnswerSpan:
            return Sentence("answer span");
        case LossKind::Class:
            return Sentence("class");
    }
    return std::string();
}

TokenLoss token_loss(std::int32_t token, std::string read, std::int32_t id, std::span<const float> logits,
                     const PredictionOptions& options) {
    TokenLoss loss{.token = token, .read = std::move(read), .expected = options.display(id)};
    const auto logit = static_cast<double>(logits[static_cast<std::size_t>(id)]);
    loss.loss = negative_log_probability(logits, static_cast<std::size_t>(id));
    const auto best = std::ranges::max_element(logits);
    const auto best_id = static_cast<std::int32_t>(best - logits.begin());
    const double probability = std::exp(static_cast<double>(*best) - logit - *loss.loss);
    loss.best = {best_id, options.display(best_id), static_cast<float>(probability)};
    return loss;
}

ChoiceLoss choice_loss(std::string name, std::span<const float> logits, std::optional<std::int32_t> expected) {
    ChoiceLoss choice{.name = std::move(name), .probabilities = softmax(logits), .expected = expected};
    if (expected) choice.loss = negative_log_probability(logits, static_cast<std::size_t>(*expected));
    return choice;
}

}  // namespace headlight
