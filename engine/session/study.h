#pragma once

#include "analysis/heads/checkpoint_measures.h"
#include "analysis/heads/head_id.h"
#include "analysis/heads/head_tests.h"
#include "analysis/losses/contrastive_loss.h"
#include "analysis/losses/text_probability.h"
#include "analysis/matrices/attention_matrices.h"
#include "analysis/routers/expert_choices.h"
#include "analysis/trace/token_trace.h"
#include "analysis/vectors/late_interaction.h"
#include "analysis/vectors/token_contexts.h"
#include "analysis/vectors/word_vectors.h"
#include "core/text/sentence.h"
#include "session/model_loader.h"
#include "session/model_shapes.h"
#include "session/requests.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace headlight {

/// Request for the prediction from a token's hidden state without the layers after it (nostalgebraist 2020): the next
/// word, or of a model of masked words the token itself.
struct LensRequest {
    AnalysisRequest text;
    std::optional<std::int32_t> token{};  ///< index into the tokens, an encoder-decoder's target's; absent: the last
    std::size_t candidates = 6;
};
struct LensReading {
    std::string token;                           ///< that is read, as a person reads it
    std::int32_t index = 0;                      ///< among the tokens
    bool in_place = false;                       ///< what stands there is predicted, not what follows
    std::vector<std::vector<Candidate>> layers;  ///< before layer 0, before layer 1, ..., after the last one
};

/// Which part of a model is meant, where it has several; what it has not, or what is not said, is its first.
struct ModelPart {
    std::optional<AttentionKind> kind{};  ///< Encoder or Decoder, Vision or Text; Cross is the decoder's
    std::int32_t stage = -1;              ///< of a model that works on fewer and fewer patches
    bool operator==(const ModelPart&) const = default;
};

/// How alike the tokens of a text, or the patches of an image, are, layer by layer: cosines of their hidden states.
struct SimilarityRequest {
    AnalysisRequest text;
    ModelPart part{};
};
struct SimilarityReading {
    std::vector<std::string> tokens;  ///< labels
    std::vector<Tensor> layers;       ///< [tokens, tokens]
    std::vector<Sentence> names;      ///< of the layers: "Embeddings", "After layer 0"
    std::optional<Sentence> notice;   ///< what was left out; nothing: nothing was
};

/// The tokens whose embeddings stand nearest to a word's, or to a sum such as "boy - man + woman" (Mikolov et al.
/// 2013, arXiv 1301.3781).
struct NeighborRequest {
    std::string words;
    std::size_t count = 12;
};
struct NeighborReading {
    std::string words;                ///< as asked
    std::vector<Neighbor> neighbors;  ///< the nearest first; without the words themselves
    std::vector<Sentence> notices{};  ///< of words that are several tokens or none
};

/// The embeddings of positions, and how alike they are.
struct PositionRequest {
    ModelPart part{};
};
struct PositionReading {
    Tensor cosines;                   ///< [positions, positions]
    Tensor table;                     ///< [positions, size]
    std::vector<std::string> labels;  ///< "0", or of an image "[CLS]" and "3,4"
};

/// Random tokens said twice (induction, previous, duplicate token), or kSinkTokens tokens (sink); the mean of several
/// random sequences. An encoder-decoder's decoder reads random tokens of a target, a recording's is silence.
struct HeadTestRequest {
    enum class Test { Repetition, Sink };
    Test test = Test::Repetition;
    ModelPart part{};
    std::uint32_t seed = 1;
};
struct HeadTestReading {
    HeadTestRequest::Test test = HeadTestRequest::Test::Repetition;
    AttentionKind kind{};  ///< of the heads
    std::vector<HeadTestScores> tests;
    Sentence conditions{std::string()};  ///< "50 random tokens repeated twice, mean of 4 sequences"
};

/// How probable a model finds a text: its losses.
struct ProbabilityRequest {
    AnalysisRequest text;
    std::optional<MaskingRule> masking{};  ///< of a masked language model; nothing: Masked where tokens are, else Each
    std::uint32_t seed = 1;                ///< of MaskingRule::Pretraining
    std::string label{};  ///< right class of a classifier, answer as it stands in a passage; empty: nobody said
};

/// The attention of one head as matrices (analysis/matrices/attention_matrices.h).
struct MatricesRequest {
    AnalysisRequest text;
    HeadId head{};  ///< with a layer and a head
};
struct MatricesReading {
    HeadId head{};  ///< resolved
    AttentionMatrices matrices;
    Provenance provenance;  ///< of the run
};

