#pragma once

#include "session/study.h"

#include <QJsonObject>

namespace headlight {

class Document;

/// The attention that the window shows; null where there is none.
const AttentionStack* shown_stack(const Document& document);

/// The part of the model that it belongs to, for studies.
ModelPart shown_part(const Document& document);

/// The same as a figure's description has it.
QJsonObject shown_part_json(const Document& document);

}  // namespace headlight
