#include "figures/heads/head_test_figure.h"

#include "figures/heads/metric_grid_figure.h"

#include <utility>

namespace headlight {

std::unique_ptr<Figure> head_test_figure(const HeadTestScores& test, const std::string& conditions,
                                         const FigureStyle& style) {
    FigureStyle own = style;
    own.note = QString::fromStdString(conditions);
    return std::make_unique<MetricGridFigure>(test.scores, QString::fromStdString(test.name), ValueRange{},
                                              std::move(own));
}

}  // namespace headlight
