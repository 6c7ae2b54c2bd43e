#include "figures/vectors/late_interaction_figure.h"

#include "figures/drawing/text.h"
#include "figures/figure_row.h"
#include "figures/labeled_entries.h"
#include "figures/matrices/outlined_matrix.h"
#include "figures/weights/patch_picture_figure.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

constexpr int kPageSide = 420;  // pixels of a page under heat
constexpr int kPagesInRow = 4;
constexpr int kPagesInNarrowRow = 2;

std::string number(double value, int digits) {
    return number_text(value, 'f', digits).toStdString();
}

/// "harbor 0.81": a token with the largest cosine of its row.
std::vector<MatrixEntry> rows_of(const LateInteraction& interaction, const std::vector<BestMatch>& matches) {
    std::vector<std::string> labels;
    for (std::size_t row = 0; row < matches.size(); ++row)
        labels.push_back(interaction.query[row] + " " + number(matches[row].cosine, 2));
    std::vector<MatrixEntry> rows = labeled_entries(labels);
    for (std::size_t row = rows.size() - static_cast<std::size_t>(interaction.fill); row < rows.size(); ++row)
        rows[row].special = true;
    return rows;
}

std::vector<MatrixEntry> columns_of(const LateInteraction& interaction) {
    std::vector<MatrixEntry> columns = labeled_entries(interaction.document);
    for (std::size_t column = 0; column < columns.size(); ++column)
        columns[column].special = interaction.compared[column] == 0;
    return columns;
}

std::vector<Sentence> notes_of(const LateInteraction& interaction) {
    std::vector<Sentence> notes{
        Sentence("score %1: sum of the largest cosine of each of %2 query tokens (outlined)",
                 number(maxsim_score(interaction), 3), interaction.query.size()),
        interaction.trained ? Sentence("token embeddings of %1 numbers", interaction.size)
                            : Sentence("last hidden states of %1 numbers: the model has no layer for late interaction",
                                       interaction.size)};
    if (interaction.fill == 1)
        notes.push_back(Sentence("1 token fills the query, compared like the others"));
    else if (interaction.fill > 1)
        notes.push_back(Sentence("%1 tokens fill the query, compared like the others", interaction.fill));
    if (std::ranges::find(interaction.compared, 0) != interaction.compared.end())
        notes.push_back(Sentence("document tokens in gray are not compared"));
    notes.insert(notes.end(), interaction.notices.begin(), interaction.notices.end());
    return notes;
}

std::shared_ptr<const Figure> matrix_figure(const LateInteraction& interaction, const FigureStyle& style) {
    const std::vector<BestMatch> matches = best_matches(interaction);
    OutlinedMatrix matrix{.rows = rows_of(interaction, matches),
                          .columns = columns_of(interaction),
                          .values = interaction.cosines,
                          .entry = QT_TRANSLATE_NOOP("Figure", "query token"),
                          .column = QT_TRANSLATE_NOOP("Figure", "document token"),
                          .quantity = QT_TRANSLATE_NOOP("Figure", "cosine of token embeddings"),
                          .has_sign = true,
                          .notes = notes_of(interaction),
                          .outlined = {}};
    for (std::size_t row = 0; row < matches.size(); ++row)
        if (matches[row].token >= 0) matrix.outlined.emplace_back(static_cast<std::int32_t>(row), matches[row].token);
    return outlined_matrix_figure(std::move(matrix), style);
}

/// The patch at a token of the document; nothing where it is none.
std::optional<std::int32_t> patch_at(const DocumentPage& page, std::int64_t token) {
    const std::int64_t patch = token - page.first;
    if (patch < 0 || patch >= std::int64_t{page.grid.rows} * page.grid.columns) return std::nullopt;
    return static_cast<std::int32_t>(patch);
}

