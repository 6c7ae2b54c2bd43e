#pragma once

#include "models/blocks/plans/decoder_plan.h"

#include <string>
#include <string_view>

namespace headlight {

/// GPT-2's plan, which ImageGPT has too: matrices that files hold transposed, and scores that the configuration may
/// leave unscaled or divide by the number of the layer.
DecoderPlan read_gpt2_plan(std::string_view architecture, const Config& config, const std::string& default_activation);

}  // namespace headlight
