#include "shell_completion.h"

#include "reference/command_tree.h"

#include <cctype>

namespace headlight {

namespace {

/// Without the full stop. A full stop or semicolon inside a word (".npz", "...") does not end it.
std::string first_sentence(const std::string& help) {
    for (std::size_t at = 0; at < help.size(); ++at) {
        const bool at_end = at + 1 == help.size() || std::isspace(static_cast<unsigned char>(help[at + 1])) != 0;
        if (help[at] == '\n' || ((help[at] == '.' || help[at] == ';') && at_end)) return help.substr(0, at);
    }
    return help;
}

std::string joined(const std::vector<std::string>& words, const char* between = " ") {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
    return text;
}

/// "'it'\''s'": a text that a shell takes as one word.
std::string quoted_word(const std::string& text) {
    std::string word = "'";
    for (const char letter : text) word += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return word + "'";
}

/// The commands as a shell's `case` names them, with a mark between them.
std::string command_patterns(const std::vector<Command>& commands, const char* between) {
    std::vector<std::string> patterns;
    for (const Command& command : commands)
        if (!command.words.empty()) patterns.push_back(quoted_word(command.words));
    return joined(patterns, between);
}

/// Subcommands, and the choices of arguments that are not options.
std::vector<std::string> names_after(const Command& command) {
    std::vector<std::string> names = command.subcommands;
    for (const CommandOption& option : command.options)
        if (option.positional) names.insert(names.end(), option.choices.begin(), option.choices.end());
    return names;
}

/// Completions after the words of one command.
std::string command_case(const Command& command) {
    std::string script = "        " + quoted_word(command.words) + ")\n            case \"$previous\" in\n";
    std::vector<std::string> next = names_after(command);
    std::vector<std::string> free_values;
    for (const CommandOption& option : command.options) {
        if (option.positional) continue;
        next.insert(next.end(), option.names.begin(), option.names.end());
        if (!option.choices.empty())
            script += "                " + joined(option.names, "|") + ") printf '%s' " +
                      quoted_word(joined(option.choices)) + "; return ;;\n";
        else if (!option.takes.empty())
            free_values.insert(free_values.end(), option.names.begin(), option.names.end());
    }
    if (!free_values.empty()) script += "                " + joined(free_values, "|") + ") return ;;\n";
    return script + "            esac\n            printf '%s' " + quoted_word(joined(next)) + " ;;\n";
}

/// The function with which both bash and zsh find the names that may follow the words so far; none where a value can be
/// any text.
std::string candidates_function(const std::vector<Command>& commands) {
    std::string script =
        "_headlight_candidates() {\n"
        "    local command='' previous='' word\n"
        "    for word in \"$@\"; do\n"
        "        previous=\"$word\"\n"
        "        case \"${command:+$command }$word\" in\n"
        "            " +
        command_patterns(commands, "|") +
        ") command=\"${command:+$command }$word\" ;;\n"
        "        esac\n"
        "    done\n"
        "    case \"$command\" in\n";
    for (const Command& command : commands) script += command_case(command);
    return script + "    esac\n}\n";
}

std::string bash_script(const std::vector<Command>& commands) {
    return "# Completion of headlight for bash.\n" + candidates_function(commands) +
           "_headlight() {\n"
           "    local current=\"${COMP_WORDS[COMP_CWORD]}\" count=$((COMP_CWORD - 1)) candidates\n"
           "    # Bash makes three words of --option=value.\n"
           "    if [ \"$current\" = = ]; then\n"
           "        current=''\n"
           "    elif [ \"${COMP_WORDS[COMP_CWORD-1]}\" = = ]; then\n"
           "        count=$((count - 1))\n"
           "    fi\n"
           "    candidates=$(_headlight_candidates \"${COMP_WORDS[@]:1:count}\")\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$candidates\" -- \"$current\")\n"
           "}\n"
           "complete -o default -F _headlight headlight\n";
}

/// It works both as a file in $fpath, whose first call loads it, and when it is sourced.
std::string zsh_script(const std::vector<Command>& commands) {
    return "#compdef headlight\n# Completion of headlight for zsh.\n" + candidates_function(commands) +
           "_headlight() {\n"
           "    local candidates\n"
           "    local -a before\n"
           "    before=(\"${(@)words[2,CURRENT-1]}\")\n"
           "    if [[ $words[CURRENT] = --*=* ]]; then\n"
           "        before+=(\"${words[CURRENT]%%=*}\")\n"
           "        compset -P '*='\n"
           "    fi\n"
           "    candidates=$(_headlight_candidates \"${(@)before}\")\n"
           "    compadd -- ${=candidates} || _files\n"
           "}\n"
           "if [[ $funcstack[1] = _headlight ]]; then\n"
           "    _headlight \"$@\"\n"
           "else\n"
           "    compdef _headlight headlight\n"
           "fi\n";
}

/// The function that says whether the words so far are those of a command; values such as --view compare are not.
std::string fish_command_function(const std::vector<Command>& commands) {
    return "function __headlight_in --argument-names expected\n"
           "    set -l command ''\n"
           "    for word in (commandline -opc)[2..-1]\n"
           "        set -l longer (string trim -- \"$command $word\")\n"
           "        switch \"$longer\"\n"
           "            case " +
           command_patterns(commands, " ") +
           "\n"
           "                set command $longer\n"
           "        end\n"
           "    end\n"
           "    test \"$command\" = \"$expected\"\n"
           "end\n";
}

std::string fish_script(const std::vector<Command>& commands) {
    std::string script = "# Completion of headlight for fish.\n" + fish_command_function(commands);
    for (const Command& command : commands) {
        const std::string start =
            "complete -c headlight -n " + quoted_word("__headlight_in " + quoted_word(command.words));
        if (const auto names = names_after(command); !names.empty())
            script += start + " -f -a " + quoted_word(joined(names)) + '\n';
        for (const CommandOption& option : command.options) {
            if (option.positional) continue;
            script += start;
            for (const std::string& name : option.names) script += " -l " + name.substr(2);
            script += " -d " + quoted_word(first_sentence(option.help));
            if (!option.choices.empty())
                script += " -x -a " + quoted_word(joined(option.choices));
            else if (!option.takes.empty())
                script += " -r -F";
            script += '\n';
        }
    }
    return script;
}

}  // namespace

std::vector<std::string> completion_shells() {
    return {"bash", "fish", "zsh"};
}

std::string completion_script(const CLI::App& program, const std::string& shell) {
    const std::vector<Command> commands = command_tree(program);
    if (shell == "fish") return fish_script(commands);
    return shell == "zsh" ? zsh_script(commands) : bash_script(commands);
}

}  // namespace headlight
