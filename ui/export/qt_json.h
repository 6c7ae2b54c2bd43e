#pragma once

#include "analysis/provenance.h"
#include "json/json_writer.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace headlight {

class JsonValue;

// Qt's JSON values are what the window and commands write, and what they keep of a file without knowing it; texts
// become such values, and values texts, here alone: read by JsonDocument, written by JsonWriter.

/// UTF-8 as a text of Qt, to the last character: QString's own functions leave out a byte order mark (U+FEFF) that
/// begins a text, which a file would then lose when it is written again.
QString qt_text(std::string_view utf8);
/// The text of a value. Throws Error(Format) where it is none.
QString qt_text(const JsonValue& value);
/// Any value. Throws Error(Format) where an object has a name twice.
QJsonValue qt_value(const JsonValue& value);

/// The JSON object in a text. Throws Error(Format) where it holds none, or a name twice, calling it `what`: "session".
QJsonObject json_object_of(const QByteArray& bytes, const std::string& file, const std::string& what);
/// Any value in a text that the program wrote itself. Throws as `json_object_of`.
QJsonValue json_value_of(std::string_view json);

/// The value as a JSON text, with the members of objects in the order of their names. Numbers read back the same.
std::string json_text(const QJsonValue& value, JsonLayout layout);

/// `provenance_json` as a value of Qt.
QJsonValue provenance_value(const std::vector<Provenance>& runs);

}  // namespace headlight
