#include "figures/experts_figure.h"

#include "figures/figure_row.h"
#include "figures/labeled_entries.h"
#include "figures/weights/heat_map_figure.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

std::vector<MatrixEntry> numbered(std::int64_t count) {
    std::vector<std::string> labels;
    for (std::int64_t number = 0; number < count; ++number) labels.push_back(std::to_string(number));
    return labeled_entries(labels);
}

/// A part of the figure: a row for each expert, like the other parts, so that all have one height.
std::shared_ptr<const Figure> part_of(const Tensor& values, std::vector<MatrixEntry> columns, const std::string& column,
                                      const std::string& quantity, const FigureStyle& style) {
    AttentionMatrix matrix;
    matrix.queries = numbered(values.size(0));
    matrix.keys = std::move(columns);
    matrix.values = values;
    matrix.allowed.assign(static_cast<std::size_t>(values.count()), 1);
    matrix.entries = QT_TRANSLATE_NOOP("Figure", "expert");
    matrix.columns = column;
    matrix.quantity = quantity;
    return std::make_shared<const HeatMapFigure>(std::move(matrix), style);
}

FigureStyle style_of_part(const FigureStyle& style, const QString& title) {
    FigureStyle own = style;
    own.title = title;
    own.caption.clear();
    own.provenance.clear();
    own.automatic_maximum = false;
    return own;
}

/// Columns as wide as they have cells, with room for labels and color bar.
RowColumns columns_of(const ExpertChoices& choices, const RoutedLayer& layer) {
    const auto room = [](auto cells) { return std::max(static_cast<double>(cells), 9.0) + 3; };
    return {3, {room(choices.tokens.size()), room(choices.layers.size()), room(layer.weights.size(1))}};
}

std::shared_ptr<const Figure> figure_of(const ShownExperts& shown, const FigureStyle& style,
                                        const RowColumns& columns) {
    const ExpertChoices& choices = *shown.choices;
    const RoutedLayer& layer = routed_layer(choices, shown.layer);
    std::vector<std::string> layers;
    for (const RoutedLayer& each : choices.layers) layers.push_back(std::to_string(each.layer));
    FigureStyle weights = style_of_part(style, wording("Layer %1").arg(shown.layer));
    weights.automatic_maximum = true;  // some models multiply weights by a factor
    FigureStyle whole = style;
    if (choices.notice) whole.caption = text_of(*choices.notice);
    const Tensor together = chosen_together(layer);
    const std::string share = QT_TRANSLATE_NOOP("Figure", "share of the tokens");
    return std::make_shared<const FigureRow>(
        std::vector{
            part_of(weights_by_expert(layer), labeled_entries(choices.tokens), QT_TRANSLATE_NOOP("Figure", "token"),
                    QT_TRANSLATE_NOOP("Figure", "weight of the expert"), weights),
            part_of(expert_loads(choices), labeled_entries(layers), QT_TRANSLATE_NOOP("Figure", "layer"), share,
                    style_of_part(style, wording("Load"))),
            part_of(together, numbered(together.size(0)), QT_TRANSLATE_NOOP("Figure", "expert"), share,
                    style_of_part(style, wording("Chosen together")))},
        whole, columns);
}

}  // namespace

ShownExperts shown_experts(std::shared_ptr<const ExpertChoices> choices, std::optional<std::int32_t> layer) {
    const std::int32_t number = layer ? routed_layer(*choices, *layer).layer : choices->layers.front().layer;
    return {std::move(choices), number};
}

Sentence experts_title(const ShownExperts& shown) {
    return Sentence("Experts of layer %1", shown.layer);
}

std::shared_ptr<const Figure> experts_figure(const ShownExperts& shown, const FigureStyle& style) {
    return figure_of(shown, style, columns_of(*shown.choices, routed_layer(*shown.choices, shown.layer)));
}

std::shared_ptr<const Figure> narrow_experts_figure(const ShownExperts& shown, const FigureStyle& style) {
    return figure_of(shown, style, {1, {}});
}

}  // namespace headlight
