#include "figures/matrices/outlined_matrix.h"

#include "figures/annotated_figure.h"
#include "figures/weights/heat_map_figure.h"

namespace headlight {

std::shared_ptr<const Figure> outlined_matrix_figure(OutlinedMatrix matrix, FigureStyle style) {
    AttentionMatrix cells;
    cells.queries = std::move(matrix.rows);
    cells.keys = std::move(matrix.columns);
    cells.allowed.assign(static_cast<std::size_t>(matrix.values.count()), 1);
    cells.values = std::move(matrix.values);
    cells.entries = std::move(matrix.entry);
    cells.columns = std::move(matrix.column);
    cells.quantity = std::move(matrix.quantity);
    cells.is_difference = matrix.has_sign;
    cells.notes = std::move(matrix.notes);
    style.automatic_maximum = false;
    std::vector<Annotation> outlines;
    for (const auto& [row, column] : matrix.outlined)
        outlines.push_back({.place = {.query = row, .key = column, .layer = {}, .head = {}}, .note = {}});
    return std::make_shared<const AnnotatedFigure>(
        std::make_shared<const HeatMapFigure>(std::move(cells), std::move(style)), std::move(outlines),
        matrix.has_sign ? OutlineColor::Ink : OutlineColor::Accent);
}

}  // namespace headlight
