#include "workbench/view_json.h"

#include "capture/intervention_text.h"
#include "core/error.h"
#include "export/json_fields.h"

#include <algorithm>
#include <array>

namespace headlight {

namespace {

constexpr std::array<const char*, 4> kAggregations = {"mean", "max", "rollout", "flow"};
constexpr std::array<const char*, 2> kUnits = {"tokens", "words"};
constexpr std::array<const char*, 3> kScales = {"linear", "log", "rank"};
constexpr std::array<const char*, 4> kViews = {"heatmap", "links", "both", "image"};
constexpr qsizetype kMostPinned = 64;
constexpr qsizetype kMostMasked = 100'000;
constexpr qsizetype kMostInterventions = 100'000;
constexpr std::int32_t kMostToken = 10'000'000;

template <typename Enum, std::size_t count>
QString name_of(Enum value, const std::array<const char*, count>& names) {
    return QLatin1String(names.at(static_cast<std::size_t>(value)));
}

template <typename Enum, std::size_t count>
Enum read_enum(JsonFields& fields, const QString& name, const std::array<const char*, count>& names, Enum otherwise) {
    return static_cast<Enum>(fields.choice(name, names, static_cast<std::size_t>(otherwise)));
}

void add_range(QJsonObject& object, const char* name, const std::optional<EntryRange>& range) {
    if (range) object[QLatin1String(name)] = QJsonArray{range->first, range->last};
}

std::optional<EntryRange> read_range(JsonFields& fields, const QString& name) {
    constexpr qsizetype kEnds = 2;
    const std::vector<std::int32_t> ends = fields.wholes(name, kEnds);
    if (ends.empty()) return std::nullopt;
    if (ends.size() != kEnds || ends[0] < 0 || ends[0] > ends[1])
        fields.fail(name, "A list of the first and the last is expected here.");
    return EntryRange{ends[0], ends[1]};
}

PointedOut read_pointed_out(JsonFields& fields) {
    PointedOut pointed_out;
    for (JsonFields& each : fields.objects("highlights", kMostHighlights)) {
        Highlight highlight{each.whole_if_any("query", 0, kMostToken), each.whole_if_any("key", 0, kMostToken),
                            each.text("note")};
        if (!highlight.query && !highlight.key) each.fail("query", "A query, a key or both are needed.");
        pointed_out.highlights.push_back(std::move(highlight));
    }
    pointed_out.queries = read_range(fields, "queries");
    pointed_out.keys = read_range(fields, "keys");
    return pointed_out;
}

AttentionKind read_kind(JsonFields& fields) {
    QStringList names;
    for (const AttentionKind kind : kAttentionKinds) names << QString::fromStdString(std::string(kind_name(kind)));
    const auto chosen = fields.choice_if_any("attention", names);
    return chosen ? kAttentionKinds.at(*chosen) : AttentionKind::Self;
}

}  // namespace

QJsonObject attention_json(AttentionKind kind, std::int32_t stage) {
    QJsonObject object;
    if (kind != AttentionKind::Self) object["attention"] = QString::fromStdString(std::string(kind_name(kind)));
    if (stage >= 0) object["stage"] = stage;
    return object;
}

QJsonObject choice_json(const HeadId& choice, std::optional<std::size_t> stack_of_version_1) {
    QJsonObject object = stack_of_version_1 ? QJsonObject{{"stack", static_cast<qint64>(*stack_of_version_1)}}
                                            : attention_json(choice.kind, choice.stage);
    if (choice.layer) object["layer"] = *choice.layer;
    if (choice.head) object["head"] = *choice.head;
    if (!choice.layer || !choice.head || passes_layers(choice))
        object["aggregation"] = name_of(choice.aggregation, kAggregations);
    return object;
}

void add_fields(QJsonObject& object, const QJsonObject& fields) {
    for (auto field = fields.begin(); field != fields.end(); ++field) object[field.key()] = field.value();
}

QJsonArray numbers_json(const std::vector<double>& numbers) {
    QJsonArray array;
    for (const double number : numbers) array.append(number);
    return array;
}

QJsonObject view_json(const ViewState& view) {
    const auto& stacks = view.stacks_of_version_1;
    QJsonObject object = choice_json(view.choice, stacks ? std::optional(stacks->choice) : std::nullopt);
    QJsonArray pinned;
    for (std::size_t pin = 0; pin < view.pinned.size(); ++pin) {
        const bool by_stack = stacks && pin < stacks->pinned.size();
        pinned.append(choice_json(view.pinned[pin], by_stack ? std::optional(stacks->pinned[pin]) : std::nullopt));
    }
    object["pinned"] = pinned;
    object["unit"] = name_of(view.matrix.unit, kUnits);
    object["hide_special"] = view.matrix.hide_special;
    object["hide_sink"] = view.matrix.hide_sink;
    object["value_weighted"] = view.matrix.value_weighted;
    object["renormalise"] = view.matrix.renormalise;
    object["scale"] = name_of(view.scale, kScales);
    object["map"] = view.colour_map;
    object["view"] = name_of(view.picture, kViews);
    object["top_k"] = view.links.strongest;
    object["threshold"] = view.links.threshold;
    object["arcs"] = view.links.layout == LinkLayout::Arcs;
    object["overlay"] = view.links.overlay;
    object["smooth"] = view.smooth;
    object["measure"] = QString::fromStdString(view.measure);
    object["measure_by_layer"] = view.measure_by_layer;
    object["measure_of_corpus"] = view.measure_of_corpus;
    QJsonArray masked;
    for (const std::int32_t token : view.masks.tokens) masked.append(token);
    object["masked"] = masked;
    object["highlights"] = highlights_json(view.pointed_out.highlights);
    add_range(object, "queries", view.pointed_out.queries);
    add_range(object, "keys", view.pointed_out.keys);
    return object;
}

QJsonArray highlights_json(const std::vector<Highlight>& highlights) {
    QJsonArray all;
    for (const Highlight& each : highlights) {
        QJsonObject object;
        if (each.query) object["query"] = *each.query;
        if (each.key) object["key"] = *each.key;
        if (!each.note.isEmpty()) object["note"] = each.note;
        all.append(object);
    }
    return all;
}

QJsonArray interventions_json(const std::vector<ListedIntervention>& interventions) {
    QJsonArray all;
    for (const ListedIntervention& each : interventions)
        all.append(QJsonObject{{"change", QString::fromStdString(spec_of(each.change))}, {"on", each.on}});
    return all;
}

std::vector<ListedIntervention> read_interventions(JsonFields& fields) {
    std::vector<ListedIntervention> all;
    for (JsonFields& each : fields.objects("interventions", kMostInterventions)) {
        try {
            all.push_back({parse_intervention(each.text("change").toStdString()), each.flag("on", true)});
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Format) throw;  // of the field `on`
            each.fail("change", error.sentence());
        }
    }
    return all;
}

