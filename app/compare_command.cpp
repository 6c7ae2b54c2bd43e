#include "analysis/head_distance.h"
#include "commands.h"
#include "core/error.h"
#include "export/export_figure.h"
#include "export/number_files.h"
#include "exported_files.h"
#include "figure_options.h"
#include "figures/comparison_figure.h"
#include "json_text.h"
#include "model_run.h"
#include "offscreen.h"
#include "staged_file.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>
#include <memory>

namespace headlight {

namespace {

struct CompareOptions {
    FigureOptions figure;                    ///< side A, and how the figure looks
    std::string model;                       ///< side B; empty: A's
    std::string text;                        ///< empty: A's
    std::vector<std::string> interventions;  ///< B's own; A's are not its
    std::optional<std::int32_t> layer;
    std::optional<std::int32_t> head;
    bool json = false;
};

/// Both sides, analysed.
struct Sides {
    ComparedHead left;
    ComparedHead right;
};

AnalysisPointer analyse(ModelRun& run, const FigureOptions& options, const TextOptions& text) {
    refuse_model_file(options.out, run.model().path);
    AnalysisRequest request = request_of(run.model(), text);
    request.truncate = options.truncate;
    return run.analyse(request);
}

Sides analyse_both(CompareOptions& options) {
    FigureOptions& figure = options.figure;
    TextOptions other = figure.text;
    if (!options.text.empty()) other.text = options.text;
    other.interventions = options.interventions;
    Sides sides;
    ModelRun run(figure.model);
    sides.left.analysis = analyse(run, figure, figure.text);
    if (!options.model.empty()) {
        ModelOptions model = figure.model;
        model.model = options.model;
        ModelRun second(model);
        sides.right.analysis = analyse(second, figure, other);
    } else {
        const bool same = options.text.empty() && other.interventions == figure.text.interventions;
        sides.right.analysis = same ? sides.left.analysis : analyse(run, figure, other);
    }
    choose_stack(figure, *sides.left.analysis);
    sides.left.choice = figure.choices().front();
    choose_stack(figure, *sides.right.analysis);
    sides.right.choice = figure.choices().front();
    if (options.layer) sides.right.choice.layer = options.layer;
    if (options.head) sides.right.choice.head = options.head;
    return sides;
}

/// The heads of both sides, the most different first.
std::string table_of_heads(const Sides& sides, const CompareOptions& options) {
    const auto heads = head_divergences(sides.left, sides.right, options.figure.matrix());
    std::string text = "layer\thead\tdivergence\tlargest\ttoken\n";
    QJsonArray objects;
    for (const HeadDivergence& head : heads) {
        const std::string token =
            head.query ? sides.left.analysis->tokens.tokens[static_cast<std::size_t>(*head.query)].display : "";
        objects.append(QJsonObject{{"layer", head.layer},
                                   {"head", head.head},
                                   {"divergence", head.mean},
                                   {"largest", head.largest},
                                   {"token", to_qt(token)}});
        text += std::to_string(head.layer) + '\t' + std::to_string(head.head) + '\t' +
                QString::number(head.mean, 'f', 6).toStdString() + '\t' +
                QString::number(head.largest, 'f', 6).toStdString() + '\t' + token + '\n';
    }
    return options.json ? json_line(QJsonObject{{"left", to_qt(sides.left.analysis->provenance.model_name)},
                                                {"right", to_qt(sides.right.analysis->provenance.model_name)},
                                                {"heads", objects}})
                        : text;
}

std::vector<ExportedFile> files_of(const Sides& sides, const FigureOptions& options) {
    const QString name = QString::fromStdString(options.out.filename().string());
    const Comparison comparison = compare(sides.left, sides.right, options.matrix());
    if (options.is_table())
        return {{name, number_bytes(comparison.difference, sides.left.analysis->provenance,
                                    QString::fromStdString(options.out.extension().string()).mid(1))}};
    FigureStyle style = options.style();
    const Provenance& left = sides.left.analysis->provenance;
    const Provenance& right = sides.right.analysis->provenance;
    std::string provenance = provenance_line(left, {});
    if (right.model_hash != left.model_hash) provenance += " | " + provenance_line(right, {});
    style.provenance = QString::fromStdString(provenance);
    const ComparisonNames names{QString::fromStdString("A · " + left.model_name),
                                QString::fromStdString("B · " + right.model_name)};
    return render_files(*comparison_figure(comparison, names, style), options.page(), name);
}

void compare_runs(CompareOptions options, CommandContext& context) {
    const Sides sides = analyse_both(options);
    if (options.figure.out.empty()) return context.output.write(table_of_heads(sides, options));
    write_exported_files(files_of(sides, options.figure), options.figure.out, context.interruption);
}

void check_usage(const CompareOptions& options) {
    if (options.figure.text.text.empty() && options.figure.text.image.empty())
        throw CLI::RequiredError("--text or --image");
    const auto ending = options.figure.out.extension();
    if (!options.figure.out.empty() && ending != ".pdf" && ending != ".svg" && ending != ".png" && ending != ".tex" &&
        !options.figure.is_table())
        throw CLI::ValidationError(
            "--out", "the name must end in .pdf, .svg, .png, .tex, .csv, .tsv, .json, .npz or .safetensors");
}

}  // namespace

void add_compare_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("compare", "Compare two runs: other models, other texts, other heads");
    auto options = std::make_shared<CompareOptions>();
    add_figure_options(*command, options->figure);
    for (const char* fixed :
         {"--spec", "--view", "--query", "--smooth", "--mask", "--top-k", "--threshold", "--arcs", "--measure"})
        command->remove_option(command->get_option(fixed));
    command->get_option("MODEL")->required();
    command->get_option("--out")->required(false)->description(
        "File to write: the heads side by side with their difference as .pdf, .svg or .png, or the difference's "
        "numbers as .csv, .tsv, .json, .npz or .safetensors; without it, a table of all heads by how much they differ");
    const std::string group = "The other side, B";
    command->add_option("--with", options->model, "Another model; without it, the same")->group(group);
    command->add_option("--with-text", options->text, "Another text; without it, the same")->group(group);
    command->add_option("--with-layer", options->layer, "Another layer")
        ->check(number_between(0, 100'000))
        ->group(group);
    command->add_option("--with-head", options->head, "Another head")->check(number_between(0, 100'000))->group(group);
    add_intervention_option(*command, "--with-intervene", options->interventions)->group(group);
    command->add_flag("--json", options->json, "The table of heads as JSON");
    command->footer(
        "Divergence is the mean Jensen-Shannon divergence of the rows in nats: 0 the same, 0.69 nothing in common.\n"
        "Examples:\n"
        "  headlight compare story-encoder --text \"The animal was tired.\" --with-text \"The animal was wide.\"\n"
        "  headlight compare story-encoder --with story-sentiment --text \"A fine day.\" --layer 3 --head 0 --out "
        "both.pdf\n"
        "  headlight compare story-encoder --text \"A fine day.\" --with-intervene zero:0.1\n");
    command->callback([=, &context] {
        check_usage(*options);
        work_offscreen(context, [&] { compare_runs(*options, context); });
    });
}

}  // namespace headlight
