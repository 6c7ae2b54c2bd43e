#pragma once

#include "analysis/analysis.h"
#include "audio/audio_processor.h"
#include "core/thread_pool.h"
#include "formats/model_path.h"
#include "formats/weights.h"
#include "images/image_processor.h"
#include "models/model.h"
#include "session/backend_choice.h"
#include "session/device_check.h"
#include "session/generation/generation_defaults.h"
#include "session/requests.h"
#include "tokenizers/ctc_vocabulary.h"
#include "tokenizers/known_words.h"
#include "tokenizers/tokenizer.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

class ModelAtHand;

/// A device that was never used before. The CPU stands in for it until it has been compared with the CPU.
struct UncheckedDevice {
    std::string identity;  ///< ComputeDevice::identity
    std::string name;
    /// Compares it; after that the same loader takes or refuses it at once. Throws Error(Device) when it computes
    /// wrong, Error(Cancelled) when the token is set.
    std::function<void(const std::stop_token&)> check;
};

/// Loaded model of a session.
struct ReadyModel {
    std::shared_ptr<Backend> backend;  ///< before the model, which it must outlive
    std::unique_ptr<Model> model;
    std::shared_ptr<const Tokenizer> tokenizer;      ///< null: the model reads no text
    std::shared_ptr<const AudioProcessor> audio{};   ///< null: the model reads no recordings
    std::shared_ptr<const CtcVocabulary> letters{};  ///< null: the model does not transcribe by letters
    ThreadCount threads{};                           ///< of the choice that it was loaded for
    GenerationDefaults generation{};
    std::filesystem::path path;
    Provenance provenance;
    std::vector<std::string> notices;
    std::shared_ptr<const KnownWords> known_words{};  ///< see LoadedModel
    AnalysisPointer recorded{};                       ///< the only analysis there is; null: the model runs
    std::shared_ptr<ModelAtHand> at_hand{};           ///< that the recorded analysis was made by; null: not found
    SummaryRefinement refine{};                       ///< see LoadedModel
    bool on_host = true;                              ///< false: on a device that may fail, where the CPU would not
    std::optional<UncheckedDevice> unchecked{};       ///< what the backend stands in for, if it does
    std::shared_ptr<const WeightStore>
        weights{};  ///< the files whose values the backend may read in place; null if none

    std::shared_ptr<const ImageProcessor> images{};  ///< null: the model reads no images
    std::unique_ptr<EarlierRun> earlier{};           ///< of the text that is edited; null: none

    /// Returns whether a run is over an image, and a text beside it where the model has a tokenizer; false: over a
    /// text, in which an image may stand, which stands on a page of which there is an image, or which is written about
    /// an image.
    [[nodiscard]] bool runs_over_images() const {
        const ModelDescription& described = model->description();
        return images && !described.image_prompt && !described.reads_boxes && described.decoder_start < 0;
    }
    /// Throws Error(File) when the model's files changed since they were opened, so that nothing computed from them is
    /// shown.
    void check_intact() const {
        if (weights) weights->check_intact();
    }
};

/// Provenance of what a model's files tell without its weights, such as tokens: name, path as opened, and version.
Provenance provenance_of_files(const ModelPlace& place, const std::filesystem::path& path);

/// How a model comes into being. Throws Error; Error(Cancelled) when the token is set.
using ModelLoader = std::function<ReadyModel(const std::filesystem::path& path, const BackendChoice& choice,
                                             const std::stop_token& stop, const Progress& progress)>;

/// How a backend comes into being (make_backend).
using BackendMaker = std::function<std::shared_ptr<Backend>(const BackendChoice&, const std::stop_token&)>;

/// load_ready_model with backends of another making.
ModelLoader loader_with(BackendMaker make);

/// Where a loader finds devices; tests put devices of their own here.
struct DeviceAccess {
    std::function<std::optional<ComputeDevice>(const BackendChoice&)> find;
    DeviceOpener open;
    std::filesystem::path results;  ///< folder that remembers checks (KnownDevices)
};
/// The devices of this machine, and the user's cache folder.
DeviceAccess device_access();
/// `access` with the search for the device of `choice` begun on a thread of its own, since drivers take a while to
/// load: the first `find` for this choice waits for its result, every other one searches anew.
DeviceAccess search_begun(DeviceAccess access, const BackendChoice& choice);

/// Like load_ready_model, but never waits for the check of a device that was never used before: the CPU takes the
/// model, and ReadyModel::unchecked says what it stands in for.
ModelLoader loader_without_waiting(const DeviceAccess& access = device_access());

/// Notice where the backend does not compute in the precision of the choice, or takes longer with it than in fp32.
std::optional<std::string> precision_notice(const BackendChoice& choice, const Backend& backend);

/// Opens the folder, reads its tokenizer or what prepares its images, and loads the model onto the backend of the
/// choice, in this order.
ReadyModel load_ready_model(const std::filesystem::path& path, const BackendChoice& choice, const std::stop_token& stop,
                            const Progress& progress);

}  // namespace headlight
