#pragma once

#include "formats/checkpoints.h"
#include "training/trainer.h"
#include "training/training_options.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The folder of a training: text.txt and training.json say what is trained, trainer_state.json how the loss fell, and
/// each checkpoint, a folder such as step500, is a model that transformers loads: config.json, model.safetensors,
/// tokenizer.json and tokenizer_config.json, and optimizer.safetensors to go on from.
class TrainingFolder {
  public:
    /// Makes a new folder, or fills an empty one. Throws Error(File) for a folder that holds something.
    static TrainingFolder make(const std::filesystem::path& folder, const TrainingOptions& options,
                               std::string_view text);
    /// Reads the folder of a training. Throws Error(File) where it is none, Error(Format) naming file and field.
    explicit TrainingFolder(std::filesystem::path folder);

    [[nodiscard]] const std::filesystem::path& path() const { return folder_; }
    /// File by which a training that runs locks its folder.
    [[nodiscard]] std::filesystem::path locked_file() const;
    [[nodiscard]] const TrainingOptions& options() const { return options_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    /// Losses up to a step, each the mean since the one before.
    [[nodiscard]] std::vector<LoggedLoss> losses(std::int64_t step) const;
    /// State of the last checkpoint; nothing: there is none yet. Throws Error naming file and tensor.
    [[nodiscard]] std::optional<TrainingState> last_state(const DecoderLayout& layout) const;

    /// Writes a checkpoint, whole or not at all, then the losses. Throws Error(File).
    void save(const Trainer& trainer, const DecoderLayout& layout, const TrainingText& text,
              const std::vector<LoggedLoss>& losses) const;

  private:
    std::filesystem::path folder_;
    TrainingOptions options_;
    std::string text_;
};

/// Returns whether a folder is one of a training.
bool is_training_folder(const std::filesystem::path& folder);

/// Bytes of a text to train on, at most.
inline constexpr std::size_t kMostOfTrainingText = 1'000'000;

}  // namespace headlight
