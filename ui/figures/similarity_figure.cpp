#include "figures/similarity_figure.h"

#include "core/error.h"
#include "figures/figure_row.h"
#include "figures/labeled_entries.h"
#include "figures/weights/heat_map_figure.h"
#include "language/sentences.h"

#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kFewLayers = 9;

AttentionMatrix matrix_of(const Tensor& cosines, const std::vector<std::string>& labels, const std::string& entries) {
    AttentionMatrix matrix;
    matrix.entries = entries;
    matrix.queries = labeled_entries(labels);
    matrix.keys = matrix.queries;
    matrix.values = cosines;
    matrix.allowed.assign(static_cast<std::size_t>(cosines.count()), 1);
    matrix.is_difference = true;  // with a sign
    return matrix;
}

}  // namespace

AttentionMatrix similarity_matrix(const TokenSimilarity& similarity, std::size_t index) {
    if (index >= similarity.layers.size() && similarity.layers.size() < 2)
        throw Error(
            ErrorKind::Input,
            Sentence("--layer: expected none, since the hidden states here are of the embeddings only; found %1.",
                     index - 1));
    if (index >= similarity.layers.size())
        throw Error(ErrorKind::Input, Sentence("There are no hidden states after layer %1; the last layer is %2.",
                                               index - 1, similarity.layers.size() - 2));
    AttentionMatrix matrix =
        matrix_of(similarity.layers[index], similarity.tokens, QT_TRANSLATE_NOOP("Figure", "token"));
    matrix.quantity = QT_TRANSLATE_NOOP("Figure", "cosine of the hidden states of two tokens");
    matrix.title = similarity.names.at(index);
    matrix.notes.push_back(matrix.title);
    if (similarity.notice) matrix.notes.push_back(*similarity.notice);
    return matrix;
}

AttentionMatrix position_matrix(const Tensor& cosines, const std::vector<std::string>& labels) {
    AttentionMatrix matrix = matrix_of(cosines, labels, QT_TRANSLATE_NOOP("Figure", "position"));
    matrix.quantity = QT_TRANSLATE_NOOP("Figure", "cosine of the embeddings of two positions");
    matrix.title = Sentence("Positions");
    return matrix;
}

std::unique_ptr<Figure> similarity_by_layer(const TokenSimilarity& similarity, const FigureStyle& style) {
    std::vector<std::shared_ptr<const Figure>> maps;
    for (std::size_t index = 0; index < similarity.layers.size(); ++index) {
        FigureStyle own = style;
        own.title = text_of(similarity.names.at(index));
        own.caption.clear();
        own.provenance.clear();
        own.legend = style.legend && index + 1 == similarity.layers.size();
        AttentionMatrix matrix = similarity_matrix(similarity, index);
        matrix.notes.erase(matrix.notes.begin());  // the title says it
        maps.push_back(std::make_shared<const HeatMapFigure>(std::move(matrix), std::move(own)));
    }
    const int columns = maps.size() <= kFewLayers ? 3 : 4;
    return std::make_unique<FigureRow>(std::move(maps), style, RowColumns{columns, {}});
}

}  // namespace headlight
