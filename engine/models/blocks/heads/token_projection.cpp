#include "models/blocks/heads/token_projection.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/tensors/weight_files.h"
#include "json/json_document.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace headlight {

namespace {

constexpr const char* kSource = "linear.weight";

/// Numbers that the layer gives of so many; 0: the weights have no such layer.
std::int64_t size_in(const WeightStore& weights, std::int64_t hidden) {
    const auto found = weights.find(kSource);
    return found && found->shape.size() == 2 && found->shape[1] == hidden ? found->shape[0] : 0;
}

std::string module_type(const JsonValue& module) {
    const std::string type = module.text_or("type", "");
    return type.substr(type.rfind('.') + 1);
}

/// Folders of the modules "Dense" of a list of modules in which nothing makes one vector of all tokens.
std::vector<std::string> dense_modules(const std::filesystem::path& file) {
    constexpr std::size_t kMostModules = 100;
    const JsonDocument document(file);
    std::vector<std::string> folders;
    for (const JsonValue& module : document.root().elements(kMostModules)) {
        const std::string type = module_type(module);
        if (type == "Pooling" || type == "CLSPooler" || type == "WeightedLayerPooling") return {};
        if (type == "Dense") folders.push_back(module.text_or("path", ""));
    }
    return folders;
}

bool is_linear(const std::filesystem::path& module) {
    const JsonDocument document(module / "config.json");
    const JsonValue config = document.root_object();
    return config.text_or("activation_function", "Identity").ends_with("Identity") &&
           !config.boolean_or("use_residual", false) && !config.boolean_or("bias", false);
}

/// The weights of the only module of a list; null where there is none.
std::shared_ptr<const WeightStore> weights_of_module(const std::filesystem::path& folder,
                                                     std::vector<std::string>& notices) {
    const std::vector<std::string> modules = dense_modules(folder / "modules.json");
    if (modules.empty()) return nullptr;
    const std::string& name = modules.front();
    if (modules.size() == 1 && is_plain_file_name(name) && is_linear(folder / name))
        return open_weight_files(folder / name);
    notices.emplace_back(
        "modules.json lists layers behind the encoder that are not a single linear one without a bias; token "
        "embeddings are the last hidden states.");
    return nullptr;
}

}  // namespace

void TokenProjectionPlan::add_to(TensorTable& table, Dimension hidden) const {
    if (size > 0) table.head("token_projection.weight", {kSource}, {{size, "size of token embeddings"}, hidden});
}

Linear TokenProjectionPlan::load(const LoadedTensors& tensors, const ModelFolder& folder, Backend& backend,
                                 Dimension hidden, const std::stop_token& stop) const {
    if (size == 0) return {};
    if (!weights) return linear_of(tensors, "token_projection");
    TensorTable table("");
    table.read_from(weights);
    add_to(table, hidden);
    return linear_of(table.load(folder, backend, stop, {}), "token_projection");
}

TokenProjectionPlan read_token_projection(const ModelFolder& folder, std::int64_t hidden,
                                          std::vector<std::string>& notices) {
    if (folder.gguf || folder.weights->declared()) return {};
    if (const std::int64_t size = size_in(*folder.weights, hidden); size > 0) return {size, nullptr};
    if (std::error_code ignored; !std::filesystem::exists(folder.path / "modules.json", ignored)) return {};
    try {
        auto weights = weights_of_module(folder.path, notices);
        const std::int64_t size = weights ? size_in(*weights, hidden) : 0;
        return {size, std::move(weights)};
    } catch (const Error& error) {
        notices.push_back("Token embeddings are the last hidden states: " + error.sentence());
    }
    return {};
}

}  // namespace headlight
