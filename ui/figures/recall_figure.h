#pragma once

#include "analysis/recall/recall.h"
#include "figures/figure.h"

#include <QString>

#include <memory>

namespace headlight {

/// "Recurrence, convolution and attention".
Sentence recall_title();

/// The influence of each token on the answer to each question, a matrix for each network, with answers and attention
/// weights, and the right answers of held-out rows against the distance.
std::shared_ptr<const Figure> recall_figure(std::shared_ptr<const Recall> recall, const FigureStyle& style);
/// The same for a narrow place, its parts below each other.
std::shared_ptr<const Figure> narrow_recall_figure(std::shared_ptr<const Recall> recall, const FigureStyle& style);

}  // namespace headlight
