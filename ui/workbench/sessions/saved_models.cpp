#include "workbench/sessions/saved_models.h"

#include "core/cache_folder.h"
#include "core/error.h"
#include "formats/model_content.h"

#include <optional>
#include <utility>

namespace headlight {

namespace {

namespace fs = std::filesystem;

/// Nothing where there is no model that can be read.
std::optional<std::string> header_hash_at(const fs::path& path) {
    try {
        return fingerprint_of_model(path);
    } catch (const Error&) {
        return std::nullopt;
    }
}

/// Returns whether the model here is the saved one. Large models whose content hash is not in the cache are told apart
/// by their header alone: nobody waits for gigabytes to be read before a session opens.
ModelMatch match_at(const fs::path& path, const std::string& header, const ModelHashes& saved,
                    const std::stop_token& stop) {
    if (!saved.header.empty() && header != saved.header) return ModelMatch::Different;
    if (saved.content.empty()) return saved.header.empty() ? ModelMatch::Different : ModelMatch::Same;
    try {
        const DigestCache cache(cache_folder());
        const std::vector<ModelFile> files = files_at(path);
        if (bytes_to_hash(files, cache) > kHashedAtOnce) return ModelMatch::Undecided;
        return ModelIdentity({content_hash_of(files, cache, {}, stop), header}).compare(saved);
    } catch (const Error&) {
        return ModelMatch::Different;
    }
}

bool same_place(const fs::path& one, const fs::path& other) {
    std::error_code ignored;
    return one == other || fs::equivalent(one, other, ignored);
}

}  // namespace

LocatedModel locate_model_of(const ModelReference& model, const fs::path& folder_of_session,
                             const std::vector<KnownModel>& known, const std::stop_token& stop) {
    std::vector<fs::path> places;
    const fs::path saved = model.path.toStdString();
    if (!saved.empty()) places.push_back(saved);
    for (const KnownModel& each : known)
        if (each.name == model.name) places.push_back(each.path);
    const std::size_t of_this_name = places.size();
    if (saved.has_filename() && !folder_of_session.empty()) places.push_back(folder_of_session / saved.filename());
    for (const KnownModel& each : known)
        if (each.name != model.name) places.push_back(each.path);

    const ModelHashes hashes = model.hashes();
    LocatedModel likely;
    LocatedModel other;
    for (std::size_t index = 0; index < places.size() && !stop.stop_requested(); ++index) {
        const fs::path& place = places[index];
        const auto header = header_hash_at(place);
        if (!header) continue;
        const ModelMatch match = match_at(place, *header, hashes, stop);
        if (match == ModelMatch::Same) return {LocatedModel::Kind::Same, place};
        if (match == ModelMatch::Undecided) {
            if (likely.kind == LocatedModel::Kind::Missing) likely = {LocatedModel::Kind::Same, place};
            continue;
        }
        if (index >= of_this_name || other.kind == LocatedModel::Kind::Other) continue;
        bool is_known = false;
        for (const KnownModel& each : known) is_known = is_known || same_place(each.path, place);
        other = {is_known ? LocatedModel::Kind::Other : LocatedModel::Kind::Strange, place};
    }
    return likely.kind == LocatedModel::Kind::Same ? likely : other;
}

SavedModels::SavedModels(QObject* parent)
    : QObject(parent),
      places_(
          [](const Question& question, const std::stop_token& stop) {
              std::vector<KnownModel> known = question.known;
              for (const FoundModel& model : question.find_cached())
                  known.push_back({QString::fromStdString(model.name), model.path});
              std::vector<LocatedModel> places;
              for (const ModelReference& model : question.models)
                  places.push_back(locate_model_of(model, question.folder, known, stop));
              return places;
          },
          [this](const Question&, const std::vector<LocatedModel>& places) { emit located(places); },
          [this](const QString&) { emit located(std::vector<LocatedModel>(asked_)); }) {}

void SavedModels::locate(Question question) {
    asked_ = question.models.size();
    places_.ask(std::move(question));
}

}  // namespace headlight
