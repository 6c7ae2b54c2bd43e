#pragma once

#include "analysis/comparison.h"
#include "figure_views.h"

#include <QByteArray>

#include <vector>

namespace headlight {

/// Whether the view is "compare" or "difference".
bool is_comparison(const FigureOptions& options);

/// Runs all sides of a comparison: what the options read, and the same with what they say of the others. What is masked
/// on the first side is masked on all.
std::vector<ComparedHead> compared_sides(const FigureOptions& options, FigureRuns& runs);

/// "compare": all heads and the signed difference side by side. "difference": that alone.
DrawnView drawn_comparison(const FigureOptions& options, FigureRuns& runs);

/// A page with all sides and their difference.
QByteArray page_of_comparison(const FigureOptions& options, FigureRuns& runs);

/// The numbers of either: all sides with the difference, or that alone.
FigureNumbers numbers_of_comparison(const FigureOptions& options, FigureRuns& runs);

}  // namespace headlight
