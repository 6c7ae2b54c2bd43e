#pragma once

#include "figure_views.h"

namespace headlight {

/// Whether the view is one of "weight", "lens", "similarity", "positions" and "heads".
bool is_explanation(const FigureOptions& options);

/// What stands behind weights: one weight explained, the logit lens, how alike tokens and positions are.
DrawnView drawn_explanation(const FigureOptions& options, FigureRuns& runs);

/// The numbers of what is drawn.
FigureNumbers numbers_of_explanation(const FigureOptions& options, FigureRuns& runs);

}  // namespace headlight
