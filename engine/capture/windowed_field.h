#pragma once

#include "capture/softmax_field.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace headlight {

/// Tokens of a module that attend to each other and to no others, with their rows (and columns) in a field of their
/// own, which may have more.
struct AttentionWindow {
    std::vector<std::int32_t> tokens;
    std::vector<std::int32_t> rows;
    std::shared_ptr<const SoftmaxField> field;
    bool padded = false;  ///< the rows beside those of tokens are of padding, which is attended to as tokens are
};

/// A module whose tokens attend to each other within windows only (arXiv 2103.14030), with the metrics and thumbnails
/// of the whole. Where the windows' fields have metrics of their own, those of the whole are their means: neighbors and
/// first tokens are then those within each window. Every token is in exactly one window; windows have as many heads as
/// `spec`, which says how they are scored. `value_norms` [heads, tokens] may be empty. Throws Error(Input) when they do
/// not belong together.
std::shared_ptr<const AttentionField> windowed_field(AttentionSpec spec, std::vector<AttentionWindow> windows,
                                                     Tensor value_norms);

}  // namespace headlight
