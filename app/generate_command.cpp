#include "commands.h"
#include "core/error.h"
#include "json_text.h"
#include "kit_inputs.h"
#include "model_run.h"

#include <algorithm>
#include <exception>
#include <memory>

namespace headlight {

namespace {

struct GenerateOptions {
    ModelOptions model;
    std::string text;
    std::filesystem::path inputs;
    std::size_t tokens = 20;
    bool greedy = false;
    bool json = false;
};

/// Says what happened to the text on its way to the tokens that are continued.
TokenizedText tokenize_prompt(const ModelRun& run, const std::string& text) {
    TokenizedText tokens = run.model().tokenizer->encode(text, std::nullopt, {});
    for (const auto& notice : tokens.notices) print_notice(notice);
    return tokens;
}

/// The prompt's ids and the new ones, as the reference kit's generated.json has them.
QJsonObject continue_greedily(ModelRun& run, const std::vector<std::int32_t>& prompt, std::size_t tokens) {
    std::vector<std::int32_t> ids = prompt;
    run.generate({.text = {}, .ids = prompt, .tokens = tokens},
                 [&](const GeneratedToken& token) { ids.push_back(token.id); });
    return {{"ids", json_array(ids)}, {"new_ids", json_array(std::span(ids).subspan(prompt.size()))}};
}

void generate_for_inputs(const GenerateOptions& options, StandardOutput& output) {
    const auto inputs = read_kit_inputs(options.inputs);
    ModelRun run(options.model);
    QJsonObject all;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        all[QString::number(i)] = QJsonObject{{"greedy", continue_greedily(run, inputs[i].input.ids, options.tokens)}};
    }
    output.write(json_line(all));
}

void generate_json(const GenerateOptions& options, StandardOutput& output) {
    ModelRun run(options.model);
    const std::string text = read_text_argument(options.text);
    const auto prompt = tokenize_prompt(run, text).ids();
    QJsonObject greedy = continue_greedily(run, prompt, options.tokens);
    std::vector<std::int32_t> ids;
    for (const auto& id : greedy["ids"].toArray()) ids.push_back(id.toInt());
    output.write(json_line(
        {{"text", to_qt(text)}, {"greedy", greedy}, {"decoded", to_qt(run.model().tokenizer->decode(ids, true))}}));
}

/// Writes the text with the first token and every further token when it is known, so that a reader need not wait.
void generate_text(const GenerateOptions& options, StandardOutput& output) {
    ModelRun run(options.model);
    const std::string text = read_text_argument(options.text);
    const auto prompt = tokenize_prompt(run, text).ids();
    output.write(text);
    std::size_t written = 0;
    std::exception_ptr problem;  // tokens come on the session's thread, which knows nothing of standard output
    const auto write_token = [&](const GeneratedToken& token) {
        try {
            output.write(token.text);
            output.flush();
            written += token.text.size();
        } catch (...) {
            problem = std::current_exception();
            throw_cancelled();
        }
    };
    try {
        const std::string continuation =
            run.generate({.text = text, .ids = prompt, .tokens = options.tokens}, write_token);
        // A character whose last bytes never came has not been written yet.
        output.write(continuation.substr(std::min(written, continuation.size())) + "\n");
    } catch (const Error&) {
        if (problem) std::rethrow_exception(problem);
        throw;
    }
}

void generate(const GenerateOptions& options, StandardOutput& output) {
    if (!options.inputs.empty()) {
        generate_for_inputs(options, output);
    } else if (options.json) {
        generate_json(options, output);
    } else {
        generate_text(options, output);
    }
}

}  // namespace

void add_generate_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("generate", "Let a decoder continue a text");
    auto options = std::make_shared<GenerateOptions>();
    add_model_options(*command, options->model);
    auto* text =
        command->add_option("--text", options->text, "Text to continue; - reads standard input (at most 1 MiB)");
    auto* inputs = command->add_option("--inputs", options->inputs,
                                       "File with a JSON list of {\"input_ids\": [...]}; each is continued");
    text->excludes(inputs);
    command->add_option("--tokens", options->tokens, "How many tokens to add at most")
        ->check(number_between(1, 1'000'000))
        ->capture_default_str();
    command->add_flag("--greedy", options->greedy, "Always take the most probable token (the only way so far)");
    command->add_flag("--json", options->json, "Token ids as JSON");
    command->footer(
        "Examples:\n"
        "  headlight generate story-decoder --text \"Once upon a time\" --tokens 40\n"
        "  headlight generate ./my-gpt2 --inputs inputs.json --tokens 12 --json\n");
    command->callback([=, &context] {
        if (text->empty() && inputs->empty()) throw CLI::RequiredError("--text or --inputs");
        generate(*options, context.output);
    });
}

}  // namespace headlight
