#pragma once

#include "workbench/view_state.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

class JsonFields;

/// `attention`, unless it is self-attention, and `stage`, if there is one.
QJsonObject attention_json(AttentionKind kind, std::int32_t stage);
/// `attention`, `stage`, `layer`, `head` and `aggregation`, as a figure's description has them: without layer or head
/// it is all of them. In place of attention and stage, `stack`: of a session of version 1 whose model was not seen.
QJsonObject choice_json(const HeadId& choice, std::optional<std::size_t> stack_of_version_1 = std::nullopt);

/// Puts fields over those of the object.
void add_fields(QJsonObject& object, const QJsonObject& fields);

QJsonArray numbers_json(const std::vector<double>& numbers);

/// The whole view: fields are named as in a figure's description where they mean the same; also
/// `pinned`, `overlay`, `measure_by_layer` and `measure_of_corpus`, and `masked`, the masked
/// tokens. `highlights`, `queries` and `keys` name tokens, not rows and columns.
QJsonObject view_json(const ViewState& view);

/// A list of `query`, `key` and `note`, as far as they are there.
QJsonArray highlights_json(const std::vector<Highlight>& highlights);

/// A list of `change`, as `parse_intervention` reads it, and whether it is `on`.
QJsonArray interventions_json(const std::vector<ListedIntervention>& interventions);
/// What it wrote, from the field `interventions`. Throws Error(Format) naming file and field.
std::vector<ListedIntervention> read_interventions(JsonFields& fields);

/// What `choice_json` wrote, but for `stack`. Throws Error(Format) naming file and field.
HeadId read_choice(JsonFields& fields);
/// `stack`, which sessions of version 1 write in place of `attention` and `stage`, which are then taken from the
/// choice; nothing where it is absent.
std::optional<std::size_t> read_stack_of_version_1(JsonFields& fields, HeadId& choice);
/// What `view_json` wrote; what is absent is as at the first start. Throws Error(Format) naming file and field.
ViewState read_view(JsonFields& fields);

}  // namespace headlight
