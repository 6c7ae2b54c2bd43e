#pragma once

#include "analysis/heads/head_tests.h"
#include "figures/figure.h"

#include <memory>
#include <string>

namespace headlight {

/// Scores of a test of every head, as a grid with numbers; `conditions` state its input ("50 random tokens said
/// twice").
std::unique_ptr<Figure> head_test_figure(const HeadTestScores& test, const Sentence& conditions,
                                         const FigureStyle& style);

}  // namespace headlight
