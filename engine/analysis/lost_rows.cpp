#include "analysis/lost_rows.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

bool is_nan(float value) {
    return std::isnan(value);
}

std::int64_t lost_among(const AttentionField& field, std::int32_t head, std::span<const std::int32_t> rows) {
    const std::span<const float> sums = field.row_sum().slice(head);
    return std::ranges::count_if(rows,
                                 [&](std::int32_t row) { return std::isnan(sums[static_cast<std::size_t>(row)]); });
}

}  // namespace

std::int64_t lost_rows(const AttentionField& field, std::int32_t head) {
    std::int64_t lost = 0;
    if (field.replaced(head)) {
        const Tensor weights = field.weights(head);
        for (std::int64_t query = 0; query < weights.size(0); ++query)
            lost += std::ranges::any_of(weights.slice(query), is_nan) ? 1 : 0;
    } else if (field.windowed()) {
        for (const AttentionWindow& window : field.windows()) lost += lost_among(*window.field, head, window.rows);
    } else {
        lost = std::ranges::count_if(field.row_sum().slice(head), is_nan);
    }
    return lost;
}

std::string notice_of_lost_rows(std::span<const AttentionStack> stacks) {
    std::int64_t lost = 0;
    std::int64_t rows = 0;
    std::string first;
    for (const AttentionStack& stack : stacks) {
        for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
            const AttentionField& field = *stack.layers[layer];
            for (std::int32_t head = 0; head < field.heads(); ++head) {
                const std::int64_t of_head = lost_rows(field, head);
                if (of_head > 0 && first.empty()) first = "L" + std::to_string(layer) + "H" + std::to_string(head);
                lost += of_head;
                rows += field.query_count();
            }
        }
    }
    if (lost == 0) return {};
    return std::to_string(lost) + " of " + std::to_string(rows) + " rows of attention weights are NaN, from " + first +
           " on: their scores are NaN or infinite. They are marked with crosses and have no metrics; use another copy "
           "of the model if its weights are damaged.";
}

}  // namespace headlight
