#include "export/json_fields.h"

#include "core/error.h"
#include "core/text_bounds.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace headlight {

/// An object, and what of it was asked for.
struct JsonFields::Asked {
    struct Inside {
        QString name;
        std::optional<qsizetype> index;  // of an element of a list
        std::shared_ptr<Asked> asked;
    };

    QJsonObject object;
    std::set<QString> names{};
    std::vector<Inside> inside{};

    [[nodiscard]] QJsonObject rest() const {
        QJsonObject rest = object;
        for (const QString& name : names) rest.remove(name);
        return rest;
    }
    [[nodiscard]] UnknownFields unknown() const {
        UnknownFields all{rest(), {}};
        for (const Inside& each : inside)
            if (UnknownFields fields = each.asked->unknown(); !fields.empty())
                all.inside.push_back({.name = each.name, .index = each.index, .fields = std::move(fields)});
        return all;
    }
};

JsonFields::JsonFields(QJsonObject object, std::string file, std::string place)
    : JsonFields(std::make_shared<Asked>(Asked{std::move(object)}), std::move(file), std::move(place)) {}

JsonFields::JsonFields(std::shared_ptr<Asked> asked, std::string file, std::string place)
    : asked_(std::move(asked)), file_(std::move(file)), place_(std::move(place)) {}

const QJsonObject& JsonFields::members() const {
    return asked_->object;
}

JsonFields JsonFields::inside(const QString& name, std::optional<qsizetype> index, const QJsonValue& value) const {
    const QString place = index ? name + QStringLiteral("[%1]").arg(*index) : name;
    if (!value.isObject()) fail(place, "A JSON object is expected here.");
    auto asked = std::make_shared<Asked>(Asked{value.toObject()});
    asked_->inside.push_back({name, index, asked});
    return {std::move(asked), file_, place_ + place.toStdString() + "."};
}

void JsonFields::fail(const QString& name, const std::string& sentence) const {
    throw Error(ErrorKind::Format, sentence, {.file = file_, .field = place_ + name.toStdString(), .offset = {}});
}

bool JsonFields::has(const QString& name) const {
    const QJsonValue value = members()[name];
    return !value.isUndefined() && !value.isNull();
}

QJsonValue JsonFields::value(const QString& name) {
    asked_->names.insert(name);
    return has(name) ? members()[name] : QJsonValue(QJsonValue::Undefined);
}

std::optional<QString> JsonFields::text_if_any(const QString& name, qsizetype most_letters) {
    const QJsonValue found = value(name);
    if (found.isUndefined()) return std::nullopt;
    if (!found.isString()) fail(name, "A text is expected here.");
    const QString text = found.toString();
    if (text.size() > most_letters)
        fail(name, "At most " + std::to_string(most_letters) + " letters fit here; this has " +
                       std::to_string(text.size()) + ".");
    return text;
}

QString JsonFields::text(const QString& name, qsizetype most_letters) {
    return text_if_any(name, most_letters).value_or(QString());
}

QString JsonFields::needed_text(const QString& name, qsizetype most_letters) {
    const auto found = text_if_any(name, most_letters);
    if (!found || found->trimmed().isEmpty()) fail(name, "A text is needed here.");
    return *found;
}

QStringList JsonFields::paragraphs(const QString& name, qsizetype most_letters) {
    if (!members()[name].isArray()) return {needed_text(name, most_letters)};
    constexpr qsizetype kMostParagraphs = 12;
    QStringList paragraphs;
    for (const QJsonValue& each : list(name, kMostParagraphs)) {
        if (!each.isString() || each.toString().size() > most_letters)
            fail(name, "A text, or a list of texts of at most " + std::to_string(most_letters) +
                           " letters each, is expected here.");
        paragraphs << each.toString();
    }
    if (paragraphs.isEmpty()) fail(name, "A text is needed here.");
    return paragraphs;
}

std::optional<bool> JsonFields::flag_if_any(const QString& name) {
    const QJsonValue found = value(name);
    if (found.isUndefined()) return std::nullopt;
    if (!found.isBool()) fail(name, "true or false is expected here.");
    return found.toBool();
}

