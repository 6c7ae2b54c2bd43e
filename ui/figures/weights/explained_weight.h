#pragma once

#include "analysis/analysis.h"
#include "analysis/explanation.h"
#include "analysis/matrix_view.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Part of an explained weight that a figure shows: the way from one key's vector to the weight, or the products of the
/// query with all keys, dimension by dimension.
enum class WeightForm { OneKey, AllKeys };

/// A weight explained, with what its tokens are called.
struct ExplainedWeight {
    WeightExplanation numbers;
    std::string query;              ///< label of the query's token
    std::vector<std::string> keys;  ///< labels of all keys
    Sentence head{std::string()};   ///< `head_title`: "Layer 2, head 1"
};

/// Explains a weight of the chosen head (of a choice that is not one head: of layer 0, head 0). `query` and `key` are
/// rows and columns of its heat map over tokens; absent: the last query, and the key that it looks at most. Throws what
/// explain_weight throws.
ExplainedWeight explained_weight(const Analysis& analysis, const HeadId& choice, std::optional<std::int64_t> query,
                                 std::optional<std::int64_t> key);

/// “it” looks at “animal”; of all keys: “it” and all keys
Sentence weight_title(const ExplainedWeight& weight, WeightForm form = WeightForm::OneKey);

}  // namespace headlight
