#pragma once

#include "app/interruption.h"
#include "app/standard_output.h"

#include <CLI/CLI.hpp>

namespace headlight {

/// Shared state of the commands.
struct CommandContext {
    Interruption& interruption;
    StandardOutput& output;
    char** arguments;  ///< argv, whose first is the program, for Qt
};

// Each adds one command with its options to the program; it runs when the arguments name it. One file each.
void add_attention_command(CLI::App& program, CommandContext& context);
void add_figure_command(CLI::App& program, CommandContext& context);
void add_compare_command(CLI::App& program, CommandContext& context);
void add_tokenize_command(CLI::App& program, CommandContext& context);
void add_generate_command(CLI::App& program, CommandContext& context);
void add_score_command(CLI::App& program, CommandContext& context);
void add_study_command(CLI::App& program, CommandContext& context);
void add_metrics_command(CLI::App& program, CommandContext& context);
void add_model_command(CLI::App& program, CommandContext& context);
void add_preprocess_command(CLI::App& program, CommandContext& context);
void add_train_command(CLI::App& program, CommandContext& context);
void add_lesson_command(CLI::App& program, CommandContext& context);
void add_devices_command(CLI::App& program, CommandContext& context);
void add_completion_command(CLI::App& program, CommandContext& context);

}  // namespace headlight
