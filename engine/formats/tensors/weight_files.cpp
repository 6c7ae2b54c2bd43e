#include "formats/tensors/weight_files.h"

#include "core/error.h"
#include "core/git_lfs.h"
#include "core/read_file.h"
#include "json/json_document.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace headlight {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSingleFile = "model.safetensors";
constexpr std::string_view kIndexFile = "model.safetensors.index.json";
constexpr std::uint64_t kLargestIndex = std::uint64_t{64} << 20;
constexpr std::size_t kMostWeightFiles = 10'000;

bool is_there(const fs::path& path) {
    // A link into the cache whose target is gone, or a folder that may not be searched, is reported when the file is
    // opened.
    std::error_code error;
    return fs::symlink_status(path, error).type() != fs::file_type::not_found;
}

// What an index says: tensor -> file, sorted by tensor.
struct WeightMap {
    std::vector<std::pair<std::string, std::string>> files;
    std::vector<std::string> shards;  // each once, sorted
};

JsonValue weight_map_of(const JsonValue& index) {
    constexpr std::string_view kKey = "weight_map";
    const auto is_map = [&](const auto& member) { return member.key == kKey; };
    const simdjson::dom::object members = index.object();
    if (std::ranges::count_if(members, is_map) > 1) index.at(kKey).fail(Sentence("The index has two weight maps."));
    return index.at(kKey);
}

WeightMap read_weight_map(const fs::path& path) {
    const std::string text = read_file(path, kLargestIndex);
    refuse_git_lfs_pointer(std::as_bytes(std::span(text)), path);
    const JsonDocument document(text, path.string(), {.most_bytes = kLargestIndex, .what = "index"});
    const JsonValue list = weight_map_of(document.root());
    WeightMap map;
    for (const auto& [tensor, name] : list.named_texts()) {
        std::string file(name);
        if (!is_plain_file_name(file))
            list.fail_at(tensor, Sentence("The weight map names a file that is not in the model's folder."));
        map.shards.push_back(file);
        map.files.emplace_back(tensor, std::move(file));
    }
    if (map.files.empty()) list.fail(Sentence("The index names no tensors."));
    std::ranges::sort(map.files);
    const auto twice = std::ranges::adjacent_find(map.files, {}, [](const auto& entry) { return entry.first; });
    if (twice != map.files.end()) list.at(twice->first).fail(Sentence("The weight map names this tensor twice."));
    std::ranges::sort(map.shards);
    map.shards.erase(std::unique(map.shards.begin(), map.shards.end()), map.shards.end());
    if (map.shards.size() > kMostWeightFiles)
        list.fail(Sentence("The weight map names more files than any model has."));
    return map;
}

constexpr std::array<std::string_view, 8> kOtherEndings = {".bin", ".pt",      ".pth",  ".ckpt",
                                                           ".h5",  ".msgpack", ".onnx", ".gguf"};

/// Sentence about weights of another format; `name` has one of the endings above.
Sentence why_not_read(const std::string& name) {
    if (name.ends_with(".h5")) return Sentence("%1 holds TensorFlow weights, which are not read.", name);
    if (name.ends_with(".msgpack")) return Sentence("%1 holds Flax weights, which are not read.", name);
    if (name.ends_with(".onnx")) return Sentence("%1 holds an ONNX graph, which is not read.", name);
    if (name.ends_with(".gguf")) return Sentence("%1 is a GGUF file; open that file itself.", name);
    return Sentence("%1 is a pickle: a Python program that could do anything when opened, so it is never read.", name);
}

std::vector<std::string> file_names(const fs::path& folder) {
    std::error_code error;
    std::vector<std::string> names;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        names.push_back(entry->path().filename().string());
    std::ranges::sort(names);
    return names;
}

[[noreturn]] void refuse_folder_without_weights(const fs::path& folder) {
    const std::vector<std::string> names = file_names(folder);
    for (const std::string& name : names)
        if (name.ends_with(".safetensors"))
            throw Error(
                ErrorKind::File,
                Sentence("Expected a file model.safetensors, found %1. If it holds the whole model, rename it.", name),
                {folder.string(), "", {}});
    for (const std::string_view ending : kOtherEndings)
        for (const std::string& name : names)
            // Trainer's bookkeeping is a .bin too, and says nothing about the weights.
            if (name.ends_with(ending) && name != "training_args.bin")
                throw Error(
                    ErrorKind::Unsupported,
                    Sentence(
                        "The weights are not in safetensors files. %1 Convert it once with Python: from transformers "
                        "import AutoModel; AutoModel.from_pretrained(FOLDER).save_pretrained(NEW_FOLDER, "
                        "safe_serialization=True); for a model with a head, take its class instead of AutoModel.",
                        why_not_read(name)),
                    {folder.string(), "", {}});
    throw Error(ErrorKind::File, Sentence("There are no weights here: model.safetensors is missing."),
                {folder.string(), "", {}});
}

}  // namespace

std::vector<std::string> files_of_index(const fs::path& index) {
    return read_weight_map(index).shards;
}

std::shared_ptr<const SafetensorsStore> open_indexed_files(const fs::path& index) {
    const fs::path folder = index.parent_path();
    const WeightMap map = read_weight_map(index);
    std::vector<SafetensorsFile> files;
    for (const std::string& shard : map.shards) {
        if (!is_there(folder / shard))
            throw Error(ErrorKind::File,
                        Sentence("A part of the model is missing: %1. Download it into this folder.", shard),
                        {folder.string(), "", {}});
        files.emplace_back(folder / shard);
    }
    auto store = std::make_shared<const SafetensorsStore>(std::move(files));
    for (const auto& [tensor, file] : map.files)
        if (!store->holds(tensor) || store->file_of(tensor) != folder / file)
            throw Error(ErrorKind::Format, Sentence("The index says that %1 holds this tensor, but it does not.", file),
                        {index.string(), tensor, {}});
    return store;
}

std::shared_ptr<const SafetensorsStore> open_weight_files(const fs::path& folder) {
    if (is_there(folder / kSingleFile)) {
        std::vector<SafetensorsFile> files;
        files.emplace_back(folder / kSingleFile);
        return std::make_shared<const SafetensorsStore>(std::move(files));
    }
    if (is_there(folder / kIndexFile)) return open_indexed_files(folder / kIndexFile);
    refuse_folder_without_weights(folder);
}

}  // namespace headlight
