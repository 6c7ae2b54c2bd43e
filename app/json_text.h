#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace headlight {

/// Our texts are UTF-8 inside the engine and UTF-16 in Qt's JSON.
QString to_qt(std::string_view text);
std::string from_qt(const QString& text);

/// One line of compact JSON with a line feed.
std::string json_line(const QJsonObject& object);
QJsonArray json_array(std::span<const std::int32_t> numbers);

}  // namespace headlight
