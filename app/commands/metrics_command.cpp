#include "app/input_files.h"
#include "app/json_text.h"
#include "app/options.h"
#include "app/staged_file.h"
#include "app/view_options.h"
#include "commands.h"
#include "core/error.h"
#include "export/statistics_file.h"
#include "runs/model_run.h"

#include <QCryptographicHash>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>

namespace headlight {

namespace {

struct MetricsOptions {
    InputRequest input;
    std::filesystem::path lines;
    std::filesystem::path out;
    bool resume = false;
};

bool as_csv(const MetricsOptions& options) {
    return options.out.extension() == ".csv";
}

/// Of the first texts of a file.
std::string hash_of(const std::vector<std::string>& lines, std::int64_t count) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (std::size_t line = 0; line < std::min(lines.size(), static_cast<std::size_t>(count)); ++line)
        hash.addData(QByteArray::fromStdString(lines[line]) + '\0');
    return hash.result().toHex().toStdString();
}

void write(const MetricsOptions& options, const std::vector<std::string>& lines, StatisticsRecord& record,
           CommandContext& context) {
    record.texts_hash = hash_of(lines, record.lines_done);
    write_text_file(options.out, as_csv(options) ? statistics_csv(record) : statistics_json(record),
                    context.interruption);
}

/// What was done before, or nothing yet.
StatisticsRecord begin(const MetricsOptions& options, const ModelRun& run, const std::vector<std::string>& lines) {
    constexpr std::size_t kShownOfHash = 8;
    StatisticsRecord record{.provenance = {}, .lines_done = 0, .texts_hash = hash_of(lines, 0), .statistics = {}};
    std::error_code error;
    if (!options.resume || !std::filesystem::exists(options.out, error)) return record;
    StatisticsRecord before = read_statistics(options.out);
    const Provenance present = run.provenance({});
    const auto named = [](const Provenance& model) {
        return '"' + model.model_name + "\" (hash " + shown_hash(hashes_of(model), kShownOfHash) + ')';
    };
    if (compare_model(present, hashes_of(before.provenance)) != ModelMatch::Same)
        throw Error(ErrorKind::Input,
                    "The statistics are of another model, " + named(before.provenance) + ", than " + named(present) +
                        ". Choose another --out.",
                    {.file = options.out.string(), .field = "hash"});
    const bool same_texts = before.texts_hash.empty() || before.texts_hash == hash_of(lines, before.lines_done);
    if (!same_texts || before.lines_done > std::ssize(lines))
        throw Error(ErrorKind::Input,
                    "The statistics are of other texts than the first " + std::to_string(before.lines_done) + " of " +
                        options.lines.string() + ". Choose another --out, or leave --resume out to start again.",
                    {.file = options.out.string(), .field = "texts_hash"});
    return before;
}

void measure(const MetricsOptions& options, CommandContext& context) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::seconds kBetweenFiles{10};
    InputFiles inputs = input_files(options.input);
    inputs.files.push_back(options.lines);
    refuse_overwriting_input(options.out, inputs);
    const std::vector<std::string> lines = read_text_lines(options.lines);
    if (lines.empty())
        throw Error(ErrorKind::Input, "The file holds no text. Write {\"text\": ...} a line.",
                    {.file = options.lines.string(), .field = {}});
    ModelRun run(options.input, command_host());
    refuse_overwriting_input(options.out, {.files = {}, .models = {run.model().path}});
    StatisticsRecord record = begin(options, run, lines);
    auto written = Clock::now();
    for (auto line = static_cast<std::size_t>(record.lines_done); line < lines.size(); ++line) {
        AnalysisRequest request;
        request.text = lines[line];
        const AnalysisPointer analysis = run.analyze(request);
        if (record.lines_done == 0) record.provenance = analysis->provenance;
        record.statistics.add(*analysis);
        record.lines_done = static_cast<std::int64_t>(line + 1);
        if (Clock::now() - written < kBetweenFiles) continue;
        std::cerr << "headlight: " << record.lines_done << " of " << lines.size() << " texts" << std::endl;
        if (!as_csv(options)) write(options, lines, record, context);
        written = Clock::now();
    }
    write(options, lines, record, context);
    std::cerr << "headlight: " << record.lines_done << " of " << lines.size() << " texts" << std::endl;
}

}  // namespace

void add_metrics_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand(
        "metrics", "Measure and label every head over many texts, with mean, deviation and count");
    auto options = std::make_shared<MetricsOptions>();
    auto view = std::make_shared<ViewOptions>();
    view->add_to(*command, Context::Metrics);
    command->add_option("--lines", options->lines, "File with {\"text\": ...} a line")->required();
    command->add_option("--out", options->out, "File to write: .json or .csv")->required();
    command->add_flag("--resume", options->resume,
                      "Go on after the texts that the .json file holds already; it is written every ten seconds");
    command->footer(
        "Labels (previous, induction, ...) come with their threshold, and with the number of texts that reached it.\n"
        "Example:\n"
        "  headlight metrics story-encoder --lines texts.jsonl --out heads.json --resume\n");
    command->callback([=, &context] {
        options->input = view->request().input;
        const auto ending = options->out.extension();
        if (ending != ".json" && ending != ".csv")
            throw CLI::ValidationError("--out", "the name must end in .json or .csv");
        if (options->resume && ending == ".csv")
            throw CLI::ValidationError("--resume", "only a .json file can be gone on with");
        measure(*options, context);
    });
}

}  // namespace headlight
