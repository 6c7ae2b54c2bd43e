#pragma once

#include "capture/model_description.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// Where a model's parameters lie.
struct ParameterCounts {
    // Of the first layer (of an encoder-decoder: of its decoder; of stages: of the first).
    std::string layer_name;          ///< "layer 0"
    std::int64_t inputs = 0;         ///< what makes queries, keys and values
    std::int64_t global_inputs = 0;  ///< the same for the rows of global tokens (Longformer)
    std::int64_t output = 0;         ///< what joins the heads
    std::int64_t cross = 0;          ///< cross-attention, its output included
    std::int64_t feed_forward = 0;
    std::int64_t norms = 0;
    std::int64_t others = 0;

    std::int64_t layers = 0;  ///< all layers together
    std::int64_t words = 0;   ///< the table of words
    std::int64_t positions = 0;
    std::int64_t rest = 0;  ///< what belongs to no layer and is no such table

    [[nodiscard]] std::int64_t layer() const {
        return inputs + global_inputs + output + cross + feed_forward + norms + others;
    }
    [[nodiscard]] std::int64_t all() const { return layers + words + positions + rest; }
    /// By what files call them: "layer.feed_forward", "all".
    [[nodiscard]] std::vector<std::pair<std::string_view, std::int64_t>> parts() const;
};

/// Counted from the tensors that the model has; nothing where they are not known.
std::optional<ParameterCounts> parameter_counts(const ModelDescription& model);

}  // namespace headlight
