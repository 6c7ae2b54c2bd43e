#pragma once

#include "analysis/heads/head_id.h"
#include "core/text/sentence.h"

namespace headlight {

/// The long name, which can be shown in another language.
Sentence head_title(const HeadId& id);

}  // namespace headlight
