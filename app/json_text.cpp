#include "json_text.h"

#include "core/read_file.h"
#include "export/qt_json.h"
#include "json/json_document.h"

#include <QStringDecoder>

namespace headlight {

namespace {
constexpr std::uint64_t kMostFileBytes = std::uint64_t{64} * 1024 * 1024;

std::string text_of_line(std::string_view line, const std::filesystem::path& file, std::size_t number) {
    const JsonDocument document(line, file.string(), {.what = "line", .place = "line " + std::to_string(number)});
    return std::string(document.root().at("text").text());
}

}  // namespace

QString to_qt(std::string_view text) {
    // QString::fromUtf8 takes a byte order mark at the beginning away.
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    return decoder.decode(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
}

std::string from_qt(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    return {bytes.data(), static_cast<std::size_t>(bytes.size())};
}

std::string json_line(const QJsonObject& object) {
    return json_text(object, JsonLayout::Compact) + '\n';
}

QJsonArray json_array(std::span<const std::int32_t> numbers) {
    QJsonArray array;
    for (const auto number : numbers) array.append(number);
    return array;
}

std::vector<std::string> read_text_lines(const std::filesystem::path& file) {
    const std::string content = read_file(file, kMostFileBytes);
    std::vector<std::string> texts;
    std::size_t number = 1;
    for (std::size_t begin = 0; begin < content.size(); ++number) {
        const std::size_t end = std::min(content.find('\n', begin), content.size());
        const std::string_view line = std::string_view(content).substr(begin, end - begin);
        if (line.find_first_not_of(" \t\r") != std::string_view::npos)
            texts.push_back(text_of_line(line, file, number));
        begin = end + 1;
    }
    return texts;
}

}  // namespace headlight
