#pragma once

#include "runs/run_host.h"

#include <CLI/CLI.hpp>

#include <string>

namespace headlight {

/// A finite number from `low` to `high`; other numbers, NaN and words are wrong usage.
CLI::Validator number_between(double low, double high);

/// The text that an option gave: the argument, or for "-" what standard input holds, at most 1 MiB of it (said on
/// standard error when there is more).
std::string read_text_argument(const std::string& argument);

/// Says on standard error what the user should know of a run that did not fail.
void print_notice(const std::string& notice);

/// Uses the language of this id. Throws Error(Input) where it `draws` and no font has the letters of the language.
void choose_language(const std::string& id, bool draws);

/// Adds --language, which takes the id of a language of the window; empty: it was not given.
void add_language_option(CLI::App& command, std::string& language, const std::string& help);

/// Notices on standard error, and texts that may stand on standard input.
RunHost command_host();

}  // namespace headlight
