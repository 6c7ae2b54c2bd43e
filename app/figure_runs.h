#pragma once

#include "figure_options.h"
#include "model_run.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace headlight {

/// Models and what they read, each run once however many panels show it.
class FigureRuns {
  public:
    /// `masks`: of another run, to hold here too.
    AnalysisPointer analysis(const FigureOptions& options, const MasksOfRun& masks = {});
    /// What is known of the model and the text beside attention. Throws Error(Input) where the model does not tell.
    LensReading lens(const FigureOptions& options);
    SimilarityReading similarity(const FigureOptions& options);
    PositionReading positions(const FigureOptions& options);
    HeadTestReading head_tests(const FigureOptions& options);
    /// Whose figure it is: of the model, with the interventions of the run.
    Provenance provenance(const FigureOptions& options);
    /// Throws Error(Input) where `target` is one of the models' files.
    void refuse_model_files(const std::filesystem::path& target) const;

  private:
    ModelRun& run(const FigureOptions& options);
    AnalysisRequest request(const FigureOptions& options);

    std::map<std::string, std::unique_ptr<ModelRun>> runs_;
    std::map<std::string, AnalysisPointer> analyses_;
    std::map<std::string, SimilarityReading> similarities_;
};

}  // namespace headlight
