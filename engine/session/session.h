#pragma once

#include "analysis/analysis.h"
#include "core/error.h"
#include "models/model.h"
#include "tokenizers/tokenizer.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Which backend runs a model.
struct BackendChoice {
    std::string backend = "auto";  ///< "auto", "cpu" or "vulkan"
    int device = -1;               ///< index of the Vulkan device; -1: the backend's own choice
    int threads = 0;               ///< CPU threads; 0: all cores
};

/// A model that is ready to run: what a window needs to know of it.
struct LoadedModel {
    ModelDescription description;
    std::string name;
    std::filesystem::path path;
    std::string backend_name;
    std::shared_ptr<const Tokenizer> tokenizer;
    Provenance provenance;    ///< as every analysis of this model states it
    std::vector<std::string> notices;
    double load_milliseconds = 0;
};

/// A text to analyse.
struct AnalysisRequest {
    std::string text;
    std::optional<std::string> pair;
    std::vector<std::int32_t> masked_tokens;  ///< token indices replaced by the mask token
    bool truncate = true;                     ///< cut texts longer than the model's positions (and say so) instead of failing
    bool value_norms = false;
    std::size_t candidates = 10;              ///< proposals kept a position
};

/// One step of generation.
struct GeneratedToken {
    std::int32_t id = 0;
    std::string text;        ///< the new text
    float probability = 0;
};

struct GenerationRequest {
    std::string text;
    std::vector<std::int32_t> ids;  ///< continued as they are in place of the text, unless empty
    std::size_t tokens = 20;
};

/// The only door through which the window and the command line start work: one model, one backend, one worker thread.
/// Requests carry a tag; a newer request of the same tag replaces the queued one and cancels the running one. Callbacks are called on the
/// worker thread, exactly one of `done` or `failed` a request that was not replaced or cancelled. Destroying the session cancels and joins.
/// While requests of a tag come without a pause, a running one is let finish if otherwise no result would appear for 300 ms.
class Session {
  public:
    using Failed = std::function<void(const Error&)>;

    explicit Session(BackendChoice choice = {});
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Loads a model and its tokenizer in place of the present one, which stays if this fails.
    void load(const std::filesystem::path& path, std::function<void(LoadedModel)> done, Failed failed, Progress progress = {});
    /// Runs the model on a text. `tag` names the asker ("main", "left", ...).
    void analyse(const std::string& tag, AnalysisRequest request, std::function<void(AnalysisPointer)> done, Failed failed, Progress progress = {});
    /// Runs the model on token ids as they are and hands over all that was asked for (scripts and tests; the window analyses texts).
    void run(const std::string& tag, ModelInput input, CaptureRequest request, std::function<void(Capture)> done, Failed failed, Progress progress = {});
    /// Greedy generation, token by token.
    void generate(const std::string& tag, GenerationRequest request, std::function<void(const GeneratedToken&)> step,
                  std::function<void(std::string text)> done, Failed failed);
    /// Changes backend or threads; reloads the present model.
    void choose_backend(BackendChoice choice, std::function<void(LoadedModel)> done, Failed failed, Progress progress = {});
    /// Cancels what runs and what is queued under the tag (all tags if empty).
    void cancel(const std::string& tag = {});
    /// Blocks until the queue is empty (command line and tests).
    void wait();

  private:
    class Worker;
    std::unique_ptr<Worker> worker_;
};

/// Built-in models: name and folder. The folder is looked for beside the program, in its data folder, and in the source tree.
struct BuiltInModel {
    std::string name;
    std::string description;
    std::filesystem::path path;
    std::vector<std::string> samples;  ///< texts that it does well
};
std::vector<BuiltInModel> built_in_models();

/// What a user calls MODEL: a built-in model's name, a folder, or a file. Throws Error(File) with what was looked for.
std::filesystem::path find_model(const std::string& model);

}  // namespace headlight
