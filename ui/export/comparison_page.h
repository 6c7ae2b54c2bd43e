#pragma once

#include "analysis/shared_axes.h"
#include "export/html_page.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace headlight {

/// The runs that are compared, at least two, the first of which the others are compared with.
struct ComparedRuns {
    std::vector<ComparedHead> sides;
    std::vector<std::size_t> letters;  ///< which side each is, for `side_letter`
    std::size_t shown = 1;             ///< whose difference from the first one is shown to begin with
};

/// The run of each side.
std::vector<Provenance> runs_of(const std::vector<ComparedHead>& sides);

/// An HTML document like `html_page`, of several runs side by side with their signed difference. Where all sides show
/// the same layer and head, it holds all heads that they have in common, as far as `HtmlOptions::most_weights` lets
/// them; otherwise the heads that are shown. The same runs and options give the same bytes. Throws what compare throws.
QByteArray comparison_page(const ComparedRuns& runs, const HtmlOptions& options, const std::stop_token& stop = {});

}  // namespace headlight
