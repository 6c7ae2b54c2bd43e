#pragma once

#include "capture/capture.h"
#include "capture/model_description.h"
#include "core/text/sentence.h"
#include "tokenizers/tokenized_text.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace headlight {

/// A token that the model proposes.
struct Candidate {
    std::int32_t id = 0;
    std::string text;       ///< as a person reads it
    float probability = 0;  ///< softmax over the whole vocabulary
};

/// The proposals for one position of the text: what a [MASK] hides, or what follows the token.
struct PositionCandidates {
    std::int32_t token = 0;             ///< index into the tokens
    std::vector<Candidate> candidates;  ///< most probable first
};

struct LabelProbability {
    std::string label;
    float probability = 0;
};

/// The label of one token (named entities and the like).
struct TokenLabel {
    std::int32_t token = 0;
    std::string label;
    float probability = 0;
};

/// The span of the second text that answers the question in the first.
struct AnswerSpan {
    std::int32_t first_token = 0;
    std::int32_t last_token = 0;  ///< inclusive
    std::string text;             ///< as typed
    float probability = 0;        ///< softmax(start) * softmax(end)
};

/// Predictions read from the outputs of the model's head. Parts that the head does not have are empty.
struct Predictions {
    std::vector<PositionCandidates> words;  ///< masked or next words; letters of a recording
    std::vector<LabelProbability> classes;  ///< of the whole text, most probable first
    std::vector<TokenLabel> token_labels;   ///< one a token that is not special
    std::optional<AnswerSpan> answer;
    std::optional<float> next_sentence;       ///< probability that the second text follows the first
    std::optional<std::string> transcript;    ///< what a recording says, where the model transcribes
    std::optional<Sentence> nothing_because;  ///< there when all of it is empty
};

/// Token ids and options that reading a model's outputs needs.
struct PredictionOptions {
    std::function<std::string(std::int32_t)> display;  ///< a token's text as a person reads it (Tokenizer::display)
    std::int32_t mask_id = -1;                         ///< -1: the tokenizer has no mask token
    std::size_t candidates = 10;                       ///< proposals kept a position
};

/// Reads the outputs of a model's head for people. Outputs that are not there, or of a shape that does not belong to
/// the task, give a sentence in `nothing_because`.
Predictions predict(const Capture& capture, const ModelDescription& model, const TokenizedText& tokens,
                    const PredictionOptions& options);

/// The index of the largest number of each row, the first of equal ones.
std::vector<std::int32_t> most_probable_ids(const Tensor& logits);

/// Tokens whose logits `predict` will want: the masked ones, the last one, or none. Ascending. `every_next_word`: a
/// next-word model is asked at every token instead of the last.
std::vector<std::int32_t> positions_to_predict(const ModelDescription& model, const TokenizedText& tokens,
                                               std::int32_t mask_id, bool every_next_word = false);

/// The name of a class: the configuration's, else "LABEL_3".
std::string label_of(const ModelDescription& model, std::size_t index);

/// The most probable tokens of one position, the most probable first.
std::vector<Candidate> most_probable(std::span<const float> logits, const PredictionOptions& options);

}  // namespace headlight
