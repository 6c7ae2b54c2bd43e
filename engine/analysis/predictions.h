#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// A token that the model proposes.
struct Candidate {
    std::int32_t id = 0;
    std::string text;         ///< as a person reads it
    float probability = 0;    ///< softmax over the whole vocabulary
};

/// The proposals for one position of the text: what a [MASK] hides, or what follows the token.
struct PositionCandidates {
    std::int32_t token = 0;              ///< index into the tokens
    std::vector<Candidate> candidates;   ///< most probable first
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

/// What the model itself says, read from its outputs. Parts that its head does not give are empty.
struct Predictions {
    std::vector<PositionCandidates> words;        ///< masked or next words
    std::vector<LabelProbability> classes;        ///< of the whole text, most probable first
    std::vector<TokenLabel> token_labels;         ///< one a token that is not special
    std::optional<AnswerSpan> answer;
    std::optional<float> next_sentence;           ///< probability that the second text follows the first
    std::string nothing_because;                  ///< a sentence for people when all of it is empty
};

}  // namespace headlight
