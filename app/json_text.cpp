#include "json_text.h"

#include "core/error.h"
#include "core/read_file.h"

#include <QJsonDocument>

namespace headlight {

namespace {
constexpr std::uint64_t kMostFileBytes = std::uint64_t{64} * 1024 * 1024;
}

QString to_qt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string from_qt(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    return {bytes.data(), static_cast<std::size_t>(bytes.size())};
}

std::string json_line(const QJsonObject& object) {
    const QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return std::string(json.data(), static_cast<std::size_t>(json.size())) + "\n";
}

QJsonArray json_array(std::span<const std::int32_t> numbers) {
    QJsonArray array;
    for (const auto number : numbers) array.append(number);
    return array;
}

std::vector<QJsonObject> read_json_lines(const std::filesystem::path& file) {
    const std::string content = read_file(file, kMostFileBytes);
    std::vector<QJsonObject> objects;
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < content.size();) {
        const std::size_t end = std::min(content.find('\n', begin), content.size());
        const QByteArray line(content.data() + begin, static_cast<qsizetype>(end - begin));
        begin = end + 1;
        ++number;
        if (line.trimmed().isEmpty()) continue;
        QJsonParseError problem;
        const auto document = QJsonDocument::fromJson(line, &problem);
        if (!document.isObject()) {
            const std::string why =
                problem.error == QJsonParseError::NoError ? "it is no object" : from_qt(problem.errorString());
            throw Error(ErrorKind::Format, "A line is not a JSON object (" + why + ").",
                        {.file = file.string(), .field = "line " + std::to_string(number)});
        }
        objects.push_back(document.object());
    }
    return objects;
}

std::string required_text(const QJsonObject& object, const QString& key, const std::filesystem::path& file,
                          const std::string& place) {
    const auto value = object.value(key);
    if (!value.isString()) {
        throw Error(ErrorKind::Format, "A text is expected in \"" + from_qt(key) + "\".",
                    {.file = file.string(), .field = place});
    }
    return from_qt(value.toString());
}

}  // namespace headlight
