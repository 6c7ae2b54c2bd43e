#include "reference/command_reference.h"

#include <algorithm>

namespace headlight {

namespace {

std::string name_of(const Command& command) {
    return command.words.empty() ? "headlight" : "headlight " + command.words;
}

std::string in_cell(const std::string& text) {
    std::string cell;
    for (const char letter : text) cell += letter == '|' ? "\\|" : std::string(1, letter);
    return cell;
}

std::string code_cell(const std::string& text) {
    return text.empty() ? "" : '`' + in_cell(text) + '`';
}

std::string row_of(const CommandOption& option) {
    std::string names;
    for (const std::string& name : option.names) names += (names.empty() ? "" : ", ") + code_cell(name);
    return "| " + names + (option.required ? " (required)" : "") + " | " + in_cell(option.takes) + " | " +
           code_cell(option.initial) + " | " + in_cell(sentence(option.help)) + " |\n";
}

struct OptionGroup {
    std::string name;
    std::vector<CommandOption> options;
};

/// Arguments first, then options by group, in the order of their first ones.
std::vector<OptionGroup> by_group(const Command& command) {
    std::vector<OptionGroup> groups{{"Arguments", {}}};
    for (const CommandOption& option : command.options) {
        const std::string name = option.positional ? groups.front().name : option.group;
        auto group = std::ranges::find(groups, name, &OptionGroup::name);
        if (group == groups.end()) group = groups.insert(groups.end(), OptionGroup{name, {}});
        group->options.push_back(option);
    }
    if (groups.front().options.empty()) groups.erase(groups.begin());
    return groups;
}

std::string section_of(const Command& command) {
    std::string text =
        "## " + name_of(command) + "\n\n" + sentence(command.help) + "\n\n```text\n" + usage_of(command) + "\n```\n\n";
    if (!command.note.empty()) text += command.note + "\n\n";
    for (const auto& [group, options] : by_group(command)) {
        text += "**" + group + "**\n\n| option | takes | default | meaning |\n|---|---|---|---|\n";
        for (const CommandOption& option : options) text += row_of(option);
        text += '\n';
    }
    if (command.examples.empty()) return text;
    text += "Examples:\n\n```sh\n";
    for (const std::string& example : command.examples) text += example + '\n';
    return text + "```\n\n";
}

}  // namespace

std::string sentence(const std::string& text) {
    return text.empty() || text.ends_with('.') ? text : text + '.';
}

std::string usage_of(const Command& command) {
    std::string usage = name_of(command) + " [OPTIONS]";
    for (const CommandOption& option : command.options)
        if (option.positional)
            usage += ' ' + (option.required ? option.names.front() : '[' + option.names.front() + ']');
    return command.subcommands.empty() ? usage : usage + " [COMMAND]";
}

std::string command_reference_markdown(const std::vector<Command>& commands) {
    std::string text =
        "# Command line\n\n"
        "This page is generated from the program's options; a test fails when it is stale. `man headlight` shows the "
        "same where the package is installed, and `--help` prints the part of a command. [Views and "
        "fields](fields.md) lists the same options by the name that they have in files.\n\n"
        "Commands need no display. Results are written to standard output or to the named file, messages to standard "
        "error. The exit code is 0 on success, 1 on failure and 2 on wrong usage. Layers and heads are counted from 0. "
        "No command overwrites a file that it reads.\n\n"
        "MODEL is the name of a [built-in model](models.md#built-in-models), a folder, a file in one, a GGUF file, "
        "[imported attention](file-formats.md#imported-attention), or a [capture file](capture.md). `--text -` reads "
        "standard input.\n\n"
        "| command | purpose |\n|---|---|\n";
    for (const Command& command : commands)
        text += "| `" + name_of(command) + "` | " + in_cell(sentence(command.help)) + " |\n";
    text += '\n';
    for (const Command& command : commands) text += section_of(command);
    text.pop_back();
    return text;
}

}  // namespace headlight
