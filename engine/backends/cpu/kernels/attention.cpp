#include "functions.h"
#include "key_ranges.h"
#include "level.h"
#include "tile_product.h"

#include <cmath>

namespace headlight::HEADLIGHT_LEVEL {
namespace {

constexpr std::int64_t kWidestPanel = kMaxPackets * kLanes;
/// Floats between rows of a block of scores. The packet on top keeps rows of 1,024 keys and their like from falling
/// onto the same lines of the first cache, where a dozen of them would push each other out.
std::int64_t score_stride_of(const AttentionTask& task) {
    return round_up(task.key_count, kLanes) + kLanes;
}

/// Turns products q . k of a head into scores: scaled, soft-capped and biased.
class ScoreOf {
  public:
    /// `bias`: of each key of the row, or null.
    ScoreOf(const AttentionSpec& spec, std::int64_t head, const float* bias)
        : bias_(bias),
          scale_(broadcast(spec.scale)),
          cap_(broadcast(spec.softcap)),
          slope_(broadcast(spec.slopes.empty() ? 0.0F : spec.slopes[static_cast<std::size_t>(head)])),
          capped_(spec.softcap > 0),
          sloped_(!spec.slopes.empty()),
          symmetric_(spec.symmetric_slopes) {}
    /// Of the keys from `key` on; `distance`: positions from the query to each of them.
    Packet operator()(const Packet& product, const Packet& distance, std::int64_t key) const {
        Packet score = multiply(product, scale_);
        if (capped_) score = multiply(hyperbolic_tangent(divide(score, cap_)), cap_);
        if (sloped_) score = multiply_add(slope_, sloped_distance(distance), score);
        return bias_ != nullptr ? add(score, load(bias_ + key)) : score;
    }

  private:
    /// AttentionSpec::sloped_distance
    Packet sloped_distance(const Packet& distance) const {
        return symmetric_ ? subtract(broadcast(0.0F), absolute(distance)) : distance;
    }

    const float* bias_;
    Packet scale_;
    Packet cap_;
    Packet slope_;
    bool capped_;
    bool sloped_;
    bool symmetric_;
};

/// Positions from a query to the keys of packet after packet; whole numbers, exact up to 2^24.
class Distances {
  public:
    explicit Distances(std::int64_t first) : next_(count_from(static_cast<float>(first))) {}
    Packet next() {
        const Packet distance = next_;
        next_ = add(next_, broadcast(static_cast<float>(kLanes)));
        return distance;
    }

