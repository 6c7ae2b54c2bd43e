#pragma once

#include "analysis/predictions.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// A word, a label or an answer that one of two runs proposes, with its probability in both; nothing where a run did
/// not list it.
struct PredictionChange {
    std::string name;
    std::optional<float> before;
    std::optional<float> now;
    std::int32_t number = -1;  ///< id of a word, token of a label
};

/// Predictions of two runs over the same tokens, side by side.
struct PredictionChanges {
    std::optional<std::int32_t> position;  ///< of words: the token that is hidden, or that they follow
    std::vector<PredictionChange> rows;    ///< the most probable in either run first
};

/// Words at `focused`, or at the last position that both know; otherwise classes, labels of tokens, the answer, and
/// whether the second text follows.
PredictionChanges prediction_changes(const Predictions& before, const Predictions& now,
                                     std::optional<std::int32_t> focused);

}  // namespace headlight
