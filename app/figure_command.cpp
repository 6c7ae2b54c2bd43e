#include "commands.h"
#include "export/export_figure.h"
#include "export/table_writer.h"
#include "figure_options.h"
#include "figures/head_grid_figure.h"
#include "figures/heat_map_figure.h"
#include "figures/heat_map_links_figure.h"
#include "figures/image_grid_figure.h"
#include "figures/image_overlay_figure.h"
#include "figures/links_figure.h"
#include "figures/measure_grid_figure.h"
#include "figures/measure_layers_figure.h"
#include "formats/attention_file.h"
#include "model_run.h"
#include "offscreen.h"
#include "staged_file.h"

#include <memory>

namespace headlight {

namespace {

std::unique_ptr<Figure> grid_of(const Analysis& analysis, const FigureOptions& options, const FigureStyle& style) {
    if (!options.measure.empty()) {
        const Measure& measure = find_measure(options.measure);
        Tensor values = measure_heads(analysis, options.stack, options.measure);
        const ValueRange range = colour_range(measure, values);
        const std::string unit = measure.unit.empty() ? "" : " (" + std::string(measure.unit) + ")";
        const QString caption = QString::fromStdString(std::string(measure.name) + unit);
        if (options.kind() == "layers") return std::make_unique<MeasureLayersFigure>(std::move(values), caption, style);
        return std::make_unique<MeasureGridFigure>(std::move(values), caption, range, style);
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
    const bool commas = options.out.extension() == ".csv";
    if (options.kind() == "grid" || options.kind() == "layers") {
        const Tensor measure = measure_heads(analysis, options.stack, options.measure);
        return commas ? measure_csv_bytes(measure) : measure_tsv_bytes(measure);
    }
    const AttentionMatrix matrix =
        make_matrix(analysis, options.choices().front(), options.matrix(), {}, options.model.backend.threads);
    if (options.out.extension() == ".json") return json_bytes(matrix);
    return commas ? csv_bytes(matrix) : tsv_bytes(matrix);
}

std::unique_ptr<Figure> figure_of(const Analysis& analysis, const FigureOptions& options) {
    FigureStyle style = options.style();
    style.provenance = provenance_line(analysis.provenance);
    if (options.kind() == "grid" || options.kind() == "layers") return grid_of(analysis, options, style);
    if (options.kind() == "image") return overlay_of(analysis, options, style);
    std::vector<LinksHead> heads;
    for (const HeadChoice& choice : options.choices()) {
        auto matrix = std::make_shared<const AttentionMatrix>(
            make_matrix(analysis, choice, options.matrix(), {}, options.model.backend.threads));
        heads.push_back({matrix, QString::fromStdString(matrix->title)});
    }
    if (options.kind() == "links") return std::make_unique<LinksFigure>(std::move(heads), options.links(), style);
    if (options.kind() == "both")
        return std::make_unique<HeatMapLinksFigure>(heads.front().matrix, options.links(), style);
    return std::make_unique<HeatMapFigure>(heads.front().matrix, style);
}

std::vector<ExportedFile> files_of(const Analysis& analysis, const FigureOptions& options) {
    const QString name = QString::fromStdString(options.out.filename().string());
    if (options.is_table()) return {{name, table_of(analysis, options)}};
    return render_files(*figure_of(analysis, options), options.page(), name);
}

void write_figure(FigureOptions options, CommandContext& context) {
    ModelRun run(options.model);
    refuse_model_file(options.out, run.model().path);
    AnalysisRequest request = request_of(run.model(), options.text);
    request.masked_tokens = options.masked;
    request.truncate = options.truncate;
    const AnalysisPointer analysis = run.analyse(request);
    choose_stack(options, *analysis);
    for (const ExportedFile& file : files_of(*analysis, options)) {
        const auto target = options.out.parent_path() / file.name.toStdString();
        refuse_model_file(target, run.model().path);
        write_text_file(target, {file.bytes.data(), static_cast<std::size_t>(file.bytes.size())}, context.interruption);
    }
}

void check_usage(const FigureOptions& options) {
    const TextOptions& read = options.text;
    if (read.text.empty() && read.image.empty() && read.audio.empty() && !is_attention_file(options.model.model))
        throw CLI::RequiredError("--text, --image or --audio");
    const auto ending = options.out.extension();
    if (ending != ".pdf" && ending != ".svg" && ending != ".png" && ending != ".tex" && !options.is_table())
        throw CLI::ValidationError("--out", "the name must end in .pdf, .svg, .png, .tex, .csv, .tsv or .json");
    if (options.kind() == "layers" && options.measure.empty())
        throw CLI::ValidationError("--view", "layers needs --measure, such as image_distance");
    if (options.is_table() && options.heads.size() > 1)
        throw CLI::ValidationError("--head", "a table holds one head, or all as one");
    const bool of_all_heads = options.kind() == "grid" || options.kind() == "layers";
    if (options.is_table() && of_all_heads && (options.measure.empty() || ending == ".json"))
        throw CLI::ValidationError("--out", "a grid is written as a table with --measure only, as .csv or .tsv");
    if (options.heads.size() > 1 && options.kind() != "links")
        throw CLI::ValidationError("--head", "several heads are drawn by --view links only");
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
        "entropy.png\n");
    command->callback([=, &context] {
        check_usage(*options);
        work_offscreen(context, [&] { write_figure(*options, context); });
    });
}

}  // namespace headlight
