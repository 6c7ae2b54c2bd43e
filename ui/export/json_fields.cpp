#include "export/json_fields.h"

#include "core/error.h"
#include "core/read_file.h"

#include <QJsonDocument>

#include <cmath>
#include <utility>

namespace headlight {

JsonFields::JsonFields(QJsonObject object, std::string file, std::string place)
    : object_(std::move(object)), file_(std::move(file)), place_(std::move(place)) {}

void JsonFields::fail(const QString& name, const std::string& sentence) const {
    throw Error(ErrorKind::Format, sentence, {.file = file_, .field = place_ + name.toStdString(), .offset = {}});
}

bool JsonFields::has(const QString& name) const {
    const QJsonValue value = object_[name];
    return !value.isUndefined() && !value.isNull();
}

QJsonValue JsonFields::take(const QString& name) {
    asked_.insert(name);
    return has(name) ? object_[name] : QJsonValue(QJsonValue::Undefined);
}

std::optional<QString> JsonFields::text_if_any(const QString& name) {
    const QJsonValue value = take(name);
    if (value.isUndefined()) return std::nullopt;
    if (!value.isString()) fail(name, "A text is expected here.");
    return value.toString();
}

QString JsonFields::text(const QString& name, const QString& otherwise) {
    return text_if_any(name).value_or(otherwise);
}

bool JsonFields::flag(const QString& name, bool otherwise) {
    const QJsonValue value = take(name);
    if (value.isUndefined()) return otherwise;
    if (!value.isBool()) fail(name, "true or false is expected here.");
    return value.toBool();
}

double JsonFields::number(const QString& name, double low, double high, double otherwise) {
    const QJsonValue value = take(name);
    if (value.isUndefined()) return otherwise;
    const double number = value.toDouble();
    if (!value.isDouble() || !(number >= low && number <= high))
        fail(name,
             QStringLiteral("A number from %1 to %2 is expected here.").arg(low).arg(high, 0, 'f', 0).toStdString());
    return number;
}

std::int32_t JsonFields::whole(const QString& name, std::int32_t low, std::int32_t high, std::int32_t otherwise) {
    const double value = number(name, low, high, otherwise);
    if (value != std::floor(value)) fail(name, "A whole number is expected here.");
    return static_cast<std::int32_t>(value);
}

std::optional<std::int32_t> JsonFields::index_if_any(const QString& name) {
    constexpr std::int32_t kMostIndex = 100'000;
    if (!has(name)) {
        asked_.insert(name);
        return std::nullopt;
    }
    return whole(name, 0, kMostIndex, 0);
}

std::size_t JsonFields::choice(const QString& name, std::span<const char* const> names, std::size_t otherwise) {
    const std::optional<QString> value = text_if_any(name);
    if (!value) return otherwise;
    QStringList allowed;
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (*value == QLatin1String(names[index])) return index;
        allowed << QLatin1String(names[index]);
    }
    fail(name, QStringLiteral("One of %1 is expected here.").arg(allowed.join(QStringLiteral(", "))).toStdString());
}

JsonFields JsonFields::object(const QString& name) {
    const QJsonValue value = take(name);
    if (!value.isUndefined() && !value.isObject()) fail(name, "A JSON object is expected here.");
    return JsonFields(value.toObject(), file_, place_ + name.toStdString() + ".");
}

QJsonArray JsonFields::list(const QString& name, qsizetype most) {
    const QJsonValue value = take(name);
    if (value.isUndefined()) return {};
    if (!value.isArray() || value.toArray().size() > most)
        fail(name, "A list of at most " + std::to_string(most) + " is expected here.");
    return value.toArray();
}

std::vector<JsonFields> JsonFields::objects(const QString& name, qsizetype most) {
    std::vector<JsonFields> objects;
    for (const QJsonValue& value : list(name, most)) {
        const std::string place = place_ + name.toStdString() + "[" + std::to_string(objects.size()) + "]";
        if (!value.isObject())
            throw Error(ErrorKind::Format, "A JSON object is expected here.",
                        {.file = file_, .field = place, .offset = {}});
        objects.emplace_back(value.toObject(), file_, place + ".");
    }
    return objects;
}

std::vector<std::int32_t> JsonFields::wholes(const QString& name, qsizetype most) {
    constexpr double kMost = 1e9;
    std::vector<std::int32_t> numbers;
    for (const QJsonValue& value : list(name, most)) {
        const double number = value.toDouble(-1);
        if (!(number >= 0 && number <= kMost) || number != std::floor(number))
            fail(name, "A list of whole numbers from 0 is expected here.");
        numbers.push_back(static_cast<std::int32_t>(number));
    }
    return numbers;
}

QJsonObject JsonFields::rest() const {
    QJsonObject rest = object_;
    for (const QString& name : asked_) rest.remove(name);
    return rest;
}

QJsonObject json_object_of(const QByteArray& bytes, const std::string& file, const std::string& what) {
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &problem);
    const auto refuse = [&](const std::string& sentence, std::optional<std::uint64_t> offset) {
        throw Error(ErrorKind::Format, sentence, {.file = file, .field = {}, .offset = offset});
    };
    if (problem.error != QJsonParseError::NoError)
        refuse("This " + what + " is damaged or cut short: it is not valid JSON.",
               static_cast<std::uint64_t>(std::max(0, problem.offset)));
    if (!document.isObject()) refuse("This is no " + what + ": it holds no JSON object.", {});
    return document.object();
}

QJsonObject read_json_object(const std::filesystem::path& file, std::uint64_t most_bytes, const std::string& what) {
    const std::string text = read_file(file, most_bytes);
    return json_object_of(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())), file.string(),
                          what);
}

}  // namespace headlight
