#pragma once

#include "formats/config.h"
#include "models/blocks/plans/decoder_plan.h"

#include <string_view>

namespace headlight {

/// OPT's plan, which BLIP-2 has too. `name`: of the whole model, for people. Throws Error naming the field.
DecoderPlan read_opt_plan(std::string_view name, const Config& config);

}  // namespace headlight
