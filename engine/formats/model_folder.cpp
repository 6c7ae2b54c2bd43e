#include "formats/model_folder.h"

#include "core/error.h"
#include "core/git_lfs.h"
#include "core/read_file.h"
#include "formats/attention_file.h"
#include "formats/capture_file.h"
#include "formats/model_path.h"
#include "formats/non_finite.h"
#include "formats/tensors/weight_files.h"
#include "json/json_writer.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <system_error>
#include <utility>

namespace headlight {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kScannedBytes = std::uint64_t{1} << 30;
constexpr std::size_t kNamedTensors = 5;

Config read_config(const fs::path& folder) {
    const fs::path path = folder / "config.json";
    std::error_code error;
    if (fs::symlink_status(path, error).type() == fs::file_type::not_found)
        throw Error(ErrorKind::File, "There is no config.json here. Choose the folder of a Hugging Face model.",
                    {folder.string(), "", {}});
    const std::string text = read_file(path, Config::kMostBytes);
    refuse_git_lfs_pointer(std::as_bytes(std::span(text)), path);
    return Config::parse(text, path);
}

// "a, b, c and 4 more"
std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kNamedTensors); ++i) text += (i == 0 ? "" : ", ") + names[i];
    if (names.size() > kNamedTensors) text += " and " + std::to_string(names.size() - kNamedTensors) + " more";
    return text;
}

void add_notice_of_non_finite(const WeightStore& weights, ThreadCount threads, std::vector<std::string>& notices) {
    if (weights.total_bytes() > kScannedBytes) return;
    ThreadPool pool(threads);
    if (const auto names = tensors_with_non_finite_values(weights, pool); !names.empty())
        notices.push_back("Weights that are NaN or infinite: " + listed(names) + ". Results may be NaN.");
}

std::vector<std::string> notices_about(const Config& config, const WeightStore& weights, ThreadCount threads) {
    std::vector<std::string> notices;
    if (config.has("auto_map"))
        notices.emplace_back(
            "config.json names Python code of the model (auto_map). It is not run, so that what it changes is missing "
            "here.");
    add_notice_of_non_finite(weights, threads, notices);
    return notices;
}

ModelFolder open_gguf_model(const ModelPlace& place, ThreadCount threads) {
    std::shared_ptr<const GgufStore> store = open_gguf(place.folder);
    if (store->names().empty())
        throw Error(ErrorKind::Unsupported, "The file contains a vocabulary but no weights, so no model can be run.",
                    {place.folder.string(), "", {}});
    const std::string type = store->metadata().text("general.architecture").value_or("");
    Config config = Config::parse(json_object({{"model_type", type}}), place.folder);
    std::vector<std::string> notices;
    add_notice_of_non_finite(*store, threads, notices);
    store->check_intact();
    return {place.folder, place.name, std::move(config), store, std::move(notices), store};
}

}  // namespace

ModelFolder open_model_folder(const fs::path& path, ThreadCount threads) {
    const ModelPlace place = locate_model(path);
    std::error_code error;
    if (!fs::is_directory(place.folder, error)) return open_gguf_model(place, threads);
    Config config = read_config(place.folder);
    std::shared_ptr<const WeightStore> weights = open_weight_files(place.folder);
    std::vector<std::string> notices = notices_about(config, *weights, threads);
    weights->check_intact();
    return {place.folder, place.name, std::move(config), std::move(weights), std::move(notices), {}};
}

std::string fingerprint_of_model(const fs::path& path) {
    if (is_capture_file(path)) return read_capture_file(path).fingerprint;
    if (is_attention_file(path)) return read_attention_file(path).fingerprint;
    const ModelPlace place = locate_model(path);
    std::error_code error;
    if (!fs::is_directory(place.folder, error)) return open_gguf(place.folder)->fingerprint();
    return open_weight_files(place.folder)->fingerprint();
}

}  // namespace headlight