bool JsonFields::flag(const QString& name, bool otherwise) {
    return flag_if_any(name).value_or(otherwise);
}

std::optional<double> JsonFields::number_if_any(const QString& name, double low, double high) {
    const QJsonValue found = value(name);
    if (found.isUndefined()) return std::nullopt;
    const double number = found.toDouble();
    if (!found.isDouble() || !(number >= low && number <= high))
        fail(name, QStringLiteral("A number from %1 to %2 is expected here.")
                       .arg(low)
                       .arg(high, 0, 'g', std::numeric_limits<double>::digits10)
                       .toStdString());
    return number;
}

double JsonFields::number(const QString& name, double low, double high, double otherwise) {
    return number_if_any(name, low, high).value_or(otherwise);
}

std::optional<std::int32_t> JsonFields::whole_if_any(const QString& name, std::int32_t low, std::int32_t high) {
    const auto number = number_if_any(name, low, high);
    if (!number) return std::nullopt;
    if (*number != std::floor(*number)) fail(name, "A whole number is expected here.");
    return static_cast<std::int32_t>(*number);
}

std::int32_t JsonFields::whole(const QString& name, std::int32_t low, std::int32_t high, std::int32_t otherwise) {
    return whole_if_any(name, low, high).value_or(otherwise);
}

std::optional<std::int32_t> JsonFields::index_if_any(const QString& name) {
    constexpr std::int32_t kMostIndex = 100'000;
    return whole_if_any(name, 0, kMostIndex);
}

std::optional<std::size_t> JsonFields::choice_if_any(const QString& name, const QStringList& names) {
    const std::optional<QString> chosen = text_if_any(name, kMostOfName);
    if (!chosen) return std::nullopt;
    const qsizetype index = names.indexOf(*chosen);
    if (index < 0)
        fail(name, QStringLiteral("One of %1 is expected here.").arg(names.join(QStringLiteral(", "))).toStdString());
    return static_cast<std::size_t>(index);
}

std::size_t JsonFields::choice(const QString& name, std::span<const char* const> names, std::size_t otherwise) {
    QStringList allowed;
    for (const char* const each : names) allowed << QLatin1String(each);
    return choice_if_any(name, allowed).value_or(otherwise);
}

std::optional<JsonFields> JsonFields::object_if_any(const QString& name) {
    const QJsonValue found = value(name);
    return found.isUndefined() ? std::nullopt : std::optional(inside(name, {}, found));
}

JsonFields JsonFields::object(const QString& name) {
    return object_if_any(name).value_or(JsonFields(QJsonObject(), file_, place_ + name.toStdString() + "."));
}

QJsonArray JsonFields::list(const QString& name, qsizetype most) {
    const QJsonValue found = value(name);
    if (found.isUndefined()) return {};
    if (!found.isArray() || found.toArray().size() > most)
        fail(name, "A list of at most " + std::to_string(most) + " is expected here.");
    return found.toArray();
}

JsonFields JsonFields::element(const QString& name, qsizetype index, const QJsonValue& value) const {
    return inside(name, index, value);
}

std::vector<JsonFields> JsonFields::objects(const QString& name, qsizetype most) {
    std::vector<JsonFields> objects;
    for (const QJsonValue& each : list(name, most))
        objects.push_back(element(name, static_cast<qsizetype>(objects.size()), each));
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
    return asked_->rest();
}

UnknownFields JsonFields::unknown() const {
    return asked_->unknown();
}

void JsonFields::forget_unknown_in(const QString& name) {
    std::erase_if(asked_->inside, [&](const Asked::Inside& each) { return each.name == name; });
}

void JsonFields::end(const std::string& what) const {
    const QStringList left = rest().keys();
    if (!left.isEmpty()) fail(left.front().left(100), what + " has no such field here; check its spelling.");
}

void JsonFields::end_all(const std::string& what) const {
    end(what);
    for (const Asked::Inside& each : asked_->inside) {
        const QString place = each.index ? each.name + QStringLiteral("[%1]").arg(*each.index) : each.name;
        JsonFields(each.asked, file_, place_ + place.toStdString() + ".").end_all(what);
    }
}

}  // namespace headlight
