#include "analysis/provenance.h"

#include "capture/intervention_text.h"
#include "core/error.h"
#include "json/json_reader.h"
#include "json/json_writer.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr std::string_view kSoftware = "Headlight ";  // stands before the version where people read it

std::string json_of_text(const std::string& text) {
    return text.empty() ? std::string() : json_string(text);
}

/// The member as JSON; empty where there is nothing to say.
std::string json_of(const Provenance& provenance, ProvenanceField::Text member) {
    return json_of_text(provenance.*member);
}

std::string json_of(const Provenance& provenance, ProvenanceField::Hash member) {
    const ModelHashes hashes = hashes_of(provenance);
    return json_of_text(member == &ModelHashes::content ? stated_hash(hashes) : hashes.*member);
}

std::string json_of(const Provenance& provenance, ProvenanceField::Interventions member) {
    std::string list;
    for (const Intervention& each : provenance.*member) list += (list.empty() ? "[" : ",") + json_string(spec_of(each));
    return list.empty() ? list : list + ']';
}

std::string object_of(const Provenance& provenance) {
    std::string object;
    for (const ProvenanceField& field : kProvenanceFields) {
        const std::string value =
            std::visit([&](const auto member) { return json_of(provenance, member); }, field.member);
        if (!value.empty()) object += (object.empty() ? "" : ",") + json_string(field.name) + ':' + value;
    }
    return '{' + object + '}';
}

/// Reads one JSON object front to back.
class FileReader {
  public:
    FileReader(std::string_view json, std::string file) : json_(json, file, 0), file_(std::move(file)) {}

    std::vector<Provenance> read() {
        Provenance older;
        json_.object([&](const std::string& key) {
            if (key == kProvenanceKey) {
                read_runs(json_);
            } else if (key == "model" && json_.next_is('{')) {
                json_.object([&](const std::string& inner) { read_older(inner, older); });
            } else if (key == "name") {  // the model's only inside "model"
                json_.skip_value();
            } else {
                read_older(key, older);
            }
        });
        if (runs_.empty() && older != Provenance{}) runs_.push_back(std::move(older));
        return std::move(runs_);
    }

  private:
    /// An object, a list of objects, or a text that holds one of them; anything else is somebody else's.
    void read_runs(JsonReader& json) {
        if (json.next_is('"')) {
            const std::string inside = json.string();
            if (!inside.starts_with('{') && !inside.starts_with('[')) return;
            JsonReader inner(inside, file_, 0);
            return read_runs(inner);
        }
        if (json.next_is('[')) return json.array([&] { read_run(json); });
        read_run(json);
    }

    void read_run(JsonReader& json) {
        if (!json.next_is('{')) return json.skip_value();
        Provenance run;
        json.object([&](const std::string& key) {
            const auto field = std::ranges::find(kProvenanceFields, key, &ProvenanceField::name);
            field == kProvenanceFields.end() ? json.skip_value() : read_member(json, *field, run, true);
        });
        runs_.push_back(std::move(run));
    }

    void read_older(const std::string& key, Provenance& to) {
        const auto is_called = [&](const ProvenanceField& field) {
            return field.name == key || (!key.empty() && std::ranges::count(field.older_names, key) > 0);
        };
        const auto field = std::ranges::find_if(kProvenanceFields, is_called);
        field == kProvenanceFields.end() ? json_.skip_value() : read_member(json_, *field, to, false);
    }

    /// `ours`: an intervention that cannot be read is an error, not somebody else's text.
    void read_member(JsonReader& json, const ProvenanceField& field, Provenance& to, bool ours) {
        if (std::holds_alternative<ProvenanceField::Hash>(field.member)) {
            json.next_is('"') ? add_hash(json.string(), std::get<ProvenanceField::Hash>(field.member), to)
                              : json.skip_value();
        } else if (const auto* text = std::get_if<ProvenanceField::Text>(&field.member)) {
            if (!json.next_is('"')) return json.skip_value();
            std::string value = json.string();
            if (value.starts_with(kSoftware)) value.erase(0, kSoftware.size());
            to.*(*text) = std::move(value);
        } else if (json.next_is('"')) {
            const std::string inside = json.string();
            if (!inside.starts_with('[')) return;
            JsonReader inner(inside, file_, 0);
            read_member(inner, field, to, ours);
        } else if (json.next_is('[')) {
            auto& interventions = to.*std::get<ProvenanceField::Interventions>(field.member);
            json.array([&] { read_intervention(json, field, interventions, ours); });
        } else {
            json.skip_value();
        }
    }

    static void add_hash(const std::string& text, ProvenanceField::Hash member, Provenance& to) {
        ModelHashes hashes = hashes_of(to);
        const ModelHashes stated =
            member == &ModelHashes::content ? model_hashes_of_file(text) : ModelHashes{.content = {}, .header = text};
        if (!stated.content.empty()) hashes.content = stated.content;
        if (!stated.header.empty()) hashes.header = stated.header;
        to.identity = std::make_shared<const ModelIdentity>(hashes);
    }

    static void read_intervention(JsonReader& json, const ProvenanceField& field, std::vector<Intervention>& to,
                                  bool ours) {
        if (!json.next_is('"')) return json.skip_value();
        try {
            to.push_back(parse_intervention(json.string()));
        } catch (const Error& error) {
            if (ours || error.kind() != ErrorKind::Input) json.fail(error.sentence(), std::string(field.name));
        }
    }

    JsonReader json_;
    std::string file_;
    std::vector<Provenance> runs_;
};

}  // namespace

bool Provenance::operator==(const Provenance& other) const {
    return model_name == other.model_name && model_path == other.model_path && hashes_of(*this) == hashes_of(other) &&
           backend == other.backend && version == other.version && interventions == other.interventions &&
           target_interventions == other.target_interventions;
}

ModelHashes hashes_of(const Provenance& provenance) {
    return provenance.identity ? provenance.identity->hashes() : ModelHashes{};
}

ModelMatch compare_model(const Provenance& provenance, const ModelHashes& stated) {
    if (provenance.identity) return provenance.identity->compare(stated);
    return stated == ModelHashes{} ? ModelMatch::Same : ModelMatch::Different;
}

bool same_model(const Provenance& one, const Provenance& other) {
    return one.identity == other.identity || compare_model(one, hashes_of(other)) == ModelMatch::Same;
}

std::string provenance_line(const Provenance& provenance) {
    constexpr std::size_t kHashDigits = 16;  // enough to tell models apart, short enough for a figure
    std::string model = provenance.model_name;
    const std::string hash = shown_hash(hashes_of(provenance), kHashDigits);
    if (!hash.empty()) model += " (" + hash + ")";
    const std::string version = provenance.version.empty() ? "Headlight" : std::string(kSoftware) + provenance.version;
    std::string line;
    for (const std::string& part : {model, provenance.backend, version})
        if (!part.empty()) line += (line.empty() ? "" : " · ") + part;
    return line;
}

std::string provenance_json(const std::vector<Provenance>& runs) {
    if (runs.empty()) return "{}";
    if (std::ranges::count(runs, runs.front()) == std::ssize(runs)) return object_of(runs.front());
    std::string list;
    for (const Provenance& run : runs) list += (list.empty() ? "" : ",") + object_of(run);
    return '[' + list + ']';
}

std::string provenance_comment(const std::vector<Provenance>& runs) {
    return std::string("# ") + kProvenanceKey + ": " + provenance_json(runs);
}

std::vector<Provenance> read_provenance(std::string_view json, const std::string& file) {
    return FileReader(json, file).read();
}

}  // namespace headlight
