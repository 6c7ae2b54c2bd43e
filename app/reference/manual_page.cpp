#include "reference/command_reference.h"

namespace headlight {

namespace {

/// Text as man(7) takes it: no line is a request, and hyphens can be copied.
std::string escaped(const std::string& text) {
    std::string result;
    for (const char letter : text) {
        if (letter == '\\')
            result += "\\e";
        else if (letter == '-')
            result += "\\-";
        else if ((letter == '.' || letter == '\'') && (result.empty() || result.back() == '\n'))
            result += std::string("\\&") + letter;
        else
            result += letter;
    }
    return result;
}

/// A list of values that a line may end within, after each comma.
std::string breakable(const std::string& list) {
    std::string result;
    for (const char letter : list) {
        result += letter;
        if (letter == ',') result += "\\:";
    }
    return result;
}

std::string option_entry(const CommandOption& option) {
    std::string entry = ".TP\n\\fB";
    for (const std::string& name : option.names)
        entry += (name == option.names.front() ? "" : "\\fR, \\fB") + escaped(name);
    entry += "\\fR";
    if (!option.positional && !option.takes.empty()) entry += " \\fI" + breakable(escaped(option.takes)) + "\\fR";
    entry += '\n' + escaped(sentence(option.help));
    if (!option.initial.empty()) entry += " Default: " + escaped(option.initial) + '.';
    return entry + (option.required ? " Required.\n" : "\n");
}

std::string manual_section(const Command& command) {
    std::string text = ".SS " +
                       escaped(command.words.empty() ? "Options of the window" : "headlight " + command.words) + '\n' +
                       escaped(sentence(command.help)) + "\n.PP\n.B " + escaped(usage_of(command)) + '\n';
    if (!command.note.empty()) text += ".PP\n" + escaped(command.note) + '\n';
    for (const CommandOption& option : command.options) text += option_entry(option);
    return text;
}

}  // namespace

std::string manual_page(const std::vector<Command>& commands, const std::string& version) {
    std::string text = R"(.TH HEADLIGHT 1 "" "headlight )" + version + R"(" "User Commands"
.ad l
.SH NAME
headlight \- show what the attention heads of transformers attend to
.SH SYNOPSIS
)";
    for (const Command& command : commands) text += ".B " + escaped(usage_of(command)) + "\n.br\n";
    text +=
        ".SH DESCRIPTION\n"
        "Without a command a window opens. Commands need no display. Results are written to standard output or to the "
        "named file, messages to standard error. Layers and heads are counted from 0. No command overwrites a file "
        "that it reads.\n"
        ".PP\nThe Help of the window (F1) has a guide for each subject.\n"
        ".SH COMMANDS AND OPTIONS\n";
    for (const Command& command : commands) text += manual_section(command);
    text += ".SH EXIT STATUS\n0 on success, 1 on failure, 2 on wrong usage.\n.SH EXAMPLES\n.nf\n";
    for (const Command& command : commands)
        for (const std::string& example : command.examples) text += escaped(example) + '\n';
    return text + ".fi\n";
}

}  // namespace headlight
