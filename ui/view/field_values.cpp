#include "view/field_values.h"

#include "capture/intervention_text.h"
#include "core/error.h"
#include "export/qt_json.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr std::int32_t kMostListed = 10'000'000;
constexpr std::size_t kMostShown = 100;  // bytes of a wrong text that an error repeats

std::string found_text(const std::string& text) {
    const bool cut = text.size() > kMostShown;
    return '"' + QString::fromStdString(text.substr(0, cut ? kMostShown : text.size())).toStdString() +
           (cut ? "…" : "") + '"';
}

std::optional<double> number_of(const std::string& text) {
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = problem == std::errc{} && end == text.data() + text.size() && std::isfinite(value);
    return whole ? std::optional(value) : std::nullopt;
}

std::optional<std::int32_t> index_of(const std::string& text) {
    const auto number = number_of(text);
    const bool index = number && *number >= 0 && *number <= kMostListed && *number == std::floor(*number);
    return index ? std::optional(static_cast<std::int32_t>(*number)) : std::nullopt;
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// A list of two whole numbers from 0 to `most`.
std::pair<std::int32_t, std::int32_t> pair_of(const JsonValue& list, std::int32_t most, const std::string& expected) {
    if (!list.is_array()) list.refuse(expected);
    const std::vector<JsonValue> numbers = list.elements();
    if (numbers.size() != 2) list.refuse(expected);
    return {static_cast<std::int32_t>(numbers[0].whole(0, most)), static_cast<std::int32_t>(numbers[1].whole(0, most))};
}

}  // namespace

JsonFields FoundValue::object() const {
    return index ? fields.element(name, *index, value) : *fields.object_if_any(name);
}

std::string WholeValue::takes() const {
    return integer_range_text(low, high).english();
}

std::int32_t WholeValue::parse(const std::string& text) const {
    const auto number = number_of(text);
    if (!number || *number < low || *number > high || *number != std::floor(*number))
        throw BadValue(takes(), found_text(text));
    return static_cast<std::int32_t>(*number);
}

std::int32_t WholeValue::read(const FoundValue& found) const {
    return static_cast<std::int32_t>(found.value.whole(low, high));
}

std::string RealValue::takes() const {
    return real_range_text(low, high).english();
}

double RealValue::parse(const std::string& text) const {
    const auto number = number_of(text);
    if (!number || *number < low || *number > high) throw BadValue(takes(), found_text(text));
    return *number;
}

std::string RealValue::print(double value) const {
    return json_number(value);
}

double RealValue::read(const FoundValue& found) const {
    return found.value.real(low, high);
}

std::string TextValue::parse(const std::string& text) const {
    if (text.size() > most) throw BadValue("at most " + std::to_string(most) + " bytes", std::to_string(text.size()));
    const std::string problem = check ? check(text) : std::string();
    if (!problem.empty()) throw BadValue(problem, found_text(text));
    return text;
}

std::string TextValue::read(const FoundValue& found) const {
    std::string text(found.value.text(most));
    const std::string problem = check ? check(text) : std::string();
    if (!problem.empty()) found.value.refuse(problem);
    return text;
}

namespace {

constexpr std::size_t kMostTokenName = 100;

}  // namespace

std::string TokenName::parse(const std::string& text) const {
    return TextValue{.most = kMostTokenName}.parse(text);
}

std::string TokenName::read(const FoundValue& found) const {
    if (found.value.is_number()) return std::to_string(WholeValue{0, kMostListed}.read(found));
    if (!found.value.is_text()) found.value.refuse(Sentence("%1, as a text or a number", takes()));
    return std::string(found.value.text(kMostTokenName));
}

QJsonValue TokenName::json(const Type& value) const {
    const auto index = index_of(value);
    const bool is_index = index && std::to_string(*index) == value;
    return is_index ? QJsonValue(*index) : QJsonValue(qt_text(value));
}

