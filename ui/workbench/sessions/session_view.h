#pragma once

#include "workbench/document/view_state.h"

#include <QJsonObject>

#include <cstddef>
#include <optional>
#include <vector>

namespace headlight {

class JsonFields;

/// The view as a session holds it: the fields of the table that occur in sessions and differ from the default.
/// Highlights and ranges count tokens. Until the model of a session of version 1 was seen, heads have `stack`, an
/// index, in place of `attention` and `stage`.
QJsonObject session_view_json(const ViewState& view);
/// Reads its output, and that of version 1. Throws Error(Format) naming file and field.
ViewState read_session_view(JsonFields& fields, const std::optional<StacksOfVersion1>& stacks);
/// The interventions, which version 1 has beside the view. Throws as the other does.
void read_interventions_of_version_1(JsonFields& session, ViewState& view);

/// A head as `HeadValue` has it, with `stack` where it is given.
QJsonObject head_json(const HeadId& head, std::optional<std::size_t> stack);
HeadId read_head(JsonFields& from, const QString& name);

/// Takes `stack` out of the view and its pins; nothing where the view has none.
std::optional<StacksOfVersion1> take_stacks(QJsonObject& session);
/// Takes `stack` out of the heads of the compared runs; nothing of those that have none.
std::vector<std::optional<std::size_t>> take_stacks_of_runs(QJsonObject& session);

}  // namespace headlight
