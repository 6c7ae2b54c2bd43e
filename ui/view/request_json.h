#pragma once

#include "view/fields.h"

#include <QJsonObject>

#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

class JsonFields;

/// Fields that a file named, with their values, to be put over a request: a step of a lesson, the options of a command.
class RequestPatch {
  public:
    /// Takes over what `field` says in `from`.
    void add(const Field& field) { fields_.push_back(&field); }
    [[nodiscard]] ViewRequest& values() { return values_; }
    [[nodiscard]] const ViewRequest& values() const { return values_; }
    [[nodiscard]] bool has(const Field& field) const;
    [[nodiscard]] bool empty() const { return fields_.empty(); }
    /// Puts the fields over those of the request. `of_panel`: only those that a panel has of its own.
    void apply(ViewRequest& request, bool of_panel = false) const;

  private:
    ViewRequest values_;
    std::vector<const Field*> fields_;
};

/// Reads the fields that occur in the place, by their names or older names; others are left to the caller. Throws
/// Error(Format) naming file and field.
void read_fields(JsonFields& fields, ContextSet place, ViewRequest& request);
/// The same as a patch.
RequestPatch read_patch(JsonFields& fields, ContextSet place);

/// The fields in which the request differs from `otherwise`.
QJsonObject fields_json(const ViewRequest& request, ContextSet place, const ViewRequest& otherwise);

/// A figure's description as a file holds it (docs: descriptions). Paths of images, audio, metrics and models that
/// begin with a dot are relative to the file's folder. Throws Error(File), and Error(Format) naming file and field.
ViewRequest read_description(const std::filesystem::path& file);
/// Object that `read_description` reads; the same request gives the same object. Panels have their own fields only.
QJsonObject description_json(const ViewRequest& request);

}  // namespace headlight
