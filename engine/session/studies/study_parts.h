#pragma once

#include "core/text/sentence.h"
#include "session/study.h"

#include <stop_token>
#include <string>

namespace headlight {

// The studies of study.h, one by one: each answers its request.
LensReading answer_study(ReadyModel& model, const LensRequest& request, const std::stop_token& stop);
SimilarityReading answer_study(ReadyModel& model, const SimilarityRequest& request, const std::stop_token& stop);
NeighborReading answer_study(ReadyModel& model, const NeighborRequest& request, const std::stop_token& stop);
PositionReading answer_study(ReadyModel& model, const PositionRequest& request, const std::stop_token& stop);
TextProbability answer_study(ReadyModel& model, const ProbabilityRequest& request, const std::stop_token& stop);
HeadTestReading answer_study(ReadyModel& model, const HeadTestRequest& request, const std::stop_token& stop);
ModelShapes answer_study(ReadyModel& model, const ShapesRequest& request, const std::stop_token& stop);
MatricesReading answer_study(ReadyModel& model, const MatricesRequest& request, const std::stop_token& stop);
WordVectors answer_study(ReadyModel& model, const WordVectorsRequest& request, const std::stop_token& stop);
TokenTrace answer_study(ReadyModel& model, const TraceRequest& request, const std::stop_token& stop);
TokenContexts answer_study(ReadyModel& model, const ContextsRequest& request, const std::stop_token& stop);
CheckpointMeasures answer_study(ReadyModel& model, const CheckpointsRequest& request, const std::stop_token& stop);
ExpertChoices answer_study(ReadyModel& model, const ExpertsRequest& request, const std::stop_token& stop);
ImageCaptions answer_study(ReadyModel& model, const CaptionsRequest& request, const std::stop_token& stop);
LateInteraction answer_study(ReadyModel& model, const LateInteractionRequest& request, const std::stop_token& stop);

/// Throws Error(Input) for attention that was recorded elsewhere: there is no model, so that `what`.
void require_model(const ReadyModel& model, const Sentence& what);

/// Cosines between the first `count` rows; 0 for rows without a length.
Tensor cosines_of(const Tensor& rows, std::int64_t count);

}  // namespace headlight
