#include "analysis/predictions.h"

#include "analysis/losses/softmax.h"
#include "analysis/strongest_first.h"
#include "analysis/typed_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numeric>
#include <span>

namespace headlight {
namespace {

/// Indices of the `count` largest values, largest first; equal ones in their order.
std::vector<std::size_t> largest_of(const std::vector<double>& values, std::size_t count) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(std::min(count, values.size()));
    std::partial_sort(order.begin(), end, order.end(),
                      [&](std::size_t a, std::size_t b) { return comes_first(values[a], a, values[b], b); });
    order.erase(end, order.end());
    return order;
}

/// An output's rows [rows, columns] whatever its rank; nothing when it is absent or empty.
struct Rows {
    std::span<const float> values;
    std::size_t rows = 0;
    std::size_t columns = 0;

    [[nodiscard]] std::span<const float> row(std::size_t index) const {
        return values.subspan(index * columns, columns);
    }
};

std::optional<Rows> rows_of(const Capture& capture, const std::string& name) {
    const Tensor* output = capture.output(name);
    if (output == nullptr || output->empty() || output->shape().empty()) return std::nullopt;
    const auto columns = static_cast<std::size_t>(output->shape().back());
    return Rows{output->values(), output->values().size() / columns, columns};
}

/// Returns whether an output holds what no softmax can take; -infinity is a probability of 0.
bool has_no_number(const NamedOutput& output) {
    const auto values = output.values.values();
    return std::any_of(values.begin(), values.end(), [](float value) {
        return std::isnan(value) || value == std::numeric_limits<float>::infinity();
    });
}

/// The token that a row of per-token logits belongs to.
std::int32_t token_of_row(const Capture& capture, std::size_t row) {
    return capture.logit_positions.empty() ? static_cast<std::int32_t>(row) : capture.logit_positions[row];
}

void add_candidates(Predictions& predictions, std::int32_t token, std::span<const float> logits,
                    const PredictionOptions& options) {
    predictions.words.push_back({token, most_probable(logits, options)});
}

void predict_masked_words(Predictions& predictions, const Capture& capture, const TokenizedText& tokens,
                          const PredictionOptions& options) {
    const auto logits = rows_of(capture, "logits");
    for (std::size_t row = 0; logits && row < logits->rows; ++row) {
        const std::int32_t token = token_of_row(capture, row);
        const bool masked = token >= 0 && static_cast<std::size_t>(token) < tokens.tokens.size() &&
                            tokens.tokens[static_cast<std::size_t>(token)].id == options.mask_id;
        if (masked) add_candidates(predictions, token, logits->row(row), options);
    }
    if (predictions.words.empty()) {
        predictions.nothing_because =
            Sentence("No token is masked: mask a token to see what the model predicts for it.");
    }
}

void predict_next_words(Predictions& predictions, const Capture& capture, const PredictionOptions& options) {
    const auto logits = rows_of(capture, "logits");
    for (std::size_t row = 0; logits && row < logits->rows; ++row) {
        add_candidates(predictions, token_of_row(capture, row), logits->row(row), options);
    }
    if (predictions.words.empty())
        predictions.nothing_because = Sentence("The next word was not computed in this run.");
}

void predict_letters(Predictions& predictions, const Capture& capture, const PredictionOptions& options) {
    const auto logits = rows_of(capture, "logits");
    for (std::size_t row = 0; logits && row < logits->rows; ++row)
        add_candidates(predictions, token_of_row(capture, row), logits->row(row), options);
    if (predictions.words.empty()) predictions.nothing_because = Sentence("The letters were not computed in this run.");
}

void predict_classes(Predictions& predictions, const Capture& capture, const ModelDescription& model) {
    const auto logits = rows_of(capture, "logits");
    if (!logits || logits->rows != 1) {
        predictions.nothing_because = Sentence("The model has no classes.");
        return;
    }
    if (logits->columns == 1) {
        predictions.nothing_because =
            Sentence("This model gives a score instead of classes: %1.", std::to_string(logits->values.front()));
        return;
    }
    const std::vector<double> probabilities = softmax(logits->row(0));
    for (const std::size_t index : largest_of(probabilities, probabilities.size())) {
        predictions.classes.push_back({label_of(model, index), static_cast<float>(probabilities[index])});
    }
}

/// How well the text fits the image, as the model scores it.
void predict_match(Predictions& predictions, const Capture& capture) {
    const Tensor* score = capture.output("logits_per_image");
    const Tensor* image = capture.output("image_embeds");
    const Tensor* text = capture.output("text_embeds");
    if (score == nullptr || image == nullptr || text == nullptr || image->count() != text->count()) {
        predictions.nothing_because = Sentence("Open an image and type a text to see how similar they are.");
        return;
    }
    double cosine = 0;
    for (std::int64_t i = 0; i < image->count(); ++i)
        cosine += static_cast<double>(image->data()[i]) * static_cast<double>(text->data()[i]);
    const auto rounded = [](const char* format, double value) {
        std::array<char, 48> digits{};
        std::snprintf(digits.data(), digits.size(), format, value);
        return std::string(digits.data());
    };
    predictions.nothing_because = Sentence("Image and text: cosine %1, score %2.", rounded("%.3f", cosine),
                                           rounded("%.2f", static_cast<double>(score->data()[0])));
}

void predict_token_labels(Predictions& predictions, const Capture& capture, const ModelDescription& model,
                          const TokenizedText& tokens) {
    const auto logits = rows_of(capture, "logits");
    for (std::size_t row = 0; logits && row < logits->rows; ++row) {
        const std::int32_t token = token_of_row(capture, row);
        if (static_cast<std::size_t>(token) >= tokens.tokens.size() ||
            tokens.tokens[static_cast<std::size_t>(token)].special)
            continue;
        const std::vector<double> probabilities = softmax(logits->row(row));
        const std::size_t best = largest_of(probabilities, 1).front();
        predictions.token_labels.push_back({token, label_of(model, best), static_cast<float>(probabilities[best])});
    }
    if (predictions.token_labels.empty()) predictions.nothing_because = Sentence("The text has no word to label.");
}

/// A logit a token: whether a generator has replaced it (arXiv 2003.10555).
void predict_replaced_tokens(Predictions& predictions, const Capture& capture, const TokenizedText& tokens) {
    const Tensor* logits = capture.output("logits");
    const std::size_t count = logits != nullptr ? std::min(logits->values().size(), tokens.tokens.size()) : 0;
    for (std::size_t token = 0; token < count; ++token) {
        if (tokens.tokens[token].special) continue;
        const double replaced = 1 / (1 + std::exp(-static_cast<double>(logits->data()[token])));
        predictions.token_labels.push_back({static_cast<std::int32_t>(token), replaced > 0.5 ? "replaced" : "original",
                                            static_cast<float>(std::max(replaced, 1 - replaced))});
    }
    if (predictions.token_labels.empty()) predictions.nothing_because = Sentence("The text has no word to judge.");
}

/// Tokens that may be part of an answer: those of the second text, or of the only one.
bool may_answer(const TokenizedText& tokens, const Token& token) {
    return !token.special && token.sequence == (tokens.has_pair ? 1 : 0);
}

/// The span with the largest start + end logit, start <= end (Devlin et al. 2018, arXiv 1810.04805, section 4.2), in
/// one pass.
void predict_answer(Predictions& predictions, const Capture& capture, const TokenizedText& tokens) {
    const Tensor* start = capture.output("start_logits");
    const Tensor* end = capture.output("end_logits");
    const std::size_t count = tokens.tokens.size();
    const bool complete =
        start != nullptr && end != nullptr && start->values().size() == count && end->values().size() == count;
    std::optional<std::size_t> best_start;
    std::optional<std::pair<std::size_t, std::size_t>> best;
    for (std::size_t index = 0; complete && index < count; ++index) {
        if (!may_answer(tokens, tokens.tokens[index])) continue;
        if (!best_start || start->data()[index] > start->data()[*best_start]) best_start = index;
        const auto score = [&](std::size_t first, std::size_t last) {
            return static_cast<double>(start->data()[first]) + static_cast<double>(end->data()[last]);
        };
        if (!best || score(*best_start, index) > score(best->first, best->second)) best = {*best_start, index};
    }
    if (!best) {
        predictions.nothing_because = Sentence("Type a question, and as second text the passage that answers it.");
        return;
    }
    AnswerSpan answer;
    answer.first_token = static_cast<std::int32_t>(best->first);
    answer.last_token = static_cast<std::int32_t>(best->second);
    answer.text = typed_text(tokens, answer.first_token, answer.last_token);
    answer.probability =
        static_cast<float>(softmax(start->values())[best->first] * softmax(end->values())[best->second]);
    predictions.answer = std::move(answer);
}

/// Index 0 of the two logits says that the second text follows the first (arXiv 1810.04805).
void predict_next_sentence(Predictions& predictions, const Capture& capture, const TokenizedText& tokens,
                           const std::string& output) {
    const auto logits = rows_of(capture, output);
    if (tokens.has_pair && logits && logits->values.size() == 2) {
        predictions.next_sentence = static_cast<float>(softmax(logits->values)[0]);
        predictions.nothing_because.reset();
    } else if (predictions.words.empty() && !predictions.nothing_because) {
        predictions.nothing_because = Sentence("Type a second sentence to see how likely it follows the first.");
    }
}

}  // namespace

