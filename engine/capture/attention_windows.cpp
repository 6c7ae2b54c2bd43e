#include "capture/attention_windows.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

std::int64_t token_count(const std::vector<AttentionWindow>& windows) {
    std::int64_t count = 0;
    for (const AttentionWindow& window : windows) count += static_cast<std::int64_t>(window.tokens.size());
    return count;
}

void check(const AttentionSpec& spec, const std::vector<AttentionWindow>& windows) {
    const auto count = static_cast<std::size_t>(token_count(windows));
    std::vector<std::uint8_t> seen(count, 0);
    const auto fail = [] {
        throw Error(ErrorKind::Input, "The windows of an attention module do not belong together.");
    };
    for (const AttentionWindow& window : windows) {
        if (!window.field || window.field->heads() != spec.heads || window.rows.size() != window.tokens.size()) fail();
        for (std::size_t i = 0; i < window.tokens.size(); ++i) {
            const std::int32_t token = window.tokens[i];
            if (token < 0 || static_cast<std::size_t>(token) >= count || seen[static_cast<std::size_t>(token)] != 0 ||
                window.rows[i] < 0 || window.rows[i] >= window.field->query_count())
                fail();
            seen[static_cast<std::size_t>(token)] = 1;
        }
    }
}

/// What one weight adds to the measures of its head.
void add_weight(HeadMetrics& metrics, double& distances, std::int64_t query, std::int64_t key, double weight) {
    if (weight > 0) metrics.entropy -= static_cast<float>(weight * std::log(weight));
    distances += weight * static_cast<double>(std::abs(query - key));
    const auto part = static_cast<float>(weight);
    if (key == query - 1) metrics.previous += part;
    if (key == query + 1) metrics.next += part;
    if (key == query) metrics.self += part;
    if (key == 0) metrics.first += part;
}

/// The measures and the small picture of one head.
HeadMetrics summary(const std::vector<AttentionWindow>& windows, std::int32_t head, std::int64_t count,
                    std::span<float> tiles, std::int64_t side) {
    HeadMetrics metrics;
    double distances = 0;
    double total = 0;
    for (const AttentionWindow& window : windows) {
        const Tensor weights = window.field->weights(head);
        for (std::size_t i = 0; i < window.tokens.size(); ++i) {
            const std::int64_t query = window.tokens[i];
            const std::span<const float> row = weights.slice(window.rows[i]);
            float most = 0;
            for (std::size_t j = 0; j < window.tokens.size(); ++j) {
                const std::int64_t key = window.tokens[j];
                const float weight = row[static_cast<std::size_t>(window.rows[j])];
                add_weight(metrics, distances, query, key, static_cast<double>(weight));
                total += static_cast<double>(weight);
                most = std::max(most, weight);
                float& tile = tiles[static_cast<std::size_t>(query * side / count * side + key * side / count)];
                tile = std::max(tile, weight);
            }
            metrics.maximum += most;
        }
    }
    for (float* mean :
         {&metrics.entropy, &metrics.previous, &metrics.next, &metrics.self, &metrics.first, &metrics.maximum})
        *mean /= static_cast<float>(count);
    metrics.mean_distance = total > 0 ? static_cast<float>(distances / total) : 0.0F;
    return metrics;
}

}  // namespace

AttentionField::Parts parts_of_windows(AttentionSpec spec, std::vector<AttentionWindow> windows) {
    check(spec, windows);
    AttentionField::Parts parts;
    const std::int64_t count = token_count(windows);
    const std::int64_t side = std::min<std::int64_t>(count, kThumbnailSize);
    parts.thumbnails = Tensor({spec.heads, side, side});
    for (std::int32_t head = 0; head < spec.heads; ++head)
        parts.metrics.push_back(summary(windows, head, count, parts.thumbnails.slice(head), side));
    parts.spec = std::move(spec);
    parts.windows = std::move(windows);
    return parts;
}

}  // namespace headlight
