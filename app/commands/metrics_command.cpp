#include "analysis/corpus_part.h"
#include "app/commands/metrics_run.h"
#include "app/view_options.h"
#include "commands.h"

#include <charconv>
#include <memory>
#include <string>
#include <string_view>

namespace headlight {

namespace {

/// Reads I/N. Throws CLI::ValidationError.
void read_shard(const std::string& text, MetricsOptions& options) {
    const char* const end = text.data() + text.size();
    const auto number = std::from_chars(text.data(), end, options.shard);
    const bool divided = number.ec == std::errc() && number.ptr != end && *number.ptr == '/';
    const auto count = divided ? std::from_chars(number.ptr + 1, end, options.shards) : number;
    if (!divided || count.ec != std::errc() || count.ptr != end || options.shard < 1 ||
        options.shard > options.shards || options.shards > kMostShards)
        throw CLI::ValidationError("--shard", "expected I/N such as 3/8, with I from 1 to N and N at most " +
                                                  std::to_string(kMostShards) + ", found \"" + text + "\"");
}

/// Throws CLI::ExcludesError where an option is given that --merge does not use.
void check_merge(const CLI::App& command) {
    for (const CLI::Option* option : command.get_options())
        if (const std::string name = option->get_name(); option->count() > 0 && name != "--merge" && name != "--out")
            throw CLI::ExcludesError("--merge", name);
}

}  // namespace

void add_metrics_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand(
        "metrics", "Measure and label every head over many texts, with mean, deviation, count and extremes");
    auto options = std::make_shared<MetricsOptions>();
    auto shard = std::make_shared<std::string>();
    auto files = std::make_shared<std::vector<std::filesystem::path>>();
    auto view = std::make_shared<ViewOptions>();
    view->add_to(*command, Context::Metrics);
    auto* model = view->option("model")->required(false);
    auto* lines = command->add_option("--lines", options->lines, "File with one JSON object {\"text\": ...} per line");
    command->add_option("--out", options->out, "File to write: .json or .csv")->required();
    command->add_flag(
        "--resume", options->resume,
        "Continue after the texts that the .json file already has; the file is written every ten seconds");
    auto* sharded =
        command
            ->add_option("--shard", *shard,
                         "Measure shard I, from 1 to N, of N: of the texts, number I, I + N, I + 2 N and so on, so "
                         "that the N shards cover each text once")
            ->type_name("I/N");
    auto* merge = command
                      ->add_option("--merge", *files,
                                   "Merge .json files of shards of one corpus, in any order; a merge of some shards "
                                   "can be merged again. Takes no model")
                      ->type_name("FILE");
    command->footer(
        "Labels (previous, induction, ...) come with their threshold, and with the number of texts that reached it.\n"
        "MODEL and --lines are required without --merge. All shards together give the same file as one run.\n"
        "Examples:\n"
        "  headlight metrics story-encoder --lines texts.jsonl --out heads.json --resume\n"
        "  headlight metrics story-encoder --lines texts.jsonl --shard 1/2 --out 1.json\n"
        "  headlight metrics story-encoder --lines texts.jsonl --shard 2/2 --out 2.json\n"
        "  headlight metrics --merge 1.json 2.json --out heads.json\n");
    command->callback([=, &context] {
        options->input = view->request().input;
        const auto ending = options->out.extension();
        if (ending != ".json" && ending != ".csv")
            throw CLI::ValidationError("--out", "expected a name that ends in .json or .csv");
        if (merge->count() > 0) {
            check_merge(*command);
            return merge_metrics(*files, options->out, context);
        }
        if (model->count() == 0) throw CLI::RequiredError("MODEL");
        if (lines->count() == 0) throw CLI::RequiredError("--lines");
        if (sharded->count() > 0) read_shard(*shard, *options);
        if (options->resume && ending == ".csv")
            throw CLI::ValidationError("--resume", "only .json files can be resumed: expected --out FILE.json");
        if (sharded->count() > 0 && ending == ".csv")
            throw CLI::ValidationError("--shard", "only .json files can be merged: expected --out FILE.json");
        measure_corpus(*options, context);
    });
}

}  // namespace headlight
