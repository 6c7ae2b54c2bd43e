#pragma once

#include "interruption.h"
#include "standard_output.h"

#include <CLI/CLI.hpp>

namespace headlight {

/// What every command works with.
struct CommandContext {
    Interruption& interruption;
    StandardOutput& output;
    char** arguments;  ///< argv, whose first is the program, for Qt
};

/// What headlight does without a command.
struct WindowOptions {
    std::string model;
    std::string text;
};

// Each adds a command with its options to the program and runs it when it is given. One file each.

}  // namespace headlight
