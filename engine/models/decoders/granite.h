#pragma once

#include "models/blocks/plans/llama_plan.h"

#include <string_view>

namespace headlight::granite {

/// Llama's plan with Granite's biases and factors.
LlamaPlan read_granite_plan(std::string_view architecture, const Config& config);

/// Says what folders call Granite's experts, or those of a GGUF file under Hugging Face's names.
void name_granite_experts(ExpertPlan& experts);

}  // namespace headlight::granite
