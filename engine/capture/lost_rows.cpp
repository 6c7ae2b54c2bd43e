#include "capture/lost_rows.h"

namespace headlight {

std::string notice_of_lost_rows(std::span<const AttentionStack> stacks) {
    std::int64_t lost = 0;
    std::int64_t rows = 0;
    std::string first;
    for (const AttentionStack& stack : stacks) {
        for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
            const AttentionField& field = *stack.layers[layer];
            for (std::int32_t head = 0; head < field.heads(); ++head) {
                const std::int64_t of_head = field.lost_rows(head);
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
