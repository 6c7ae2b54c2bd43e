#include "capture/window_layout.h"

#include <algorithm>

namespace headlight {

bool has_window_layout(const AttentionField& field) {
    return field.spec().global_keys && field.spec().window > 0;
}

std::vector<std::int64_t> global_tokens(const AttentionField& field) {
    std::vector<std::int64_t> tokens;
    for (std::int64_t token = 0; token < field.key_count(); ++token)
        if (field.spec().sees_all(token)) tokens.push_back(token);
    return tokens;
}

Tensor windowed_weights(const AttentionField& field, std::int32_t head) {
    const std::vector<std::int64_t> global = global_tokens(field);
    const std::int64_t half = field.spec().window - 1;
    const auto first = static_cast<std::int64_t>(global.size());
    Tensor all({field.query_count(), first + 2 * half + 1});
    for (std::int64_t query = 0; query < field.query_count(); ++query) {
        if (field.spec().sees_all(query)) continue;
        const std::vector<float> row = field.row(head, query);
        const std::span<float> out = all.slice(query);
        for (std::size_t g = 0; g < global.size(); ++g) out[g] = row[static_cast<std::size_t>(global[g])];
        const std::int64_t end = std::min(query + half + 1, field.key_count());
        for (std::int64_t key = std::max<std::int64_t>(query - half, 0); key < end; ++key)
            if (!field.spec().sees_all(key))
                out[static_cast<std::size_t>(first + key - query + half)] = row[static_cast<std::size_t>(key)];
    }
    return all;
}

std::int64_t padded_keys(std::span<const std::shared_ptr<const AttentionField>> layers) {
    std::int64_t widest = 1;
    for (const auto& field : layers) widest = std::max<std::int64_t>(widest, 2 * (field->spec().window - 1));
    return (layers.front()->key_count() + widest - 1) / widest * widest;
}

Tensor global_weights(const AttentionField& field, std::int32_t head, std::int64_t padded_keys) {
    const std::vector<std::int64_t> global = global_tokens(field);
    Tensor all({padded_keys, static_cast<std::int64_t>(global.size())});
    for (std::size_t g = 0; g < global.size(); ++g) {
        const std::vector<float> row = field.row(head, global[g]);
        for (std::size_t key = 0; key < row.size(); ++key) all.slice(static_cast<std::int64_t>(key))[g] = row[key];
    }
    return all;
}

Tensor square_windows(const AttentionField& field) {
    // A place of a window is counted in rows of 2 * side - 1, of which the last side - 1 are empty (WindowAttention):
    // the last place is 2 * side * (side - 1).
    std::int64_t last = 0;
    for (const AttentionWindow& window : field.windows())
        for (const std::int32_t row : window.rows) last = std::max<std::int64_t>(last, row);
    std::int64_t side = 1;
    while (2 * side * (side - 1) < last) ++side;
    const std::int64_t places = side * side;
    Tensor all({field.query_count() / places, field.heads(), places, places});
    std::int64_t before = 0;  // tokens in the parts so far: those of one window follow each other
    for (const AttentionWindow& part : field.windows()) {
        const std::int64_t window = before / places;
        before += static_cast<std::int64_t>(part.tokens.size());
        const auto place = [&](std::int32_t row) { return row / (2 * side - 1) * side + row % (2 * side - 1); };
        for (std::int32_t head = 0; head < field.heads(); ++head) {
            const Tensor weights = part.field->weights(head);
            float* const out = all.data() + (window * field.heads() + head) * places * places;
            for (const std::int32_t query : part.rows)
                for (const std::int32_t key : part.rows)
                    out[place(query) * places + place(key)] = weights.slice(query)[static_cast<std::size_t>(key)];
        }
    }
    return all;
}

}  // namespace headlight
