#include "analysis/provenance.h"

#include "backends/precision.h"
#include "capture/intervention_text.h"
#include "core/error.h"
#include "json/json_document.h"
#include "json/json_writer.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr std::string_view kSoftware = "Headlight ";  // stands before the version where people read it

void write_text(JsonWriter& writer, std::string_view name, const std::string& text) {
    if (!text.empty()) writer.key(name).text(text);
}

/// Writes the member under its name, unless there is nothing to say.
void write_member(JsonWriter& writer, std::string_view name, const Provenance& provenance,
                  ProvenanceField::Text member) {
    write_text(writer, name, provenance.*member);
}

void write_member(JsonWriter& writer, std::string_view name, const Provenance& provenance,
                  ProvenanceField::Hash member) {
    const ModelHashes hashes = hashes_of(provenance);
    write_text(writer, name, member == &ModelHashes::content ? stated_hash(hashes) : hashes.*member);
}

void write_member(JsonWriter& writer, std::string_view name, const Provenance& provenance,
                  ProvenanceField::Interventions member) {
    std::vector<std::string> specs;
    for (const Intervention& each : provenance.*member) specs.push_back(spec_of(each));
    if (!specs.empty()) writer.key(name).texts(specs);
}

void write_object(JsonWriter& writer, const Provenance& provenance) {
    writer.begin_object();
    for (const ProvenanceField& field : kProvenanceFields)
        std::visit([&](const auto member) { write_member(writer, field.name, provenance, member); }, field.member);
    writer.end();
}

/// Reads provenance wherever a JSON object has it.
class FileReader {
  public:
    std::vector<Provenance> read(const JsonValue& file) {
        Provenance older;
        for (const auto member : file.object()) {
            const JsonValue value = file.child(member.value, member.key);
            if (member.key == std::string_view(kProvenanceKey)) {
                read_runs(value);
            } else if (member.key == "model" && value.is_object()) {
                for (const auto inner : value.object())
                    read_older(inner.key, value.child(inner.value, inner.key), older);
            } else if (member.key != "name") {  // the model's only inside "model"
                read_older(member.key, value, older);
            }
        }
        if (runs_.empty() && older != Provenance{}) runs_.push_back(std::move(older));
        return std::move(runs_);
    }

  private:
    /// An object, a list of objects, or a text that holds one of them; anything else is somebody else's.
    void read_runs(const JsonValue& value) {
        if (value.is_text()) {
            if (!value.text().starts_with('{') && !value.text().starts_with('[')) return;
            const JsonDocument inside = parsed(value);
            return read_runs(inside.root());
        }
        if (!value.is_array()) return read_run(value);
        for (const JsonValue& run : value.elements()) read_run(run);
    }

    void read_run(const JsonValue& value) {
        if (!value.is_object()) return;
        Provenance run;
        for (const auto member : value.object()) {
            const auto field =
                std::ranges::find(kProvenanceFields, std::string_view(member.key), &ProvenanceField::name);
            if (field != kProvenanceFields.end()) read_member(value.child(member.value, member.key), *field, run, true);
        }
        runs_.push_back(std::move(run));
    }

    static void read_older(std::string_view key, const JsonValue& value, Provenance& to) {
        const auto is_called = [&](const ProvenanceField& field) {
            return field.name == key || (!key.empty() && std::ranges::count(field.older_names, key) > 0);
        };
        const auto field = std::ranges::find_if(kProvenanceFields, is_called);
        if (field != kProvenanceFields.end()) read_member(value, *field, to, false);
    }

    /// `ours`: an intervention that cannot be read is an error, not somebody else's text.
    static void read_member(const JsonValue& value, const ProvenanceField& field, Provenance& to, bool ours) {
        if (const auto* interventions = std::get_if<ProvenanceField::Interventions>(&field.member))
            return read_interventions(value, to.*(*interventions), ours);
        if (!value.is_text()) return;
        std::string text(value.text());
        if (const auto* hash = std::get_if<ProvenanceField::Hash>(&field.member)) return add_hash(text, *hash, to);
        if (text.starts_with(kSoftware)) text.erase(0, kSoftware.size());
        to.*std::get<ProvenanceField::Text>(field.member) = std::move(text);
    }

    /// A list, or a text that holds one.
    static void read_interventions(const JsonValue& value, std::vector<Intervention>& to, bool ours) {
        if (value.is_text() && value.text().starts_with('[')) {
            const JsonDocument inside = parsed(value);
            return read_interventions(inside.root(), to, ours);
        }
        if (!value.is_array()) return;
        for (const JsonValue& intervention : value.elements()) read_intervention(intervention, to, ours);
    }

    static JsonDocument parsed(const JsonValue& value) {
        return JsonDocument(value.text(), value.file(), {.what = "text", .place = value.field()});
    }

    static void add_hash(const std::string& text, ProvenanceField::Hash member, Provenance& to) {
        ModelHashes hashes = hashes_of(to);
        const ModelHashes stated =
            member == &ModelHashes::content ? model_hashes_of_file(text) : ModelHashes{.content = {}, .header = text};
        if (!stated.content.empty()) hashes.content = stated.content;
        if (!stated.header.empty()) hashes.header = stated.header;
        to.identity = std::make_shared<const ModelIdentity>(hashes);
    }

    static void read_intervention(const JsonValue& value, std::vector<Intervention>& to, bool ours) {
        if (!value.is_text()) return;
        try {
            to.push_back(parse_intervention(std::string(value.text())));
        } catch (const Error& error) {
            if (ours || error.kind() != ErrorKind::Input) value.fail(error.problem());
        }
    }

    std::vector<Provenance> runs_;
};

}  // namespace

bool Provenance::operator==(const Provenance& other) const {
    return model_name == other.model_name && model_path == other.model_path && hashes_of(*this) == hashes_of(other) &&
           backend == other.backend && version == other.version && interventions == other.interventions &&
           target_interventions == other.target_interventions;
}

std::optional<Sentence> note_of_run(const Provenance& provenance) {
    std::optional<Sentence> note = interventions_note(provenance.interventions);
    const auto add = [&](const Sentence& more) { note = note ? Sentence("%1 · %2", *note, more) : more; };
    const Precisions precisions = precisions_named_by(provenance.backend);
    if (precisions.products != Precision::Fp32)
        add(Sentence("matrix products in %1", std::string(to_string(precisions.products))));
    if (precisions.kept == Precision::Fp16) add(Sentence("queries and keys in fp16"));
    return note;
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
    JsonWriter writer;
    if (std::ranges::count(runs, runs.front()) == std::ssize(runs)) {
        write_object(writer, runs.front());
        return writer.take();
    }
    writer.begin_array();
    for (const Provenance& run : runs) write_object(writer, run);
    return writer.end().take();
}

std::string provenance_comment(const std::vector<Provenance>& runs) {
    return std::string("# ") + kProvenanceKey + ": " + provenance_json(runs);
}

std::vector<Provenance> read_provenance(std::string_view json, const std::string& file) {
    const JsonDocument document(json, file);
    return FileReader().read(document.root());
}

}  // namespace headlight
