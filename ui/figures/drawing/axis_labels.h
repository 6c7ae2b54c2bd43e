#pragma once

#include "analysis/matrix_view.h"
#include "figures/drawing/figure_style.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace headlight {

/// Longest label of a token, in em; longer ones are elided.
inline constexpr double kLongestLabel = 10;
/// Share of the room that labels on one side take at most.
inline constexpr double kLabelShare = 0.3;

/// The labels of one axis with their metrics, made once a figure.
struct AxisLabels {
    std::vector<QString> texts;
    std::vector<double> widths;  ///< in the units of the display list
    std::vector<bool> special;
    double widest = 0;
    bool joined = false;  ///< entries are neighboring tokens that share a row or column (AttentionMatrix::is_joined)

    [[nodiscard]] std::size_t size() const { return texts.size(); }
    /// The widest of every step-th label.
    [[nodiscard]] double widest_of(int step) const;
};
AxisLabels make_axis_labels(const std::vector<MatrixEntry>& entries, bool joined, const FigureStyle& style);

/// Labels are thinned out where rows are lower than the type: every first, second, third, ... tenth, ... is drawn.
int label_step(double spacing, double needed);

/// How labels of rows that are so far apart are drawn.
struct LabelFit {
    int step = 1;      ///< every step-th
    double scale = 1;  ///< of the type: a little smaller before labels are left out
};
LabelFit fit_labels(double spacing, double em, const DrawingOptions& options);
/// The same where rows are high enough for every label.
LabelFit fit_labels(const DrawingOptions& options);
/// Returns whether a label is drawn when every step-th of so many is. Where only the first would be, none is.
bool is_labeled(std::size_t index, int step, std::size_t count);

/// "every 5th token labeled" ("cell" where entries are joined tokens), "too small for labels"; empty for 1.
QString thinning_note(int step, std::size_t count, bool joined);
/// The same where queries and keys differ: "every 2nd query and every 5th key labeled".
QString thinning_note(int query_step, const AxisLabels& queries, int key_step, const AxisLabels& keys);

}  // namespace headlight
