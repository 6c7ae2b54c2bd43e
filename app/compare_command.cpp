#include "analysis/head_distance.h"
#include "commands.h"
#include "comparison_views.h"
#include "figure_options.h"
#include "figure_usage.h"
#include "json_text.h"
#include "offscreen.h"

#include <QJsonArray>
#include <QJsonObject>

#include <memory>
#include <string>
#include <vector>

namespace headlight {

namespace {

struct CompareOptions {
    FigureOptions figure;  ///< side A, what is other on the other sides, and how the figure looks
    bool json = false;
};

/// The heads of A and of the side that is asked for, the most different first.
std::string table_of_heads(const std::vector<ComparedHead>& sides, const CompareOptions& options) {
    const ComparedHead& left = sides.front();
    const ComparedHead& right = sides.at(options.figure.others.shown());
    const auto heads = head_divergences(left, right, options.figure.matrix());
    std::string text = "layer\thead\tdivergence\tlargest\ttoken\n";
    QJsonArray objects;
    for (const HeadDivergence& head : heads) {
        const std::string token =
            head.query ? left.analysis->tokens.tokens[static_cast<std::size_t>(*head.query)].display : "";
        objects.append(QJsonObject{{"layer", head.layer},
                                   {"head", head.head},
                                   {"divergence", head.mean},
                                   {"largest", head.largest},
                                   {"token", to_qt(token)}});
        text += std::to_string(head.layer) + '\t' + std::to_string(head.head) + '\t' +
                QString::number(head.mean, 'f', 6).toStdString() + '\t' +
                QString::number(head.largest, 'f', 6).toStdString() + '\t' + token + '\n';
    }
    return options.json ? json_line(QJsonObject{{"left", to_qt(left.analysis->provenance.model_name)},
                                                {"right", to_qt(right.analysis->provenance.model_name)},
                                                {"heads", objects}})
                        : text;
}

void compare_runs(const CompareOptions& options, CommandContext& context) {
    FigureRuns runs;
    if (!options.figure.out.empty())
        return write_files(view_files(options.figure, runs), options.figure.out, runs, context.interruption);
    context.output.write(table_of_heads(compared_sides(options.figure, runs), options));
}

void check_usage(const CompareOptions& options) {
    const TextOptions& read = options.figure.text;
    if (read.text.empty() && read.image.empty() && read.audio.empty())
        throw CLI::RequiredError("--text, --image or --audio");
    const auto ending = options.figure.out.extension();
    if (!options.figure.out.empty() && ending != ".pdf" && ending != ".svg" && ending != ".png" && ending != ".tex" &&
        !options.figure.is_page() && !options.figure.is_table())
        throw CLI::ValidationError(
            "--out", "the name must end in .pdf, .svg, .png, .tex, .html, .csv, .tsv, .json, .npz or .safetensors");
    check_other_sides(options.figure.others);
}

}  // namespace

void add_compare_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("compare", "Compare runs: other models, other texts, other heads");
    auto options = std::make_shared<CompareOptions>();
    add_figure_options(*command, options->figure);
    options->figure.view = "compare";
    for (const char* fixed : {"--spec", "--view", "--query", "--key", "--candidates", "--embeddings", "--test",
                              "--smooth", "--top-k", "--threshold", "--arcs", "--measure", "--metrics", "--columns",
                              "--widths", "--queries", "--keys", "--highlight"})
        command->remove_option(command->get_option(fixed));
    command->get_option("MODEL")->required();
    command->get_option("--out")->required(false)->description(
        "File to write: the heads side by side with the difference as .pdf, .svg, .png or .tex, as a page with all "
        "heads (.html), or the numbers of both as .csv, .tsv, .json, .npz or .safetensors; without it, a table of all "
        "heads by how much they differ");
    command->get_option("--mask")->description(
        "Tokens of A (by index) to hide behind the mask token, as 3,5; what stands for them on the other sides is "
        "hidden too");
    command->add_flag("--json", options->json, "The table of heads as JSON");
    command->footer(
        "Divergence is the mean Jensen-Shannon divergence of the rows in nats: 0 the same, 0.69 nothing in common.\n"
        "Examples:\n"
        "  headlight compare story-encoder --text \"The animal was tired.\" --with-text \"The animal was wide.\"\n"
        "  headlight compare story-encoder --with story-sentiment --text \"A fine day.\" --layer 3 --head 0 --out "
        "both.pdf\n"
        "  headlight compare story-encoder --text \"A fine day.\" --with story-sentiment --with story-decoder "
        "--layer 3 --head 0 --difference C --out three.pdf\n"
        "  headlight compare story-encoder --text \"A fine day.\" --with-intervene zero:0.1\n");
    command->callback([=, &context] {
        check_usage(*options);
        work_offscreen(context, [&] { compare_runs(*options, context); });
    });
}

}  // namespace headlight
