#include "app/shell_completion.h"
#include "commands.h"

#include <memory>

namespace headlight {

void add_completion_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("completion", "Print the completion script for a shell");
    auto shell = std::make_shared<std::string>();
    command->add_option("SHELL", *shell, "Shell")->required()->check(CLI::IsMember(completion_shells()));
    command->footer(
        "Examples:\n"
        "  headlight completion bash > ~/.local/share/bash-completion/completions/headlight\n"
        "  headlight completion zsh > ~/.zfunc/_headlight\n"
        "  headlight completion fish > ~/.config/fish/completions/headlight.fish\n");
    command->callback([=, &program, &context] { context.output.write(completion_script(program, *shell)); });
}

}  // namespace headlight
