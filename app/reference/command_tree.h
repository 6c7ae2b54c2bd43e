#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace headlight {

/// Option of a command, as completion and reference show it. Arguments without a name in front are options as well.
struct CommandOption {
    std::vector<std::string> names;  ///< "--pair" and "--target"; of an argument "MODEL" alone
    std::string group;
    std::string help;
    std::string takes;    ///< "{linear,log,rank}", "FIRST-LAST", "TEXT"; empty: a flag
    std::string initial;  ///< default; empty: none, or none that a person would give
    std::vector<std::string> choices;
    bool positional = false;
    bool required = false;
};

/// Command with its options. Hidden options are left out.
struct Command {
    std::string words;  ///< "figure", "study lens"; empty: the program itself
    std::string help;
    std::string note;                   ///< what stands before the examples
    std::vector<std::string> examples;  ///< lines for a shell
    std::vector<CommandOption> options;
    std::vector<std::string> subcommands;
};

/// The program and all its commands, each before its subcommands.
std::vector<Command> command_tree(const CLI::App& program);

}  // namespace headlight
