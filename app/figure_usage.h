#pragma once

#include "figure_options.h"
#include "figure_spec.h"

namespace headlight {

/// Throws CLI::Error about options that do not belong together, or lack what they need.
void check_usage(const FigureSpec& spec);
void check_other_sides(const OtherSidesOptions& others);

/// Throws Error(Input) where a highlight lies outside the matrix.
void check_highlights(const AttentionMatrix& matrix, const FigureOptions& options);

}  // namespace headlight
