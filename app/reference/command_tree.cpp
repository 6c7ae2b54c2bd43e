#include "reference/command_tree.h"

#include <sstream>

namespace headlight {

namespace {

/// The names in the type that the help shows, "{linear,log,rank}"; none where it has no braces.
std::vector<std::string> choices_of(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::size_t begin = type.find('{');
    const std::size_t end = type.find('}', begin);
    if (end == std::string::npos) return {};
    return CLI::detail::split(type.substr(begin + 1, end - begin - 1), ',');
}

CommandOption describe(const CLI::Option& option) {
    const bool takes_value = option.get_items_expected_max() > 0;
    std::vector<std::string> names;
    if (option.get_positional()) names.push_back(option.get_name(true));
    for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
    return {.names = std::move(names),
            .group = option.get_group(),
            .help = option.get_description(),
            .takes = takes_value ? option.get_type_name() : "",
            .initial = option.get_default_str(),
            .choices = choices_of(option),
            .positional = option.get_positional(),
            .required = option.get_required()};
}

void read_footer(const std::string& footer, Command& command) {
    std::istringstream lines(footer);
    bool in_examples = false;
    for (std::string line; std::getline(lines, line);) {
        if (line == "Examples:" || line == "Example:")
            in_examples = true;
        else if (in_examples && line.starts_with("  "))
            command.examples.push_back(line.substr(2));
        else if (!in_examples)
            command.note += (command.note.empty() || line.empty() ? "" : " ") + line;
    }
}

Command describe(const CLI::App& app, const std::string& words) {
    Command command;
    command.words = words;
    command.help = app.get_description();
    read_footer(app.get_footer(), command);
    for (const CLI::App* each : app.get_subcommands({})) command.subcommands.push_back(each->get_name());
    for (const CLI::Option* option : app.get_options())
        if (!option->get_group().empty()) command.options.push_back(describe(*option));  // others are hidden
    return command;
}

void collect(const CLI::App& app, const std::string& words, std::vector<Command>& all) {
    all.push_back(describe(app, words));
    for (const CLI::App* each : app.get_subcommands({}))
        collect(*each, words.empty() ? each->get_name() : words + ' ' + each->get_name(), all);
}

}  // namespace

std::vector<Command> command_tree(const CLI::App& program) {
    std::vector<Command> commands;
    collect(program, {}, commands);
    return commands;
}

}  // namespace headlight
