#pragma once

#include "workbench/view_state.h"

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace headlight {

class JsonFields;

/// Layer, head and how several heads become one, as a figure's description has them; neither means all.
QJsonObject choice_json(const HeadChoice& choice);

/// Puts fields over those of the object.
void add_fields(QJsonObject& object, const QJsonObject& fields);

QJsonArray numbers_json(const std::vector<double>& numbers);

/// Which attention a stack is of, as a figure's description has it: nothing of self-attention without stages.
QJsonObject stack_json(const AttentionStack& stack);

/// The whole view: fields are named as in a figure's description where they mean the same; also `stack`, the index of
/// the kind of attention, `pinned`, `overlay`, `measure_by_layer` and `measure_of_corpus`, and `masked`, the masked
/// tokens. `highlights`, `queries` and `keys` name tokens, not rows and columns.
QJsonObject view_json(const ViewState& view);

/// A list of `query`, `key` and `note`, as far as they are there.
QJsonArray highlights_json(const std::vector<Highlight>& highlights);

/// A list of `change`, as `parse_intervention` reads it, and whether it is `on`.
QJsonArray interventions_json(const std::vector<ListedIntervention>& interventions);
/// What it wrote, from the field `interventions`. Throws Error(Format) naming file and field.
std::vector<ListedIntervention> read_interventions(JsonFields& fields);

/// What `choice_json` wrote, with `stack`. Throws Error(Format) naming file and field.
HeadChoice read_choice(JsonFields& fields);
/// What `view_json` wrote; what is absent is as at the first start. Throws Error(Format) naming file and field.
ViewState read_view(JsonFields& fields);

}  // namespace headlight