/// What the shapes of a model's tensors say (session/model_shapes.h).
struct ShapesRequest {
    std::filesystem::path path{};  ///< to the model; empty: the loaded one
    bool measure = false;          ///< time runs of the loaded model, of up to kMostMeasured tokens
};

/// The tokens of a text as rows of the token embedding, and the neighbors of a word or sum.
struct WordVectorsRequest {
    AnalysisRequest text;
    std::string words{};                  ///< as in NeighborRequest; empty: those of `token`
    std::optional<std::int32_t> token{};  ///< index into the tokens; absent: the last
    std::size_t count = 12;               ///< of neighbors
};

/// The hidden states of the same words in two runs of the model.
struct ContextsRequest {
    AnalysisRequest text;
    AnalysisRequest other;
    WordOrder order = WordOrder::Kept;
    ModelPart part{};
};

/// A token at every step of the run.
struct TraceRequest {
    AnalysisRequest text;
    std::optional<std::int32_t> token{};  ///< index into the tokens; absent: the last
};

/// The experts that a mixture's routers choose for the tokens of a text (analysis/routers/expert_choices.h).
struct ExpertsRequest {
    AnalysisRequest text;
};

/// Images beside captions, of a model that compares them. Error(Input) where the model compares none, or a pair lacks
/// its image or its caption.
struct CaptionsRequest {
    std::vector<AnalysisRequest> pairs;  ///< each an image with its caption
};

/// The tokens of a query beside those of a document: the cosines of their embeddings, of which a late interaction takes
/// the largest of each row. Error(Input) where there is no document, or the model reads no text.
struct LateInteractionRequest {
    AnalysisRequest text;    ///< the query
    std::string document{};  ///< empty: the image of `text`, a page, or its second text
};

/// Measures of the heads at each checkpoint of the folder that the model is a checkpoint of. The checkpoints are read
/// one at a time; of several with the same files the first alone is read. Error(File) where there are none,
/// Error(Input) where they are not of one model.
struct CheckpointsRequest {
    std::filesystem::path path{};         ///< to the folder or a checkpoint; empty: that of the loaded model
    AnalysisRequest text{};               ///< of the metrics; head tests read random tokens
    std::vector<std::string> measures{};  ///< ids, see checkpoint_measure_ids
    ModelPart part{};
};

using StudyRequest =
    std::variant<LensRequest, SimilarityRequest, NeighborRequest, PositionRequest, HeadTestRequest, ProbabilityRequest,
                 MatricesRequest, ShapesRequest, WordVectorsRequest, ContextsRequest, TraceRequest, CheckpointsRequest,
                 ExpertsRequest, CaptionsRequest, LateInteractionRequest>;
using StudyReading = std::variant<LensReading, SimilarityReading, NeighborReading, PositionReading, HeadTestReading,
                                  TextProbability, MatricesReading, ModelShapes, WordVectors, TokenContexts, TokenTrace,
                                  CheckpointMeasures, ExpertChoices, ImageCaptions, LateInteraction>;

/// Place of a request in StudyRequest: its answer stands at the same place in StudyReading.
template <typename Request, std::size_t kPlace = 0>
constexpr std::size_t study_kind() {
    if constexpr (std::is_same_v<Request, std::variant_alternative_t<kPlace, StudyRequest>>)
        return kPlace;
    else
        return study_kind<Request, kPlace + 1>();
}

/// The answer to a request.
template <typename Request>
using ReadingOf = std::variant_alternative_t<study_kind<Request>(), StudyReading>;

inline constexpr std::size_t kStudyKinds = std::variant_size_v<StudyRequest>;
static_assert(kStudyKinds == std::variant_size_v<StudyReading>);

/// Tokens of the longest run that is timed.
inline constexpr std::int64_t kMostMeasured = 1024;

/// Tokens of a text at most whose hidden states are compared, and positions.
inline constexpr std::int64_t kMostCompared = 256;

/// Throws Error(Input) where the model has not what is asked for, Error(Cancelled) when the token is set.
StudyReading study_model(ReadyModel& model, const StudyRequest& request, const std::stop_token& stop);

/// The random ids of a test's `run`-th sequence: no special tokens, the same on every machine.
std::vector<std::int32_t> random_tokens(const Tokenizer& tokenizer, std::size_t count, std::uint32_t seed);

}  // namespace headlight
