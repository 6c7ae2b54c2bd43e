#pragma once

#include "session/study.h"

#include <stop_token>
#include <string>

namespace headlight {

// The studies of study.h, one by one.
LensReading read_lens(ReadyModel& model, const LensRequest& request, const std::stop_token& stop);
SimilarityReading compare_tokens(ReadyModel& model, const SimilarityRequest& request, const std::stop_token& stop);
NeighborReading find_neighbors(ReadyModel& model, const NeighborRequest& request, const std::stop_token& stop);
PositionReading compare_positions(ReadyModel& model, const PositionRequest& request);
TextProbability score_text(ReadyModel& model, const ProbabilityRequest& request, const std::stop_token& stop);
HeadTestReading test_heads(ReadyModel& model, const HeadTestRequest& request, const std::stop_token& stop);
ModelShapes read_shapes(ReadyModel& model, const ShapesRequest& request, const std::stop_token& stop);
MatricesReading read_matrices(ReadyModel& model, const MatricesRequest& request, const std::stop_token& stop);
WordVectors read_word_vectors(ReadyModel& model, const WordVectorsRequest& request, const std::stop_token& stop);
TokenContexts read_contexts(ReadyModel& model, const ContextsRequest& request, const std::stop_token& stop);

/// Throws Error(Input) for attention that was recorded elsewhere: there is no model, so that `what`.
void require_model(const ReadyModel& model, const std::string& what);

/// Cosines between the first `count` rows; 0 for rows without a length.
Tensor cosines_of(const Tensor& rows, std::int64_t count);

}  // namespace headlight
