#pragma once

#include "formats/config.h"
#include "models/blocks/plans/llama_plan.h"

#include <string_view>

namespace headlight {

/// The plans of Gemma (arXiv 2403.08295), Gemma 2 (arXiv 2408.00118) and the text model of Gemma 3 (arXiv 2503.19786),
/// which models that also read images share. Throw Error naming a field that is out of bounds or not supported.
LlamaPlan read_gemma_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults = {});
LlamaPlan read_gemma2_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults = {});
LlamaPlan read_gemma3_plan(std::string_view architecture, const Config& config);

}  // namespace headlight