  private:
    Packet next_;
};

void fill(float* values, std::int64_t begin, std::int64_t end, float value) {
    for (std::int64_t j = begin; j < end; ++j) values[j] = value;
}

/// Terms by content for a query's keys are added to `row`.
void add_content(const AttentionTask& task, std::int64_t head, std::int64_t query, float* row) {
    const std::int64_t count = task.spec->content_bias.count;
    const std::int32_t* buckets = task.content_buckets + task.query_count - 1 - query;
    if (task.content_by_query != nullptr) {
        const float* terms = task.content_by_query + (head * task.query_count + query) * count;
        for (std::int64_t j = 0; j < task.key_count; ++j) row[j] += terms[buckets[j]];
    }
    if (task.content_by_key != nullptr) {
        const float* terms = task.content_by_key + head * task.key_count * count;
        for (std::int64_t j = 0; j < task.key_count; ++j) row[j] += terms[j * count + buckets[j]];
    }
}

/// Keys of [begin, end) that are not everyone's are masked in `row`.
void mask_keys(const AttentionSpec& spec, std::int64_t begin, std::int64_t end, float* row) {
    for (std::int64_t j = begin; j < end; ++j)
        if (!spec.sees_all(j)) row[j] = kMaskedScore;
}

/// Keys outside the query's window that are not everyone's are masked in `row`.
void mask_window(const AttentionTask& task, std::int64_t query, const KeyRanges& keys, float* row) {
    const AttentionSpec& spec = *task.spec;
    const std::int64_t position = spec.query_offset + query;
    const std::int64_t window_begin = spec.window > 0 ? position - spec.window + 1 : 0;
    const std::int64_t window_end = spec.ahead > 0 ? position + spec.ahead : task.key_count;
    for (const KeyRange& range : keys) {
        mask_keys(spec, range.begin, smaller(range.end, window_begin), row);
        mask_keys(spec, larger(range.begin, window_end), range.end, row);
    }
}

/// Bias of the scores of `keys` for a query, or null; in `scratch` [keys] if it belongs to this row alone.
const float* bias_of_row(const AttentionTask& task, std::int64_t head, std::int64_t query, const KeyRanges& keys,
                         float* scratch) {
    if (task.block_bias != nullptr) return task.block_bias + query / task.spec->blocks.size * task.block_stride;
    const float* bias = task.distance_bias == nullptr
                            ? nullptr
                            : task.distance_bias + head * task.distance_stride + task.query_count - 1 - query;
    if (task.content_buckets == nullptr && !task.spec->global_keys) return bias;
    for (const KeyRange& range : keys) {
        for (std::int64_t j = range.begin; j < range.end; ++j) scratch[j] = bias != nullptr ? bias[j] : 0.0F;
        fill(scratch, range.end, round_up(range.end, kLanes), 0.0F);
    }
    if (task.content_buckets != nullptr) add_content(task, head, query, scratch);
    if (task.spec->global_keys && !task.spec->sees_all(query)) mask_window(task, query, keys, scratch);
    return scratch;
}

/// Masks the scores in the packets [begin, end) whose bias does, NaN and infinite ones too. Returns the largest of the
/// others.
Packet mask_by_bias(const float* bias, std::int64_t begin, std::int64_t end, float* row) {
    const Packet masked = broadcast(kMaskedScore);
    Packet highest = masked;
    for (std::int64_t j = begin; j < end; j += kLanes) {
        const Packet score = where_less(load(bias + j), broadcast(kLeastCountedBias), masked, load(row + j));
        store(row + j, score);
        highest = maximum(highest, score);
    }
    return highest;
}

/// Uniform weights: scores of 0.
float score_uniform_row(std::int64_t key_count, float* row) {
    fill(row, 0, key_count, 0.0F);
    fill(row, key_count, round_up(key_count, kLanes), kMaskedScore);
    return 0.0F;
}

/// Products in the packets of `keys` become scores, those outside `keys` or of padding masked. Returns the largest.
Packet score_range(const AttentionTask& task, std::int64_t query, KeyRange keys, const ScoreOf& score_of, float* row) {
    const std::int64_t begin = keys.begin / kLanes * kLanes;
    Distances distances(begin - task.spec->query_offset - query);
    const Packet masked = broadcast(kMaskedScore);
    Packet highest = masked;
    for (std::int64_t j = begin; j < keys.end; j += kLanes) {
        Packet score = score_of(load(row + j), distances.next(), j);
        // Chosen, not the smaller of two: a masked score may be NaN, and an infinite one that counts must stay
        // infinite.
        if (task.key_limits != nullptr) score = where_less(load(task.key_limits + j), broadcast(0.0F), masked, score);
        store(row + j, score);
        if (j < keys.begin || j + kLanes > keys.end) {
            fill(row, j, keys.begin, kMaskedScore);
            fill(row, larger(j, keys.end), j + kLanes, kMaskedScore);
            score = load(row + j);
        }
        highest = maximum(highest, score);
    }
    return highest;
}

/// Products of `keys` become scores. Returns the largest.
float score_row(const AttentionTask& task, std::int64_t head, std::int64_t query, const KeyRanges& keys, float* row,
                float* scratch) {
    if (task.spec->uniform(query)) return score_uniform_row(task.key_count, row);
    const float* const bias = bias_of_row(task, head, query, keys, scratch);
    const ScoreOf score_of(*task.spec, head, bias);
    const bool masks = masks_by_bias(task, query);
    Packet highest = broadcast(kMaskedScore);
    for (const KeyRange& range : keys) {
        const Packet scored = score_range(task, query, range, score_of, row);
        const Packet kept =
            masks ? mask_by_bias(bias, range.begin / kLanes * kLanes, round_up(range.end, kLanes), row) : scored;
        highest = maximum(highest, kept);
    }
    return largest(highest);
}

struct RowStatistics {
    float max = 0;
    float sum = 0;
    float weighted_difference = 0;  ///< sum of exp(d) d, d = score - max
    float weighted_distance = 0;    ///< sum of exp(d) |i - j|
    float keys_sum = 0;             ///< sum without the sink
};

/// Scores in `packets` become exp(score - max).
RowStatistics exponentiate(float* row, const KeyRanges& packets, float max, std::int64_t position, bool summary) {
    const ExponentialOrZero exponential_or_zero;
    Packet total = broadcast(0.0F);
    Packet differences = broadcast(0.0F);
    Packet distances = broadcast(0.0F);
    for (const KeyRange& range : packets) {
        Distances from_query(range.begin - position);
        for (std::int64_t j = range.begin; j < range.end; j += kLanes) {
            const Packet difference = subtract(load(row + j), broadcast(max));
            const Packet value = exponential_or_zero(difference);
            store(row + j, value);
            total = add(total, value);
            if (!summary) continue;
            differences = multiply_add(value, difference, differences);
            distances = multiply_add(value, absolute(from_query.next()), distances);
        }
    }
    RowStatistics statistics;
    statistics.max = max;
    statistics.keys_sum = sum(total);
    statistics.sum = statistics.keys_sum;
    statistics.weighted_difference = sum(differences);
    statistics.weighted_distance = sum(distances);
    return statistics;
}

/// The row divided by its sum; the largest weight of each column so far goes to `tile_maxima` (if not null).
void normalize(float* row, const KeyRanges& packets, float factor, float* tile_maxima) {
    for (const KeyRange& range : packets) {
        for (std::int64_t j = range.begin; j < range.end; j += kLanes) {
            const Packet weight = multiply(load(row + j), broadcast(factor));
            store(row + j, weight);
            if (tile_maxima != nullptr) store(tile_maxima + j, maximum(load(tile_maxima + j), weight));
        }
    }
}

/// -sum A ln A of a row of weights.
float entropy_of(const float* row, const KeyRanges& keys) {
    float entropy = 0;
    for (const KeyRange& range : keys)
        for (std::int64_t j = range.begin; j < range.end; ++j)
            if (row[j] > 0) entropy -= row[j] * __builtin_logf(row[j]);
    return entropy;
}

/// `first_key`: the key that row[0] belongs to; `keys` and `position` count from it.
void add_metrics(const RowStatistics& statistics, float factor, const float* row, const KeyRanges& keys,
                 std::int64_t first_key, std::int64_t position, float most, MetricSums& sums) {
    const float share = statistics.keys_sum * factor;
    // -sum A ln A with A = exp(d) / sum
    const float entropy = share * __builtin_logf(statistics.sum) - statistics.weighted_difference * factor;
    // A difference of -infinity, of scores beyond 1e31 from masked ones, weighs 0 and still makes the sum NaN.
    sums.entropy += static_cast<double>(is_number(entropy) ? entropy : entropy_of(row, keys));
    sums.distance += static_cast<double>(statistics.weighted_distance * factor);
    sums.weight += static_cast<double>(share);
    const auto weight = [&](std::int64_t key) { return keys.contains(key) ? static_cast<double>(row[key]) : 0.0; };
    sums.previous += weight(position - 1);
    sums.next += weight(position + 1);
    sums.self += weight(position);
    sums.first += weight(-first_key);
    sums.maximum += static_cast<double>(most);
}

/// Weight of a row on the tokens of an image.
double weight_of_image(const AttentionSpec& spec, const float* row, const KeyRanges& keys) {
    double sum = 0;
    for (const KeyRange& range : keys)
        for (std::int64_t j = range.begin; j < range.end; ++j)
            if (spec.image_keys[static_cast<std::size_t>(j)] != 0) sum += static_cast<double>(row[j]);
    return sum;
}

/// Tiles over a weight that is NaN are NaN.
[[gnu::cold, gnu::noinline]] void lose_tiles(const float* tile_maxima, std::int64_t keys, float* tiles) {
    const std::int64_t count = smaller(keys, kThumbnailSize);
    for (std::int64_t j = 0; j < keys; ++j)
        if (!is_number(tile_maxima[j])) tiles[((j + 1) * count - 1) / keys] = tile_maxima[j];
}

/// The unfinished row of thumbnail tiles is finished: columns are pooled into tiles and cleared for the next.
void flush_tiles(float* tile_maxima, std::int64_t keys, float* tiles) {
    if (keys <= kThumbnailSize) {
        __builtin_memcpy(tiles, tile_maxima, static_cast<std::size_t>(keys) * sizeof(float));
    } else {
        std::int64_t j = 0;
        for (std::int64_t tile = 0; tile < kThumbnailSize; ++tile) {
            float most = 0;
            for (const std::int64_t end = (tile + 1) * keys / kThumbnailSize; j < end; ++j)
                most = tile_maxima[j] > most ? tile_maxima[j] : most;
            tiles[tile] = most;
        }
    }
    if (!all_finite(tile_maxima, keys)) lose_tiles(tile_maxima, keys, tiles);
    fill(tile_maxima, 0, round_up(keys, kLanes), 0.0F);
}

[[gnu::cold, gnu::noinline]] bool all_masked(const float* row, const KeyRanges& packets) {
    for (const KeyRange& range : packets)
        for (std::int64_t j = range.begin; j < range.end; ++j)
            if (row[j] != kMaskedScore) return false;
    return true;
}

void lose_metrics(MetricSums& sums) {
    for (double* sum : {&sums.entropy, &sums.distance, &sums.weight, &sums.previous, &sums.next, &sums.self,
                        &sums.first, &sums.maximum, &sums.to_image})
        *sum = static_cast<double>(__builtin_nanf(""));
}

/// Fills the softmax of a row with a score that is NaN or +infinity, or of which every score is -infinity: NaN for
/// all keys that the query may see. So are the row's statistics and all metrics of its head.
[[gnu::cold, gnu::noinline]] void break_row(const AttentionTask& task, std::int64_t head, std::int64_t query,
                                            const KeyRanges& keys, float* row, float* scratch, float* tile_maxima,
                                            MetricSums& sums) {
    const float nothing = __builtin_nanf("");
    const float* const bias = masks_by_bias(task, query) ? bias_of_row(task, head, query, keys, scratch) : nullptr;
    for (const KeyRange& range : keys) {
        for (std::int64_t j = range.begin; j < range.end; ++j) {
            const bool masked =
                (task.key_limits != nullptr && task.key_limits[j] < 0) || (bias && bias[j] < kLeastCountedBias);
            row[j] = masked ? 0.0F : nothing;
            if (!masked && tile_maxima != nullptr) tile_maxima[j] = nothing;
        }
    }
    task.row_max[head * task.query_count + query] = nothing;
    task.row_sum[head * task.query_count + query] = nothing;
    if (tile_maxima != nullptr) lose_metrics(sums);
}

/// Keys of one row: those of its block, whose bias masks the others, or what the query may see of them by position.
KeyRanges keys_of_row(const AttentionTask& task, std::int64_t query, const KeyRanges& block) {
    return masks_by_bias(task, query) ? block : KeyRanges(visible_keys(task, query, query));
}

/// Zeros for the keys of the block outside of the row's own.
void clear_outside(const KeyRanges& block, const KeyRanges& packets, float* row) {
    for (const KeyRange& range : block) {
        std::int64_t at = range.begin;
        for (const KeyRange& kept : packets) {
            fill(row, at, smaller(kept.begin, range.end), 0.0F);
            at = larger(at, kept.end);
        }
        fill(row, at, range.end, 0.0F);
    }
}

/// One row of products becomes weights. `block` are the keys that any row of the block may see: what this row may not
/// see is set to 0.
void finish_row(const AttentionTask& task, std::int64_t head, std::int64_t query, const KeyRanges& block, float* row,
                float* scratch, float* tile_maxima, MetricSums& sums) {
    const AttentionSpec& spec = *task.spec;
    const KeyRanges keys = keys_of_row(task, query, block);
    const KeyRanges packets = keys.in_packets();
    const std::int64_t position = spec.query_offset + query;
    const float keys_max = score_row(task, head, query, keys, row, scratch);
    float* const row_max = task.row_max + head * task.query_count + query;
    float* const row_sum = task.row_sum + head * task.query_count + query;
    if (keys.empty() || spec.sees_nothing(query) || (keys_max <= kMaskedScore && all_masked(row, packets))) {
        *row_max = 0;
        *row_sum = 0;
        return clear_outside(block, KeyRanges({0, 0}), row);
    }
    const bool has_sink = !spec.sinks.empty();
    const float sink = has_sink ? spec.sinks[static_cast<std::size_t>(head)] : 0.0F;
    const float max = has_sink && sink > keys_max ? sink : keys_max;
    RowStatistics statistics = exponentiate(row, packets, max, position, tile_maxima != nullptr);
    if (has_sink) statistics.sum += __builtin_expf(sink - max);
    if (!(statistics.sum > 0)) {
        clear_outside(block, keys, row);
        return break_row(task, head, query, keys, row, scratch, tile_maxima, sums);
    }
    clear_outside(block, packets, row);
    *row_max = statistics.max;
    *row_sum = statistics.sum;
    const float factor = 1.0F / statistics.sum;
    normalize(row, packets, factor, tile_maxima);
    if (tile_maxima != nullptr) {
        const float most = has_sink ? factor * __builtin_expf(keys_max - max) : factor;
        add_metrics(statistics, factor, row, keys, 0, position, most, sums);
        if (!spec.image_keys.empty() && !spec.of_image(query)) sums.to_image += weight_of_image(spec, row, keys);
    }
}

/// Products of a block of queries with the keys of `block`, whole panels, into rows of `products`.
void multiply_queries(const AttentionTask& task, std::int64_t head, std::int64_t begin, std::int64_t count,
                      const KeyRanges& block, float* products) {
    const AttentionSpec& spec = *task.spec;
    const Panels panels(task.key_count);
    const std::int64_t stride = panels.packets * kLanes;
    const std::int64_t query_stride = std::int64_t{spec.heads} * spec.head_size;
    const float* keys = task.packed_keys + head / (spec.heads / spec.key_heads) * stride * spec.head_size;
    for (std::int64_t panel = 0; panel < panels.count; ++panel) {
        const std::int64_t first = panels.first(panel) * kLanes;
        const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
        if (!block.overlaps(first, first + size)) continue;
        multiply_panel(
            count, panels.size(panel),
            {task.queries + begin * query_stride + head * spec.head_size, query_stride, keys + first * spec.head_size,
             size, spec.head_size, products + first, score_stride_of(task), false});
    }
}

/// output = weights V for a block of queries, from range to range of keys. Panels that are not full go through `tile`
/// [count, kWidestPanel].
void multiply_values(const AttentionTask& task, std::int64_t head, std::int64_t begin, std::int64_t count,
                     const KeyRanges& block, const float* weights, float* tile) {
    const AttentionSpec& spec = *task.spec;
    const Panels panels(spec.value_size);
    const std::int64_t output_stride = std::int64_t{spec.heads} * spec.value_size;
    const float* values =
        task.packed_values + head / (spec.heads / spec.key_heads) * panels.packets * kLanes * task.key_count;
    for (std::int64_t panel = 0; panel < panels.count; ++panel) {
        const std::int64_t first = panels.first(panel) * kLanes;
        const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
        const std::int64_t filled = smaller(size, spec.value_size - first);
        float* output = task.output + begin * output_stride + head * spec.value_size + first;
        const bool direct = filled == size;
        bool accumulate = false;
        for (const KeyRange& keys : block) {
            multiply_panel(
                count, panels.size(panel),
                {weights + keys.begin, score_stride_of(task), values + first * task.key_count + keys.begin * size, size,
                 keys.end - keys.begin, direct ? output : tile, direct ? output_stride : kWidestPanel, accumulate});
            accumulate = true;
        }
        for (std::int64_t i = 0; !direct && i < count; ++i)
            __builtin_memcpy(output + i * output_stride, tile + i * kWidestPanel,
                             static_cast<std::size_t>(filled) * sizeof(float));
    }
}

/// The output of one query, where some value is NaN or infinite: a weight of exactly 0, of a masked key, takes nothing
/// from it, while it would make a product NaN.
[[gnu::cold, gnu::noinline]] void sum_weighted_values(const AttentionTask& task, std::int64_t head,
                                                      const KeyRanges& keys, const float* weights, float* output) {
    const AttentionSpec& spec = *task.spec;
    const Panels panels(spec.value_size);
    const float* values =
        task.packed_values + head / (spec.heads / spec.key_heads) * panels.packets * kLanes * task.key_count;
    for (std::int64_t panel = 0; panel < panels.count; ++panel) {
        const std::int64_t first = panels.first(panel) * kLanes;
        const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
        for (std::int64_t d = first; d < smaller(first + size, spec.value_size); ++d) {
            float sum = 0;
            for (const KeyRange& range : keys)
                for (std::int64_t j = range.begin; j < range.end; ++j)
                    if (weights[j] != 0) sum += weights[j] * values[first * task.key_count + j * size + d - first];
            output[d] = sum;
        }
    }
}

}  // namespace

std::int64_t attention_scratch(const AttentionTask& task, std::int64_t block) {
    return block * (score_stride_of(task) + kWidestPanel) + score_stride_of(task);
}

void attention(const AttentionTask& task, std::int64_t head, std::int64_t begin, std::int64_t end, float* scratch,
               float* tile_maxima, MetricSums& sums) {
    const std::int64_t stride = score_stride_of(task);
    const KeyRanges block = visible_ranges(task, begin, end - 1);
    multiply_queries(task, head, begin, end - begin, block, scratch);
    const std::int64_t height = smaller(task.query_count, kThumbnailSize);
    const std::int64_t width = smaller(task.key_count, kThumbnailSize);
    std::int64_t tile = ((begin + 1) * height - 1) / task.query_count;
    std::int64_t tile_end = (tile + 1) * task.query_count / height;
    for (std::int64_t query = begin; query < end; ++query) {
        finish_row(task, head, query, block, scratch + (query - begin) * stride,
                   scratch + (end - begin) * (stride + kWidestPanel), tile_maxima, sums);
        if (tile_maxima == nullptr || query + 1 < tile_end) continue;
        flush_tiles(tile_maxima, task.key_count, task.thumbnails + (head * height + tile) * width);
        ++tile;
        tile_end = (tile + 1) * task.query_count / height;
    }
    multiply_values(task, head, begin, end - begin, block, scratch, scratch + (end - begin) * stride);
    for (std::int64_t query = begin; query < end; ++query) {
        float* const output = task.output + (query * task.spec->heads + head) * task.spec->value_size;
        if (!all_finite(output, task.spec->value_size) && is_number(task.row_sum[head * task.query_count + query]))
            sum_weighted_values(task, head, block, scratch + (query - begin) * stride, output);
    }
}

void scores(const AttentionSpec& spec, const AttentionCorner& corner, const float* queries, std::int64_t query_stride,
            std::int64_t query_count, const float* packed_keys, std::int64_t key_count, const float* bias,
            std::int64_t bias_stride, float* tile, float* scores, std::int64_t score_stride) {
    const Panels panels(key_count);
    for (std::int64_t panel = 0; panel < panels.count; ++panel) {
        const std::int64_t first = panels.first(panel) * kLanes;
        const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
        multiply_panel(
            query_count, panels.size(panel),
            {queries, query_stride, packed_keys + first * spec.head_size, size, spec.head_size, tile, size, false});
        for (std::int64_t i = 0; i < query_count; ++i) {
            const ScoreOf score_of(spec, corner.head, bias == nullptr ? nullptr : bias + i * bias_stride + first);
            Distances distances(corner.key + first - (spec.query_offset + corner.query + i));
            float* const row = tile + i * size;
            for (std::int64_t j = 0; j < size; j += kLanes)
                store(row + j, score_of(load(row + j), distances.next(), j));
        }
        const auto bytes = static_cast<std::size_t>(smaller(size, key_count - first)) * sizeof(float);
        for (std::int64_t i = 0; i < query_count; ++i)
            __builtin_memcpy(scores + i * score_stride + first, tile + i * size, bytes);
    }
}

void softmax(float* row, std::int64_t key_count, const float* sink, const RowPlace& place, float* max_and_sum,
             MetricSums* sums) {
    const std::int64_t end = round_up(key_count, kLanes);
    const KeyRanges packets({0, end});
    Packet highest = broadcast(kMaskedScore);
    for (std::int64_t j = 0; j < end; j += kLanes) highest = maximum(highest, load(row + j));
    const float keys_max = largest(highest);
    if (keys_max <= kMaskedScore && all_masked(row, packets)) {
        max_and_sum[0] = max_and_sum[1] = 0;
        return fill(row, 0, end, 0.0F);
    }
    const float max = sink != nullptr && *sink > keys_max ? *sink : keys_max;
    const std::int64_t position = place.position - place.first_key;
    RowStatistics statistics = exponentiate(row, packets, max, position, sums != nullptr);
    if (sink != nullptr) statistics.sum += __builtin_expf(*sink - max);
    if (!(statistics.sum > 0)) {
        max_and_sum[0] = max_and_sum[1] = __builtin_nanf("");
        if (sums != nullptr) lose_metrics(*sums);
        return;
    }
    max_and_sum[0] = max;
    max_and_sum[1] = statistics.sum;
    const float factor = 1.0F / statistics.sum;
    normalize(row, packets, factor, nullptr);
    if (sums == nullptr) return;
    const float most = sink != nullptr ? factor * __builtin_expf(keys_max - max) : factor;
    add_metrics(statistics, factor, row, KeyRanges({0, key_count}), place.first_key, position, most, *sums);
}

void weights(float* row, const std::uint8_t* allowed, std::int64_t count, float max, float sum) {
    if (!is_number(sum)) {
        for (std::int64_t j = 0; j < count; ++j) row[j] = allowed[j] != 0 ? sum : 0.0F;
        return;
    }
    if (!(sum > 0)) return fill(row, 0, count, 0.0F);
    const Packet factor = broadcast(1.0F / sum);
    const ExponentialOrZero exponential_or_zero;
    transform(row, count, row, [&](std::int64_t, const Packet& score) {
        return multiply(exponential_or_zero(subtract(score, broadcast(max))), factor);
    });
    for (std::int64_t j = 0; j < count; ++j) {
        if (allowed[j] == 0) row[j] = 0;
    }
}

}  // namespace headlight::HEADLIGHT_LEVEL
