#pragma once

#include "analysis/head_id.h"
#include "capture/capture.h"
#include "session/study.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Adds --attention: which one of a model that has several kinds of it.
CLI::Option* add_attention_option(CLI::App& command, std::string& attention);
/// Values that --attention takes.
std::vector<std::string> attention_names();
/// Adds --stage.
CLI::Option* add_stage_option(CLI::App& command, std::optional<std::int32_t>& stage);

/// The index of the stack that --attention and --stage ask for; without --attention of an encoder-decoder the one
/// across both texts, and of others the first. Throws Error(Input) where the model has none such.
std::size_t stack_asked_for(const std::vector<AttentionStack>& stacks, const std::string& attention,
                            std::optional<std::int32_t> stage);
/// Kind and stage that --attention and --stage ask for, in an id of the first head.
HeadId attention_asked_for(const std::string& attention, std::optional<std::int32_t> stage);
/// The part of a model that they ask for.
ModelPart part_asked_for(const std::string& attention, std::optional<std::int32_t> stage);

/// Throws Error(Input), which names the stages that there are, unless this is one of them.
void check_stage(const std::vector<AttentionStack>& stacks, std::int32_t stage);

/// Leaves only the attention of this stage. Throws as check_stage does.
void keep_stage(std::vector<AttentionStack>& stacks, std::int32_t stage);

}  // namespace headlight
