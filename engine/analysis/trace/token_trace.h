#pragma once

#include "analysis/analysis.h"
#include "capture/token_trace.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Parts of a model that a token goes through.
enum class TracePart { Input, Attention, FeedForward, Output };

/// One step of a token on its way through the model, with the numbers that the run had there.
struct TraceStep {
    Sentence name;     ///< "Queries"
    Sentence formula;  ///< "q = x W_Q, one vector a head"
    TracePart part = TracePart::Input;
    std::int32_t layer = -1;               ///< of attention and feed-forward
    std::int32_t rows = 1;                 ///< heads whose numbers stand one after the other in `values`
    std::vector<float> values;             ///< [rows * size]
    std::vector<std::string> labels{};     ///< of the numbers of a row; empty: they are counted from 0
    std::optional<NormStatistics> norm{};  ///< of a norm, with these numbers of the token
};

/// One token through the whole model, from its id to the logits.
struct TokenTrace {
    std::vector<std::string> tokens;  ///< labels of all tokens
    std::vector<std::int32_t> ids;
    std::int32_t token = 0;   ///< index of the traced one
    std::int32_t layers = 0;  ///< of the model
    std::vector<TraceStep> steps;
};

/// The steps of the token that the run traced. Throws Error(Input) where it traced none.
TokenTrace token_trace_of(const Analysis& analysis, std::int32_t token);

}  // namespace headlight
