#include "core/error.h"
#include "formats/checkpoints.h"
#include "formats/model_folder.h"
#include "formats/model_path.h"
#include "require.h"
#include "targets.h"
#include "temporary_folder.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace headlight::fuzz {

namespace {

namespace fs = std::filesystem;

/// Asks, and lets only errors pass that name the folder or a file in it.
void ask(const TemporaryFolder& folder, const auto& question) {
    try {
        question();
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::File || error.kind() == ErrorKind::Input,
                "the folder is to blame");
        require(folder.holds(error.place().file), "an error names the file");
    }
}

void check(const CheckpointSeries& series, const TemporaryFolder& folder) {
    require(std::ranges::is_sorted(series.checkpoints, {}, &Checkpoint::step), "checkpoints stand by step");
    require(!series.at || *series.at < series.checkpoints.size(), "a checkpoint is one of its series");
    for (const Checkpoint& checkpoint : series.checkpoints) {
        require(folder.holds(checkpoint.path.string()), "checkpoints are in the folder");
        require(step_of_name(checkpoint.name) == checkpoint.step, "a step is what the name ends with");
    }
    const std::vector<LoggedLoss> losses = read_losses(series);
    require(std::ranges::is_sorted(losses, {}, &LoggedLoss::step), "losses stand by step");
}

void check_place(const fs::path& place, const TemporaryFolder& folder) {
    ask(folder, [&] { check(checkpoints_at(place), folder); });
    ask(folder, [&] {
        const fs::path last = checkpoint_named(place, "last");
        require(!last_checkpoint(place) || last_checkpoint(place) == last, "a series has one last checkpoint");
    });
    ask(folder, [&] { static_cast<void>(checkpoint_named(place, "1000")); });
    ask(folder,
        [&] { require(folder.holds(locate_model(place).folder.string()), "a path leads to a model in the folder"); });
}

/// Folders in the folder, and those in them: beside the folder itself lies what the machine has.
std::vector<fs::path> places_in(const TemporaryFolder& folder) {
    std::vector<fs::path> places;
    fs::recursive_directory_iterator entry(folder.path());
    for (; entry != fs::recursive_directory_iterator(); ++entry)
        if (entry->is_directory()) places.push_back(entry->path());
    std::ranges::sort(places);
    return places;
}

}  // namespace

// Folders of checkpoints, and repositories of the Hugging Face cache.
void read_checkpoints(std::span<const std::byte> bytes) {
    const TemporaryFolder folder(bytes);
    for (const fs::path& place : places_in(folder)) check_place(place, folder);
    ::setenv("HF_HUB_CACHE", folder.path().c_str(), 1);
    for (const FoundModel& model : models_in_hugging_face_cache())
        require(folder.holds(model.path.string()), "models of the cache are in its folder");
}

}  // namespace headlight::fuzz
