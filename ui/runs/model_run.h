#pragma once

#include "runs/run_host.h"
#include "session/analyze_image.h"
#include "session/session.h"
#include "view/view_request.h"

#include <functional>
#include <string>

namespace headlight {

/// A session used step by step: every call waits for its result and throws the error that the session reports.
class ModelRun {
  public:
    /// Loads the model, whose notices the host is told. Its number of threads holds for Qt too (limit_qt_threads).
    ModelRun(const InputRequest& input, RunHost host);

    [[nodiscard]] const LoadedModel& model() const { return model_; }
    /// Request of the model for this input (see request_of).
    [[nodiscard]] AnalysisRequest reading(const InputRequest& input) const;
    /// The provenance of a result with these interventions; waits for the content hash of the model, which it states.
    [[nodiscard]] Provenance provenance(std::vector<Intervention> interventions) const;
    /// Waits for the content hash of the model too, which files of results state.
    AnalysisPointer analyze(const AnalysisRequest& request);
    /// The same of several texts (Session::analyze_texts), which takes less time for short ones.
    std::vector<AnalysisPointer> analyze_texts(const std::vector<AnalysisRequest>& requests);
    /// The request's image, and the text beside it, as `run` takes them; tells the host the notices about the text.
    ReadImage read_image(const AnalysisRequest& request);
    Capture run(const ModelInput& input, const CaptureRequest& request);
    StudyReading study(const StudyRequest& request);
    /// A continuation, returned whole; `step` is called for every new token, on another thread.
    GeneratedText generate(const GenerationRequest& request, const std::function<void(const GeneratedToken&)>& step);

  private:
    /// Throws Error(Cancelled) when the host's token is set: a request made after that would not be cancelled.
    void refuse_when_stopped() const;
    /// Checks what is known after a run, waits for the content hash, and tells the host the notices.
    void hand_over(const AnalysisRequest& request, const Analysis& analysis) const;

    RunHost host_;
    Session session_;
    LoadedModel model_;
    std::stop_callback<std::function<void()>> cancel_;
};

}  // namespace headlight
