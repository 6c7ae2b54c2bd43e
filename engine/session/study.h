#pragma once

#include "analysis/head_tests.h"
#include "session/model_loader.h"
#include "session/requests.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace headlight {

/// What the hidden state of a token would predict if the layers after it were left out (nostalgebraist 2020).
struct LensRequest {
    AnalysisRequest text;
    std::optional<std::int32_t> token{};  ///< index into the tokens; the last one if absent
    std::size_t candidates = 6;
};
struct LensReading {
    std::string token;                           ///< that is read, as a person reads it
    std::int32_t index = 0;                      ///< among the tokens
    std::vector<std::vector<Candidate>> layers;  ///< before layer 0, before layer 1, ..., after the last one
};

/// How alike the tokens of a text are, layer by layer: cosines of their hidden states.
struct SimilarityRequest {
    AnalysisRequest text;
};
struct SimilarityReading {
    std::vector<std::string> tokens;  ///< labels; an encoder-decoder's source
    std::vector<Tensor> layers;       ///< [tokens, tokens], 0: embeddings
    std::string notice;               ///< what was left out; empty: nothing
};

/// The tokens whose embeddings stand nearest to a word's, or to a sum such as "king - man + woman" (Mikolov et al.
/// 2013, arXiv 1301.3781).
struct NeighbourRequest {
    std::string words;
    std::size_t count = 12;
};
struct Neighbour {
    std::int32_t id = 0;
    std::string text;
    double cosine = 0;
};
struct NeighbourReading {
    std::string words;                   ///< as asked
    std::vector<Neighbour> neighbours;   ///< the nearest first; without the words themselves
    std::vector<std::string> notices{};  ///< of words that are several tokens or none
};

/// The embeddings of positions, and how alike they are.
struct PositionRequest {};
struct PositionReading {
    Tensor cosines;  ///< [positions, positions]
    Tensor table;    ///< [positions, size]
};

/// Random tokens said twice (induction, previous, duplicate token), or kSinkTokens tokens (sink); the mean of several
/// random sequences.
struct HeadTestRequest {
    enum class Test { Repetition, Sink };
    Test test = Test::Repetition;
    std::uint32_t seed = 1;
};
struct HeadTestReading {
    HeadTestRequest::Test test = HeadTestRequest::Test::Repetition;
    std::vector<HeadTestScores> tests;
    std::string conditions;  ///< "50 random tokens said twice, mean of 4 sequences"
};

using StudyRequest = std::variant<LensRequest, SimilarityRequest, NeighbourRequest, PositionRequest, HeadTestRequest>;
using StudyReading = std::variant<LensReading, SimilarityReading, NeighbourReading, PositionReading, HeadTestReading>;

/// Tokens of a text at most whose hidden states are compared, and positions.
inline constexpr std::int64_t kMostCompared = 256;

/// Throws Error(Input) where the model has not what is asked for, Error(Cancelled) when the token is set.
StudyReading study_model(ReadyModel& model, const StudyRequest& request, const std::stop_token& stop);

/// The random ids of a test's `run`-th sequence: no special tokens, the same on every machine.
std::vector<std::int32_t> random_tokens(const Tokenizer& tokenizer, std::size_t count, std::uint32_t seed);

}  // namespace headlight
