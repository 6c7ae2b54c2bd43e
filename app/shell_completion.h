#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace headlight {

/// "bash", "fish", "zsh".
std::vector<std::string> completion_shells();

/// The script that completes commands, options and the values of options that take one of a few names; other values
/// are completed as files.
std::string completion_script(const CLI::App& program, const std::string& shell);

}  // namespace headlight
