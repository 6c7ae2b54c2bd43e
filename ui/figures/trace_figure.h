#pragma once

#include "analysis/trace/token_trace.h"
#include "figures/figure.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace headlight {

/// A trace at one of its steps.
struct ShownTrace {
    std::shared_ptr<const TokenTrace> of;
    std::size_t step = 0;

    [[nodiscard]] const TraceStep& now() const { return of->steps[step]; }
};

/// `step`: by default, and where there are fewer, the last.
ShownTrace shown_trace(std::shared_ptr<const TokenTrace> trace, std::optional<std::int32_t> step);

/// "it: step 12 of 53, layer 0, Queries".
Sentence trace_title(const ShownTrace& shown);

/// One step of a token: the parts of the model with the one where it is, the steps of that part, and the numbers of the
/// step, as cells, as weights of the heads over the tokens, or as bars.
std::shared_ptr<const Figure> trace_figure(ShownTrace shown, const FigureStyle& style);
/// The same for a narrow place.
std::shared_ptr<const Figure> narrow_trace_figure(ShownTrace shown, const FigureStyle& style);

}  // namespace headlight
