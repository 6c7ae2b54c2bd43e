#include "json_text.h"

#include "export/qt_json.h"

#include <QStringDecoder>

namespace headlight {

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

}  // namespace headlight
