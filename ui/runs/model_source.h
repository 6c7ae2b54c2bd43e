#pragma once

#include "runs/model_run.h"
#include "view/source.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace headlight {

/// Losses that the request asks of what a model reads.
ProbabilityRequest probability_request(const ViewRequest& request, AnalysisRequest reading);

/// Runs models as figures ask for them, each once however many panels show it.
class ModelSource : public ViewSource {
  public:
    using ViewSource::analysis;

    explicit ModelSource(RunHost host);

    AnalysisPointer analysis(const ViewRequest& request, const MasksOfRun& masks) override;
    LensReading lens(const ViewRequest& request) override;
    SimilarityReading similarity(const ViewRequest& request) override;
    PositionReading positions(const ViewRequest& request) override;
    HeadTestReading head_tests(const ViewRequest& request) override;
    TextProbability probability(const ViewRequest& request) override;
    MatricesReading matrices(const ViewRequest& request) override;
    ModelShapes shapes(const ViewRequest& request) override;
    WordVectors word_vectors(const ViewRequest& request) override;
    TokenContexts contexts(const ViewRequest& request) override;
    Provenance provenance(const ViewRequest& request) override;
    NeighborReading neighbors(const ViewRequest& request);

    /// Where the models were found that have been run.
    [[nodiscard]] std::vector<std::filesystem::path> model_paths() const;

  private:
    ModelRun& run(const InputRequest& input);
    AnalysisRequest reading(const ViewRequest& request);

    RunHost host_;
    std::map<std::string, std::unique_ptr<ModelRun>> runs_;
    std::map<std::string, AnalysisPointer> analyses_;
    std::map<std::string, SimilarityReading> similarities_;
    std::map<std::string, MatricesReading> matrices_;
    std::map<std::string, ModelShapes> shapes_;
};

}  // namespace headlight
