#pragma once

#include "analysis/analysis.h"
#include "core/error.h"
#include "models/model.h"
#include "session/backend_choice.h"
#include "session/built_in_models.h"
#include "session/model_loader.h"
#include "session/requests.h"
#include "session/study.h"
#include "tokenizers/tokenizer.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

struct ReadImage;

/// The only door through which the window and the command line start work: one model, one backend, one worker thread.
/// Requests carry a tag; a newer request of the same tag replaces the queued one and cancels the running one. Callbacks
/// are called on the worker thread, exactly one of `done` or `failed` a request that was not replaced or cancelled.
/// Destroying the session cancels and joins. While analyzes of a tag come without a pause, a running one is let finish
/// if otherwise no result would appear for 300 ms (see Pacing). Callbacks may make requests and cancel, but must not
/// throw, wait, or destroy the session. Requests run in the order in which they came.
class Session {
  public:
    using Failed = std::function<void(const Error&)>;

    /// `loader` is how models come into being; tests hand in one of their own.
    explicit Session(BackendChoice choice = {}, ModelLoader loader = load_ready_model);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Loads a model and its tokenizer in place of the present one, which stays if this fails. A newer load replaces an
    /// older one. Where the chosen device cannot be used, or has not memory enough, the CPU takes the model instead,
    /// and the first of the notices says why.
    void load(const std::filesystem::path& path, std::function<void(LoadedModel)> done, Failed failed,
              Progress progress = {});
    /// Runs the model on a text. Error(Input) says what to do about a text that the model cannot read. `tag` names the
    /// asker ("main", "left", ...). `so_far` is called before `done`, and not of images.
    void analyze(const std::string& tag, AnalysisRequest request, std::function<void(AnalysisPointer)> done,
                 Failed failed, Progress progress = {}, SoFar so_far = {});
    /// Runs the model on token ids as they are and hands over all that was asked for (scripts and tests; the window
    /// analyzes texts).
    void run(const std::string& tag, ModelInput input, CaptureRequest request, std::function<void(Capture)> done,
             Failed failed, Progress progress = {});
    /// Analyses of several texts in their order, at once where the model can (Model::forward_together). Fails with the
    /// error of the first text that cannot be analyzed, which does not say which it is.
    void analyze_texts(const std::string& tag, std::vector<AnalysisRequest> requests,
                       std::function<void(std::vector<AnalysisPointer>)> done, Failed failed);
    /// Reads an image, and the text beside it, as `run` takes them (read_image). Error(Input) as of `analyze`.
    void read_image(const std::string& tag, AnalysisRequest request, std::function<void(ReadImage)> done,
                    Failed failed);
    /// Generation, token by token: each with `step`, and all of them at the end with `done`. A beam search knows its
    /// tokens only at its end. Ends early after an end token, which is a step without text, or where the model has no
    /// more positions.
    void generate(const std::string& tag, GenerationRequest request, std::function<void(const GeneratedToken&)> step,
                  std::function<void(GeneratedText)> done, Failed failed);
    /// Looks into the model: its layers' predictions, embeddings, and tests of its heads.
    void study(const std::string& tag, StudyRequest request, std::function<void(StudyReading)> done, Failed failed);
    /// Changes backend or threads and reloads the present model; model and choice stay as they were if this fails
    /// ("auto" does not: it takes the CPU, with a notice, where its device cannot be used).
    /// Without a model the choice holds for the next one, and `done` is given a LoadedModel without name and tokenizer.
    void choose_backend(BackendChoice choice, std::function<void(LoadedModel)> done, Failed failed,
                        Progress progress = {});
    /// Told, on the worker thread, of the model as it goes on elsewhere: on the CPU, because its device failed in the
    /// middle of a request (which runs again there) or computes wrong, with the reason as its only notice; or on its
    /// device, which was checked while the CPU stood in (loader_without_waiting), without notice. To be called before
    /// the first request.
    void on_move(std::function<void(LoadedModel)> told);
    /// Cancels what runs and what is queued under the tag (everything, loads too, if empty).
    void cancel(const std::string& tag = {});
    /// Blocks until the queue is empty (command line and tests).
    void wait();

  private:
    class Work;
    std::unique_ptr<Work> work_;
};

}  // namespace headlight
