#pragma once

#include "session/study.h"
#include "view/view_request.h"

#include <array>
#include <functional>
#include <string>

namespace headlight {

/// What the model of a request reads: its texts as tokens, or its image.
using ReadInput = std::function<AnalysisRequest(const ViewRequest& request)>;

/// A row of the table of studies: how a view request becomes the request of a study.
struct StudyRow {
    std::size_t kind = 0;  ///< see study_kind
    /// Throws Error(Input) naming the option that the study cannot take.
    StudyRequest (*ask)(const ViewRequest& request, const ReadInput& read) = nullptr;
    /// What decides the answer beside the input, where panels of one page share answers; null: none is kept.
    std::string (*shared)(const ViewRequest& request) = nullptr;
};

/// The table of studies, by kind. A new study is its request, its answer and `answer_study` in the engine, a row here,
/// and a row in the table of views for its figure.
const std::array<StudyRow, kStudyKinds>& study_rows();

/// Losses that the request asks of what a model reads.
ProbabilityRequest probability_request(const ViewRequest& request, AnalysisRequest reading);

}  // namespace headlight