std::string label_of(const ModelDescription& model, std::size_t index) {
    const auto found = model.labels.find(static_cast<std::int64_t>(index));
    return found != model.labels.end() ? found->second : "LABEL_" + std::to_string(index);
}

std::vector<Candidate> most_probable(std::span<const float> logits, const PredictionOptions& options) {
    const std::vector<double> probabilities = softmax(logits);
    std::vector<Candidate> candidates;
    for (const std::size_t id : largest_of(probabilities, options.candidates))
        candidates.push_back({static_cast<std::int32_t>(id), options.display(static_cast<std::int32_t>(id)),
                              static_cast<float>(probabilities[id])});
    return candidates;
}

std::vector<std::int32_t> most_probable_ids(const Tensor& logits) {
    std::vector<std::int32_t> ids;
    for (std::int64_t row = 0; row < logits.size(0); ++row) {
        const std::span<const float> own = logits.slice(row);
        ids.push_back(static_cast<std::int32_t>(std::ranges::max_element(own) - own.begin()));
    }
    return ids;
}

std::vector<std::int32_t> positions_to_predict(const ModelDescription& model, const TokenizedText& tokens,
                                               std::int32_t mask_id, bool every_next_word) {
    const bool fills_masks = model.task == ModelTask::MaskedWord || model.task == ModelTask::MaskedWordAndNextSentence;
    std::vector<std::int32_t> positions;
    for (std::size_t index = 0; index < tokens.tokens.size(); ++index) {
        const bool masked = mask_id >= 0 && tokens.tokens[index].id == mask_id;
        const bool asked = every_next_word || index + 1 == tokens.tokens.size();
        const bool follows = model.task == ModelTask::NextWord ||
                             (model.task == ModelTask::TextToText && tokens.tokens[index].sequence == 1);
        const bool wanted = fills_masks ? masked : follows && asked;
        if (wanted) positions.push_back(static_cast<std::int32_t>(index));
    }
    return positions;
}

