#include "analysis/losses/pretraining_masks.h"
#include "core/error.h"
#include "session/analyze_image.h"
#include "session/analyze_text.h"
#include "session/generation/target_text.h"
#include "session/studies/study_parts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>

namespace headlight {

namespace {

/// A text whose losses are asked for, with the model that reads it.
struct Asked {
    ReadyModel& model;
    const ProbabilityRequest& request;
    const std::stop_token& stop;

    [[nodiscard]] const ModelDescription& description() const { return model.model->description(); }
    [[nodiscard]] const std::string& name() const { return model.provenance.model_name; }
    [[nodiscard]] PredictionOptions options() const {
        return {[this](std::int32_t id) { return model.tokenizer->display(id); }, model.tokenizer->special().mask, 1};
    }
    [[nodiscard]] Capture run(const ModelInput& input, LogitPositions logits,
                              std::vector<std::int32_t> positions = {}) const {
        CaptureRequest wanted;
        wanted.attention = false;
        wanted.interventions = request.text.interventions;
        wanted.logits = logits;
        wanted.positions = std::move(positions);
        return model.model->forward(input, wanted, stop, {});
    }
};

std::size_t at(std::int32_t index) {
    return static_cast<std::size_t>(index);
}

std::vector<Sentence> notes_of(const TokenizedText& tokens) {
    return {tokens.notices.begin(), tokens.notices.end()};
}

/// The output of this name; throws Error(Input) where the model has none.
const Tensor& output_of(const Asked& asked, const Capture& capture, const std::string& name) {
    const Tensor* output = capture.output(name);
    if (output == nullptr)
        throw Error(ErrorKind::Input, Sentence("%1 gave no output \"%2\" to compute a loss of.", asked.name(), name));
    return *output;
}

/// Losses of a sequence in which each token is expected at the position before it; `end`: the id that is expected at
/// the last position, -1: none.
void add_following(const Asked& asked, const std::vector<Token>& tokens, std::int32_t first, std::int32_t end,
                   const ModelInput& input, TextProbability& text) {
    const auto count = static_cast<std::int32_t>(tokens.size());
    std::vector<std::int32_t> positions;
    for (std::int32_t index = first; index + (end < 0 ? 1 : 0) < count; ++index) positions.push_back(index - first);
    Capture capture;
    if (!positions.empty()) capture = asked.run(input, LogitPositions::Asked, positions);
    for (std::int32_t index = first; index < count; ++index) {
        const std::int32_t row = index - first;
        const std::string& read = tokens[at(index)].display;
        if (at(row) >= positions.size()) {
            text.tokens.push_back({.token = index, .read = read});
            continue;
        }
        const std::int32_t expected = index + 1 < count ? tokens[at(index + 1)].id : end;
        text.tokens.push_back(
            token_loss(index, read, expected, output_of(asked, capture, "logits").slice(row), asked.options()));
    }
}

TextProbability score_continuation(const Asked& asked) {
    const ReadText read = read_text(asked.model, asked.request.text, asked.stop);
    const std::vector<Token>& tokens = read.tokens.tokens;
    TextProbability text{.kind = LossKind::NextToken, .notes = notes_of(read.tokens)};
    add_following(asked, tokens, 0, -1, read.input, text);
    if (!tokens.front().special)
        text.notes.push_back(Sentence("no loss of the first token, before which the model reads nothing"));
    return text;
}

TextProbability score_target(const Asked& asked) {
    const ReadText read = read_text(asked.model, asked.request.text, asked.stop);
    TextProbability text{.kind = LossKind::Target, .notes = notes_of(read.tokens)};
    // A continuation that is under way does not end yet.
    const std::int32_t end = asked.request.text.written.empty() ? asked.model.tokenizer->special().end : -1;
    add_following(asked, read.tokens.tokens, read.first_target, end, read.input, text);
    return text;
}

/// Tokens that a masked language model can be asked for: those whose own id is known.
std::vector<std::int32_t> maskable(const std::vector<Token>& tokens, std::int32_t mask) {
    std::vector<std::int32_t> indices;
    for (std::size_t index = 0; index < tokens.size(); ++index)
        if (!tokens[index].special && tokens[index].id != mask) indices.push_back(static_cast<std::int32_t>(index));
    return indices;
}

/// The positions of a text before anything is masked, none of them with a loss.
std::vector<TokenLoss> positions_of(const std::vector<Token>& tokens) {
    std::vector<TokenLoss> positions;
    for (const Token& token : tokens)
        positions.push_back({.token = static_cast<std::int32_t>(positions.size()), .read = token.display});
    return positions;
}

/// The losses at `positions`, where the model reads what stands in `input`, against the ids of the text.
void add_hidden(const Asked& asked, const std::vector<Token>& tokens, const ModelInput& input,
                const std::vector<std::int32_t>& positions, TextProbability& text) {
    const Capture capture = asked.run(input, LogitPositions::Asked, positions);
    const Tensor& logits = output_of(asked, capture, "logits");
    for (std::size_t row = 0; row < positions.size(); ++row) {
        const std::int32_t index = positions[row];
        text.tokens[at(index)] =
            token_loss(index, asked.model.tokenizer->display(input.ids[at(index)]), tokens[at(index)].id,
                       logits.slice(static_cast<std::int64_t>(row)), asked.options());
    }
}

/// Masks as typed: the tokens that are masked, all at once.
void score_masked(const Asked& asked, const std::vector<Token>& tokens, ModelInput input, std::int32_t mask,
                  TextProbability& text) {
    const std::vector<std::int32_t> candidates = maskable(tokens, mask);
    std::vector<std::int32_t> masked;
    for (const std::int32_t index : asked.request.text.masked_tokens) {
        if (std::ranges::count(candidates, index) > 0)
            masked.push_back(index);
        else
            text.notes.push_back(Sentence("token %1 cannot be masked", index));
    }
    std::ranges::sort(masked);
    masked.erase(std::unique(masked.begin(), masked.end()), masked.end());
    if (masked.empty())
        throw Error(ErrorKind::Input, Sentence("No token is masked: mask tokens, or choose to mask each in turn."));
    for (const std::int32_t index : masked) input.ids[at(index)] = mask;
    add_hidden(asked, tokens, input, masked, text);
}

/// A run for each token, in which it alone is masked.
void score_each(const Asked& asked, const std::vector<Token>& tokens, const ModelInput& input, std::int32_t mask,
                TextProbability& text) {
    for (const std::int32_t index : maskable(tokens, mask)) {
        ModelInput masked = input;
        masked.ids[at(index)] = mask;
        add_hidden(asked, tokens, masked, {index}, text);
    }
}

void score_pretraining(const Asked& asked, const std::vector<Token>& tokens, ModelInput input, std::int32_t mask,
                       TextProbability& text) {
    const std::vector<ChosenToken> chosen =
        choose_for_pretraining(maskable(tokens, mask), tokens.size(), asked.request.seed);
    const std::vector<std::int32_t> random = random_tokens(*asked.model.tokenizer, chosen.size(), asked.request.seed);
    std::vector<std::int32_t> positions;
    std::array<std::size_t, 3> counts{};
    for (std::size_t place = 0; place < chosen.size(); ++place) {
        const auto [index, replacement] = chosen[place];
        ++counts.at(static_cast<std::size_t>(replacement));
        if (replacement == Replacement::Mask) input.ids[at(index)] = mask;
        if (replacement == Replacement::Random) input.ids[at(index)] = random[place];
        positions.push_back(index);
    }
    if (positions.empty()) return;
    add_hidden(asked, tokens, input, positions, text);
    const Sentence fates("of which masked %1, replaced at random %2, kept %3", counts[0], counts[1], counts[2]);
    text.notes.push_back(chosen.size() == 1
                             ? Sentence("seed %1: 1 token chosen, %2", asked.request.seed, fates)
                             : Sentence("seed %1: %2 tokens chosen, %3", asked.request.seed, chosen.size(), fates));
}

TextProbability score_hidden(const Asked& asked) {
    const std::int32_t mask = asked.model.tokenizer->special().mask;
    if (mask < 0)
        throw Error(ErrorKind::Input, Sentence("%1 has no mask token, so that no token can be masked.", asked.name()));
    AnalysisRequest plain = asked.request.text;
    plain.masked_tokens.clear();
    plain.masked_as = {};
    const ReadText read = read_text(asked.model, plain, asked.stop);
    const std::vector<Token>& tokens = read.tokens.tokens;
    const bool any_masked = !asked.request.text.masked_tokens.empty();
    TextProbability text{.tokens = positions_of(tokens), .notes = notes_of(read.tokens)};
    switch (asked.request.masking.value_or(any_masked ? MaskingRule::Masked : MaskingRule::Each)) {
        case MaskingRule::Masked:
            text.kind = LossKind::MaskedTokens;
            score_masked(asked, tokens, read.input, mask, text);
            break;
        case MaskingRule::Each:
            text.kind = LossKind::EachToken;
            score_each(asked, tokens, read.input, mask, text);
            break;
        case MaskingRule::Pretraining:
            text.kind = LossKind::Pretraining;
            score_pretraining(asked, tokens, read.input, mask, text);
            break;
    }
    return text;
}

/// The tokens that stand for the answer in the passage, the first place where it is found.
std::pair<std::int32_t, std::int32_t> answer_tokens(const Asked& asked, const TokenizedText& tokens) {
    const std::string& answer = asked.request.label;
    const std::size_t begin = (tokens.has_pair ? tokens.pair : tokens.text).find(answer);
    std::optional<std::int32_t> first;
    std::int32_t last = -1;
    for (std::size_t index = 0; begin != std::string::npos && index < tokens.tokens.size(); ++index) {
        const Token& token = tokens.tokens[index];
        const bool inside = token.range.begin < begin + answer.size() && begin < token.range.end;
        if (token.special || token.range.empty() || token.sequence != (tokens.has_pair ? 1 : 0) || !inside) continue;
        if (!first) first = static_cast<std::int32_t>(index);
        last = static_cast<std::int32_t>(index);
    }
    if (!first)
        throw Error(
            ErrorKind::Input,
            Sentence("The passage does not contain the answer \"%1\": expected words as they stand in it.", answer));
    return {*first, last};
}

TextProbability score_answer(const Asked& asked) {
    const ReadText read = read_text(asked.model, asked.request.text, asked.stop);
    const Capture capture = asked.run(read.input, LogitPositions::All);
    TextProbability text{.kind = LossKind::AnswerSpan, .notes = notes_of(read.tokens)};
    for (const Token& token : read.tokens.tokens) text.choices.push_back(token.display);
    std::optional<std::int32_t> start;
    std::optional<std::int32_t> end;
    if (!asked.request.label.empty()) std::tie(start, end) = answer_tokens(asked, read.tokens);
    text.softmaxes = {choice_loss("start", output_of(asked, capture, "start_logits").values(), start),
                      choice_loss("end", output_of(asked, capture, "end_logits").values(), end)};
    const Predictions predictions = predict(capture, asked.description(), read.tokens, asked.options());
    if (predictions.answer) text.notes.push_back(Sentence("the model's answer: \"%1\"", predictions.answer->text));
    return text;
}

/// Index of the class that is called so. Throws Error(Input) with the classes that there are.
std::int32_t class_named(const std::vector<std::string>& labels, const std::string& name) {
    const auto found = std::ranges::find(labels, name);
    if (found != labels.end()) return static_cast<std::int32_t>(found - labels.begin());
    std::string known;
    for (const std::string& label : labels) known += (known.empty() ? "" : ", ") + label;
    throw Error(ErrorKind::Input, Sentence("Expected one of the classes %1, found \"%2\".", known, name));
}

TextProbability score_class(const Asked& asked) {
    TextProbability text{.kind = LossKind::Class};
    ModelInput input;
    if (asked.model.runs_over_images()) {
        input = read_image(asked.model, asked.request.text, asked.stop).input;
    } else {
        ReadText read = read_text(asked.model, asked.request.text, asked.stop);
        input = std::move(read.input);
        text.notes = notes_of(read.tokens);
    }
    const Capture capture = asked.run(input, LogitPositions::All);
    const Tensor& logits = output_of(asked, capture, "logits");
    if (logits.values().size() < 2)
        throw Error(ErrorKind::Input,
                    Sentence("%1 gives a score instead of classes, which has no cross-entropy.", asked.name()));
    for (std::size_t index = 0; index < logits.values().size(); ++index)
        text.choices.push_back(label_of(asked.description(), index));
    std::optional<std::int32_t> expected;
    if (!asked.request.label.empty()) expected = class_named(text.choices, asked.request.label);
    text.softmaxes = {choice_loss("class", logits.values(), expected)};
    return text;
}

}  // namespace

TextProbability answer_study(ReadyModel& model, const ProbabilityRequest& request, const std::stop_token& stop) {
    require_model(model, Sentence("no text can be given a probability"));
    const Asked asked{model, request, stop};
    switch (asked.description().task) {
        case ModelTask::NextWord:
            if (!model.tokenizer || model.runs_over_images()) break;  // pixels are no text
            return score_continuation(asked);
        case ModelTask::TextToText:
            return score_target(asked);
        case ModelTask::MaskedWord:
        case ModelTask::MaskedWordAndNextSentence:
            return score_hidden(asked);
        case ModelTask::QuestionAnswering:
            return score_answer(asked);
        case ModelTask::SequenceClassification:
        case ModelTask::ImageClassification:
            return score_class(asked);
        default:
            break;
    }
    throw Error(ErrorKind::Input, Sentence("%1 gives no probabilities of a text. Open a decoder, an encoder-decoder, a "
                                           "masked language model, a question answering model or a classifier.",
                                           asked.name()));
}

}  // namespace headlight
