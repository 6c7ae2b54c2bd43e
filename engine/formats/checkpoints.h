#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// State of a model during its training, in a folder of its own.
struct Checkpoint {
    std::string name;            ///< of its folder or revision: "step1000", "checkpoint-500"
    std::int64_t step = 0;       ///< number at the end of the name, 0 or more
    std::filesystem::path path;  ///< folder with its config.json
    bool operator==(const Checkpoint&) const = default;
};

/// Step that a name such as "step1000", "checkpoint-500", "global_step20", "epoch_3" or "1000" ends with; nothing for
/// other names.
std::optional<std::int64_t> step_of_name(std::string_view name);

/// Checkpoints of a folder, by step: its subfolders with such names and a config.json, or the revisions with such names
/// of a repository of the Hugging Face cache (refs/step1000). Empty: it has none.
std::vector<Checkpoint> checkpoints_in(const std::filesystem::path& folder);

/// Checkpoints of the folder that a path leads to, or, where it leads to a checkpoint, of the folder around it.
struct CheckpointSeries {
    std::filesystem::path folder{};         ///< around the checkpoints, or the repository
    std::vector<Checkpoint> checkpoints{};  ///< by step; empty: the path leads to neither
    std::optional<std::size_t> at{};        ///< index of the checkpoint that the path leads to
};
CheckpointSeries checkpoints_at(const std::filesystem::path& path);

/// Last checkpoint of a folder that has no model of its own; nothing for other folders.
std::optional<std::filesystem::path> last_checkpoint(const std::filesystem::path& folder);

/// Folder of the checkpoint with this name or step ("step1000", "1000"), or of the "first" or "last" one. Throws
/// Error(File) where the path leads to no checkpoints, Error(Input) naming those there are.
std::filesystem::path checkpoint_named(const std::filesystem::path& path, const std::string& name);

/// Loss of training at a step.
struct LoggedLoss {
    std::int64_t step = 0;
    double loss = 0;
};

/// Losses in the trainer_state.json of the folder, or of its last checkpoint that has one, as the Trainer of
/// transformers writes it: {"log_history": [{"step": 10, "loss": 2.5}, ...]}. Entries without a loss are left out.
/// Empty: there is no such file. Throws Error(Format) naming file and field.
std::vector<LoggedLoss> read_losses(const CheckpointSeries& series);

}  // namespace headlight
