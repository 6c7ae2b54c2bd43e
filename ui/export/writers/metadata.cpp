#include "export/writers/metadata.h"

namespace headlight {

QString text_of(const Metadata& metadata, const QString& keyword) {
    for (const auto& [name, text] : metadata) {
        if (name == keyword) return text;
    }
    return {};
}

QString xml_text(const QString& text) {
    constexpr QChar kReplacement(QChar::ReplacementCharacter);
    QString result = text;
    for (qsizetype index = 0; index < result.size(); ++index) {
        const QChar unit = result[index];
        if (unit.isHighSurrogate() && index + 1 < result.size() && result[index + 1].isLowSurrogate()) {
            ++index;
            continue;
        }
        const bool control = unit.unicode() < 0x20 && unit != '\t' && unit != '\n' && unit != '\r';
        if (control || unit.isSurrogate() || unit.unicode() >= 0xFFFE) result[index] = kReplacement;
    }
    return result;
}

}  // namespace headlight
