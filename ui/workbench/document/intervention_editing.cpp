#include "workbench/document/intervention_editing.h"

#include "capture/intervention_text.h"
#include "language/sentences.h"
#include "session/generation/target_text.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_part.h"
#include "workbench/document/shown_view.h"

#include <QStringList>

#include <algorithm>

namespace headlight {

namespace {

// Ids under which steps of undo become one; those of strokes go on from the last.
constexpr int kTemperatureSteps = 1000;
constexpr int kStrokes = 2000;

/// Groups of interventions that exclude each other on one head.
enum class Group { Output, Weights, Painting };

Group group_of(InterventionKind kind) {
    switch (kind) {
        case InterventionKind::Zero:
        case InterventionKind::Mean:
            return Group::Output;
        case InterventionKind::Painted:
            return Group::Painting;
        default:
            return Group::Weights;
    }
}

bool is_on_target(const Intervention& change, const InterventionTarget& target) {
    return change.attention == target.attention && change.stage == target.stage && change.layer == target.layer &&
           change.head == target.head;
}

Intervention on_target(const InterventionTarget& target, InterventionKind kind) {
    return {
        .kind = kind, .attention = target.attention, .layer = target.layer, .head = target.head, .stage = target.stage};
}

/// Takes what is of the same group away, of all heads where the change is of a layer, and puts the change in: painted
/// weights stand behind patterns, which would paint them over.
void put(std::vector<ListedIntervention>& list, const Intervention& change) {
    const InterventionTarget target{change.attention, change.layer, change.head, change.stage};
    std::erase_if(list, [&](const ListedIntervention& each) {
        InterventionTarget part = target;
        if (target.head < 0) part.head = each.change.head;
        return is_on_target(each.change, part) && group_of(each.change.kind) == group_of(change.kind);
    });
    const bool before_painted = group_of(change.kind) == Group::Weights;
    const auto place = std::ranges::find_if(list, [&](const ListedIntervention& each) {
        return before_painted && each.change.kind == InterventionKind::Painted &&
               each.change.attention == change.attention && each.change.stage == change.stage &&
               each.change.layer == change.layer;
    });
    list.insert(place, {change, true});
}

void take_away(std::vector<ListedIntervention>& list, const InterventionTarget& target, InterventionKind kind) {
    std::erase_if(list, [&](const ListedIntervention& each) {
        return is_on_target(each.change, target) && each.change.kind == kind;
    });
}

bool is_of_stack(const Intervention& change, const AttentionStack& stack) {
    return change.attention == stack.kind && change.stage == stack.stage;
}

bool acts_on(const Intervention& change, std::int32_t layer, std::int32_t head) {
    return (change.layer == layer || change.layer == kEveryLayer) && (change.head < 0 || change.head == head);
}

/// The cell painted, or no more painted.
void paint_cell(std::vector<PaintedWeight>& cells, std::int32_t query, std::int32_t key, std::optional<float> weight) {
    const auto found =
        std::ranges::find_if(cells, [&](const PaintedWeight& cell) { return cell.query == query && cell.key == key; });
    if (found != cells.end() && weight)
        found->weight = *weight;
    else if (found != cells.end())
        cells.erase(found);
    else if (weight)
        cells.push_back({query, key, *weight});
}

}  // namespace

namespace {

/// Layers and heads at most of the part of a model that has this attention.
TowerSize size_of_part(const ModelDescription& model, AttentionKind kind) {
    const bool of_tower = kind == AttentionKind::Vision || kind == AttentionKind::Channel;
    const bool of_resampler = kind == AttentionKind::Resampler || kind == AttentionKind::ResamplerCross;
    if (of_tower && model.tower) return *model.tower;
    if (of_resampler && model.resampler) return *model.resampler;
    return {model.layers, model.heads};
}

}  // namespace

bool may_fit(const Intervention& change, const LoadedModel& model) {
    const ModelDescription& description = model.description;
    const bool of_tower = change.attention == AttentionKind::Vision || change.attention == AttentionKind::Channel;
    const TowerSize size = size_of_part(description, change.attention);
    if (change.layer >= size.layers || change.head >= size.heads) return false;
    if (model.recorded_text) return model.model_at_hand && change.stage < 0;
    const bool writes = is_encoder_decoder(description);
    const bool in_text = description.image_prompt.has_value();
    const bool staged =
        description.stages > 0 && (in_text ? of_tower : !writes || change.attention == AttentionKind::Encoder);
    if ((change.stage >= 0) != staged || change.stage >= description.stages) return false;
    const bool has_two_towers = model.images && model.tokenizer && !in_text && !writes;
    switch (change.attention) {
        case AttentionKind::Encoder:
        case AttentionKind::Decoder:
        case AttentionKind::Cross:
            return writes;
        case AttentionKind::Vision:
            return model.images && model.tokenizer && (in_text || !writes);
        case AttentionKind::Text:
        case AttentionKind::Pooling:
            return has_two_towers;
        case AttentionKind::Self:
            return !writes && !has_two_towers;
        case AttentionKind::Channel:
            return description.stages > 0;
        case AttentionKind::Resampler:
        case AttentionKind::ResamplerCross:
            return description.resampler.has_value();
    }
    return false;
}

QString intervention_obstacle(const Document& document) {
    const AttentionStack* stack = shown_stack(document);
    if (!document.run().model() || !stack || stack->layers.empty())
        return ShownView::tr("Open a model and type a text to change its heads.");
    if (document.run().model()->recorded_text && !document.run().model()->model_at_hand)
        return ShownView::tr("Imported attention has no model, so its heads cannot be changed.");
    if (!document.view().state().choice.layer) return ShownView::tr("Choose a head or a layer to change.");
    return {};
}

std::optional<InterventionTarget> shown_target(const Document& document, bool whole_layer) {
    if (!intervention_obstacle(document).isEmpty()) return std::nullopt;
    const HeadId& choice = document.view().state().choice;
    const AttentionStack& stack = *shown_stack(document);
    return InterventionTarget{stack.kind, *choice.layer, whole_layer ? -1 : choice.head.value_or(-1), stack.stage};
}

InterventionTarget every_layer(const AttentionStack& stack) {
    return {stack.kind, kEveryLayer, -1, stack.stage};
}

bool can_replace_weights(const Document& document) {
    const AttentionStack* stack = shown_stack(document);
    return stack && std::ranges::any_of(stack->layers, [](const auto& field) { return field->scoring() != nullptr; });
}

const Intervention* active_intervention(const Document& document, const InterventionTarget& target,
                                        InterventionKind kind) {
    for (const ListedIntervention& each : document.view().state().interventions)
        if (each.on && each.change.kind == kind && is_on_target(each.change, target)) return &each.change;
    return nullptr;
}

void toggle_intervention(Document& document, const InterventionTarget& target, InterventionKind kind) {
    const Intervention change = on_target(target, kind);
    const bool remove = active_intervention(document, target, kind) != nullptr;
    const QString name = text_of(intervention_note(change));
    document.view().change(remove ? ShownView::tr("remove: %1").arg(name) : name, [&](ViewState& view) {
        if (remove)
            take_away(view.interventions, target, kind);
        else
            put(view.interventions, change);
    });
}

void set_temperature(Document& document, const InterventionTarget& target, double temperature) {
    Intervention change = on_target(target, InterventionKind::Temperature);
    change.temperature = static_cast<float>(temperature);
    document.view().change(
        text_of(intervention_note(change)),
        [&](ViewState& view) {
            if (temperature == 1)
                take_away(view.interventions, target, InterventionKind::Temperature);
            else
                put(view.interventions, change);
        },
        kTemperatureSteps);
}

void paint_weight(Document& document, const AttentionMatrix& matrix, const Hit& hit, bool begins, bool erase) {
    const auto say = [&](const QString& why) {
        document.notices().post(Notice::Kind::Information, why, QStringLiteral("interventions"));
    };
    const auto target = shown_target(document, false);
    if (!target) return say(intervention_obstacle(document));
    if (target->head < 0) return say(ShownView::tr("Choose a single head to paint its weights."));
    if (!hit.query || !hit.key || !document.pointing().brush()) return;
    const MatrixEntry& query = matrix.queries.at(static_cast<std::size_t>(*hit.query));
    const MatrixEntry& key = matrix.keys.at(static_cast<std::size_t>(*hit.key));
    if (document.view().state().matrix.unit != Unit::Tokens)
        return say(ShownView::tr("Weights can only be painted between tokens: show tokens instead of words (Ctrl+T)."));
    if (!matrix.is_allowed(static_cast<std::size_t>(*hit.query), static_cast<std::size_t>(*hit.key)))
        return say(
            ShownView::tr("This weight is masked: the query may not attend to this key, so the weight stays 0."));
    const AttentionStack& stack = *shown_stack(document);
    const auto row = static_cast<std::int32_t>(query.tokens.front() - stack.first_query);
    const auto column = static_cast<std::int32_t>(key.tokens.front() - stack.first_key);
    const Intervention* painted = active_intervention(document, *target, InterventionKind::Painted);
    Intervention change = painted ? *painted : on_target(*target, InterventionKind::Painted);
    paint_cell(change.painted, row, column, erase ? std::nullopt : document.pointing().brush());
    const int stroke = kStrokes + document.view().undo_stack().index() - (begins ? 0 : 1);
    document.view().change(
        ShownView::tr("paint weights"),
        [&](ViewState& view) {
            if (change.painted.empty())
                take_away(view.interventions, *target, InterventionKind::Painted);
            else
                put(view.interventions, change);
        },
        stroke);
}

void switch_intervention(Document& document, std::size_t index, bool on) {
    const auto& list = document.view().state().interventions;
    if (index >= list.size()) return;
    const QString name = text_of(intervention_note(list[index].change));
    document.view().change(on ? name : ShownView::tr("remove: %1").arg(name),
                           [&](ViewState& view) { view.interventions[index].on = on; });
}

void remove_intervention(Document& document, std::size_t index) {
    const auto& list = document.view().state().interventions;
    if (index >= list.size()) return;
    document.view().change(
        ShownView::tr("remove: %1").arg(text_of(intervention_note(list[index].change))), [&](ViewState& view) {
            view.interventions.erase(view.interventions.begin() + static_cast<std::ptrdiff_t>(index));
        });
}

void remove_interventions(Document& document) {
    document.view().change(ShownView::tr("remove all interventions"),
                           [](ViewState& view) { view.interventions.clear(); });
}

void set_rewrites_target(Document& document, bool rewrites) {
    document.view().change(rewrites ? ShownView::tr("generate the target with the interventions")
                                    : ShownView::tr("generate the target without interventions"),
                           [&](ViewState& view) { view.rewrites_target = rewrites; });
}

QString intervention_name(const Intervention& change) {
    QString name = text_of(intervention_note(change));
    name.front() = name.front().toUpper();
    return name;
}

std::vector<HeadId> intervened_heads(const Document& document) {
    std::vector<HeadId> heads;
    const AttentionStack* stack = shown_stack(document);
    if (!stack) return heads;
    for (const Intervention& change : document.view().state().active_interventions()) {
        if (!is_of_stack(change, *stack)) continue;
        for (std::size_t layer = 0; layer < stack->layers.size(); ++layer) {
            HeadId choice = document.view().state().choice;
            choice.layer = static_cast<std::int32_t>(layer);
            for (std::int32_t head = 0; head < stack->layers[layer]->heads(); ++head) {
                choice.head = head;
                const bool listed = std::ranges::find(heads, choice) != heads.end();
                if (acts_on(change, *choice.layer, head) && !listed) heads.push_back(choice);
            }
        }
    }
    return heads;
}

QString interventions_on_head(const Document& document, std::int32_t layer, std::int32_t head) {
    QStringList lines;
    const AttentionStack* stack = shown_stack(document);
    for (const Intervention& change : document.view().state().active_interventions())
        if (stack && is_of_stack(change, *stack) && acts_on(change, layer, head)) lines << intervention_name(change);
    return lines.join(QLatin1Char('\n'));
}

}  // namespace headlight
