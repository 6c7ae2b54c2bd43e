#pragma once

#include "model_run.h"
#include "view/source.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace headlight {

/// Runs models as figures ask for them, each once however many panels show it.
class ModelSource : public ViewSource {
  public:
    using ViewSource::analysis;

    AnalysisPointer analysis(const ViewRequest& request, const MasksOfRun& masks) override;
    LensReading lens(const ViewRequest& request) override;
    SimilarityReading similarity(const ViewRequest& request) override;
    PositionReading positions(const ViewRequest& request) override;
    HeadTestReading head_tests(const ViewRequest& request) override;
    Provenance provenance(const ViewRequest& request) override;
    NeighbourReading neighbors(const ViewRequest& request, const std::string& words);

    /// Throws Error(Input) where `target` is one of the models' files.
    void refuse_model_files(const std::filesystem::path& target) const;

  private:
    ModelRun& run(const InputRequest& input);
    AnalysisRequest reading(const ViewRequest& request);

    std::map<std::string, std::unique_ptr<ModelRun>> runs_;
    std::map<std::string, AnalysisPointer> analyses_;
    std::map<std::string, SimilarityReading> similarities_;
};

}  // namespace headlight
