#include "functions.h"
#include "level.h"
#include "tile_product.h"

#include <cmath>

namespace headlight::HEADLIGHT_LEVEL {
namespace {

constexpr std::int64_t kWidestPanel = kMaxPackets * kLanes;
/// exp() of anything below is 0; keeps products with differences finite.
constexpr float kLowestDifference = -100.0F;

/// Products q . k in place to scores: scaled and soft-capped.
void finish_scores(const AttentionSpec& spec, float* values, std::int64_t count) {
    const Packet scale = broadcast(spec.scale);
    if (spec.softcap > 0) {
        const Packet cap = broadcast(spec.softcap);
        for (std::int64_t j = 0; j < count; j += kLanes) {
            const Packet capped = hyperbolic_tangent(divide(multiply(load(values + j), scale), cap));
            store(values + j, multiply(capped, cap));
        }
    } else {
        for (std::int64_t j = 0; j < count; j += kLanes) store(values + j, multiply(load(values + j), scale));
    }
}

void fill(float* values, std::int64_t begin, std::int64_t end, float value) {
    for (std::int64_t j = begin; j < end; ++j) values[j] = value;
}

/// Half-open range of keys.
struct KeyRange {
    std::int64_t begin;
    std::int64_t end;
};

/// Keys that the queries [first, last] may see by position; padding not looked at.
KeyRange visible_keys(const AttentionTask& task, std::int64_t first, std::int64_t last) {
    const AttentionSpec& spec = *task.spec;
    const std::int64_t begin = spec.window > 0 ? larger(0, spec.query_offset + first - spec.window + 1) : 0;
    const std::int64_t end = spec.causal ? smaller(task.key_count, spec.query_offset + last + 1) : task.key_count;
    return {smaller(begin, task.key_count), larger(end, smaller(begin, task.key_count))};
}

struct RowStatistics {
    float max = 0;
    float sum = 0;
    float weighted_difference = 0;  ///< sum of exp(d) d, d = score - max
    float weighted_distance = 0;    ///< sum of exp(d) |i - j|
    float keys_sum = 0;             ///< sum without the sink
};

/// Scores in [begin, end) become exp(score - max); whole packets.
RowStatistics exponentiate(float* row, std::int64_t begin, std::int64_t end, float max, std::int64_t position,
                           bool summary) {
    Packet total = broadcast(0.0F);
    Packet differences = broadcast(0.0F);
    Packet distances = broadcast(0.0F);
    for (std::int64_t j = begin; j < end; j += kLanes) {
        const Packet difference = maximum(subtract(load(row + j), broadcast(max)), broadcast(kLowestDifference));
        const Packet value = exponential_or_zero(difference);
        store(row + j, value);
        total = add(total, value);
        if (!summary) continue;
        differences = multiply_add(value, difference, differences);
        distances = multiply_add(value, absolute(count_from(static_cast<float>(j - position))), distances);
    }
    RowStatistics statistics;
    statistics.max = max;
    statistics.keys_sum = sum(total);
    statistics.sum = statistics.keys_sum;
    statistics.weighted_difference = sum(differences);
    statistics.weighted_distance = sum(distances);
    return statistics;
}

/// The row divided by its sum; the largest weight of each column so far goes to `tile_maxima` (if not null). Returns
/// the row's largest.
float normalize(float* row, std::int64_t begin, std::int64_t end, float factor, float* tile_maxima) {
    Packet most = broadcast(0.0F);
    for (std::int64_t j = begin; j < end; j += kLanes) {
        const Packet weight = multiply(load(row + j), broadcast(factor));
        store(row + j, weight);
        if (tile_maxima == nullptr) continue;
        most = maximum(most, weight);
        store(tile_maxima + j, maximum(load(tile_maxima + j), weight));
    }
    return largest(most);
}

void add_metrics(const RowStatistics& statistics, const float* row, KeyRange keys, std::int64_t position, float most,
                 MetricSums& sums) {
    const double share = static_cast<double>(statistics.keys_sum) / static_cast<double>(statistics.sum);
    const double mean_difference =
        static_cast<double>(statistics.weighted_difference) / static_cast<double>(statistics.sum);
    sums.entropy += share * __builtin_log(static_cast<double>(statistics.sum)) - mean_difference;
    sums.distance += static_cast<double>(statistics.weighted_distance) / static_cast<double>(statistics.sum);
    sums.weight += share;
    const auto weight = [&](std::int64_t key) {
        return key >= keys.begin && key < keys.end ? static_cast<double>(row[key]) : 0.0;
    };
    sums.previous += weight(position - 1);
    sums.next += weight(position + 1);
    sums.self += weight(position);
    sums.first += weight(0);
    sums.maximum += static_cast<double>(most);
}

/// The unfinished row of thumbnail tiles is finished: columns are pooled into tiles and cleared for the next.
void flush_tiles(float* tile_maxima, std::int64_t keys, std::int64_t stride, float* tiles) {
    const std::int64_t width = smaller(keys, kThumbnailSize);
    for (std::int64_t tile = 0; tile < width; ++tile) {
        float most = 0;
        for (std::int64_t j = tile * keys / width; j < (tile + 1) * keys / width; ++j)
            most = tile_maxima[j] > most ? tile_maxima[j] : most;
        tiles[tile] = most;
    }
    fill(tile_maxima, 0, stride, 0.0F);
}

/// One row of products becomes weights. `block` are the keys that any row of the block may see: what this row may not
/// see is set to 0.
void finish_row(const AttentionTask& task, std::int64_t head, std::int64_t query, KeyRange block, float* row,
                float* tile_maxima, MetricSums& sums) {
    const AttentionSpec& spec = *task.spec;
    const KeyRange keys = visible_keys(task, query, query);
    const std::int64_t begin = keys.begin / kLanes * kLanes;
    const std::int64_t end = round_up(keys.end, kLanes);
    finish_scores(spec, row + begin, end - begin);
    fill(row, begin, keys.begin, kMaskedScore);
    fill(row, keys.end, end, kMaskedScore);
    Packet highest = broadcast(kMaskedScore);
    for (std::int64_t j = begin; j < end; j += kLanes) {
        Packet score = load(row + j);
        if (task.key_limits != nullptr) {
            score = minimum(score, load(task.key_limits + j));
            store(row + j, score);
        }
        highest = maximum(highest, score);
    }
    float max = largest(highest);
    float* const row_max = task.row_max + head * task.query_count + query;
    float* const row_sum = task.row_sum + head * task.query_count + query;
    if (keys.begin == keys.end || max <= kMaskedScore) {
        *row_max = 0;
        *row_sum = 0;
        return fill(row, block.begin, block.end, 0.0F);
    }
    const bool has_sink = !spec.sinks.empty();
    const float sink = has_sink ? spec.sinks[static_cast<std::size_t>(head)] : 0.0F;
    if (has_sink && sink > max) max = sink;
    const std::int64_t position = spec.query_offset + query;
    RowStatistics statistics = exponentiate(row, begin, end, max, position, tile_maxima != nullptr);
    if (has_sink) statistics.sum += __builtin_expf(sink - max);
    *row_max = statistics.max;
    *row_sum = statistics.sum;
    const float most = normalize(row, begin, end, 1.0F / statistics.sum, tile_maxima);
    if (tile_maxima != nullptr) add_metrics(statistics, row, keys, position, most, sums);
    fill(row, block.begin, begin, 0.0F);
    fill(row, end, block.end, 0.0F);
}

/// Products of a block of queries with the keys of `block`, whole panels, into rows of `products`.
void multiply_queries(const AttentionTask& task, std::int64_t head, std::int64_t begin, std::int64_t count,
                      KeyRange block, float* products) {
    const AttentionSpec& spec = *task.spec;
    const Panels panels(task.key_count);
    const std::int64_t stride = panels.packets * kLanes;
    const std::int64_t query_stride = std::int64_t{spec.heads} * spec.head_size;
    const float* keys = task.packed_keys + head / (spec.heads / spec.key_heads) * stride * spec.head_size;
    for (std::int64_t panel = 0; panel < panels.count; ++panel) {
        const std::int64_t first = panels.first(panel) * kLanes;
        const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
        if (first >= block.end || first + size <= block.begin) continue;
        multiply_panel(count, panels.size(panel),
                       {task.queries + begin * query_stride + head * spec.head_size, query_stride,
                        keys + first * spec.head_size, size, spec.head_size, products + first, stride, false});
    }
}

/// output = weights V for a block of queries. Panels that are not full go through `tile` [count, kWidestPanel].
void multiply_values(const AttentionTask& task, std::int64_t head, std::int64_t begin, std::int64_t count,
                     KeyRange block, const float* weights, float* tile) {
    const AttentionSpec& spec = *task.spec;
    const Panels panels(spec.value_size);
    const std::int64_t output_stride = std::int64_t{spec.heads} * spec.value_size;
    const std::int64_t weight_stride = round_up(task.key_count, kLanes);
    const float* values =
        task.packed_values + head / (spec.heads / spec.key_heads) * panels.packets * kLanes * task.key_count;
    for (std::int64_t panel = 0; panel < panels.count; ++panel) {
        const std::int64_t first = panels.first(panel) * kLanes;
        const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
        const std::int64_t filled = smaller(size, spec.value_size - first);
        float* output = task.output + begin * output_stride + head * spec.value_size + first;
        const bool direct = filled == size;
        multiply_panel(
            count, panels.size(panel),
            {weights + block.begin, weight_stride, values + first * task.key_count + block.begin * size, size,
             block.end - block.begin, direct ? output : tile, direct ? output_stride : kWidestPanel, false});
        for (std::int64_t i = 0; !direct && i < count; ++i)
            __builtin_memcpy(output + i * output_stride, tile + i * kWidestPanel,
                             static_cast<std::size_t>(filled) * sizeof(float));
    }
}

}  // namespace

std::int64_t attention_scratch(const AttentionTask& task, std::int64_t block) {
    return block * (round_up(task.key_count, kLanes) + kWidestPanel);
}

void attention(const AttentionTask& task, std::int64_t head, std::int64_t begin, std::int64_t end, float* scratch,
               float* tile_maxima, MetricSums& sums) {
    const std::int64_t stride = round_up(task.key_count, kLanes);
    const KeyRange block{visible_keys(task, begin, begin).begin, visible_keys(task, end - 1, end - 1).end};
    multiply_queries(task, head, begin, end - begin, block, scratch);
    const std::int64_t height = smaller(task.query_count, kThumbnailSize);
    const std::int64_t width = smaller(task.key_count, kThumbnailSize);
    for (std::int64_t query = begin; query < end; ++query) {
        finish_row(task, head, query, block, scratch + (query - begin) * stride, tile_maxima, sums);
        if (tile_maxima == nullptr) continue;
        const std::int64_t tile = ((query + 1) * height - 1) / task.query_count;
        if (query + 1 == (tile + 1) * task.query_count / height)
            flush_tiles(tile_maxima, task.key_count, stride, task.thumbnails + (head * height + tile) * width);
    }
    multiply_values(task, head, begin, end - begin, block, scratch, scratch + (end - begin) * stride);
}

void scores(const AttentionSpec& spec, const float* queries, std::int64_t query_stride, std::int64_t query_count,
            const float* packed_keys, std::int64_t key_count, float* tile, float* scores, std::int64_t score_stride) {
    const Panels panels(key_count);
    for (std::int64_t panel = 0; panel < panels.count; ++panel) {
        const std::int64_t first = panels.first(panel) * kLanes;
        const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
        multiply_panel(
            query_count, panels.size(panel),
            {queries, query_stride, packed_keys + first * spec.head_size, size, spec.head_size, tile, size, false});
        finish_scores(spec, tile, query_count * size);
        const auto bytes = static_cast<std::size_t>(smaller(size, key_count - first)) * sizeof(float);
        for (std::int64_t i = 0; i < query_count; ++i)
            __builtin_memcpy(scores + i * score_stride + first, tile + i * size, bytes);
    }
}

void weights(float* row, const std::uint8_t* allowed, std::int64_t count, float max, float sum) {
    if (!(sum > 0)) return fill(row, 0, count, 0.0F);
    const Packet factor = broadcast(1.0F / sum);
    transform(row, count, row, [&](std::int64_t, const Packet& score) {
        const Packet difference = maximum(subtract(score, broadcast(max)), broadcast(kLowestDifference));
        return multiply(exponential_or_zero(difference), factor);
    });
    for (std::int64_t j = 0; j < count; ++j) {
        if (allowed[j] == 0) row[j] = 0;
    }
}

}  // namespace headlight::HEADLIGHT_LEVEL
