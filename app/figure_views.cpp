#include "figure_views.h"

#include "analysis/measures.h"
#include "capture/intervention_text.h"
#include "comparison_views.h"
#include "core/error.h"
#include "explanation_views.h"
#include "export/export_figure.h"
#include "export/html_page.h"
#include "export/number_files.h"
#include "export/statistics_file.h"
#include "exported_files.h"
#include "figure_usage.h"
#include "figures/head_grid_figure.h"
#include "figures/heat_map_figure.h"
#include "figures/heat_map_links_figure.h"
#include "figures/image_grid_figure.h"
#include "figures/image_overlay_figure.h"
#include "figures/links_figure.h"
#include "figures/measured_heads.h"

#include <utility>

namespace headlight {

namespace {

AttentionMatrix matrix_of(const Analysis& analysis, const HeadId& choice, const FigureOptions& options) {
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
    const HeadId choice = options.choices().front();
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
    return std::make_unique<ImageOverlayFigure>(analysis, options.stack, std::move(matrix),
                                                ImageOverlayOptions{row, options.heat_form()}, std::move(titled));
}

bool is_of_all_heads(const FigureOptions& options) {
    return options.kind() == "grid" || options.kind() == "layers";
}

/// The numbers behind a figure of attention.
FigureNumbers numbers_of_attention(const Analysis& analysis, const FigureOptions& options) {
    if (is_of_all_heads(options) && !options.measure.empty()) return numbers_of(measured_heads(analysis, options));
    if (is_of_all_heads(options)) return numbers_of_all_heads(analysis, options.choices().front());
    std::vector<AttentionMatrix> heads;
    for (const HeadId& choice : options.choices()) heads.push_back(matrix_of(analysis, choice, options));
    return heads.size() == 1 ? numbers_of(heads.front()) : numbers_of_heads(heads);
}

std::unique_ptr<Figure> plain_figure_of(const Analysis& analysis, const FigureOptions& options) {
    FigureStyle style = options.style();
    style.provenance = provenance_line(analysis.provenance);
    style.note = QString::fromStdString(describe(analysis.provenance.interventions));
    if (is_of_all_heads(options)) return grid_of(analysis, options, style);
    if (options.kind() == "image") return overlay_of(analysis, options, style);
    std::vector<LinksHead> heads;
    for (const HeadId& choice : options.choices()) {
        auto matrix = std::make_shared<const AttentionMatrix>(matrix_of(analysis, choice, options));
        heads.push_back({matrix, QString::fromStdString(matrix->title)});
    }
    check_highlights(*heads.front().matrix, options);
    const auto matrix = heads.front().matrix;
    const auto links = [&] { return std::make_unique<LinksFigure>(std::move(heads), options.links(), style); };
    if (options.kind() == "links") return links();
    if (options.kind() == "both" && options.arcs)
        return heat_map_above_links(std::make_shared<const HeatMapFigure>(matrix, style), links(), options.annotations,
                                    style);
    if (options.kind() == "both") return std::make_unique<HeatMapLinksFigure>(matrix, options.links(), style);
    return std::make_unique<HeatMapFigure>(matrix, style);
}

DrawnView drawn_attention(FigureOptions& options, FigureRuns& runs) {
    const AnalysisPointer analysis = runs.analysis(options);
    choose_stack(options, *analysis);
    DrawnView view;
    const bool one_head = options.kind() == "heatmap" || options.kind() == "both" ||
                          (options.kind() == "links" && options.heads.size() <= 1);
    if (one_head)
        view.name = QString::fromStdString(long_name(resolved(analysis->attention, options.choices().front())));
    view.figure = plain_figure_of(*analysis, options);
    view.provenance << provenance_line(analysis->provenance);
    return view;
}

/// The texts, or the name of the file.
QString input_of(const TextOptions& read) {
    if (!read.image.empty()) return QString::fromStdString(std::filesystem::path(read.image).filename().string());
    if (!read.audio.empty()) return QString::fromStdString(read.audio.filename().string());
    return QString::fromStdString(read.text + (read.pair ? " / " + *read.pair : ""));
}

QByteArray page_of(FigureOptions options, FigureRuns& runs) {
    if (is_comparison(options)) return page_of_comparison(options, runs);
    const AnalysisPointer analysis = runs.analysis(options);
    choose_stack(options, *analysis);
    return html_page(*analysis, options.html());
}

}  // namespace

DrawnView drawn_view(FigureOptions options, FigureRuns& runs) {
    DrawnView view = is_comparison(options)    ? drawn_comparison(options, runs)
                     : is_explanation(options) ? drawn_explanation(options, runs)
                                               : drawn_attention(options, runs);
    view.input = input_of(options.text);
    const bool has_marks = options.kind() == "both" && options.arcs;
    if (!options.annotations.empty() && !has_marks)
        view.figure = std::make_shared<const AnnotatedFigure>(view.figure, options.annotations);
    return view;
}

SourcedNumbers view_numbers(FigureOptions options, FigureRuns& runs) {
    if (is_explanation(options)) return {numbers_of_explanation(options, runs), runs.provenance(options)};
    const AnalysisPointer analysis = runs.analysis(options);
    if (is_comparison(options)) return {numbers_of_comparison(options, runs), analysis->provenance};
    choose_stack(options, *analysis);
    return {numbers_of_attention(*analysis, options), analysis->provenance};
}

std::vector<ExportedFile> view_files(const FigureOptions& options, FigureRuns& runs) {
    const QString name = QString::fromStdString(options.out.filename().string());
    if (options.is_table()) {
        const SourcedNumbers view = view_numbers(options, runs);
        return {{name, number_bytes(view.numbers, view.provenance, options.ending())}};
    }
    if (options.is_page()) return {{name, page_of(options, runs)}};
    return render_files(*drawn_view(options, runs).figure, options.page(), name);
}

void write_files(const std::vector<ExportedFile>& files, const std::filesystem::path& out, const FigureRuns& runs,
                 Interruption& interruption) {
    for (const ExportedFile& file : files) runs.refuse_model_files(out.parent_path() / file.name.toStdString());
    write_exported_files(files, out, interruption);
}

}  // namespace headlight
