#pragma once

#include "analysis/comparison.h"
#include "figure_views.h"

namespace headlight {

/// Whether the view is "compare" or "difference".
bool is_comparison(const FigureOptions& options);

/// Both sides of a comparison, analysed.
struct ComparedSides {
    ComparedHead left;
    ComparedHead right;
};
/// Runs both sides: what the options read, and the same with what they say of the other side.
ComparedSides compared_sides(const FigureOptions& options, FigureRuns& runs);

/// "compare": both heads and their signed difference side by side. "difference": that alone.
DrawnView drawn_comparison(const FigureOptions& options, FigureRuns& runs);

/// The signed difference, B - A.
AttentionMatrix difference_of(const FigureOptions& options, const ComparedSides& sides);

}  // namespace headlight
