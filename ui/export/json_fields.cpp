#include "export/json_fields.h"

#include "core/read_file.h"
#include "export/qt_json.h"

#include <map>
#include <set>

namespace headlight {

namespace {

std::shared_ptr<const JsonDocument> parsed(std::string_view json, const std::string& file, const JsonBounds& bounds) {
    return std::make_shared<const JsonDocument>(json, file, bounds);
}

QString text_of(const JsonValue& value, qsizetype most_letters) {
    QString text = qt_text(value);
    if (text.size() > most_letters)
        value.fail(Sentence("Expected a text of at most %1 letters, found %2.", most_letters, text.size()));
    return text;
}

}  // namespace

/// An object, and what of it was asked for.
struct JsonFields::Asked {
    struct Inside {
        QString name;
        std::optional<qsizetype> index;  // of an element of a list
        std::shared_ptr<Asked> asked;
    };

    Asked(std::shared_ptr<const JsonDocument> whole, JsonValue value)
        : document(std::move(whole)), object(std::move(value)) {
        for (const auto& [name, member] : object.members()) members.emplace(qt_text(name), member);
    }

    std::shared_ptr<const JsonDocument> document;
    JsonValue object;
    std::map<QString, JsonValue> members;
    std::set<QString> names;
    std::vector<Inside> inside;

