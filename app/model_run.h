#pragma once

#include "options.h"
#include "session/session.h"

#include <functional>
#include <string>

namespace headlight {

/// A session used step by step: every call waits for its result and throws the error that the session reports.
class ModelRun {
  public:
    /// Loads the model; its notices go to standard error.
    explicit ModelRun(const InputRequest& input);

    [[nodiscard]] const LoadedModel& model() const { return model_; }
    /// The provenance of a result with these interventions; waits for the content hash of the model, which it states.
    [[nodiscard]] Provenance provenance(std::vector<Intervention> interventions) const;
    /// Waits for the content hash of the model too, which files of results state.
    AnalysisPointer analyse(const AnalysisRequest& request);
    Capture run(const ModelInput& input, const CaptureRequest& request);
    StudyReading study(const StudyRequest& request);
    /// A continuation, returned whole; `step` is called for every new token, on another thread.
    GeneratedText generate(const GenerationRequest& request, const std::function<void(const GeneratedToken&)>& step);

  private:
    Session session_;
    LoadedModel model_;
};

}  // namespace headlight
