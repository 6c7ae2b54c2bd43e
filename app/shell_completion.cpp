#include "shell_completion.h"

#include "view/fields.h"

#include <algorithm>
#include <map>

namespace headlight {

namespace {

struct CompletedOption {
    std::string name;  ///< "--view"
    std::string help;  ///< first sentence
    std::vector<std::string> choices;
    bool takes_value = false;
};

/// A command with its words, "figure" or "study lens"; empty: the program itself.
struct CompletedCommand {
    std::string words;
    std::string help;
    std::vector<CompletedOption> options;
    std::vector<std::string> subcommands;
};

std::string first_sentence(const std::string& help) {
    const std::size_t end = help.find_first_of(".;\n");
    return help.substr(0, end);
}

std::vector<std::string> choices_of(const std::string& option) {
    for (const Field& field : view_fields())
        if (field.option_name() == option) return field.kind->choices();
    return {};
}

CompletedCommand describe(const CLI::App& command, const std::string& words) {
    CompletedCommand described{words, first_sentence(command.get_description()), {}, {}};
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames())
            described.options.push_back({"--" + name, first_sentence(option->get_description()),
                                         choices_of("--" + name), option->get_items_expected_max() > 0});
    for (const CLI::App* each : command.get_subcommands({})) described.subcommands.push_back(each->get_name());
    return described;
}

void collect(const CLI::App& command, const std::string& words, std::vector<CompletedCommand>& all) {
    all.push_back(describe(command, words));
    for (const CLI::App* each : command.get_subcommands({}))
        collect(*each, words.empty() ? each->get_name() : words + ' ' + each->get_name(), all);
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

/// "'it'\''s'": a text that a shell takes as one word.
std::string quoted_word(const std::string& text) {
    std::string word = "'";
    for (const char letter : text) word += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return word + "'";
}

/// The values of options, which mean the same in every command, and the words that may follow each command.
struct WordTables {
    std::map<std::string, std::string> values;     ///< of an option with choices
    std::map<std::string, std::string> followers;  ///< of a command: subcommands and options
    std::string commands;                          ///< words that are commands
};

WordTables tables_of(const std::vector<CompletedCommand>& commands) {
    WordTables tables;
    for (const CompletedCommand& command : commands) {
        std::vector<std::string> next = command.subcommands;
        for (const CompletedOption& option : command.options) {
            next.push_back(option.name);
            if (!option.choices.empty()) tables.values[option.name] = joined(option.choices);
        }
        tables.followers[command.words] = joined(next);
        if (!command.words.empty())
            tables.commands += (tables.commands.empty() ? "" : "|") + quoted_word(command.words);
    }
    return tables;
}

/// The function that both bash and zsh (with its arrays counted as in ksh) use to find what may stand next.
std::string candidates_function(const WordTables& tables) {
    std::string script =
        "_headlight_candidates() {\n"
        "    local command='' word\n"
        "    for word in \"${@:3}\"; do\n"
        "        case \"${command:+$command }$word\" in\n"
        "            " +
        tables.commands +
        ") command=\"${command:+$command }$word\" ;;\n"
        "        esac\n"
        "    done\n"
        "    case \"$2\" in\n";
    for (const auto& [option, values] : tables.values)
        script += "        " + option + ") printf '%s' " + quoted_word(values) + "; return ;;\n";
    script += "    esac\n    case \"$command\" in\n";
    for (const auto& [command, next] : tables.followers)
        script += "        " + quoted_word(command) + ") printf '%s' " + quoted_word(next) + " ;;\n";
    return script + "    esac\n}\n";
}

std::string bash_script(const std::vector<CompletedCommand>& commands) {
    return "# Completion of headlight for bash.\n" + candidates_function(tables_of(commands)) +
           "_headlight() {\n"
           "    local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\"\n"
           "    local candidates\n"
           "    candidates=$(_headlight_candidates \"$current\" \"$previous\" \"${COMP_WORDS[@]:1:COMP_CWORD-1}\")\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$candidates\" -- \"$current\")\n"
           "}\n"
           "complete -o default -F _headlight headlight\n";
}

std::string zsh_script(const std::vector<CompletedCommand>& commands) {
    return "#compdef headlight\n# Completion of headlight for zsh.\n" + candidates_function(tables_of(commands)) +
           "_headlight() {\n"
           "    local candidates\n"
           "    candidates=$(_headlight_candidates \"$words[CURRENT]\" \"$words[CURRENT-1]\" "
           "\"${(@)words[2,CURRENT-1]}\")\n"
           "    compadd -- ${=candidates}\n"
           "    _files\n"
           "}\n"
           "compdef _headlight headlight\n";
}

std::string fish_script(const std::vector<CompletedCommand>& commands) {
    std::string script = "# Completion of headlight for fish.\n";
    for (const CompletedCommand& command : commands) {
        std::string condition = "__fish_use_subcommand";
        if (!command.words.empty()) {
            condition.clear();
            std::size_t begin = 0;
            while (begin <= command.words.size()) {
                const std::size_t end = std::min(command.words.find(' ', begin), command.words.size());
                condition += (condition.empty() ? "" : "; and ") + std::string("__fish_seen_subcommand_from ") +
                             command.words.substr(begin, end - begin);
                begin = end + 1;
            }
        }
        const std::string start = "complete -c headlight -n " + quoted_word(condition);
        if (!command.subcommands.empty()) script += start + " -f -a " + quoted_word(joined(command.subcommands)) + '\n';
        for (const CompletedOption& option : command.options) {
            script += start + " -l " + option.name.substr(2) + " -d " + quoted_word(option.help);
            if (!option.choices.empty())
                script += " -x -a " + quoted_word(joined(option.choices));
            else if (option.takes_value)
                script += " -r";
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
    std::vector<CompletedCommand> commands;
    collect(program, {}, commands);
    if (shell == "fish") return fish_script(commands);
    return shell == "zsh" ? zsh_script(commands) : bash_script(commands);
}

}  // namespace headlight
