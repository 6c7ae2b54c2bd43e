#pragma once

#include "analysis/analysis.h"
#include "formats/weights.h"
#include "models/model.h"
#include "session/backend_choice.h"
#include "tokenizers/known_words.h"
#include "tokenizers/tokenizer.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// What a session holds of a loaded model.
struct ReadyModel {
    std::shared_ptr<Backend> backend;  ///< before the model, which it must outlive
    std::unique_ptr<Model> model;
    std::shared_ptr<const Tokenizer> tokenizer;
    std::filesystem::path path;
    Provenance provenance;
    std::vector<std::string> notices;
    std::shared_ptr<const KnownWords> known_words{};  ///< see LoadedModel
    bool on_host = true;                              ///< false: on a device that may fail, where the CPU would not
    std::shared_ptr<const WeightStore>
        weights{};  ///< the files whose values the backend may read in place; null if none

    /// Throws Error(File) when the model's files changed since they were opened, so that nothing computed from them is
    /// shown.
    void check_intact() const {
        if (weights) weights->check_intact();
    }
};

/// How a model comes into being. Throws Error; Error(Cancelled) when the token is set.
using ModelLoader = std::function<ReadyModel(const std::filesystem::path& path, const BackendChoice& choice,
                                             const std::stop_token& stop, const Progress& progress)>;

/// How a backend comes into being (make_backend).
using BackendMaker = std::function<std::shared_ptr<Backend>(const BackendChoice&, const std::stop_token&)>;

/// load_ready_model with backends of another making.
ModelLoader loader_with(BackendMaker make);

/// Opens the folder, reads its tokenizer, and loads the model onto the backend of the choice, in this order.
ReadyModel load_ready_model(const std::filesystem::path& path, const BackendChoice& choice, const std::stop_token& stop,
                            const Progress& progress);

}  // namespace headlight
