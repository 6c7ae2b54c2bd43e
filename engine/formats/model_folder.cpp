#include "formats/model_folder.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/git_lfs.h"
#include "formats/safetensors_store.h"

#include <span>
#include <utility>

namespace headlight {

namespace fs = std::filesystem;

namespace {

Config read_config(const fs::path& folder) {
    const fs::path path = folder / "config.json";
    const std::string text = read_file(path, Config::kMostBytes);
    refuse_git_lfs_pointer(std::as_bytes(std::span(text)), path);
    return Config::parse(text, path);
}

}  // namespace

fs::path resolve_model_path(const fs::path& path) {
    return fs::is_directory(path) ? path : path.parent_path();
}

ModelFolder open_model_folder(const fs::path& path) {
    const fs::path folder = resolve_model_path(path);
    Config config = read_config(folder);
    std::vector<SafetensorsFile> files;
    files.emplace_back(folder / "model.safetensors");
    return {folder,
            fs::weakly_canonical(folder).filename().string(),
            std::move(config),
            std::make_shared<SafetensorsStore>(std::move(files)),
            {}};
}

std::vector<FoundModel> models_in_hugging_face_cache() {
    return {};
}

}  // namespace headlight
