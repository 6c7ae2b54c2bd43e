#pragma once

#include "analysis/provenance.h"
#include "json/json_writer.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

// Qt's JSON values are what the window and commands hold in memory; texts become such values, and values texts, here
// alone: read by JsonDocument, written by JsonWriter.

/// The JSON object that a file holds. Throws Error(File) as `read_file` does; Error(Format) where it holds none, or a
/// name twice, calling it `what`: "session".
QJsonObject read_json_object(const std::filesystem::path& file, std::uint64_t most_bytes, const std::string& what);
/// The same of bytes that were read already.
QJsonObject json_object_of(const QByteArray& bytes, const std::string& file, const std::string& what);
/// Any value in a text that the program wrote itself. Throws as `json_object_of`.
QJsonValue json_value_of(std::string_view json);

/// The value as a JSON text, with the members of objects in the order of their names. Numbers read back the same.
std::string json_text(const QJsonValue& value, JsonLayout layout);

/// `provenance_json` as a value of Qt.
QJsonValue provenance_value(const std::vector<Provenance>& runs);
/// `read_provenance` of a file that is of one model; empty fields where it names none.
Provenance provenance_of(const QJsonObject& file_content, const std::string& file);

}  // namespace headlight
