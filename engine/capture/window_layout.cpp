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

Tensor global_weights(const AttentionField& field, std::int32_t head) {
    const std::vector<std::int64_t> global = global_tokens(field);
    const std::int64_t window = 2 * (field.spec().window - 1);
    Tensor all({(field.key_count() + window - 1) / window * window, static_cast<std::int64_t>(global.size())});
    for (std::size_t g = 0; g < global.size(); ++g) {
        const std::vector<float> row = field.row(head, global[g]);
        for (std::size_t key = 0; key < row.size(); ++key) all.slice(static_cast<std::int64_t>(key))[g] = row[key];
    }
    return all;
}

}  // namespace headlight
