#include "workbench/sessions/session_view.h"

#include "export/json_fields.h"
#include "view/field_values.h"
#include "view/request_json.h"

#include <QJsonArray>

#include <algorithm>

namespace headlight {

namespace {

const QString kStack = QStringLiteral("stack");
const QString kAttention = QStringLiteral("attention");
const QString kStage = QStringLiteral("stage");

/// Removes `stack` and what it stands in place of.
void remove_stack(QJsonObject& object) {
    for (const QString& name : {kStack, kAttention, kStage}) object.remove(name);
}

/// Takes `stack` out of an object, with what it stands in place of; nothing where it is absent, or no index.
std::optional<std::size_t> take_stack(QJsonObject& object) {
    constexpr int kMostStacks = 1000;
    const int stack = object.value(kStack).toInt(-1);
    if (stack < 0 || stack > kMostStacks) return std::nullopt;
    remove_stack(object);
    return static_cast<std::size_t>(stack);
}

/// The same of the head of a compared run.
std::optional<std::size_t> take_stack_of_run(QJsonObject& run) {
    if (!run.value(QStringLiteral("head")).isObject()) return std::nullopt;
    QJsonObject head = run.value(QStringLiteral("head")).toObject();
    const auto stack = take_stack(head);
    run[QStringLiteral("head")] = head;
    return stack;
}

}  // namespace

QJsonObject head_json(const HeadId& head, std::optional<std::size_t> stack) {
    QJsonObject object = HeadValue{}.json(head).toObject();
    if (!stack) return object;
    object.remove(kAttention);
    object.remove(kStage);
    object[kStack] = static_cast<qint64>(*stack);
    return object;
}

HeadId read_head(JsonFields& from, const QString& name) {
    HeadId head = HeadValue{}.read({from, name, {}, from.needed(name)});
    if (head.layer && head.head && !passes_layers(head)) head.aggregation = {};  // of one head it says nothing
    return head;
}

std::vector<std::optional<std::size_t>> take_stacks_of_runs(QJsonObject& session) {
    const QString name = QStringLiteral("comparison");
    const QString more = QStringLiteral("further");
    if (!session.value(name).isObject()) return {};
    QJsonObject comparison = session.value(name).toObject();
    std::vector<std::optional<std::size_t>> stacks{take_stack_of_run(comparison)};
    QJsonArray further = comparison.value(more).toArray();
    for (auto&& each : further) {
        QJsonObject run = each.toObject();
        stacks.push_back(take_stack_of_run(run));
        if (each.isObject()) each = run;
    }
    if (!further.isEmpty()) comparison[more] = further;
    session[name] = comparison;
    return stacks;
}

std::optional<StacksOfVersion1> take_stacks(QJsonObject& session) {
    QJsonObject view = session.value(QStringLiteral("view")).toObject();
    const auto choice = take_stack(view);
    if (!choice) return std::nullopt;
    StacksOfVersion1 stacks{*choice, {}};
    const QJsonValue pinned = view.value(QStringLiteral("pinned"));
    // One pin alone is a list of one: an object, or the name of a combination.
    QJsonArray pins = pinned.isObject() || pinned.isString() ? QJsonArray{pinned} : pinned.toArray();
    for (auto&& pin : pins) {
        QJsonObject object = pin.toObject();
        stacks.pinned.push_back(take_stack(object).value_or(0));
        remove_stack(object);  // also one that is no index: such a pin is of the first stack
        if (pin.isObject()) pin = object;
    }
    if (!pins.isEmpty()) view[QStringLiteral("pinned")] = pins;
    session[QStringLiteral("view")] = view;
    return stacks;
}

QJsonObject session_view_json(const ViewState& view) {
    ViewRequest request = default_request(Context::Session);
    put(view, request);
    QJsonObject object = fields_json(request, Context::Session, default_request(Context::Session));
    const auto& stacks = view.stacks_of_version_1;
    if (!stacks) return object;
    object.remove(kAttention);
    object.remove(kStage);
    object[kStack] = static_cast<qint64>(stacks->choice);
    QJsonArray pins;
    for (std::size_t pin = 0; pin < view.pinned.size(); ++pin)
        pins.append(head_json(view.pinned[pin],
                              pin < stacks->pinned.size() ? std::optional(stacks->pinned[pin]) : std::nullopt));
    if (!pins.isEmpty()) object[QStringLiteral("pinned")] = pins;
    return object;
}

ViewState read_session_view(JsonFields& fields, const std::optional<StacksOfVersion1>& stacks) {
    ViewRequest request = default_request(Context::Session);
    read_fields(fields, Context::Session, request);
    for (const Field& field : view_fields())
        for (const std::string& older : field.aliases) fields.forget_unknown_in(QString::fromStdString(older));
    ViewState view = view_state_of(request);
    view.stacks_of_version_1 = stacks;
    const auto without_meaning = [](HeadId& head) {
        if (head.layer && head.head && !passes_layers(head)) head.aggregation = {};
    };
    without_meaning(view.choice);
    std::ranges::for_each(view.pinned, without_meaning);
    std::ranges::sort(view.masks.tokens);
    view.masks.tokens.erase(std::unique(view.masks.tokens.begin(), view.masks.tokens.end()), view.masks.tokens.end());
    return view;
}

void read_interventions_of_version_1(JsonFields& session, ViewState& view) {
    ViewRequest request;
    for (const char* name : {"interventions", "rewrites_target"}) {
        const QString field = QString::fromLatin1(name);
        if (session.has(field)) find_field(name)->kind->read(request, session, field);
    }
    if (session.has(QStringLiteral("interventions"))) view.interventions = request.input.interventions;
    if (session.has(QStringLiteral("rewrites_target"))) view.rewrites_target = request.input.rewrites_target;
}

}  // namespace headlight
