#pragma once

#include "app/commands/commands.h"
#include "view_options.h"

#include <string>
#include <vector>

namespace headlight {

/// Arguments of the window (`headlight` without a command).
struct WindowArguments {
    std::string file;  ///< a session, or a model; empty: none
    std::string model;
    std::string text;
    std::vector<std::string> images;  ///< in the order of the text
    std::string boxes;
    std::string lesson;
    std::string language;                   ///< id; empty: as the settings say
    bool reuse = false;                     ///< show it in the window that is open, if there is one
    ViewOptions view;                       ///< of the backend
    bool quit_after_first_picture = false;  ///< for measuring how long the start takes
    std::string screenshot;                 ///< picture of the window to write then; empty: none
};

/// Adds the options of the window to the program.
void add_window_options(CLI::App& program, WindowArguments& arguments);

/// Opens the window and returns the program's exit code when it is closed. Throws Error(Device) where there is no
/// display.
int run_window(const WindowArguments& arguments, CommandContext& context);

}  // namespace headlight
