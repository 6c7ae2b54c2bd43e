#include "analysis/measures.h"
#include "capture/intervention_text.h"
#include "commands.h"
#include "core/error.h"
#include "export/export_figure.h"
#include "export/html_page.h"
#include "export/number_files.h"
#include "export/statistics_file.h"
#include "exported_files.h"
#include "figure_options.h"
#include "figure_spec.h"
#include "figures/head_grid_figure.h"
#include "figures/heat_map_figure.h"
#include "figures/heat_map_links_figure.h"
#include "figures/image_grid_figure.h"
#include "figures/image_overlay_figure.h"
#include "figures/links_figure.h"
#include "figures/measured_heads.h"
#include "figures/panels.h"
#include "formats/attention_file.h"
#include "model_run.h"
#include "offscreen.h"
#include "staged_file.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

namespace {

AttentionMatrix matrix_of(const Analysis& analysis, const HeadChoice& choice, const FigureOptions& options) {
    AttentionMatrix matrix = make_matrix(analysis, choice, options.matrix(), {}, options.model.backend.threads);
    return options.queries || options.keys ? cropped(matrix, options.queries, options.keys) : matrix;
}

/// Of the text, or over the texts of --metrics.
MeasuredHeads measured_heads(const Analysis& analysis, const FigureOptions& options) {
    if (options.metrics.empty()) return {options.measure, measure_heads(analysis, options.stack, options.measure)};
    const StatisticsRecord record = read_statistics(options.metrics);
    const auto refuse = [&](const std::string& sentence) {
        throw Error(ErrorKind::Input, sentence, {.file = options.metrics.string(), .field = {}});
    };
    if (record.model_hash != analysis.provenance.model_hash || !record.statistics.fits(analysis))
        refuse("These metrics are of another model, \"" + record.model + "\".");
    find_measure(options.measure);  // says which ones there are
    const HeadStatistics::Values* values = record.statistics.find(options.stack, options.measure, false);
    if (values == nullptr) refuse("These metrics do not hold the measure \"" + options.measure + "\".");
    return {options.measure, values->means(), values->deviations(), record.statistics.texts};
}

std::unique_ptr<Figure> grid_of(const Analysis& analysis, const FigureOptions& options, const FigureStyle& style) {
    if (!options.measure.empty()) {
        const MeasuredHeads heads = measured_heads(analysis, options);
        return options.kind() == "layers" ? layers_of_measure(heads, style) : grid_of_measure(heads, style);
    }
    if (analysis.attention.at(options.stack).patches)
        return std::make_unique<ImageGridFigure>(analysis, options.stack, options.query_token(analysis),
                                                 options.heat_form(), style);
    std::vector<Tensor> thumbnails;
    for (const auto& field : analysis.attention.at(options.stack).layers) thumbnails.push_back(field->thumbnails());
    return std::make_unique<HeadGridFigure>(thumbnails, style);
}

/// A head's attention over the image.
std::unique_ptr<Figure> overlay_of(const Analysis& analysis, const FigureOptions& options, const FigureStyle& style) {
    const HeadChoice choice = options.choices().front();
    auto matrix = std::make_shared<const AttentionMatrix>(
        make_matrix(analysis, choice, options.matrix(), {}, options.model.backend.threads));
    const bool mean = options.query == "mean";
    const auto token = mean ? std::nullopt : options.query_token(analysis);
    std::optional<std::int32_t> row;
    for (std::size_t index = 0; index < matrix->queries.size() && !mean && !row; ++index) {
        const MatrixEntry& entry = matrix->queries[index];
        if (token ? entry.tokens.front() == *token : entry.special) row = static_cast<std::int32_t>(index);
    }
    FigureStyle titled = style;
    if (titled.title.isEmpty()) titled.title = QString::fromStdString(matrix->title);
    return std::make_unique<ImageOverlayFigure>(analysis, choice.stack, std::move(matrix),
                                                ImageOverlayOptions{row, options.heat_form()}, std::move(titled));
}

/// The numbers behind the figure.
QByteArray table_of(const Analysis& analysis, const FigureOptions& options) {
    const QString ending = QString::fromStdString(options.out.extension().string()).mid(1);
    if (options.kind() == "grid" || options.kind() == "layers") {
        const Tensor measure = measured_heads(analysis, options).values;
        return measure_number_bytes(measure, QString::fromStdString(options.measure), analysis.provenance, ending);
    }
    const AttentionMatrix matrix = matrix_of(analysis, options.choices().front(), options);
    return number_bytes(matrix, analysis.provenance, ending);
}

void check_annotations(const AttentionMatrix& matrix, const FigureOptions& options) {
    for (const Annotation& annotation : options.annotations) {
        const auto is_outside = [](const std::optional<std::int32_t>& index, std::size_t count) {
            return index && static_cast<std::size_t>(*index) >= count;
        };
        if (is_outside(annotation.place.query, matrix.queries.size()) ||
            is_outside(annotation.place.key, matrix.keys.size()))
            throw Error(ErrorKind::Input,
                        "A highlight lies outside the figure, which has " + std::to_string(matrix.queries.size()) +
                            " queries and " + std::to_string(matrix.keys.size()) + " keys, counted from 0.",
                        {.file = options.spec.string(), .field = "highlights", .offset = {}});
    }
}

std::unique_ptr<Figure> plain_figure_of(const Analysis& analysis, const FigureOptions& options) {
    FigureStyle style = options.style();
    style.provenance = provenance_line(analysis.provenance);
    style.note = QString::fromStdString(describe(analysis.provenance.interventions));
    if (options.kind() == "grid" || options.kind() == "layers") return grid_of(analysis, options, style);
    if (options.kind() == "image") return overlay_of(analysis, options, style);
    std::vector<LinksHead> heads;
    for (const HeadChoice& choice : options.choices()) {
        auto matrix = std::make_shared<const AttentionMatrix>(matrix_of(analysis, choice, options));
        heads.push_back({matrix, QString::fromStdString(matrix->title)});
    }
    check_annotations(*heads.front().matrix, options);
    if (options.kind() == "links") return std::make_unique<LinksFigure>(std::move(heads), options.links(), style);
    if (options.kind() == "both")
        return std::make_unique<HeatMapLinksFigure>(heads.front().matrix, options.links(), style);
    return std::make_unique<HeatMapFigure>(heads.front().matrix, style);
}

std::unique_ptr<Figure> figure_of(const Analysis& analysis, const FigureOptions& options) {
    std::unique_ptr<Figure> figure = plain_figure_of(analysis, options);
    if (options.annotations.empty()) return figure;
    return std::make_unique<AnnotatedFigure>(std::move(figure), options.annotations);
}

/// Models and what they read, each run once however many panels show it.
class Runs {
  public:
    AnalysisPointer analysis(const FigureOptions& options) {
        const TextOptions& read = options.text;
        std::string key = options.model.model + '\n' + read.text + '\n' + read.pair.value_or("\n") + '\n' + read.image +
                          '\n' + read.audio.string() + (options.truncate ? "\n1" : "\n0") +
                          (options.value_weighted ? "\n1" : "\n0");
        for (const std::int32_t token : options.masked) key += '\n' + std::to_string(token);
        for (const std::string& change : read.interventions) key += '\n' + change;
        AnalysisPointer& found = analyses_[key];
        if (found) return found;
        auto& run = runs_[options.model.model];
        if (!run) run = std::make_unique<ModelRun>(options.model);
        AnalysisRequest request = request_of(run->model(), options.text);
        request.masked_tokens = options.masked;
        request.truncate = options.truncate;
        request.value_norms = options.value_weighted;
        return found = run->analyse(request);
    }
    void refuse_model_files(const std::filesystem::path& target) const {
        for (const auto& [name, run] : runs_) refuse_model_file(target, run->model().path);
    }