HeadId read_choice(JsonFields& fields) {
    constexpr std::int32_t kMostStages = 1000;
    HeadId choice;
    choice.kind = read_kind(fields);
    choice.stage = fields.whole_if_any("stage", 0, kMostStages).value_or(-1);
    choice.layer = fields.index_if_any("layer");
    choice.head = fields.index_if_any("head");
    choice.aggregation = read_enum(fields, "aggregation", kAggregations, Aggregation::Mean);
    if (choice.layer && choice.head && !passes_layers(choice)) choice.aggregation = {};  // of one head says nothing
    return choice;
}

std::optional<std::size_t> read_stack_of_version_1(JsonFields& fields, HeadId& choice) {
    constexpr std::int32_t kMostStacks = 1000;
    const auto stack = fields.whole_if_any("stack", 0, kMostStacks);
    if (!stack) return std::nullopt;
    choice = {.layer = choice.layer, .head = choice.head, .aggregation = choice.aggregation};
    return static_cast<std::size_t>(*stack);
}

ViewState read_view(JsonFields& fields) {
    constexpr std::int32_t kMostLinks = 1'000'000;
    ViewState view;
    view.choice = read_choice(fields);
    if (const auto stack = read_stack_of_version_1(fields, view.choice)) view.stacks_of_version_1 = {*stack, {}};
    for (JsonFields& pinned : fields.objects("pinned", kMostPinned)) {
        HeadId& pin = view.pinned.emplace_back(read_choice(pinned));
        if (view.stacks_of_version_1)
            view.stacks_of_version_1->pinned.push_back(read_stack_of_version_1(pinned, pin).value_or(0));
    }
    view.matrix.unit = read_enum(fields, "unit", kUnits, Unit::Tokens);
    view.matrix.hide_special = fields.flag("hide_special", false);
    view.matrix.hide_sink = fields.flag("hide_sink", false);
    view.matrix.value_weighted = fields.flag("value_weighted", false);
    view.matrix.renormalise = fields.flag("renormalise", false);
    view.scale = read_enum(fields, "scale", kScales, view.scale);
    view.colour_map = fields.text("map");
    view.picture = read_enum(fields, "view", kViews, view.picture);
    view.links.strongest = fields.whole("top_k", 0, kMostLinks, view.links.strongest);
    view.links.threshold = fields.number("threshold", 0, 1, view.links.threshold);
    view.links.layout = fields.flag("arcs", false) ? LinkLayout::Arcs : LinkLayout::Columns;
    view.links.overlay = fields.flag("overlay", false);
    view.smooth = fields.flag("smooth", false);
    view.measure = fields.text("measure", QString::fromStdString(view.measure)).toStdString();
    view.measure_by_layer = fields.flag("measure_by_layer", false);
    view.measure_of_corpus = fields.flag("measure_of_corpus", false);
    view.masks.tokens = fields.wholes("masked", kMostMasked);
    std::ranges::sort(view.masks.tokens);
    const auto repeated = std::ranges::unique(view.masks.tokens);
    view.masks.tokens.erase(repeated.begin(), repeated.end());
    view.pointed_out = read_pointed_out(fields);
    return view;
}

}  // namespace headlight
