#include "core/error.h"
#include "models/architecture.h"
#include "models/model.h"

#include <string>
#include <utility>

namespace headlight {

// Adding an architecture takes its file and its name here and in the list below.
extern const Architecture kBert;
extern const Architecture kGpt2;

namespace {

constexpr const Architecture* kArchitectures[] = {&kBert, &kGpt2};

[[noreturn]] void fail_unknown(const Config& config, const std::string& model_type) {
    std::string known;
    for (const Architecture* architecture : kArchitectures)
        known += (known.empty() ? "" : ", ") + std::string(architecture->model_type);
    throw Error(ErrorKind::Unsupported,
                "Models of the type \"" + model_type + "\" cannot be run; those that can are " + known + ".",
                {config.file().string(), "model_type", {}});
}

}  // namespace

std::unique_ptr<Model> load_model(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    const std::string model_type = folder.config.text("model_type");
    for (const Architecture* architecture : kArchitectures)
        if (architecture->model_type == model_type)
            return architecture->load(folder, std::move(backend), stop, progress);
    fail_unknown(folder.config, model_type);
}

std::vector<std::pair<std::string, std::string>> supported_architectures() {
    std::vector<std::pair<std::string, std::string>> all;
    for (const Architecture* architecture : kArchitectures)
        all.emplace_back(architecture->model_type, architecture->name);
    return all;
}

}  // namespace headlight