  private:
    std::map<std::string, std::unique_ptr<ModelRun>> runs_;
    std::map<std::string, AnalysisPointer> analyses_;
};

std::unique_ptr<Figure> panels_of(const FigureSpec& spec, Runs& runs) {
    std::vector<std::shared_ptr<const Figure>> figures;
    QStringList provenance;
    for (FigureOptions panel : spec.panels) {
        const AnalysisPointer analysis = runs.analysis(panel);
        choose_stack(panel, *analysis);
        const bool one_head =
            panel.kind() == "heatmap" || panel.kind() == "both" || (panel.kind() == "links" && panel.heads.size() <= 1);
        if (panel.title.empty() && one_head) panel.title = title_of(*analysis, panel.choices().front());
        figures.push_back(figure_of(*analysis, panel));
        const QString line = provenance_line(analysis->provenance);
        if (!provenance.contains(line)) provenance << line;
    }
    FigureStyle style = spec.figure.style();
    style.provenance = provenance.join("; ");
    return lettered_panels(figures, style, spec.columns);
}

std::vector<ExportedFile> files_of(FigureSpec spec, Runs& runs) {
    FigureOptions& options = spec.figure;
    const QString name = QString::fromStdString(options.out.filename().string());
    if (!spec.panels.empty()) return render_files(*panels_of(spec, runs), options.page(), name);
    const AnalysisPointer analysis = runs.analysis(options);
    choose_stack(options, *analysis);
    if (options.is_table()) return {{name, table_of(*analysis, options)}};
    if (options.is_page()) return {{name, html_page(*analysis, options.html())}};
    return render_files(*figure_of(*analysis, options), options.page(), name);
}

void write_figure(const FigureSpec& spec, CommandContext& context) {
    Runs runs;
    const std::vector<ExportedFile> files = files_of(spec, runs);
    for (const ExportedFile& file : files)
        runs.refuse_model_files(spec.figure.out.parent_path() / file.name.toStdString());
    write_exported_files(files, spec.figure.out, context.interruption);
}

void check_usage(const FigureOptions& options) {
    if (options.model.model.empty()) throw CLI::RequiredError("MODEL, or --spec");
    const TextOptions& read = options.text;
    if (read.text.empty() && read.image.empty() && read.audio.empty() && !is_attention_file(options.model.model))
        throw CLI::RequiredError("--text, --image or --audio");
    const auto ending = options.out.extension();
    if (ending != ".pdf" && ending != ".svg" && ending != ".png" && ending != ".tex" && !options.is_page() &&
        !options.is_table())
        throw CLI::ValidationError(
            "--out", "the name must end in .pdf, .svg, .png, .tex, .html, .csv, .tsv, .json, .npz or .safetensors");
    if (options.kind() == "layers" && options.measure.empty())
        throw CLI::ValidationError("--view", "layers needs --measure, such as image_distance");
    if (!options.metrics.empty() && options.measure.empty())
        throw CLI::ValidationError("--metrics", "the --measure that is shown is needed too");
    if (options.is_table() && options.heads.size() > 1)
        throw CLI::ValidationError("--head", "a table holds one head, or all as one");
    const bool of_all_heads = options.kind() == "grid" || options.kind() == "layers";
    if (options.is_table() && of_all_heads && (options.measure.empty() || ending == ".json"))
        throw CLI::ValidationError("--out",
                                   "a grid's numbers are those of a --measure, as .csv, .tsv, .npz or .safetensors");
    const bool of_tokens = options.kind() == "heatmap" || options.kind() == "links" || options.kind() == "both";
    if ((!options.annotations.empty() || options.queries || options.keys) && !of_tokens)
        throw CLI::ValidationError("--spec", "queries, keys and highlights belong to heatmap, links and both");
    if (options.heads.size() > 1 && (options.kind() != "links" || options.is_page()))
        throw CLI::ValidationError("--head", "several heads are drawn by --view links only");
}

void check_usage(const FigureSpec& spec) {
    if (spec.panels.empty()) return check_usage(spec.figure);
    if (spec.figure.is_table() || spec.figure.is_page())
        throw CLI::ValidationError("--out", "panels are drawn as .pdf, .svg, .png or .tex");
    for (const FigureOptions& panel : spec.panels) check_usage(panel);
}

}  // namespace

void add_figure_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("figure", "Draw attention into a file");
    auto options = std::make_shared<FigureOptions>();
    add_figure_options(*command, *options);
    command->footer(
        "Examples:\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --out head.pdf\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --view links --arcs --layer 2 --head 2 "
        "--out arcs.svg\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --out head.csv\n"
        "  headlight figure fashion-vit --image shirt.png --layer 5 --query 3,2 --out shirt.pdf\n"
        "  headlight figure fashion-vit --image shirt.png --view layers --measure image_distance --out distance.svg\n"
        "  headlight figure ./whisper-tiny --audio speech.wav --attention cross --hide-special --out speech.pdf\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --view grid --measure entropy --out "
        "entropy.png\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --out heads.html\n"
        "  headlight figure --spec figure.json --out figure.pdf\n");
    command->callback([=, &context] {
        const IsGiven is_given = [command](const std::string& name) { return command->count(name) > 0; };
        const FigureSpec spec =
            options->spec.empty() ? FigureSpec{*options, {}, 0} : read_figure_spec(options->spec, *options, is_given);
        check_usage(spec);
        work_offscreen(context, [&] { write_figure(spec, context); });
    });
}

}  // namespace headlight
