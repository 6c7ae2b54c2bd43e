#pragma once

#include "runs/model_run.h"
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

    explicit ModelSource(RunHost host);

    AnalysisPointer analysis(const ViewRequest& request, const MasksOfRun& masks) override;
    ModelShapes shapes(const ViewRequest& request) override;
    Provenance provenance(const ViewRequest& request) override;
    AnalysisPointer neutral(const ViewRequest& request) override;

    /// Where the models were found that have been run.
    [[nodiscard]] std::vector<std::filesystem::path> model_paths() const;

  protected:
    StudyReading answer(const ViewRequest& request, std::size_t kind) override;

  private:
    ModelRun& run(const InputRequest& input);
    AnalysisRequest reading(const ViewRequest& request);

    RunHost host_;
    std::map<std::string, std::unique_ptr<ModelRun>> runs_;
    std::map<std::string, AnalysisPointer> analyses_;
    std::map<std::string, StudyReading> readings_;  ///< of several panels
};

}  // namespace headlight