    [[nodiscard]] QStringList names_left() const {
        QStringList left;
        for (const auto& [name, member] : members)
            if (!names.contains(name)) left << name;
        return left;
    }
    [[nodiscard]] UnknownFields unknown() const {
        UnknownFields all;
        for (const QString& name : names_left()) all.here[name] = qt_value(members.at(name));
        for (const Inside& each : inside)
            if (UnknownFields fields = each.asked->unknown(); !fields.empty())
                all.inside.push_back({.name = each.name, .index = each.index, .fields = std::move(fields)});
        return all;
    }
};

JsonFields::JsonFields(const std::shared_ptr<const JsonDocument>& document)
    : JsonFields(std::make_shared<Asked>(document, document->root_object())) {}

JsonFields::JsonFields(const QJsonObject& object, const std::string& file)
    : JsonFields(parsed(json_text(object, JsonLayout::Compact), file, {})) {}

JsonFields JsonFields::of_text(std::string_view json, const std::string& file, const std::string& what) {
    return JsonFields(parsed(json, file, {.what = what}));
}

JsonFields JsonFields::of_file(const std::filesystem::path& file, std::uint64_t most_bytes, const std::string& what) {
    return of_text(read_file(file, most_bytes), file.string(), what);
}

JsonFields JsonFields::inside(const QString& name, std::optional<qsizetype> index, const JsonValue& value) const {
    auto asked = std::make_shared<Asked>(asked_->document, value);
    asked_->inside.push_back({name, index, asked});
    return JsonFields(std::move(asked));
}

void JsonFields::fail(const QString& name, const Sentence& sentence) const {
    asked_->object.fail_at(name.toStdString(), sentence);
}

bool JsonFields::has(const QString& name) const {
    const auto member = asked_->members.find(name);
    return member != asked_->members.end() && !member->second.is_null();
}

bool JsonFields::contains(const QString& name) const {
    return asked_->members.contains(name);
}

std::optional<JsonValue> JsonFields::value(const QString& name) {
    asked_->names.insert(name);
    return has(name) ? std::optional(asked_->members.at(name)) : std::nullopt;
}

JsonValue JsonFields::needed(const QString& name) {
    asked_->names.insert(name);
    return asked_->object.at(name.toStdString());
}

std::optional<QString> JsonFields::text_if_any(const QString& name, qsizetype most_letters) {
    const auto found = value(name);
    return found ? std::optional(text_of(*found, most_letters)) : std::nullopt;
}

QString JsonFields::text(const QString& name, qsizetype most_letters) {
    return text_if_any(name, most_letters).value_or(QString());
}

QString JsonFields::needed_text(const QString& name, qsizetype most_letters) {
    const auto found = text_if_any(name, most_letters);
    if (!found || found->trimmed().isEmpty()) fail(name, Sentence("Expected a text, found an empty one."));
    return *found;
}

QStringList JsonFields::paragraphs(const QString& name, qsizetype most_letters) {
    constexpr qsizetype kMostParagraphs = 12;
    const auto found = value(name);
    if (!found || !found->is_array()) return {needed_text(name, most_letters)};
    QStringList paragraphs;
    for (const JsonValue& each : list(name, kMostParagraphs)) paragraphs << text_of(each, most_letters);
    if (paragraphs.isEmpty()) fail(name, Sentence("Expected a text, found an empty one."));
    return paragraphs;
}

std::optional<bool> JsonFields::flag_if_any(const QString& name) {
    const auto found = value(name);
    return found ? std::optional(found->boolean()) : std::nullopt;
}

bool JsonFields::flag(const QString& name, bool otherwise) {
    return flag_if_any(name).value_or(otherwise);
}

std::optional<double> JsonFields::number_if_any(const QString& name, double low, double high) {
    const auto found = value(name);
    return found ? std::optional(found->real(low, high)) : std::nullopt;
}

double JsonFields::number(const QString& name, double low, double high, double otherwise) {
    return number_if_any(name, low, high).value_or(otherwise);
}

std::optional<std::int32_t> JsonFields::whole_if_any(const QString& name, std::int32_t low, std::int32_t high) {
    const auto found = value(name);
    return found ? std::optional(static_cast<std::int32_t>(found->whole(low, high))) : std::nullopt;
}

std::int32_t JsonFields::whole(const QString& name, std::int32_t low, std::int32_t high, std::int32_t otherwise) {
    return whole_if_any(name, low, high).value_or(otherwise);
}

std::optional<std::size_t> JsonFields::choice_if_any(const QString& name, const std::vector<std::string>& names) {
    const auto found = value(name);
    return found ? std::optional(found->one_of(names)) : std::nullopt;
}

std::size_t JsonFields::choice(const QString& name, std::span<const char* const> names, std::size_t otherwise) {
    return choice_if_any(name, {names.begin(), names.end()}).value_or(otherwise);
}

std::optional<JsonFields> JsonFields::object_if_any(const QString& name) {
    const auto found = value(name);
    return found ? std::optional(inside(name, {}, *found)) : std::nullopt;
}

JsonFields JsonFields::object(const QString& name) {
    if (auto found = object_if_any(name)) return *found;
    const JsonValue& here = asked_->object;
    return JsonFields(parsed("{}", here.file(), {.place = here.place_of(name.toStdString())}));
}

std::vector<JsonValue> JsonFields::list(const QString& name, qsizetype most) {
    const auto found = value(name);
    return found ? found->elements(static_cast<std::size_t>(most)) : std::vector<JsonValue>{};
}

JsonFields JsonFields::element(const QString& name, qsizetype index, const JsonValue& value) const {
    return inside(name, index, value);
}

std::vector<JsonFields> JsonFields::objects(const QString& name, qsizetype most) {
    std::vector<JsonFields> objects;
    for (const JsonValue& each : list(name, most))
        objects.push_back(element(name, static_cast<qsizetype>(objects.size()), each));
    return objects;
}

QStringList JsonFields::names_left() const {
    return asked_->names_left();
}

UnknownFields JsonFields::unknown() const {
    return asked_->unknown();
}

void JsonFields::forget_unknown_in(const QString& name) {
    std::erase_if(asked_->inside, [&](const Asked::Inside& each) { return each.name == name; });
}

void JsonFields::end(const std::string& what) const {
    const QStringList left = names_left();
    if (left.isEmpty()) return;
    const QStringList known(asked_->names.begin(), asked_->names.end());
    fail(left.front(),
         Sentence("%1 has no such field here; fields: %2.", what, known.join(QStringLiteral(", ")).toStdString()));
}

void JsonFields::end_all(const std::string& what) const {
    end(what);
    for (const Asked::Inside& each : asked_->inside) JsonFields(each.asked).end_all(what);
}

}  // namespace headlight
