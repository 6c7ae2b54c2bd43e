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
#include <optional>
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
        throw Error(ErrorKind::File,
                    Sentence("There is no config.json here. Choose the folder of a Hugging Face model."),
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

/// The file with its image encoder: the one that is named, or the only one beside it unless that belongs to another
/// model. `notices`: why one that lies there is not read.
std::shared_ptr<const GgufStore> open_gguf_at(const ModelPlace& place, std::vector<std::string>& notices) {
    if (!place.image_encoder.empty()) return open_gguf(place.folder, place.image_encoder);
    const std::vector<fs::path> beside = image_encoders_beside(place.folder);
    if (beside.size() == 1) {
        try {
            return open_gguf(place.folder, beside.front());
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Unsupported) throw;
            notices.push_back(beside.front().filename().string() +
                              " is not read, because it does not belong to this model: " + error.sentence());
        }
    }
    if (beside.size() > 1) {
        std::vector<std::string> names;
        for (const fs::path& path : beside) names.push_back(path.filename().string());
        notices.push_back("The folder holds several files with image encoders (" + listed(names) +
                          "), of which none is read. Choose one with --mmproj.");
    }
    return open_gguf(place.folder);
}

ModelFolder gguf_folder(const fs::path& path, const std::string& name, const std::shared_ptr<const GgufStore>& store,
                        std::vector<std::string> notices, bool names_image_encoder) {
    const std::string type = store->metadata().text("general.architecture").value_or("");
    Config config = Config::parse(json_object({{"model_type", type}}), path);
    return {path, name, std::move(config), store, std::move(notices), store, names_image_encoder};
}

ModelFolder open_gguf_model(const ModelPlace& place) {
    std::vector<std::string> notices;
    std::shared_ptr<const GgufStore> store = open_gguf_at(place, notices);
    if (store->names().empty())
        throw Error(ErrorKind::Unsupported,
                    Sentence("The file contains a vocabulary but no weights, so no model can be run."),
                    {place.folder.string(), "", {}});
    if (store->metadata().text("general.architecture") == "clip")
        throw Error(ErrorKind::Unsupported,
                    Sentence("The file holds the image encoder of a model. Open the GGUF file of its text model; this "
                             "one is read with it where it lies beside it, or where --mmproj names it."),
                    {place.folder.string(), "general.architecture", {}});
    return gguf_folder(place.folder, place.name, store, notices, !place.image_encoder.empty());
}

ModelFolder open_checked_gguf(const ModelPlace& place, ThreadCount threads) {
    ModelFolder folder = open_gguf_model(place);
    add_notice_of_non_finite(*folder.weights, threads, folder.notices);
    folder.weights->check_intact();
    return folder;
}

/// No weights: config.json says what they would be.
class DeclaredWeights final : public WeightStore {
  public:
    explicit DeclaredWeights(fs::path config) : config_(std::move(config)) {}
    [[nodiscard]] std::vector<std::string> names() const override { return {}; }
    [[nodiscard]] std::optional<TensorView> find(const std::string& /*name*/) const override { return std::nullopt; }
    [[nodiscard]] fs::path file_of(const std::string& /*name*/) const override { return config_; }
    [[nodiscard]] std::uint64_t total_bytes() const override { return 0; }
    [[nodiscard]] std::string fingerprint() const override { return {}; }
    void give_back(const std::string& /*name*/) const override {}
    [[nodiscard]] bool declared() const override { return true; }

  private:
    fs::path config_;
};

std::shared_ptr<const WeightStore> weights_or_declared(const fs::path& folder) {
    std::error_code error;
    for (const char* name : {"model.safetensors", "model.safetensors.index.json"})
        if (fs::exists(folder / name, error)) return open_weight_files(folder);
    return std::make_shared<DeclaredWeights>(folder / "config.json");
}

}  // namespace

ModelFolder open_model_folder(const fs::path& path, ThreadCount threads) {
    const ModelPlace place = locate_model(path);
    std::error_code error;
    if (!fs::is_directory(place.folder, error)) return open_checked_gguf(place, threads);
    Config config = read_config(place.folder);
    std::shared_ptr<const WeightStore> weights = open_weight_files(place.folder);
    std::vector<std::string> notices = notices_about(config, *weights, threads);
    weights->check_intact();
    return {place.folder, place.name, std::move(config), std::move(weights), std::move(notices), {}};
}

ModelFolder open_declared_model(const fs::path& path) {
    const ModelPlace place = locate_model(path);
    std::error_code error;
    if (!fs::is_directory(place.folder, error)) return open_gguf_model(place);
    return {place.folder, place.name, read_config(place.folder), weights_or_declared(place.folder), {}, {}};
}

ModelFolder without_image_encoder(const ModelFolder& folder) {
    std::vector<GgufFile> files = folder.gguf->files();
    if (folder.gguf->image_encoder() != nullptr) files.pop_back();
    return gguf_folder(folder.path, folder.name, std::make_shared<const GgufStore>(std::move(files)), folder.notices,
                       false);
}

std::string fingerprint_of_model(const fs::path& path) {
    if (is_capture_file(path)) return read_capture_file(path).fingerprint;
    if (is_attention_file(path)) return read_attention_file(path).fingerprint;
    const ModelPlace place = locate_model(path);
    std::error_code error;
    if (std::vector<std::string> ignored; !fs::is_directory(place.folder, error))
        return open_gguf_at(place, ignored)->fingerprint();
    return open_weight_files(place.folder)->fingerprint();
}

}  // namespace headlight
