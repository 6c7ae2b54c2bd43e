#include "export/writers/page_parts.h"

#include "export/qt_json.h"
#include "export/writers/metadata.h"

#include <QFile>
#include <QJsonArray>

#include <cmath>
#include <initializer_list>

// Resources of a static library are linked where they are asked for, outside of namespaces.
static void load_page_resources() {
    Q_INIT_RESOURCE(page);
}

namespace headlight {
namespace {

constexpr std::uint16_t kMasked = 65'535;
constexpr std::uint16_t kNotANumber = 65'534;
constexpr double kSteps = 65'533;
constexpr int kMapSamples = 33;  // the page mixes between them

QString resource(const QString& name) {
    load_page_resources();
    QFile file(QStringLiteral(":/page/") + name);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll());
}

QJsonArray samples_of(const ColorMap& map) {
    QJsonArray samples;
    for (int index = 0; index < kMapSamples; ++index)
        samples.append(map.at(static_cast<double>(index) / (kMapSamples - 1)).name());
    return samples;
}

/// JSON that cannot end the script element around it, nor begin another.
QString script_safe(const QJsonObject& object) {
    QString json = QString::fromStdString(json_text(object, JsonLayout::Compact));
    json.replace('<', QLatin1String("\\u003c")).replace('>', QLatin1String("\\u003e"));
    return json.replace('&', QLatin1String("\\u0026"));
}

/// The template with its names in braces replaced in one pass, so that no content is taken for a name.
QString filled(const QString& page, std::initializer_list<std::pair<QString, QString>> values) {
    QString result;
    qsizetype from = 0;
    for (;;) {
        const qsizetype begin = page.indexOf(QLatin1String("{{"), from);
        const qsizetype end = begin < 0 ? -1 : page.indexOf(QLatin1String("}}"), begin);
        if (end < 0) return result + page.mid(from);
        result += page.mid(from, begin - from);
        const QString name = page.mid(begin + 2, end - begin - 2);
        for (const auto& [key, value] : values)
            if (key == name) result += value;
        from = end + 2;
    }
}

}  // namespace

QString encoded_weights(const AttentionMatrix& matrix, std::int64_t rows, std::int64_t columns,
                        const std::pair<double, double>& range) {
    QByteArray bytes;
    bytes.reserve(2 * rows * columns);
    for (std::int64_t row = 0; row < rows; ++row) {
        for (std::int64_t column = 0; column < columns; ++column) {
            const auto query = static_cast<std::size_t>(row);
            const auto key = static_cast<std::size_t>(column);
            const double value = matrix.value(query, key);
            std::uint16_t step = kNotANumber;
            if (!matrix.is_allowed(query, key)) {
                step = kMasked;
            } else if (std::isfinite(value)) {
                step = static_cast<std::uint16_t>(
                    std::lround(kSteps * (value - range.first) / (range.second - range.first)));
            }
            bytes += static_cast<char>(step & 0xFFU);
            bytes += static_cast<char>(step >> 8U);
        }
    }
    return QString::fromLatin1(bytes.toBase64());
}

QJsonArray page_highlights(const std::vector<Annotation>& annotations, std::int64_t rows, std::int64_t columns) {
    QJsonArray highlights;
    for (const Annotation& annotation : annotations) {
        const auto& [query, key, layer, head] = annotation.place;
        if ((query && *query >= rows) || (key && *key >= columns)) continue;
        highlights.append(QJsonObject{{"query", query ? QJsonValue(*query) : QJsonValue()},
                                      {"key", key ? QJsonValue(*key) : QJsonValue()},
                                      {"note", annotation.note}});
    }
    return highlights;
}

QJsonObject page_theme(const Theme& theme, const QString& map) {
    return {{"map", samples_of(color_map(map, theme.dark))},
            {"difference", samples_of(difference_map(theme.dark))},
            {"faint", theme.faint_ink.name()},
            {"line", theme.line.name()},
            {"masked", theme.masked.name()},
            {"hatch", theme.hatch.name()},
            {"no_data", theme.no_data.name()},
            {"accent", theme.accent.name()}};
}

QByteArray page_bytes(const QString& name, const PageTexts& texts, const QJsonObject& data) {
    const auto text = [](const QString& shown) { return xml_text(shown).toHtmlEscaped(); };
    return filled(resource(name + ".html"), {{"title", text(texts.title)},
                                             {"caption", text(texts.caption)},
                                             {"source", text(texts.source)},
                                             {"style", resource("attention.css")},
                                             {"data", script_safe(data)},
                                             {"base", resource("base.js")},
                                             {"script", resource(name + ".js")}})
        .toUtf8();
}

}  // namespace headlight
