#include "workbench/lesson_fields.h"

#include "analysis/measures.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>

namespace headlight {

LessonFields::LessonFields(const QString& file, const QString& place, const QJsonObject& object)
    : file_(file), place_(place), object_(object) {}

void LessonFields::fail(const char* name, const std::string& sentence) const {
    throw Error(ErrorKind::Format, sentence,
                {.file = file_.toStdString(), .field = place_.toStdString() + name, .offset = {}});
}

bool LessonFields::has(const char* name) const {
    return object_.contains(QLatin1String(name));
}

bool LessonFields::is_text(const char* name) const {
    return object_.value(QLatin1String(name)).isString();
}

QJsonValue LessonFields::value(const char* name) {
    read_.insert(QLatin1String(name));
    return object_.value(QLatin1String(name));
}

std::optional<QString> LessonFields::text(const char* name, int most_letters) {
    if (!has(name)) return std::nullopt;
    const QJsonValue found = value(name);
    if (!found.isString()) fail(name, "A text is expected here.");
    const QString text = found.toString();
    if (text.size() > most_letters)
        fail(name, "At most " + std::to_string(most_letters) + " letters fit here; this has " +
                       std::to_string(text.size()) + ".");
    return text;
}

QString LessonFields::needed_text(const char* name, int most_letters) {
    const auto found = text(name, most_letters);
    if (!found || found->trimmed().isEmpty()) fail(name, "A text is needed here.");
    return *found;
}

QStringList LessonFields::paragraphs(const char* name, int most_letters) {
    if (!object_.value(QLatin1String(name)).isArray()) return {needed_text(name, most_letters)};
    constexpr int kMostParagraphs = 12;
    QStringList paragraphs;
    for (const QJsonValue& each : array(name, kMostParagraphs)) {
        if (!each.isString() || each.toString().size() > most_letters)
            fail(name, "A text, or a list of texts of at most " + std::to_string(most_letters) +
                           " letters each, is expected here.");
        paragraphs << each.toString();
    }
    if (paragraphs.isEmpty()) fail(name, "A text is needed here.");
    return paragraphs;
}

std::optional<std::int32_t> LessonFields::whole(const char* name, std::int32_t least, std::int32_t most) {
    const auto number = real(name, least, most);
    if (!number) return std::nullopt;
    if (*number != std::floor(*number)) fail(name, "A whole number is expected here.");
    return static_cast<std::int32_t>(*number);
}

std::optional<double> LessonFields::real(const char* name, double least, double most) {
    if (!has(name)) return std::nullopt;
    const QJsonValue found = value(name);
    const double number = found.toDouble(std::nan(""));
    if (!(number >= least && number <= most))
        fail(name, "A number from " + QString::number(least).toStdString() + " to " +
                       QString::number(most, 'g', 10).toStdString() + " is expected here.");
    return number;
}

std::optional<bool> LessonFields::boolean(const char* name) {
    if (!has(name)) return std::nullopt;
    const QJsonValue found = value(name);
    if (!found.isBool()) fail(name, "true or false is expected here.");
    return found.toBool();
}

std::optional<int> LessonFields::choice(const char* name, const QStringList& allowed) {
    const auto chosen = text(name, 1000);
    if (!chosen) return std::nullopt;
    const qsizetype index = allowed.indexOf(*chosen);
    if (index < 0)
        fail(name,
             "\"" + chosen->toStdString() + "\" is none of " + allowed.join(QStringLiteral(", ")).toStdString() + ".");
    return static_cast<int>(index);
}

std::optional<std::string> LessonFields::measure(const char* name) {
    QStringList ids;
    for (const Measure& each : measures())
        ids << QString::fromUtf8(each.id.data(), static_cast<qsizetype>(each.id.size()));
    const auto chosen = choice(name, ids);
    return chosen ? std::optional(ids.at(*chosen).toStdString()) : std::nullopt;
}

QJsonArray LessonFields::array(const char* name, int most) {
    if (!has(name)) return {};
    const QJsonValue found = value(name);
    if (!found.isArray() || found.toArray().size() > most)
        fail(name, "A list of at most " + std::to_string(most) + " is expected here.");
    return found.toArray();
}

std::optional<LessonFields> LessonFields::object(const char* name) {
    if (!has(name)) return std::nullopt;
    const QJsonValue found = value(name);
    if (!found.isObject()) fail(name, "A JSON object is expected here.");
    return LessonFields(file_, place_ + QLatin1String(name) + QLatin1Char('.'), found.toObject());
}

LessonFields LessonFields::element(const char* name, qsizetype index, const QJsonValue& value) const {
    const QString place = place_ + QStringLiteral("%1[%2]").arg(QLatin1String(name)).arg(index);
    if (!value.isObject())
        throw Error(ErrorKind::Format, "A JSON object is expected here.",
                    {.file = file_.toStdString(), .field = place.toStdString(), .offset = {}});
    return LessonFields(file_, place + QLatin1Char('.'), value.toObject());
}

QStringList LessonFields::unread() const {
    QStringList names;
    for (const QString& name : object_.keys())
        if (!read_.contains(name)) names << name;
    return names;
}

void LessonFields::end() const {
    const QStringList left = unread();
    if (!left.isEmpty())
        fail(left.front().left(100).toUtf8().constData(), "A lesson has no such field here; check its spelling.");
}

}  // namespace headlight
