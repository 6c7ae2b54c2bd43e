#include "app/commands/commands.h"
#include "core/error.h"
#include "core/free_memory.h"
#include "core/version.h"
#include "reference/command_reference.h"
#include "window.h"

#include <QHashFunctions>

#include <unistd.h>

#include <csignal>
#include <exception>
#include <new>
#include <sstream>

namespace {

using namespace headlight;

constexpr int kDone = 0;
constexpr int kFailed = 1;
constexpr int kWrongUsage = 2;

/// The command that the arguments got as far as, for the hint at its help.
std::string command_of(const CLI::App& program) {
    std::string name = program.get_name();
    for (const auto* command : program.get_subcommands()) name += " " + command->get_name();
    return name;
}

int explain_wrong_usage(const CLI::App& program, const std::string& problem) {
    say(problem + "\nTry '" + command_of(program) + " --help'.");
    return kWrongUsage;
}

/// Text of a page of the reference, which a hidden option of the program chooses.
std::string reference_page(const CLI::App& program, const std::string& format) {
    const std::vector<Command> commands = command_tree(program);
    return format == "man" ? manual_page(commands, std::string(version())) : command_reference_markdown(commands);
}

int run(int argument_count, char** arguments, CommandContext& context) {
    CLI::App program("Shows what the attention heads of transformers attend to.", "headlight");
    program.footer(
        "Without a command the window opens.\n\n"
        "Examples:\n"
        "  headlight --model story-encoder --text \"The animal didn't cross the street because it was too tired.\"\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --out head.pdf\n"
        "  headlight attention ./my-model --text \"The animal was tired.\" --out attention.safetensors\n");
    program.set_version_flag("--version", "headlight " + std::string(version()));
    WindowArguments window;
    add_window_options(program, window);
    program.require_subcommand(0, 1);
    std::string reference;  // for docs/command-line.md and the manual page
    program.add_option("--reference", reference)->group("")->check(CLI::IsMember({"man", "markdown"}));
    add_attention_command(program, context);
    add_figure_command(program, context);
    add_compare_command(program, context);
    add_tokenize_command(program, context);
    add_generate_command(program, context);
    add_score_command(program, context);
    add_study_command(program, context);
    add_metrics_command(program, context);
    add_model_command(program, context);
    add_preprocess_command(program, context);
    add_train_command(program, context);
    add_lesson_command(program, context);
    add_devices_command(program, context);
    add_completion_command(program, context);
    try {
        program.parse(argument_count, arguments);
        if (!reference.empty())
            context.output.write(reference_page(program, reference));
        else if (program.get_subcommands().empty())
            return run_window(window, context);
    } catch (const CLI::Success& help) {
        std::ostringstream text;
        program.exit(help, text, text);
        context.output.write(text.str());
    } catch (const CLI::ParseError& problem) {
        return explain_wrong_usage(program, problem.what());
    }
    context.output.flush();
    return context.interruption.exit_code();  // a signal that a command ended well on; 0: none came
}

/// Says what is being caught.
void say_failure() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        say_out_of_memory();
    } catch (const std::exception& error) {
        say(error.what());
    }
}

/// Says what was thrown where nothing may be thrown: a library's callback or thread that ran out of memory.
[[noreturn]] void end_with_sentence() {
    try {
        // Where a library lets nothing be thrown, what ran out is not known here.
        if (std::current_exception())
            say_failure();
        else
            say_out_of_memory();
    } catch (...) {
        say_out_of_memory();  // there is none for the sentence of what failed
    }
    ::_exit(kFailed);
}

}  // namespace

int main(int argument_count, char** arguments) {
    headlight::configure_heap();
    headlight::hold_standard_descriptors();
    std::signal(SIGPIPE, SIG_IGN);
    QHashSeed::setDeterministicGlobalSeed();  // Qt's PDF writer numbers fonts in the order of a hash: same input, same
                                              // bytes
    std::set_terminate(end_with_sentence);
    try {
        headlight::Interruption interruption;
        headlight::StandardOutput output;
        headlight::CommandContext context{interruption, output, arguments};
        return run(argument_count, arguments, context);
    } catch (const headlight::ReaderGone&) {
        return kDone;
    } catch (...) {
        say_failure();
    }
    return kFailed;
}
