#include "explanation_views.h"

#include "capture/intervention_text.h"
#include "core/error.h"
#include "export/number_files.h"
#include "figures/head_test_figure.h"
#include "figures/heat_map_figure.h"
#include "figures/lens_figure.h"
#include "figures/similarity_figure.h"
#include "figures/weight_figure.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace headlight {

namespace {

/// The row or column that an option names: its index, or a patch as ROW,COLUMN.
std::optional<std::int64_t> entry_named(const std::string& name, const std::vector<MatrixEntry>& entries,
                                        const std::string& what) {
    if (name.empty()) return std::nullopt;
    for (std::size_t index = 0; index < entries.size(); ++index)
        if (entries[index].label == name || std::to_string(index) == name) return static_cast<std::int64_t>(index);
    throw Error(ErrorKind::Input, "There is no " + what + " \"" + name + "\"; there are " +
                                      std::to_string(entries.size()) + ", counted from 0.");
}

struct ExplainedRun {
    AnalysisPointer analysis;
    std::shared_ptr<const ExplainedWeight> weight;
};

ExplainedRun explained(FigureOptions options, FigureRuns& runs) {
    const AnalysisPointer analysis = runs.analysis(options);
    choose_stack(options, *analysis);
    const HeadId choice = options.choices().front();
    const MatrixAxes axes = axes_of(*analysis, choice, {});
    return {analysis, std::make_shared<const ExplainedWeight>(
                          explained_weight(*analysis, choice, entry_named(options.query, axes.queries, "query"),
                                           entry_named(options.key, axes.keys, "key")))};
}

DrawnView weight_of(const FigureOptions& options, FigureRuns& runs, FigureStyle style) {
    ExplainedRun run = explained(options, runs);
    const QString name = weight_title(*run.weight);
    style.provenance = provenance_line(run.analysis->provenance);
    return {std::make_unique<WeightFigure>(std::move(run.weight), style), name, {style.provenance}};
}

std::shared_ptr<const LensTable> lens_table(const FigureOptions& options, FigureRuns& runs) {
    const LensReading reading = runs.lens(options);
    return std::make_shared<const LensTable>(LensTable{reading.token, reading.layers, reading.in_place});
}

TokenSimilarity similarity_of(const FigureOptions& options, FigureRuns& runs) {
    const SimilarityReading reading = runs.similarity(options);
    TokenSimilarity similarity{reading.tokens, reading.layers, reading.names, reading.notice};
    const std::string changes = describe(options.text.changes());
    if (!changes.empty()) similarity.notice += (similarity.notice.empty() ? "" : " · ") + changes;
    return similarity;
}

bool is_by_layer(const FigureOptions& options) {
    return options.kind() == "similarity" && !options.layer && !options.embeddings;
}

AttentionMatrix cosines_of(const FigureOptions& options, FigureRuns& runs) {
    if (options.kind() == "positions") {
        const PositionReading reading = runs.positions(options);
        return position_matrix(reading.cosines, reading.labels);
    }
    const std::size_t index = options.layer ? static_cast<std::size_t>(*options.layer) + 1 : 0;
    return similarity_matrix(similarity_of(options, runs), index);
}

DrawnView likeness_of(const FigureOptions& options, FigureRuns& runs, const FigureStyle& style) {
    if (is_by_layer(options))
        return {similarity_by_layer(similarity_of(options, runs), style),
                QStringLiteral("Similarity of tokens by layer"),
                {style.provenance}};
    const QString name = options.kind() == "positions" ? QStringLiteral("Similarity of positions")
                                                       : QStringLiteral("Similarity of tokens");
    return {std::make_unique<HeatMapFigure>(cosines_of(options, runs), style), name, {style.provenance}};
}

/// What one test measured, with the conditions of all.
std::pair<HeadTestScores, std::string> head_test(const FigureOptions& options, FigureRuns& runs) {
    HeadTestReading reading = runs.head_tests(options);
    const std::vector<std::string> names = head_test_names();
    const auto place = static_cast<std::size_t>(std::ranges::find(names, options.test) - names.begin());
    HeadTestScores& test = reading.tests.at(reading.test == HeadTestRequest::Test::Sink ? 0 : place);
    return {std::move(test), std::move(reading.conditions)};
}

DrawnView head_test_of(const FigureOptions& options, FigureRuns& runs, const FigureStyle& style) {
    const auto [test, conditions] = head_test(options, runs);
    return {head_test_figure(test, conditions, style), QString::fromStdString(test.name), {style.provenance}};
}

}  // namespace

bool is_explanation(const FigureOptions& options) {
    const std::string kind = options.kind();
    return kind == "heads" || kind == "weight" || kind == "lens" || kind == "similarity" || kind == "positions";
}

FigureNumbers numbers_of_explanation(const FigureOptions& options, FigureRuns& runs) {
    if (options.kind() == "weight") return numbers_of(*explained(options, runs).weight);
    if (options.kind() == "heads") {
        const HeadTestScores test = head_test(options, runs).first;
        return numbers_of_scores(test.scores, test.name);
    }
    if (options.kind() == "lens") return numbers_of(*lens_table(options, runs));
    if (is_by_layer(options)) return numbers_of(similarity_of(options, runs));
    return numbers_of(cosines_of(options, runs), "cosines");
}

DrawnView drawn_explanation(const FigureOptions& options, FigureRuns& runs) {
    FigureStyle style = options.style();
    const Provenance provenance = runs.provenance(options);
    style.provenance = provenance_line(provenance);
    style.note = QString::fromStdString(describe(provenance.interventions));
    if (options.kind() == "weight") return weight_of(options, runs, style);
    if (options.kind() == "heads") return head_test_of(options, runs, style);
    if (options.kind() == "lens")
        return {std::make_unique<LensFigure>(lens_table(options, runs), style),
                QStringLiteral("Logit lens"),
                {style.provenance}};
    return likeness_of(options, runs, style);
}

}  // namespace headlight
