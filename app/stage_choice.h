#pragma once

#include "capture/capture.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// Adds --stage.
CLI::Option* add_stage_option(CLI::App& command, std::optional<std::int32_t>& stage);

/// Throws Error(Input), which names the stages that there are, unless this is one of them.
void check_stage(const std::vector<AttentionStack>& stacks, std::int32_t stage);

/// Leaves only the attention of this stage. Throws as check_stage does.
void keep_stage(std::vector<AttentionStack>& stacks, std::int32_t stage);

}  // namespace headlight
