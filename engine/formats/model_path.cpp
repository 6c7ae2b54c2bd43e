#include "formats/model_path.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/checkpoints.h"
#include "formats/model_folder.h"
#include "formats/tensors/gguf_store.h"

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>
#include <vector>

namespace headlight {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kRepositoryPrefix = "models--";
constexpr std::size_t kLongestRevision = 256;
constexpr std::string_view kBeforeImageEncoder = "::";

[[noreturn]] void fail(const fs::path& path, const Sentence& sentence) {
    throw Error(ErrorKind::File, sentence, {path.string(), "", {}});
}

std::vector<fs::path> snapshots_of(const fs::path& repository) {
    std::error_code error;
    std::vector<fs::path> snapshots;
    for (fs::directory_iterator entry(repository / "snapshots", error), end; !error && entry != end;
         entry.increment(error))
        if (fs::is_directory(entry->path(), error)) snapshots.push_back(entry->path());
    std::ranges::sort(snapshots);
    return snapshots;
}

// Nothing when the repository has no refs/main.
std::optional<std::string> main_revision(const fs::path& repository) {
    const fs::path reference = repository / "refs" / "main";
    std::error_code error;
    if (!fs::exists(reference, error)) return {};
    std::string revision = read_file(reference, kLongestRevision);
    while (!revision.empty() && (revision.back() == '\n' || revision.back() == '\r' || revision.back() == ' '))
        revision.pop_back();
    const bool plain =
        revision != "." && revision != ".." && revision.find_first_of(std::string_view("/\0", 2)) == std::string::npos;
    if (!plain || revision.empty()) fail(reference, Sentence("Expected the name of a snapshot in the file."));
    return revision;
}

// What a person calls the model in this folder; a snapshot is called as its repository.
std::string name_of(const fs::path& folder) {
    std::error_code error;
    fs::path whole = fs::weakly_canonical(folder, error);
    if (error) whole = folder;
    const fs::path repository = whole.parent_path().parent_path();
    if (whole.parent_path().filename() == "snapshots" && repository.filename().string().starts_with(kRepositoryPrefix))
        return cached_repository_name(repository);
    if (!whole.has_filename()) whole = whole.parent_path();
    // Packages and trainers call the folder what it is, not what it is called.
    constexpr std::array<std::string_view, 4> kSaysNothing{"model", "models", "checkpoint", "weights"};
    const std::string name = whole.filename().string();
    const std::string above = whole.parent_path().filename().string();
    if (step_of_name(name) && !above.empty()) return above + "/" + name;
    return std::ranges::find(kSaysNothing, name) == kSaysNothing.end() || above.empty() ? name : above;
}

// The GGUF file of a folder that holds one model as GGUF and none of Hugging Face's. Throws Error(File) where it holds
// several.
std::optional<fs::path> only_gguf_of(const fs::path& folder) {
    std::error_code error;
    if (fs::exists(folder / "config.json", error)) return {};
    std::vector<fs::path> models;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".gguf" && !is_named_image_encoder(entry->path()))
            models.push_back(entry->path());
    std::ranges::sort(models);
    // Of the parts of a split model the first stands for all.
    const auto same = [](const fs::path& a, const fs::path& b) { return gguf_model_name(a) == gguf_model_name(b); };
    models.erase(std::unique(models.begin(), models.end(), same), models.end());
    if (models.empty()) return {};
    if (models.size() > 1)
        fail(folder, Sentence("The folder holds several GGUF files. Choose one of them, %1 for example.",
                              models.front().filename().string()));
    return models.front();
}

}  // namespace

bool is_cached_repository(const fs::path& folder) {
    std::error_code error;
    return fs::is_directory(folder / "snapshots", error) && !fs::exists(folder / "config.json", error);
}

std::string cached_repository_name(const fs::path& folder) {
    std::string name = folder.filename().string();
    if (name.starts_with(kRepositoryPrefix)) name.erase(0, kRepositoryPrefix.size());
    for (std::size_t place = name.find("--"); place != std::string::npos; place = name.find("--", place)) {
        name[place] = '/';
        name.erase(place + 1, 1);
    }
    return name;
}

fs::path chosen_snapshot(const fs::path& repository) {
    const std::vector<fs::path> snapshots = snapshots_of(repository);
    const std::optional<std::string> revision = main_revision(repository);
    if (revision) {
        const auto main = std::ranges::find(snapshots, fs::path(*revision), &fs::path::filename);
        if (main != snapshots.end()) return *main;
        fail(repository,
             Sentence("The snapshot %1 that refs/main names is not there. Download the model again.", *revision));
    }
    if (snapshots.empty())
        fail(repository, Sentence("The folder of the cache contains no snapshot. Download the model again."));
    if (snapshots.size() > 1)
        fail(repository,
             Sentence(
                 "The folder holds several snapshots and no refs/main. Choose one of the folders in \"snapshots\"."));
    return snapshots.front();
}

fs::path with_image_encoder(const fs::path& model, const fs::path& image_encoder) {
    return model.string() + std::string(kBeforeImageEncoder) + image_encoder.string();
}

SplitModelPath split_model_path(const fs::path& path) {
    std::error_code error;
    const std::string text = path.string();
    const std::size_t at = text.find(kBeforeImageEncoder);
    if (at == std::string::npos || fs::exists(path, error)) return {path};
    return {text.substr(0, at), text.substr(at + kBeforeImageEncoder.size())};
}

ModelPlace locate_model(const fs::path& path) {
    std::error_code error;
    if (const SplitModelPath split = split_model_path(path); !split.image_encoder.empty()) {
        ModelPlace place = locate_model(split.model);
        place.image_encoder = split.image_encoder;
        if (fs::is_directory(place.folder, error))
            fail(place.folder, Sentence("Expected a GGUF file with a text model beside the file of an image encoder "
                                        "(mmproj), found a folder."));
        return place;
    }
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status))
        fail(path, error && status.type() == fs::file_type::none
                       ? Sentence("The path cannot be followed: %1.", error.message())
                       : Sentence("There is no such file or folder."));
    fs::path folder = path;
    if (fs::is_regular_file(status)) {
        if (path.extension() == ".gguf" || is_gguf_file(path)) return {path, gguf_model_name(path)};
        folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    } else if (!fs::is_directory(status)) {
        fail(path, Sentence("This is neither a file nor a folder."));
    } else if (const auto last = last_checkpoint(path)) {
        folder = *last;
    } else if (is_cached_repository(path)) {
        folder = chosen_snapshot(path);
    }
    if (const auto file = only_gguf_of(folder)) return {*file, gguf_model_name(*file)};
    return {folder, name_of(folder)};
}

fs::path resolve_model_path(const fs::path& path) {
    return locate_model(path).folder;
}

}  // namespace headlight
