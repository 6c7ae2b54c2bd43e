#pragma once

#include "analysis/comparison.h"
#include "analysis/matrices/softmax_numbers.h"
#include "analysis/matrix_view.h"
#include "figures/heads/heads_by_metric.h"
#include "figures/weights/explained_weight.h"
#include "session/model_shapes.h"
#include "session/requests.h"
#include "session/study.h"
#include "view/view_request.h"

#include <cstddef>
#include <memory>
#include <variant>
#include <vector>

namespace headlight {

/// The place that a text names among labels: an index, or a label such as a patch's "3,2". Nothing for an empty text.
/// Throws Error(Input) with the option in front.
std::optional<std::int64_t> place_named(const std::string& name, const std::vector<std::string>& labels,
                                        const std::string& option);

/// The request of another run of a comparison: `other` counts from 0, the run B.
ViewRequest request_of_side(const ViewRequest& request, std::size_t other);

/// Where figures get their data from: models that run when they are asked (the command line), or what a window already
/// holds. Throws Error for what the model or the input does not have.
class ViewSource {
  public:
    ViewSource() = default;
    ViewSource(const ViewSource&) = delete;
    ViewSource& operator=(const ViewSource&) = delete;
    virtual ~ViewSource() = default;

    /// The run of the request's input. `masks`: of another run, to hold in this one too.
    virtual AnalysisPointer analysis(const ViewRequest& request, const MasksOfRun& masks) = 0;
    /// The answer to a study of the request's model and input, as the table of studies (runs/studies.h) asks for it:
    /// source.study<LensRequest>(request).
    template <typename Request>
    ReadingOf<Request> study(const ViewRequest& request) {
        return std::get<study_kind<Request>()>(answer(request, study_kind<Request>()));
    }
    /// Of the model, with the interventions of the run; of the run itself where it has been computed.
    virtual Provenance provenance(const ViewRequest& request) = 0;

    /// How figures look beside what the request says of the data: theme, type and texts. By default as the request's
    /// page says.
    virtual FigureStyle look(const ViewRequest& request);
    /// The weights of a head, over the part of the text that the request shows.
    virtual std::shared_ptr<const AttentionMatrix> matrix(const ViewRequest& request, const HeadId& head);
    virtual std::shared_ptr<const ExplainedWeight> weight(const ViewRequest& request);
    /// The row of scores of the request's query, by default of the last.
    virtual ScoreRow score_row(const ViewRequest& request);
    /// Of the request's model, whose weights are not read.
    virtual ModelShapes shapes(const ViewRequest& request);
    /// The request's metric of all heads: of the run, or means of the file that the request names.
    virtual HeadsByMetric heads_by_metric(const ViewRequest& request);
    /// The run of the request's image with its neutral prompt, and with what follows the text in the request's run.
    virtual AnalysisPointer neutral(const ViewRequest& request) = 0;
    /// Run A and the other runs. Tokens that are masked in A are masked in all.
    virtual std::vector<ComparedHead> sides(const ViewRequest& request);

    [[nodiscard]] AnalysisPointer analysis(const ViewRequest& request) { return analysis(request, {}); }

  protected:
    /// `kind`: see study_kind.
    virtual StudyReading answer(const ViewRequest& request, std::size_t kind) = 0;
};

}  // namespace headlight
