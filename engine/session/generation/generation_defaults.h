#pragma once

#include "formats/model_folder.h"
#include "session/generation/beam_search.h"
#include "session/generation/logit_rules.h"
#include "tokenizers/tokenizer.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// How a model's makers mean it to generate.
struct GenerationDefaults {
    std::vector<std::int32_t> end_tokens{};  ///< each ends a text
    double length_penalty = 1;
    EarlyStopping early_stopping = EarlyStopping::No;
    GenerationRules rules{};
};

/// Defaults of generation_config.json, otherwise config.json (as old models do), otherwise the tokenizer. Throws Error
/// naming file and field.
GenerationDefaults generation_defaults(const ModelFolder& folder, const Tokenizer& tokenizer);

}  // namespace headlight
