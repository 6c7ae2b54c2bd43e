#pragma once

#include "session/study.h"

namespace headlight {

class Document;

/// The attention that the window shows; null where there is none.
const AttentionStack* shown_stack(const Document& document);

/// The part of the model that it belongs to, for studies.
ModelPart shown_part(const Document& document);

}  // namespace headlight
