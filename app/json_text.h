#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Our texts are UTF-8 inside the engine and UTF-16 in Qt's JSON.
QString to_qt(std::string_view text);
std::string from_qt(const QString& text);

/// One line of compact JSON with a line feed.
std::string json_line(const QJsonObject& object);
QJsonArray json_array(std::span<const std::int32_t> numbers);

/// The texts of a file with {"text": ...} a line; other fields and empty lines are left out. Throws Error naming file,
/// line and field; at most 64 MiB.
std::vector<std::string> read_text_lines(const std::filesystem::path& file);

}  // namespace headlight
