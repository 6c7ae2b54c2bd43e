#pragma once

#include "capture/intervention.h"
#include "core/model_identity.h"
#include "core/text/sentence.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace headlight {

/// Where a result comes from; stands in every file that holds one, and under figures. A new member also needs its row
/// in kProvenanceFields, and nothing else: all files write and read those rows.
struct Provenance {
    std::string model_name;
    std::string model_path;                            ///< as opened; "" for built-in models
    ModelIdentityPointer identity;                     ///< null: not known
    std::string backend;                               ///< Backend::name
    std::string version;                               ///< of Headlight
    std::vector<Intervention> interventions{};         ///< that the run made on its way
    std::vector<Intervention> target_interventions{};  ///< with which an encoder-decoder wrote the target that it read

    /// Of the hashes that are known now.
    bool operator==(const Provenance& other) const;
};

/// Note of a figure about its run: interventions, and what was rounded; nothing: it was as usual.
std::optional<Sentence> note_of_run(const Provenance& provenance);
/// The hashes of the model that are known now.
ModelHashes hashes_of(const Provenance& provenance);
/// Compares the model with the hashes that a file states (ModelIdentity::compare).
ModelMatch compare_model(const Provenance& provenance, const ModelHashes& stated);
/// Returns whether both are of one model, as far as is known now.
bool same_model(const Provenance& one, const Provenance& other);

/// A member of the provenance in files.
struct ProvenanceField {
    using Text = std::string Provenance::*;
    using Interventions = std::vector<Intervention> Provenance::*;
    using Hash = std::string ModelHashes::*;  ///< of Provenance::identity

    std::string_view name;  ///< in JSON
    std::variant<Text, Interventions, Hash> member;
    std::string_view meaning;                       ///< for the table in docs/file-formats.md
    std::array<std::string_view, 2> older_names{};  ///< in files of version 0.1.0, which had several shapes
};

inline constexpr std::array kProvenanceFields{
    ProvenanceField{"model", &Provenance::model_name, "name of the model", {"name"}},
    ProvenanceField{"path", &Provenance::model_path, "path of the model as it was opened; absent for built-in models"},
    ProvenanceField{"hash",
                    &ModelHashes::content,
                    "hash of the model's files, or `header-only:` and the header hash (see [Identity of a "
                    "model](#identity-of-a-model))",
                    {"model_hash"}},
    ProvenanceField{"header_hash", &ModelHashes::header, "header hash, all that version 0.1.0 knew of a large model"},
    ProvenanceField{"backend", &Provenance::backend, "backend, device and threads that computed the result"},
    ProvenanceField{"version", &Provenance::version, "version of Headlight", {"headlight", "software"}},
    ProvenanceField{"interventions", &Provenance::interventions,
                    "list of the run's interventions, each written as for `--intervene`"},
    ProvenanceField{"target_interventions", &Provenance::target_interventions,
                    "list of the interventions with which an encoder-decoder generated its target"},
};

/// Line under a figure: "story-encoder (3f2a91c0aabbccdd) · CPU (Eigen, AVX-512), 2 threads · Headlight 0.1.0". Parts
/// that are not known are left out.
std::string provenance_line(const Provenance& provenance);

/// Name of the member, or of the metadata entry, that holds the provenance in files.
inline constexpr const char* kProvenanceKey = "provenance";

/// JSON object of a run, without the members that are empty; of several runs that differ a list of objects, in the
/// order of a file's sides or panels. Same input, same bytes.
std::string provenance_json(const std::vector<Provenance>& runs);

/// First line of a table of text, without its end: "# provenance: {...}".
std::string provenance_comment(const std::vector<Provenance>& runs);

/// Reads the provenance of a file from its JSON object, or from its metadata written as one: the member "provenance"
/// (what `provenance_json` writes, also inside a text), or else the members that version 0.1.0 wrote, on their own or
/// in an object "model". Empty where there is none; unknown members are ignored. Throws Error(Format) naming `file`
/// where the text is not JSON or an intervention cannot be read.
std::vector<Provenance> read_provenance(std::string_view json, const std::string& file);

}  // namespace headlight