std::int32_t StageValue::read(const FoundValue& found) const {
    return found.value.whole_if_any() == -1 ? -1 : number().read(found);
}

QString QtTextValue::parse(const std::string& text) const {
    return qt_text(TextValue{.most = most}.parse(text));
}

QString QtTextValue::read(const FoundValue& found) const {
    return qt_text(found.value.text(most));
}

std::filesystem::path PathValue::read(const FoundValue& found) const {
    return found.value.text(kMostOfPath);
}

std::string NamedValue::takes() const {
    return joined(names);
}

std::string NamedValue::parse(const std::string& text) const {
    if (or_none && text.empty()) return {};
    return names.at(IndexedValue{names}.parse(text));
}

std::string NamedValue::read(const FoundValue& found) const {
    if (or_none && found.value.is("")) return {};
    return names.at(found.value.one_of(names));
}

std::string IndexedValue::takes() const {
    return joined(names);
}

std::size_t IndexedValue::parse(const std::string& text) const {
    const auto found = std::ranges::find(names, text);
    if (found == names.end()) throw BadValue("one of " + takes(), found_text(text));
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

AttentionKind AttentionKindValue::read(const FoundValue& found) const {
    return kAttentionKinds.at(found.value.one_of(all().names));
}

EntryRange RangeValue::parse(const std::string& text) const {
    const auto range = range_from(QString::fromStdString(text));
    if (!range) throw BadValue(takes(), found_text(text));
    return *range;
}

std::string RangeValue::print(const Type& value) const {
    return range_text(value).toStdString();
}

EntryRange RangeValue::read(const FoundValue& found) const {
    const std::string expected = "a list of the first and the last, such as [0, 9]";
    const auto [first, last] = pair_of(found.value, kMostListed, expected);
    if (first > last) found.value.fail(Sentence("Expected %1, found the last before the first.", expected));
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
    if (second != std::string::npos) highlight.note = qt_text(text.substr(second + 1));
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

Highlight HighlightValue::read(const FoundValue& found) const {
    JsonFields fields = found.object();
    Highlight highlight{fields.whole_if_any("query", 0, kMostListed), fields.whole_if_any("key", 0, kMostListed),
                        fields.text_if_any("note", kMostOfNote).value_or(QString())};
    if (!highlight.query && !highlight.key) fields.fail("query", Sentence("Expected a query, a key or both."));
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

Intervention InterventionValue::read(const FoundValue& found) const {
    const std::string text(found.value.text(kMostOfText));
    try {
        return parse_intervention(text);
    } catch (const Error& error) {
        found.value.fail(Sentence("Expected %1, found %2: %3", takes(), found.value.shown(), error.problem()));
    }
}

QJsonValue InterventionValue::json(const Type& value) const {
    return qt_text(print(value));
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

ListedIntervention ListedInterventionValue::read(const FoundValue& found) const {
    if (!found.value.is_object()) return {InterventionValue{}.read(found), true};
    JsonFields fields = found.object();
    const QString change = QStringLiteral("change");
    return {InterventionValue{}.read({fields, change, {}, fields.needed(change)}), fields.flag("on", true)};
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

HeadId HeadValue::read(const FoundValue& found) const {
    constexpr std::int32_t kMostHead = 100'000;
    if (found.value.is_array()) {
        const auto [layer, head] = pair_of(found.value, kMostHead, "a layer and a head, each counted from 0");
        return {.layer = layer, .head = head};
    }
    if (found.value.is_text()) {
        const auto head = head_named(std::string(found.value.text()));
        if (!head) found.value.refuse(takes());
        return *head;
    }
    JsonFields fields = found.object();
    HeadId head{.layer = {}, .head = {}};
    const auto if_there = [&](const char* name, const auto& value_of, auto& member) {
        const QString field = QString::fromLatin1(name);
        if (const auto value = fields.value(field)) member = value_of.read({fields, field, {}, *value});
    };
    const WholeValue number{0, kMostHead};
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