/// Cosines of a query's token with the patches, as shares of the largest; 0 for negative ones.
std::vector<double> heat_of(const LateInteraction& interaction, std::size_t row) {
    const auto cosines = interaction.cosines.slice(static_cast<std::int64_t>(row))
                             .subspan(static_cast<std::size_t>(interaction.page->first));
    const PatchGrid& grid = interaction.page->grid;
    std::vector<double> heat(cosines.begin(), cosines.begin() + std::ptrdiff_t{grid.rows} * grid.columns);
    const double largest = std::max(*std::ranges::max_element(heat), 1e-12);
    for (double& cosine : heat) cosine = std::max(0.0, cosine / largest);
    return heat;
}

/// The page under the heat of a query's token, its best patch outlined.
PatchPicture picture_of_token(const LateInteraction& interaction, std::size_t row, const BestMatch& match,
                              const std::shared_ptr<const ImageHeat>& heat) {
    PatchPicture picture{.heat = heat, .paint = {}, .notes = {}};
    picture.paint = [values = heat_of(interaction, row)](const ImageHeat& own, const FigureStyle& style) {
        return own.with(values, style.map, HeatForm::Patches);
    };
    if (const auto patch = patch_at(*interaction.page, match.token))
        picture.marks.push_back({*patch, {}});
    else if (match.token >= 0)
        picture.notes << wording("largest at the prompt's token “%1”")
                             .arg(visible_label(interaction.document[static_cast<std::size_t>(match.token)]));
    return picture;
}

/// The page with the best patches of all tokens outlined.
PatchPicture picture_of_page(const LateInteraction& interaction, const std::vector<BestMatch>& matches,
                             const std::shared_ptr<const ImageHeat>& heat) {
    PatchPicture picture{.heat = heat, .paint = {}, .notes = {}};
    picture.paint = [](const ImageHeat& own, const FigureStyle& /*style*/) { return own.veiled(); };
    for (const Sentence& note : notes_of(interaction)) picture.notes << text_of(note);
    for (const BestMatch& match : matches)
        if (const auto patch = patch_at(*interaction.page, match.token)) picture.marks.push_back({*patch, {}});
    return picture;
}

std::shared_ptr<const Figure> page_figure(const LateInteraction& interaction, const FigureStyle& style, int columns) {
    const std::vector<BestMatch> matches = best_matches(interaction);
    const auto heat =
        std::make_shared<const ImageHeat>(*interaction.page->image, interaction.page->grid, style.theme, kPageSide);
    FigureStyle own = style;
    own.caption.clear();
    own.provenance.clear();
    std::vector<std::shared_ptr<const Figure>> figures;
    const auto add = [&](PatchPicture picture, const QString& title) {
        own.title = title;
        figures.push_back(std::make_shared<const PatchPictureFigure>(std::move(picture), own));
    };
    add(picture_of_page(interaction, matches, heat), wording("Best patches of all tokens"));
    const std::size_t shown = matches.size() - static_cast<std::size_t>(interaction.fill);
    for (std::size_t row = 0; row < shown; ++row)
        add(picture_of_token(interaction, row, matches[row], heat),
            visible_label(interaction.query[row]) + QLatin1Char(' ') + number_text(matches[row].cosine, 'f', 2));
    return std::make_shared<const FigureRow>(std::move(figures), style, RowColumns{columns, {}});
}

std::shared_ptr<const Figure> figure_of(const LateInteraction& interaction, const FigureStyle& style, int columns) {
    return interaction.page ? page_figure(interaction, style, columns) : matrix_figure(interaction, style);
}

}  // namespace

std::shared_ptr<const Figure> late_interaction_figure(const LateInteraction& interaction, const FigureStyle& style) {
    return figure_of(interaction, style, kPagesInRow);
}

std::shared_ptr<const Figure> narrow_late_interaction_figure(const LateInteraction& interaction,
                                                             const FigureStyle& style) {
    return figure_of(interaction, style, kPagesInNarrowRow);
}

}  // namespace headlight
