#include "analysis/heads/head_distance.h"
#include "app/exported_files.h"
#include "app/json_text.h"
#include "app/offscreen.h"
#include "app/options.h"
#include "app/view_options.h"
#include "commands.h"
#include "export/comparison_page.h"
#include "export/qt_json.h"
#include "runs/model_source.h"

#include <QJsonArray>
#include <QJsonObject>

#include <memory>
#include <string>
#include <vector>

namespace headlight {

namespace {

struct CompareOptions {
    ViewOptions view;
    std::filesystem::path out;  ///< empty: the table of heads
    bool json = false;
};

/// The heads of A and of the run that is asked for, the most different first.
std::string table_of_heads(const ViewRequest& request, const std::vector<ComparedHead>& sides, bool json) {
    const ComparedHead& left = sides.front();
    const ComparedHead& right = sides.at(request.sides.shown());
    const auto heads = head_divergences(left, right, request.picture.matrix);
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
    return json ? json_line(QJsonObject{{kProvenanceKey, provenance_value(runs_of(sides))},
                                        {"left", to_qt(left.analysis->provenance.model_name)},
                                        {"right", to_qt(right.analysis->provenance.model_name)},
                                        {"heads", objects}})
                : text;
}

void compare_runs(const ViewRequest& request, const CompareOptions& options, CommandContext& context) {
    if (!options.out.empty()) return write_exported_files(request, options.out, {}, context.interruption);
    ModelSource source(command_host());
    context.output.write(table_of_heads(request, source.sides(request), options.json));
}

}  // namespace

void add_compare_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("compare", "Compare runs: other models, other texts, other heads");
    auto options = std::make_shared<CompareOptions>();
    options->view.add_to(*command, Context::Compare);
    options->view.option("masked")->description(
        "Tokens of A, by index, that are replaced by the mask token: 3,5; the aligned tokens of the other runs are "
        "masked too");
    command->add_option(
        "--out", options->out,
        "File to write: the heads side by side with the difference as .pdf, .svg, .png or .tex, as a page with all "
        "heads (.html), or the numbers of both as .csv, .tsv, .json, .npz or .safetensors; without it, a table of all "
        "heads, ranked by their difference");
    command->add_flag("--json", options->json, "Print the table of heads as JSON");
    command->footer(
        "Divergence is the mean Jensen-Shannon divergence of the rows in nats: 0 for equal rows, 0.69 for rows with "
        "nothing in common.\n"
        "Examples:\n"
        "  headlight compare story-encoder --text \"The animal was tired.\" --with-text \"The animal was wide.\"\n"
        "  headlight compare story-encoder --with story-sentiment --text \"A fine day.\" --layer 3 --head 0 --out "
        "both.pdf\n"
        "  headlight compare story-encoder --text \"A fine day.\" --with story-sentiment --with story-decoder "
        "--layer 3 --head 0 --difference C --out three.pdf\n"
        "  headlight compare story-encoder --text \"A fine day.\" --with-intervene zero:0.1\n");
    command->callback([=, &context] {
        ViewRequest request = options->view.request();
        request.picture.figure = View::Compare;
        check_usage(request, options->out);
        work_offscreen(context, [&] { compare_runs(request, *options, context); });
    });
}

}  // namespace headlight
