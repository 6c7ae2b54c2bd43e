#include "capture/window_layout.h"

#include <algorithm>
#include <span>

namespace headlight {

namespace {

Tensor windowed_weights(const SoftmaxField& field, std::int32_t head) {
    const AttentionSpec& spec = field.spec();
    const std::vector<std::int64_t> global = global_tokens(spec);
    const std::int64_t half = spec.window - 1;
    const auto first = static_cast<std::int64_t>(global.size());
    Tensor all({field.query_count(), first + 2 * half + 1});
    for (std::int64_t query = 0; query < field.query_count(); ++query) {
        if (spec.sees_all(query)) continue;
        const std::vector<float> row = field.row(head, query);
        const std::span<float> out = all.slice(query);
        for (std::size_t g = 0; g < global.size(); ++g) out[g] = row[static_cast<std::size_t>(global[g])];
        const std::int64_t end = std::min(query + half + 1, field.key_count());
        for (std::int64_t key = std::max<std::int64_t>(query - half, 0); key < end; ++key)
            if (!spec.sees_all(key))
                out[static_cast<std::size_t>(first + key - query + half)] = row[static_cast<std::size_t>(key)];
    }
    return all;
}

Tensor global_weights(const SoftmaxField& field, std::int32_t head, std::int64_t padded_keys) {
    const std::vector<std::int64_t> global = global_tokens(field.spec());
    Tensor all({padded_keys, static_cast<std::int64_t>(global.size())});
    for (std::size_t g = 0; g < global.size(); ++g) {
        const std::vector<float> row = field.row(head, global[g]);
        for (std::size_t key = 0; key < row.size(); ++key) all.slice(static_cast<std::int64_t>(key))[g] = row[key];
    }
    return all;
}

}  // namespace

bool has_window_layout(const AttentionSpec& spec) {
    return spec.global_keys && spec.window > 0;
}

std::vector<std::int64_t> global_tokens(const AttentionSpec& spec) {
    std::vector<std::int64_t> tokens;
    for (std::int64_t token = 0; token < static_cast<std::int64_t>(spec.key_mask.size()); ++token)
        if (spec.sees_all(token)) tokens.push_back(token);
    return tokens;
}

std::vector<AttentionLayout> window_layouts(const SoftmaxField& field, std::int64_t padded_keys) {
    const auto global = static_cast<std::int64_t>(global_tokens(field.spec()).size());
    const std::int64_t window = 2 * (field.spec().window - 1);
    std::vector<AttentionLayout> layouts{{false,
                                          {field.heads(), field.query_count(), global + window + 1},
                                          [&field](std::int32_t head) { return windowed_weights(field, head); }}};
    if (global > 0)
        layouts.push_back({true, {field.heads(), padded_keys, global}, [&field, padded_keys](std::int32_t head) {
                               return global_weights(field, head, padded_keys);
                           }});
    return layouts;
}

}  // namespace headlight
