#include "figures/heads/head_test_figure.h"

#include "figures/drawing/names.h"
#include "figures/heads/metric_grid_figure.h"
#include "language/sentences.h"

#include <utility>

namespace headlight {

std::unique_ptr<Figure> head_test_figure(const HeadTestScores& test, const Sentence& conditions,
                                         const FigureStyle& style) {
    FigureStyle own = style;
    own.note = text_of(conditions);
    return std::make_unique<MetricGridFigure>(test.scores, display_name(test), ValueRange{}, std::move(own));
}

}  // namespace headlight
