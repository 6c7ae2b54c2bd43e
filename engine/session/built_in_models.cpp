#include "session/built_in_models.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/config.h"
#include "formats/model_folder.h"
#include "json/json_document.h"
#include "models/model.h"
#include "session/resource_folders.h"

#include <algorithm>
#include <optional>
#include <system_error>
#include <utility>

namespace headlight {
namespace {

namespace fs = std::filesystem;

std::vector<SampleText> read_samples(const JsonValue& file, std::string_view key, const fs::path& folder) {
    std::vector<SampleText> samples;
    const auto list = file.find(key);
    if (!list) return samples;
    for (const JsonValue& json : list->elements()) {
        SampleText sample{
            .text = json.text_or("text", ""), .second = json.text_or("second", ""), .why = json.text_or("why", "")};
        if (const auto image = json.find("image")) sample.image = folder / image->text();
        samples.push_back(std::move(sample));
    }
    return samples;
}

std::vector<SampleTopic> read_topics(const JsonValue& file) {
    std::vector<SampleTopic> topics;
    const auto list = file.find("topics");
    if (!list) return topics;
    for (const JsonValue& json : list->elements()) {
        SampleTopic topic{.topic = json.text_or("topic", "")};
        if (const auto texts = json.find("texts"))
            for (const JsonValue& text : texts->elements()) topic.texts.emplace_back(text.text());
        topics.push_back(std::move(topic));
    }
    return topics;
}

/// samples.json: {"description": sentence, "shows": heading in lists of models, "samples": [{"text": text, "second":
/// text}, ...], "fails": [{"text": text, "second": text, "why": clause}, ...], "topics": [{"topic": heading, "texts":
/// [text, ...]}, ...]}; "second" only for a model that reads two texts, "image" (a file beside it) for one that reads
/// images, in place of "text" or, where it compares them, with a caption as "text". A folder without it, or with a
/// damaged one, is a model all the same: it has no samples, and the list of models does not fail for it.
void read_samples(BuiltInModel& model, const fs::path& folder) {
    constexpr std::uint64_t kMostBytes = 1 << 20;
    const fs::path file = folder / "samples.json";
    try {
        const JsonDocument document(read_file(file, kMostBytes), file.string());
        const JsonValue root = document.root();
        model.description = root.text_or("description", "");
        model.shows = root.text_or("shows", "");
        model.samples = read_samples(root, "samples", folder);
        model.fails = read_samples(root, "fails", folder);
        model.topics = read_topics(root);
    } catch (const Error&) {
        model.samples.clear();
        model.fails.clear();
        model.topics.clear();
    }
}

/// A built-in model may be of an architecture that the program does not run yet: it is listed as soon as it can be
/// opened. A config.json that cannot be read or names no architecture is listed; opening it says what is wrong.
bool waits_for_its_architecture(const fs::path& config_file) {
    constexpr std::uint64_t kMostBytes = 1 << 20;
    try {
        const Config config = Config::parse(read_file(config_file, kMostBytes), config_file);
        const std::string named = config.text_or("model_type", "");
        const auto supported = supported_architectures();
        return !named.empty() &&
               std::ranges::find(supported, named, &SupportedArchitecture::model_type) == supported.end();
    } catch (const Error&) {
        return false;
    }
}

/// The model in a folder that may hold one, without what its samples.json says.
std::optional<BuiltInModel> model_in(const fs::path& folder) {
    const fs::path place = folder.lexically_normal();
    const fs::path path = last_checkpoint(place).value_or(place);
    const fs::path config = path / "config.json";
    std::error_code error;
    if (!fs::is_regular_file(config, error) || waits_for_its_architecture(config)) return std::nullopt;
    return BuiltInModel{place.filename().string(), "", "", path, checkpoints_in(place), {}, {}};
}

/// The path of a model called NAME or NAME/CHECKPOINT. Looks at that model alone: to read all takes 10 ms.
std::optional<fs::path> find_built_in(const std::string& name) {
    const std::string model = name.substr(0, name.find('/'));
    if (model.empty() || model == "." || model == "..") return std::nullopt;
    for (const fs::path& folder : resource_folders("models")) {
        const auto found = model_in(folder / model);
        if (!found) continue;
        if (name == model) return found->path;
        for (const Checkpoint& checkpoint : found->checkpoints)
            if (model + "/" + checkpoint.name == name) return checkpoint.path;
        return std::nullopt;  // the first of a name counts
    }
    return std::nullopt;
}

}  // namespace

bool BuiltInModel::is_at(const fs::path& place) const {
    return place == path || std::ranges::find(checkpoints, place, &Checkpoint::path) != checkpoints.end();
}

std::vector<SampleText> samples_in(const fs::path& folder) {
    BuiltInModel model;
    read_samples(model, folder);
    return model.samples;
}

std::vector<BuiltInModel> built_in_models() {
    std::vector<BuiltInModel> models;
    for (const fs::path& folder : resource_folders("models")) {
        std::error_code error;
        for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
            const std::string name = entry.path().filename().string();
            const bool known = std::any_of(models.begin(), models.end(),
                                           [&](const BuiltInModel& model) { return model.name == name; });
            std::optional<BuiltInModel> model = known ? std::nullopt : model_in(entry.path());
            if (!model) continue;
            read_samples(*model, entry.path().lexically_normal());
            models.push_back(*std::move(model));
        }
    }
    std::sort(models.begin(), models.end(),
              [](const BuiltInModel& a, const BuiltInModel& b) { return a.name < b.name; });
    return models;
}

bool is_built_in(const fs::path& folder) {
    const auto is_here = [&](const fs::path& path) {
        std::error_code error;
        return fs::equivalent(path, folder, error);
    };
    for (const fs::path& models : resource_folders("models")) {
        std::error_code error;
        for (const fs::directory_entry& entry : fs::directory_iterator(models, error))
            if (is_here(entry.path()) || std::ranges::any_of(checkpoints_in(entry.path()), is_here, &Checkpoint::path))
                return true;
    }
    return false;
}

fs::path find_model(const std::string& model) {
    if (const SplitModelPath split = split_model_path(model); !split.image_encoder.empty())
        return with_image_encoder(find_model(split.model.string()), split.image_encoder);
    if (auto built_in = find_built_in(model)) return *std::move(built_in);
    std::error_code error;
    if (!model.empty() && fs::exists(model, error)) return model;
    for (const FoundModel& found : models_in_hugging_face_cache()) {
        if (found.name == model) return found.path;
    }
    std::string names;
    for (const BuiltInModel& built_in : built_in_models()) names += (names.empty() ? "" : ", ") + built_in.name;
    throw Error(ErrorKind::File,
                Sentence("Expected a built-in model (%2), the path of a folder or file, or a model of the Hugging Face "
                         "cache, found \"%1\".",
                         model, names.empty() ? Sentence("none found") : names),
                {model, ""});
}

fs::path recall_folder() {
    std::string searched;
    std::error_code error;
    for (const fs::path& folder : resource_folders("models")) {
        if (fs::is_regular_file(folder / "recall" / "networks.json", error)) return folder / "recall";
        searched += (searched.empty() ? "" : ", ") + folder.string();
    }
    throw Error(
        ErrorKind::File,
        Sentence(
            "Expected the folder \"recall\" among the built-in models, found none in: %1. Install the program again.",
            searched.empty() ? Sentence("no folder") : searched));
}

}  // namespace headlight
