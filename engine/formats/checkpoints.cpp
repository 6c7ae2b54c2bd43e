#include "formats/checkpoints.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/model_path.h"
#include "json/json_document.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <limits>
#include <system_error>

namespace headlight {

namespace fs = std::filesystem;

namespace {

/// Words before the number of a step.
constexpr std::array<std::string_view, 8> kWords{"",     "step", "checkpoint", "global_step",
                                                 "ckpt", "iter", "iteration",  "epoch"};
constexpr std::size_t kMostDigits = 15;
constexpr std::size_t kLongestRevision = 256;

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

bool holds_model(const fs::path& folder) {
    std::error_code error;
    return fs::exists(folder / "config.json", error);
}

/// The revision that a reference of a repository names; a damaged one leads to no folder.
fs::path snapshot_of(const fs::path& repository, const fs::path& reference) {
    try {
        std::string revision = read_file(reference, kLongestRevision);
        while (!revision.empty() && (revision.back() == '\n' || revision.back() == '\r')) revision.pop_back();
        if (is_plain_file_name(revision)) return repository / "snapshots" / revision;
    } catch (const Error&) {
        // Other revisions can be read all the same.
    }
    return {};
}

std::string listed(const std::vector<Checkpoint>& checkpoints) {
    constexpr std::size_t kNamed = 20;
    std::string names;
    for (std::size_t i = 0; i < std::min(kNamed, checkpoints.size()); ++i)
        names += (i == 0 ? "" : ", ") + checkpoints[i].name;
    if (checkpoints.size() > kNamed) names += ", ... " + checkpoints.back().name;
    return names;
}

std::optional<fs::path> loss_file(const CheckpointSeries& series) {
    std::vector<fs::path> folders{series.folder};
    std::transform(series.checkpoints.rbegin(), series.checkpoints.rend(), std::back_inserter(folders),
                   [](const Checkpoint& checkpoint) { return checkpoint.path; });
    for (const fs::path& folder : folders) {
        fs::path file = folder / "trainer_state.json";
        if (std::error_code error; fs::exists(file, error)) return file;
    }
    return {};
}

}  // namespace

std::optional<std::int64_t> step_of_name(std::string_view name) {
    const auto digits =
        static_cast<std::size_t>(std::find_if_not(name.rbegin(), name.rend(), is_digit) - name.rbegin());
    if (digits == 0 || digits > kMostDigits) return {};
    std::string_view word = name.substr(0, name.size() - digits);
    if (!word.empty() && (word.back() == '-' || word.back() == '_')) word.remove_suffix(1);
    if (std::ranges::find(kWords, word) == kWords.end() || (word.empty() && digits != name.size())) return {};
    std::int64_t step = 0;
    std::from_chars(name.data() + name.size() - digits, name.data() + name.size(), step);
    return step;
}

std::vector<Checkpoint> checkpoints_in(const fs::path& folder) {
    const bool repository = is_cached_repository(folder);
    std::vector<Checkpoint> checkpoints;
    std::error_code error;
    for (fs::directory_iterator entry(repository ? folder / "refs" : folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        const auto step = step_of_name(name);
        if (!step) continue;
        const fs::path path = repository ? snapshot_of(folder, entry->path()) : entry->path();
        if (!path.empty() && holds_model(path)) checkpoints.push_back({name, *step, path});
    }
    std::ranges::sort(checkpoints, [](const Checkpoint& a, const Checkpoint& b) {
        return a.step != b.step ? a.step < b.step : a.name < b.name;
    });
    return checkpoints;
}

CheckpointSeries checkpoints_at(const fs::path& path) {
    std::error_code error;
    fs::path folder = fs::absolute(path, error).lexically_normal();
    if (!folder.has_filename()) folder = folder.parent_path();
    if (fs::is_regular_file(folder, error)) folder = folder.parent_path();
    if (auto inside = checkpoints_in(folder); !inside.empty()) return {folder, std::move(inside), {}};
    fs::path around = folder.parent_path();
    if (around.filename() == "snapshots") around = around.parent_path();
    CheckpointSeries series{around, checkpoints_in(around), {}};
    const auto here = std::ranges::find_if(
        series.checkpoints, [&](const Checkpoint& each) { return fs::equivalent(each.path, folder, error); });
    if (here == series.checkpoints.end()) return {};
    series.at = static_cast<std::size_t>(here - series.checkpoints.begin());
    return series;
}

std::optional<fs::path> last_checkpoint(const fs::path& folder) {
    std::error_code error;
    if (holds_model(folder) || fs::exists(folder / "refs" / "main", error)) return {};
    const std::vector<Checkpoint> checkpoints = checkpoints_in(folder);
    return checkpoints.empty() ? std::nullopt : std::optional(checkpoints.back().path);
}

fs::path checkpoint_named(const fs::path& path, const std::string& name) {
    const std::vector<Checkpoint> checkpoints = checkpoints_at(path).checkpoints;
    if (checkpoints.empty())
        throw Error(
            ErrorKind::File,
            Sentence(
                "--checkpoint: expected a folder of checkpoints, with subfolders such as step1000 or checkpoint-500 "
                "that have a config.json, found none. Leave the option out, or choose such a folder."),
            {path.string(), "", {}});
    if (name == "first") return checkpoints.front().path;
    if (name == "last") return checkpoints.back().path;
    for (const Checkpoint& each : checkpoints)
        if (each.name == name || std::to_string(each.step) == name) return each.path;
    throw Error(
        ErrorKind::Input,
        Sentence("--checkpoint: expected first, last, a step, or one of %1, found \"%2\".", listed(checkpoints), name),
        {path.string(), "", {}});
}

std::vector<LoggedLoss> read_losses(const CheckpointSeries& series) {
    constexpr std::size_t kMostEntries = 1'000'000;
    const auto file = loss_file(series);
    if (!file) return {};
    const JsonDocument document(*file);
    std::vector<LoggedLoss> losses;
    for (const JsonValue& entry : document.root_object().at("log_history").elements(kMostEntries)) {
        const auto loss = entry.find("loss");
        if (!loss) continue;
        losses.push_back({entry.at("step").whole(0, std::numeric_limits<std::int64_t>::max()), loss->real()});
    }
    std::ranges::stable_sort(losses, {}, &LoggedLoss::step);
    return losses;
}

}  // namespace headlight
