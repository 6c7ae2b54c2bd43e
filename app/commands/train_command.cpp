#include "app/options.h"
#include "commands.h"
#include "core/error.h"
#include "core/read_file.h"
#include "session/backend_choice.h"
#include "training/training.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

namespace {

struct TrainOptions {
    std::string text;
    std::filesystem::path file;
    std::filesystem::path out;
    std::string unit = name_of(TrainingOptions().unit);
    std::string optimizer = name_of(TrainingOptions().optimizer);
    TrainingOptions training;
    int steps = kUsualTrainingSteps;
    int threads = 0;
    bool goes_on = false;
};

std::string row_of(const TrainingProgress& progress) {
    std::array<char, 96> row{};
    if (progress.loss == 0)  // of no step yet
        std::snprintf(row.data(), row.size(), "%lld\t\n", static_cast<long long>(progress.step));
    else
        std::snprintf(row.data(), row.size(), "%lld\t%.4f\n", static_cast<long long>(progress.step), progress.loss);
    return row.data();
}

std::string text_of(const TrainOptions& options) {
    return options.file.empty() ? read_text_argument(options.text) : read_file(options.file, kMostOfTrainingText);
}

/// Lets the first signal request a stop, as long as it lives.
class StopBySignal {
  public:
    explicit StopBySignal(Interruption& interruption) : interruption_(interruption) {
        interruption_.set_handler([stop = stop_]() mutable { stop.request_stop(); });
    }
    ~StopBySignal() { interruption_.set_handler({}); }
    StopBySignal(const StopBySignal&) = delete;
    StopBySignal& operator=(const StopBySignal&) = delete;
    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

  private:
    Interruption& interruption_;
    std::stop_source stop_;
};

/// Trains; the first signal ends it with a checkpoint.
void train(const TrainOptions& options, CommandContext& context) {
    const StopBySignal stop(context.interruption);
    if (!options.goes_on) begin_training(options.out, text_of(options), options.training, stop.token());
    context.output.write("step\tloss\n");
    train_in(
        options.out, options.steps, threads_of({.threads = options.threads}),
        [&](const TrainingProgress& progress) {
            if (!progress.checkpoint && progress.step != 0) return;
            context.output.write(row_of(progress));
            context.output.flush();
        },
        stop.token());
}

CLI::Option* add_number(CLI::App& command, const std::string& name, int& value, OptionRange range,
                        const std::string& help) {
    return command.add_option(name, value, help)->check(CLI::Range(range.low, range.high));
}

template <std::size_t kNames>
CLI::Option* add_choice(CLI::App& command, const std::string& name, std::string& value,
                        const std::array<const char*, kNames>& names, const std::string& help) {
    return command.add_option(name, value, help)
        ->check(CLI::IsMember(std::vector<std::string>(names.begin(), names.end())))
        ->capture_default_str();
}

/// Number of a name among names.
template <std::size_t kNames>
std::size_t place_of(const std::string& name, const std::array<const char*, kNames>& names) {
    return static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
}

/// Options that say what is trained, which a continued training has in its folder.
void add_model_options(CLI::App& command, TrainOptions& options, CLI::Option& goes_on) {
    auto* text = command.add_option("--text", options.text, "Text to train on; \"-\" reads standard input");
    auto* file = command.add_option("--text-file", options.file, "File with the text, at most 1 MB of UTF-8")
                     ->type_name("FILE")
                     ->excludes(text);
    auto* unit =
        add_choice(command, "--unit", options.unit, kTextUnitNames, "Tokens: characters, or words and punctuation");
    TrainingOptions& model = options.training;
    for (const TrainingSize& size : kTrainingSizes) {
        auto* number = add_number(command, std::string("--") + size.name, model.*size.value, size.range, size.help);
        if (!size.may_be_chosen) number->capture_default_str();
        goes_on.excludes(number);
    }
    auto* seed = command.add_option("--seed", model.seed, "Same seed, same weights")
                     ->check(CLI::Range(std::uint64_t{0}, (std::uint64_t{1} << 63) - 1))
                     ->capture_default_str();
    auto* optimizer = add_choice(command, "--optimizer", options.optimizer, kOptimizerNames,
                                 "How the gradient g changes the weights: adamw, by its mean over the root of the "
                                 "mean of its square; sgd, by -r g with the learning rate r; sgd-momentum, by -r m, "
                                 "where m becomes 0.9 m + g");
    for (CLI::Option* option : {text, file, unit, seed, optimizer}) goes_on.excludes(option);
}

}  // namespace

void add_train_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("train", "Train a small decoder on a text, with checkpoints on the way");
    auto options = std::make_shared<TrainOptions>();
    command->add_option("--out", options->out, "Folder of the training: new or empty, or with --continue its own")
        ->type_name("FOLDER")
        ->required();
    auto* goes_on = command->add_flag("--continue", options->goes_on,
                                      "Train on from the last checkpoint of --out, as if it had not been interrupted");
    add_model_options(*command, *options, *goes_on);
    add_number(*command, "--steps", options->steps, kTrainingSteps, "Steps of this run, of 32 rows each")
        ->capture_default_str();
    constexpr OptionRange kThreads{1, 1024};
    add_number(*command, "--threads", options->threads, kThreads, "CPU threads; by default one for each core");
    command->footer(
        "Prints the loss at each checkpoint, in nats per token. --out becomes a folder of checkpoints (step0, step50,\n"
        "...), which opens as one model with a slider; each checkpoint is a GPT-NeoX decoder that transformers loads.\n"
        "A signal (Ctrl+C) ends the training with a checkpoint. One of --text, --text-file and --continue is "
        "required.\n"
        "Examples:\n"
        "  headlight train --text-file book.txt --out book-model --steps 100\n"
        "  headlight train --out book-model --continue --steps 50\n"
        "  headlight train --text-file book.txt --unit words --layers 1 --out words-model --steps 100\n"
        "  headlight --model book-model\n");
    command->callback([=, &context] {
        if (!options->goes_on && command->count("--text") + command->count("--text-file") == 0)
            throw CLI::RequiredError("--text, --text-file or --continue");
        options->training.unit = static_cast<TextUnit>(place_of(options->unit, kTextUnitNames));
        options->training.optimizer = static_cast<OptimizerKind>(place_of(options->optimizer, kOptimizerNames));
        train(*options, context);
    });
}

}  // namespace headlight