namespace {

/// What a model without a task of those below says instead.
Sentence no_task(const Capture& capture, const ModelDescription& model) {
    if (model.pixels_as_tokens)
        return Sentence(
            "This model predicts the color of each next pixel. Generate (F8) completes the image with them.");
    if (capture.output("logits") == nullptr)
        return Sentence("This model has no head for a task: its outputs are embeddings.");
    if (capture.output("pred_boxes") != nullptr)
        return Sentence(
            "This model finds objects, each with a class and a box, which is written (headlight attention --logits) "
            "and not shown.");
    return Sentence(
        "This model gives a class to each part of the image, which is written (headlight attention --logits) and not "
        "shown.");
}

}  // namespace

Predictions predict(const Capture& capture, const ModelDescription& model, const TokenizedText& tokens,
                    const PredictionOptions& options) {
    Predictions predictions;
    if (std::any_of(capture.outputs.begin(), capture.outputs.end(), has_no_number)) {
        predictions.nothing_because = Sentence("The model's outputs are NaN or infinite. Its weights may be damaged.");
        return predictions;
    }
    switch (model.task) {
        case ModelTask::None:
            predictions.nothing_because = no_task(capture, model);
            break;
        case ModelTask::MaskedWord:
            predict_masked_words(predictions, capture, tokens, options);
            break;
        case ModelTask::NextWord:
        case ModelTask::TextToText:
            predict_next_words(predictions, capture, options);
            break;
        case ModelTask::Transcription:
            predict_letters(predictions, capture, options);
            break;
        case ModelTask::SequenceClassification:
        case ModelTask::ImageClassification:
            predict_classes(predictions, capture, model);
            break;
        case ModelTask::ImageTextMatching:
            predict_match(predictions, capture);
            break;
        case ModelTask::TokenClassification:
            predict_token_labels(predictions, capture, model, tokens);
            break;
        case ModelTask::ReplacedTokens:
            predict_replaced_tokens(predictions, capture, tokens);
            break;
        case ModelTask::QuestionAnswering:
            predict_answer(predictions, capture, tokens);
            break;
        case ModelTask::NextSentence:
            predict_next_sentence(predictions, capture, tokens, "logits");
            break;
        case ModelTask::MaskedWordAndNextSentence:
            predict_masked_words(predictions, capture, tokens, options);
            predict_next_sentence(predictions, capture, tokens, "seq_relationship_logits");
            break;
    }
    return predictions;
}

}  // namespace headlight
