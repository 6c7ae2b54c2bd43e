#include "workbench/view_state.h"

#include <algorithm>

namespace headlight {

namespace {

bool exists(const HeadChoice& choice, std::size_t stacks, std::int32_t layers, std::int32_t heads) {
    if (choice.stack >= stacks) return false;
    if (choice.layer && (*choice.layer < 0 || *choice.layer >= layers)) return false;
    return !choice.head || (*choice.head >= 0 && *choice.head < heads);
}

}  // namespace

ViewState fitted(ViewState state, std::size_t stacks, std::int32_t layers, std::int32_t heads) {
    if (!exists(state.choice, stacks, layers, heads)) state.choice = HeadChoice{};
    std::erase_if(state.pinned, [&](const HeadChoice& choice) { return !exists(choice, stacks, layers, heads); });
    return state;
}

std::vector<Intervention> ViewState::active_interventions() const {
    std::vector<Intervention> active;
    for (const ListedIntervention& each : interventions)
        if (each.on) active.push_back(each.change);
    return active;
}

QString choice_name(const HeadChoice& choice) {
    if (choice.layer && choice.head) return QStringLiteral("Layer %1 · head %2").arg(*choice.layer).arg(*choice.head);
    if (passes_layers(choice)) {
        const QString name =
            choice.aggregation == Aggregation::Flow ? QStringLiteral("Flow") : QStringLiteral("Rollout");
        return choice.layer ? QStringLiteral("%1 to layer %2").arg(name).arg(*choice.layer)
                            : QStringLiteral("%1 through all layers").arg(name);
    }
    const QString how = choice.aggregation == Aggregation::Mean ? QStringLiteral("Mean") : QStringLiteral("Maximum");
    if (choice.layer) return QStringLiteral("%1 of all heads of layer %2").arg(how).arg(*choice.layer);
    if (choice.head) return QStringLiteral("%1 of head %2 of all layers").arg(how).arg(*choice.head);
    return QStringLiteral("%1 of all heads of all layers").arg(how);
}

}  // namespace headlight
