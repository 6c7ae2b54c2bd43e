#include "core/error.h"
#include "core/read_file.h"
#include "formats/config.h"
#include "formats/model_folder.h"
#include "formats/model_path.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <system_error>

namespace headlight {

namespace fs = std::filesystem;

namespace {

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

// In the order of https://huggingface.co/docs/huggingface_hub/package_reference/environment_variables
fs::path cache_folder() {
    if (const std::string cache = environment("HF_HUB_CACHE"); !cache.empty()) return cache;
    if (const std::string home = environment("HF_HOME"); !home.empty()) return fs::path(home) / "hub";
    if (const std::string cache = environment("XDG_CACHE_HOME"); !cache.empty())
        return fs::path(cache) / "huggingface" / "hub";
    return fs::path(environment("HOME")) / ".cache" / "huggingface" / "hub";
}

// Nothing for a repository that holds no model (a data set's tokenizer, a half download).
std::optional<FoundModel> examine(const fs::path& repository) {
    try {
        const fs::path snapshot = chosen_snapshot(repository);
        const fs::path config = snapshot / "config.json";
        std::error_code error;
        if (!fs::exists(config, error)) return {};
        FoundModel model{cached_repository_name(repository), repository, ""};
        try {
            model.model_type = Config::parse(read_file(config, Config::kMostBytes), config).text_or("model_type", "");
        } catch (const Error&) {
            // Listed all the same: opening it will say what is wrong.
        }
        return model;
    } catch (const Error&) {
        return {};
    }
}

}  // namespace

std::vector<FoundModel> models_in_hugging_face_cache() {
    std::error_code error;
    std::vector<FoundModel> models;
    for (fs::directory_iterator entry(cache_folder(), error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->path().filename().string().starts_with("models--")) continue;
        if (auto model = examine(entry->path())) models.push_back(std::move(*model));
    }
    std::ranges::sort(models, {}, &FoundModel::name);
    return models;
}

}  // namespace headlight
