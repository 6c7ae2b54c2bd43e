#include "view/field_values.h"

#include "capture/intervention_text.h"
#include "core/error.h"
#include "export/json_fields.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace headlight {

namespace {

constexpr std::int32_t kMostIndex = 10'000'000;
constexpr std::size_t kMostShown = 100;  // bytes of a wrong text that an error repeats

std::string found_text(const std::string& text) {
    const bool cut = text.size() > kMostShown;
    return '"' + QString::fromStdString(text.substr(0, cut ? kMostShown : text.size())).toStdString() +
           (cut ? "…" : "") + '"';
}

std::string shortest(double value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return {digits.data(), end};
}

std::optional<double> number_of(const std::string& text) {
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = problem == std::errc{} && end == text.data() + text.size() && std::isfinite(value);
    return whole ? std::optional(value) : std::nullopt;
}

std::optional<std::int32_t> index_of(const std::string& text) {
    const auto number = number_of(text);
    const bool index = number && *number >= 0 && *number <= kMostIndex && *number == std::floor(*number);
    return index ? std::optional(static_cast<std::int32_t>(*number)) : std::nullopt;
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// The number of a JSON value within bounds.
double number_in(const JsonPlace& place, const QJsonValue& value, double low, double high, const std::string& takes) {
    const double found = value.toDouble(std::nan(""));
    if (!value.isDouble() || !(found >= low && found <= high)) place.fail(takes);
    return found;
}

std::string text_in(const JsonPlace& place, const QJsonValue& value, std::size_t most) {
    if (!value.isString()) place.fail("a text");
    std::string text = value.toString().toStdString();
    if (text.size() > most)
        place.fail("a text of at most " + std::to_string(most) + " bytes, found " + std::to_string(text.size()));
    return text;
}

/// The object that a value of a field is.
JsonFields object_at(const JsonPlace& place, const QJsonValue& value) {
    if (!value.isObject()) place.fail("a JSON object");
    if (place.index) return place.fields.element(place.name, *place.index, value);
    return *place.fields.object_if_any(place.name);
}

}  // namespace

void JsonPlace::fail(const std::string& expected) const {
    const QString place = index ? name + QStringLiteral("[%1]").arg(*index) : name;
    fields.fail(place, "Expected " + expected + ".");
}

std::string WholeValue::takes() const {
    return "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
}

std::int32_t WholeValue::parse(const std::string& text) const {
    const auto number = number_of(text);
    if (!number || *number < low || *number > high || *number != std::floor(*number))
        throw BadValue(takes(), found_text(text));
    return static_cast<std::int32_t>(*number);
}

std::int32_t WholeValue::read(const JsonPlace& place, const QJsonValue& value) const {
    const double number = number_in(place, value, low, high, takes());
    if (number != std::floor(number)) place.fail(takes());
    return static_cast<std::int32_t>(number);
}

std::string RealValue::takes() const {
    return "a number from " + shortest(low) + " to " + shortest(high);
}

double RealValue::parse(const std::string& text) const {
    const auto number = number_of(text);
    if (!number || *number < low || *number > high) throw BadValue(takes(), found_text(text));
    return *number;
}

std::string RealValue::print(double value) const {
    return shortest(value);
}

double RealValue::read(const JsonPlace& place, const QJsonValue& value) const {
    return number_in(place, value, low, high, takes());
}

std::string TextValue::parse(const std::string& text) const {
    if (text.size() > most) throw BadValue("at most " + std::to_string(most) + " bytes", std::to_string(text.size()));
    const std::string problem = check ? check(text) : std::string();
    if (!problem.empty()) throw BadValue(problem, found_text(text));
    return text;
}

std::string TextValue::read(const JsonPlace& place, const QJsonValue& value) const {
    std::string text = text_in(place, value, most);
    const std::string problem = check ? check(text) : std::string();
    if (!problem.empty()) place.fail(problem + ", found " + found_text(text));
    return text;
}

namespace {

constexpr std::size_t kMostTokenName = 100;

}  // namespace

std::string TokenName::parse(const std::string& text) const {
    return TextValue{.most = kMostTokenName}.parse(text);
}

std::string TokenName::read(const JsonPlace& place, const QJsonValue& value) const {
    if (value.isDouble()) return std::to_string(WholeValue{0, kMostIndex}.read(place, value));
    if (!value.isString()) place.fail(takes() + ", as a text or a number");
    return text_in(place, value, kMostTokenName);
}

QJsonValue TokenName::json(const Type& value) const {
    const auto index = index_of(value);
    const bool is_index = index && std::to_string(*index) == value;
    return is_index ? QJsonValue(*index) : QJsonValue(QString::fromStdString(value));
}

std::int32_t StageValue::read(const JsonPlace& place, const QJsonValue& value) const {
    return value == QJsonValue(-1) ? -1 : number().read(place, value);
}

QString QtTextValue::parse(const std::string& text) const {
    return QString::fromStdString(TextValue{.most = most}.parse(text));
}

QString QtTextValue::read(const JsonPlace& place, const QJsonValue& value) const {
    return QString::fromStdString(text_in(place, value, most));
}

std::filesystem::path PathValue::read(const JsonPlace& place, const QJsonValue& value) const {
    return text_in(place, value, kMostOfPath);
}

std::string NamedValue::takes() const {
    return joined(names);
}

std::string NamedValue::parse(const std::string& text) const {
    if (or_none && text.empty()) return {};
    return names.at(IndexedValue{names}.parse(text));
}

std::string NamedValue::read(const JsonPlace& place, const QJsonValue& value) const {
    if (or_none && value == QJsonValue(QString())) return {};
    return names.at(IndexedValue{names}.read(place, value));
}

std::string IndexedValue::takes() const {
    return joined(names);
}

std::size_t IndexedValue::parse(const std::string& text) const {
    const auto found = std::ranges::find(names, text);
    if (found == names.end()) throw BadValue("one of " + takes(), found_text(text));
    return static_cast<std::size_t>(found - names.begin());
}

std::size_t IndexedValue::read(const JsonPlace& place, const QJsonValue& value) const {
    const std::string text = value.isString() ? value.toString().toStdString() : std::string();
    const auto found = std::ranges::find(names, text);
    if (!value.isString()) place.fail("one of " + takes());
    if (found == names.end()) place.fail("one of " + takes() + ", found " + found_text(text));
    return static_cast<std::size_t>(found - names.begin());
}

IndexedValue AttentionKindValue::all() {
    std::vector<std::string> names;
    for (const AttentionKind kind : kAttentionKinds) names.emplace_back(kind_name(kind));
    return {std::move(names)};
}

AttentionKind AttentionKindValue::parse(const std::string& text) const {
    return kAttentionKinds.at(all().parse(text));
}

AttentionKind AttentionKindValue::read(const JsonPlace& place, const QJsonValue& value) const {
    return kAttentionKinds.at(all().read(place, value));
}

EntryRange RangeValue::parse(const std::string& text) const {
    const auto range = range_from(QString::fromStdString(text));
    if (!range) throw BadValue(takes(), found_text(text));
    return *range;
}

std::string RangeValue::print(const Type& value) const {
    return range_text(value).toStdString();
}

EntryRange RangeValue::read(const JsonPlace& place, const QJsonValue& value) const {
    const std::string expected = "a list of the first and the last, such as [0, 9]";
    const QJsonArray ends = value.toArray();
    if (ends.size() != 2) place.fail(expected);
    const auto first = static_cast<std::int32_t>(number_in(place, ends[0], 0, kMostIndex, expected));
    const auto last = static_cast<std::int32_t>(number_in(place, ends[1], 0, kMostIndex, expected));
    if (first > last) place.fail(expected);
    return {first, last};
}

QJsonValue RangeValue::json(const Type& value) const {
    return QJsonArray{value.first, value.last};
}

Highlight HighlightValue::parse(const std::string& text) const {
    const std::size_t colon = text.find(':');
    const std::size_t second = colon == std::string::npos ? colon : text.find(':', colon + 1);
    const std::string query = text.substr(0, colon);
    const std::string key = colon == std::string::npos ? "" : text.substr(colon + 1, second - colon - 1);
    Highlight highlight{index_of(query), index_of(key), {}};
    if (second != std::string::npos) highlight.note = QString::fromStdString(text.substr(second + 1));
    const bool wrong = (!query.empty() && !highlight.query) || (!key.empty() && !highlight.key);
    if (wrong || (query.empty() && key.empty())) throw BadValue(takes(), found_text(text));
    return highlight;
}

std::string HighlightValue::print(const Type& value) const {
    std::string text = value.query ? std::to_string(*value.query) : "";
    if (value.key || !value.note.isEmpty()) text += ':';
    if (value.key) text += std::to_string(*value.key);
    if (!value.note.isEmpty()) text += ':' + value.note.toStdString();
    return text;
}

Highlight HighlightValue::read(const JsonPlace& place, const QJsonValue& value) const {
    JsonFields fields = object_at(place, value);
    Highlight highlight{fields.whole_if_any("query", 0, kMostIndex), fields.whole_if_any("key", 0, kMostIndex),
                        fields.text_if_any("note", kMostOfNote).value_or(QString())};
    if (!highlight.query && !highlight.key) fields.fail("query", "Expected a query, a key or both.");
    return highlight;
}

QJsonValue HighlightValue::json(const Type& value) const {
    QJsonObject object;
    if (value.query) object["query"] = *value.query;
    if (value.key) object["key"] = *value.key;
    if (!value.note.isEmpty()) object["note"] = value.note;
    return object;
}

Intervention InterventionValue::parse(const std::string& text) const {
    try {
        return parse_intervention(text);
    } catch (const Error& error) {
        throw BadValue(takes(), found_text(text) + ": " + error.sentence());
    }
}

std::string InterventionValue::print(const Type& value) const {
    return spec_of(value);
}

Intervention InterventionValue::read(const JsonPlace& place, const QJsonValue& value) const {
    const std::string text = text_in(place, value, kMostOfText);
    try {
        return parse_intervention(text);
    } catch (const Error& error) {
        place.fail(takes() + ", found " + found_text(text) + ": " + error.sentence());
    }
}

QJsonValue InterventionValue::json(const Type& value) const {
    return QString::fromStdString(print(value));
}

namespace {

const std::string kOff = "off:";

}  // namespace

ListedIntervention ListedInterventionValue::parse(const std::string& text) const {
    const bool off = text.starts_with(kOff);
    return {InterventionValue{}.parse(off ? text.substr(kOff.size()) : text), !off};
}

std::string ListedInterventionValue::print(const Type& value) const {
    return (value.on ? "" : kOff) + InterventionValue{}.print(value.change);
}

ListedIntervention ListedInterventionValue::read(const JsonPlace& place, const QJsonValue& value) const {
    if (!value.isObject()) return {InterventionValue{}.read(place, value), true};
    JsonFields fields = object_at(place, value);
    const QString change = QStringLiteral("change");
    return {InterventionValue{}.read({fields, change, {}}, fields.value(change)), fields.flag("on", true)};
}

QJsonValue ListedInterventionValue::json(const Type& value) const {
    if (value.on) return InterventionValue{}.json(value.change);
    return QJsonObject{{"change", InterventionValue{}.json(value.change)}, {"on", false}};
}

HeadId HeadValue::parse(const std::string& text) const {
    const auto head = head_named(text);
    if (!head) throw BadValue(takes(), found_text(text));
    return *head;
}

std::string HeadValue::print(const Type& value) const {
    return short_name(value);
}

HeadId HeadValue::read(const JsonPlace& place, const QJsonValue& value) const {
    constexpr std::int32_t kMostHead = 100'000;
    const WholeValue number{0, kMostHead};
    if (value.isArray()) {
        const QJsonArray pair = value.toArray();
        if (pair.size() != 2) place.fail("a layer and a head, each counted from 0");
        return {.layer = number.read(place, pair[0]), .head = number.read(place, pair[1])};
    }
    if (value.isString()) {
        const auto head = head_named(value.toString().toStdString());
        if (!head) place.fail(takes());
        return *head;
    }
    JsonFields fields = object_at(place, value);
    HeadId head{.layer = {}, .head = {}};
    const auto if_there = [&](const char* name, const auto& value_of, auto& member) {
        const QString field = QString::fromLatin1(name);
        if (fields.has(field)) member = value_of.read({fields, field, {}}, fields.value(field));
    };
    if_there("attention", AttentionKindValue{}, head.kind);
    if_there("stage", number, head.stage);
    if_there("layer", number, head.layer);
    if_there("head", number, head.head);
    if_there("aggregation", EnumValue<Aggregation>{}, head.aggregation);
    return head;
}

QJsonValue HeadValue::json(const Type& value) const {
    QJsonObject object;
    if (value.kind != AttentionKind::Self) object["attention"] = AttentionKindValue{}.json(value.kind);
    if (value.stage >= 0) object["stage"] = value.stage;
    if (value.layer) object["layer"] = *value.layer;
    if (value.head) object["head"] = *value.head;
    if (value.aggregation != Aggregation::Mean)
        object["aggregation"] = EnumValue<Aggregation>{}.json(value.aggregation);
    return object;
}

}  // namespace headlight
