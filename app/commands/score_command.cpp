#include "analysis/losses/text_probability.h"
#include "app/json_text.h"
#include "app/options.h"
#include "app/standard_output.h"
#include "app/text_lines.h"
#include "app/view_options.h"
#include "commands.h"
#include "core/error.h"
#include "core/text/english.h"
#include "export/number_files.h"
#include "export/qt_json.h"
#include "runs/model_source.h"
#include "runs/studies.h"
#include "view/compose.h"

#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace headlight {

namespace {

struct ScoreOptions {
    ViewRequest view;
    std::filesystem::path lines;
    bool json = false;
};

std::string number(double value) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.6f", value);
    return text.data();
}

std::string total_cells(const LossTotal& total) {
    return std::to_string(total.count) + '\t' + number(total.sum) + '\t' + number(total.mean()) + '\t' +
           number(total.perplexity());
}

constexpr const char* kTotalNames = "count\tsum\tmean\tperplexity";

std::string positions_table(const TextProbability& text) {
    std::string table = "position\treads\texpected\tloss\tsum\tbest\tbest_probability\n";
    double sum = 0;
    for (const TokenLoss& token : text.tokens) {
        table += std::to_string(token.token) + '\t' + in_one_cell(token.read) + '\t' + in_one_cell(token.expected);
        sum += token.loss.value_or(0);
        table += token.loss ? '\t' + number(*token.loss) + '\t' + number(sum) : "\t\t";
        table += token.best ? '\t' + in_one_cell(token.best->text) + '\t' +
                                  number(static_cast<double>(token.best->probability))
                            : "\t\t";
        table += '\n';
    }
    return table;
}

std::string choices_table(const TextProbability& text) {
    std::string table = "choice\tlabel";
    for (const ChoiceLoss& choice : text.softmaxes) table += '\t' + choice.name;
    table += '\n';
    for (std::size_t index = 0; index < text.choices.size(); ++index) {
        table += std::to_string(index) + '\t' + in_one_cell(text.choices[index]);
        for (const ChoiceLoss& choice : text.softmaxes) table += '\t' + number(choice.probabilities[index]);
        table += '\n';
    }
    for (const ChoiceLoss& choice : text.softmaxes)
        if (choice.loss) table += "loss of " + choice.name + '\t' + number(*choice.loss) + '\n';
    return table;
}

void score_one(const ScoreOptions& options, StandardOutput& output) {
    ModelSource source(command_host());
    if (options.json) {
        const SourcedNumbers made = compose_numbers(options.view, source);
        output.write(number_bytes(made.numbers, made.runs, QStringLiteral("json")).toStdString());
        return;
    }
    const TextProbability text = source.study<ProbabilityRequest>(options.view);
    for (const Sentence& note : text.notes) print_notice(note.english());
    output.write(text.softmaxes.empty() ? positions_table(text) : choices_table(text));
    const LossTotal total = total_of(text);
    if (text.softmaxes.empty()) output.write(std::string("\n") + kTotalNames + '\n' + total_cells(total) + '\n');
}

QJsonObject total_json(const LossTotal& total) {
    return {{"count", static_cast<qint64>(total.count)},
            {"sum", total.sum},
            {"mean", total.mean()},
            {"perplexity", total.perplexity()}};
}

/// The losses of each text of a file, and of all together.
class LinesScore {
  public:
    LinesScore(const ScoreOptions& options, StandardOutput& output)
        : options_(options), output_(output), lines_(options.lines), run_(options.view.input, command_host()) {}

    void write() {
        if (!options_.json) output_.write(std::string("line\t") + kTotalNames + "\ttext\n");
        while (const std::optional<std::string> text = lines_.next()) write(*text);
        if (options_.json)
            output_.write(json_line(
                {{"texts", texts_},
                 {"all", total_json(all_)},
                 {kProvenanceKey, provenance_value({run_.provenance(options_.view.input.active_interventions())})}}));
        else
            output_.write("all\t" + total_cells(all_) + "\t\n");
    }

  private:
    TextProbability score(const std::string& text) {
        AnalysisRequest reading;
        reading.text = text;
        reading.pair = options_.view.input.pair;
        reading.truncate = options_.view.input.truncate;
        reading.interventions = options_.view.input.active_interventions();
        try {
            return std::get<TextProbability>(run_.study(probability_request(options_.view, reading)));
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled || !error.place().file.empty()) throw;
            throw Error(error.kind(), error.problem(), {.file = options_.lines.string(), .field = lines_.place()});
        }
    }

    void write(const std::string& text) {
        const LossTotal total = total_of(score(text));
        ++texts_;
        all_.count += total.count;
        all_.sum += total.sum;
        if (options_.json) {
            QJsonObject object = total_json(total);
            object["text"] = to_qt(text);
            output_.write(json_line(object));
        } else {
            output_.write(std::to_string(texts_) + '\t' + total_cells(total) + '\t' + in_one_cell(text) + '\n');
        }
        output_.flush();
    }

    const ScoreOptions& options_;
    StandardOutput& output_;
    TextLines lines_;
    ModelRun run_;
    qint64 texts_ = 0;
    LossTotal all_;
};

}  // namespace

void add_score_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("score", "How probable a model finds a text: losses, sum and perplexity");
    auto options = std::make_shared<ScoreOptions>();
    auto view = std::make_shared<ViewOptions>();
    view->add_to(*command, Context::Score);
    auto* lines = command->add_option("--lines", options->lines, "File with {\"text\": ...} a line; each is scored");
    for (const char* field : {"text", "text_file", "image", "audio", "masked"}) lines->excludes(view->option(field));
    command->add_flag("--json", options->json,
                      "As JSON, like the numbers of the view probability; with --lines one object a text, then one for "
                      "all");
    command->footer(
        "A decoder gives -ln p of each token given those before it, an encoder-decoder of each token of its target\n"
        "(teacher forcing), a masked language model of tokens that are hidden from it, a question answering model of\n"
        "the first and last token of the answer, and a classifier of a class. Losses are in nats; perplexity is\n"
        "exp(mean).\n"
        "Examples:\n"
        "  headlight score story-decoder --text \"Once upon a time there was a girl.\"\n"
        "  headlight score english-french --text \"The cat sleeps.\" --target \"Le chat dort.\"\n"
        "  headlight score story-encoder --text \"The animal was tired.\" --mask 2,4\n"
        "  headlight score story-encoder --text \"The animal was tired.\" --masking pretraining --seed 7 --json\n"
        "  headlight score story-sentiment --text \"It was a happy day.\" --label positive\n"
        "  headlight score story-decoder --lines texts.jsonl\n");
    command->callback([=, &context] {
        options->view = view->request();
        options->view.picture.figure = View::Probability;
        if (!options->lines.empty()) return LinesScore(*options, context.output).write();
        check_usage(options->view, {});
        score_one(*options, context.output);
    });
}

}  // namespace headlight
