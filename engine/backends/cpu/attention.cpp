#include "backends/cpu/cpu_operations.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {
namespace {

/// Scores held by a thread at a time, in floats; the second cache of most processors has room for them.
constexpr std::int64_t kBlockFloats = 128 * 1024;
/// Rows of a block: whole tiles of the product on every instruction level.
constexpr std::int64_t kLeastBlock = 12;
constexpr std::int64_t kMostBlock = 48;
/// Queries of a head that one thread works through.
constexpr std::int64_t kQueriesPerPart = 256;

/// How the queries of a head are shared out. Parts end where rows of thumbnail tiles end, so that no tile has two
/// writers.
struct QueryParts {
    QueryParts(std::int64_t query_count, std::int64_t heads, int threads)
        : queries(query_count), tiles(std::min<std::int64_t>(query_count, kThumbnailSize)) {
        const std::int64_t for_size = (queries + kQueriesPerPart - 1) / kQueriesPerPart;
        const std::int64_t for_threads = (4 * threads + heads - 1) / heads;
        count = std::clamp<std::int64_t>(std::max(for_size, std::min(for_threads, queries / 16)), 1, tiles);
    }
    [[nodiscard]] std::int64_t begin(std::int64_t part) const { return part * tiles / count * queries / tiles; }

    std::int64_t queries;
    std::int64_t tiles;
    std::int64_t count = 1;
};

std::int64_t rows_of_block(std::int64_t keys) {
    return std::clamp(kBlockFloats / std::max<std::int64_t>(keys, 1) / kLeastBlock * kLeastBlock, kLeastBlock,
                      kMostBlock);
}

MetricSums& operator+=(MetricSums& sums, const MetricSums& more) {
    sums.entropy += more.entropy;
    sums.distance += more.distance;
    sums.weight += more.weight;
    sums.previous += more.previous;
    sums.next += more.next;
    sums.self += more.self;
    sums.first += more.first;
    sums.maximum += more.maximum;
    sums.to_image += more.to_image;
    return sums;
}

/// Upper bound of each key's score: none, or masked; padded to whole packets.
std::vector<float> limits_of(const AttentionSpec& spec, std::int64_t padded) {
    std::vector<float> limits;
    if (spec.key_mask.empty()) return limits;
    limits.assign(static_cast<std::size_t>(padded), kMaskedScore);
    for (std::size_t key = 0; key < limits.size() && key < spec.key_mask.size(); ++key) {
        if (spec.key_mask[key] != kPaddingKey) limits[key] = std::numeric_limits<float>::max();
    }
    return limits;
}

/// The bias of every distance from a query to a key: [heads, keys + queries - 1], rows padded so that whole packets can
/// be read from every query's first key on.
std::vector<float> bias_by_distance(const AttentionSpec& spec, std::int64_t queries, std::int64_t padded_keys) {
    std::vector<float> biases;
    if (spec.distance_bias.empty()) return biases;
    const std::int64_t least = -spec.query_offset - (queries - 1);
    biases.reserve(static_cast<std::size_t>(spec.heads * (queries - 1 + padded_keys)));
    for (std::int64_t head = 0; head < spec.heads; ++head)
        for (std::int64_t column = 0; column < queries - 1 + padded_keys; ++column)
            biases.push_back(spec.distance_bias.at(spec.heads, head, least + column));
    return biases;
}

/// The bucket of every distance from a query to a key, [keys + queries - 1].
std::vector<std::int32_t> buckets_by_distance(const AttentionSpec& spec, std::int64_t queries, std::int64_t keys) {
    std::vector<std::int32_t> buckets;
    if (spec.content_bias.empty()) return buckets;
    const std::int64_t least = -spec.query_offset - (queries - 1);
    for (std::int64_t column = 0; column < queries - 1 + keys; ++column)
        buckets.push_back(static_cast<std::int32_t>(spec.content_bias.bucket(least + column)));
    return buckets;
}

/// Bias that a pattern of blocks adds to the scores of each block of queries: [blocks of queries, padded keys].
std::vector<float> bias_by_block(const AttentionSpec& spec, std::int64_t keys, std::int64_t padded_keys) {
    std::vector<float> biases;
    if (spec.blocks.empty()) return biases;
    const auto rows = static_cast<std::int64_t>(spec.blocks.copies.size()) / spec.blocks.columns;
    for (std::int64_t row = 0; row < rows; ++row) {
        for (std::int64_t key = 0; key < padded_keys; ++key) {
            const std::uint8_t copies = key < keys ? spec.blocks.at(row * spec.blocks.size, key) : std::uint8_t{0};
            biases.push_back(copies == 0 ? kMaskedScore : std::log(static_cast<float>(copies)));
        }
    }
    return biases;
}

}  // namespace

void CpuBackend::pack_keys_and_values(const DeviceTensor& k, const DeviceTensor& v, const AttentionTask& task,
                                      float* packed_keys, float* packed_values) {
    const AttentionSpec& spec = *task.spec;
    const std::int64_t keys = task.key_count;
    const std::int64_t keys_size = kernels_.packed_size(keys, spec.head_size);
    const std::int64_t values_size = kernels_.packed_size(spec.value_size, keys);
    run(spec.key_heads, keys * spec.key_heads * spec.head_size, [&](std::int64_t head) {
        kernels_.pack_transposed(data(k) + head * spec.head_size, k.columns(), keys, spec.head_size, 0,
                                 kernels_.panel_count(keys), packed_keys + head * keys_size);
        kernels_.pack_rows(data(v) + head * spec.value_size, v.columns(), spec.value_size, keys,
                           packed_values + head * values_size);
    });
}

std::vector<MetricSums> CpuBackend::attend(const AttentionTask& task) {
    const std::int64_t heads = task.spec->heads;
    const QueryParts parts(task.query_count, heads, pool_.size());
    const std::int64_t padded_keys = kernels_.packed_size(task.key_count, 1);
    const std::int64_t block = rows_of_block(padded_keys);
    std::vector<MetricSums> sums(static_cast<std::size_t>(heads * parts.count));
    const std::int64_t work = task.query_count * task.key_count / 16 * heads * task.spec->head_size;
    run(heads * parts.count, work, [&](std::int64_t index) {
        const std::int64_t head = index % heads;
        const std::int64_t part =
            parts.count - 1 - index / heads;  // the last first: under a causal mask they take longest
        const Scratch scratch(*memory_, kernels_.attention_scratch(task, block));
        std::vector<float> tile_maxima(task.thumbnails != nullptr ? static_cast<std::size_t>(padded_keys) : 0);
        for (std::int64_t begin = parts.begin(part); begin < parts.begin(part + 1); begin += block) {
            check();
            kernels_.attention(task, head, begin, std::min(begin + block, parts.begin(part + 1)), scratch.data(),
                               tile_maxima.empty() ? nullptr : tile_maxima.data(),
                               sums[static_cast<std::size_t>(head * parts.count + part)]);
        }
    });
    std::vector<MetricSums> by_head(static_cast<std::size_t>(heads));
    for (std::size_t i = 0; i < sums.size(); ++i) by_head[i / static_cast<std::size_t>(parts.count)] += sums[i];
    return by_head;
}

AttentionResult CpuBackend::attention(const DeviceTensor& q, const DeviceTensor& k, const DeviceTensor& v,
                                      std::int64_t keys, const AttentionSpec& spec, const AttentionWants& wants,
                                      const ContentTerms& terms) {
    AttentionResult result;
    const std::int64_t queries = q.rows();
    result.output = allocate({queries, std::int64_t{spec.heads} * spec.value_size});
    result.row_max = allocate({spec.heads, queries});
    result.row_sum = allocate({spec.heads, queries});
    const Scratch packed_keys(*memory_, spec.key_heads * kernels_.packed_size(keys, spec.head_size));
    const Scratch packed_values(*memory_, spec.key_heads * kernels_.packed_size(spec.value_size, keys));
    const std::vector<float> limits = limits_of(spec, kernels_.packed_size(keys, 1));
    const std::vector<float> biases = bias_by_distance(spec, queries, kernels_.packed_size(keys, 1));
    const std::vector<std::int32_t> buckets = buckets_by_distance(spec, queries, keys);
    const std::vector<float> block_biases = bias_by_block(spec, keys, kernels_.packed_size(keys, 1));
    AttentionTask task;
    task.content_buckets = buckets.empty() ? nullptr : buckets.data();
    task.content_by_query = data_or_null(terms.by_query);
    task.content_by_key = data_or_null(terms.by_key);
    task.block_bias = block_biases.empty() ? nullptr : block_biases.data();
    task.block_stride = kernels_.packed_size(keys, 1);
    task.distance_bias = biases.empty() ? nullptr : biases.data();
    task.distance_stride = static_cast<std::int64_t>(biases.size()) / spec.heads;
    task.spec = &spec;
    task.queries = data(q);
    task.query_count = queries;
    task.key_count = keys;
    task.packed_keys = packed_keys.data();
    task.packed_values = packed_values.data();
    task.key_limits = limits.empty() ? nullptr : limits.data();
    task.output = data(result.output);
    task.row_max = data(result.row_max);
    task.row_sum = data(result.row_sum);
    if (wants.summary) {
        result.metrics = allocate({spec.heads, kHeadMetricCount});
        result.thumbnails = allocate({spec.heads, std::min<std::int64_t>(queries, kThumbnailSize),
                                      std::min<std::int64_t>(keys, kThumbnailSize)});
        task.thumbnails = data(result.thumbnails);
    }
    pack_keys_and_values(k, v, task, packed_keys.data(), packed_values.data());
    const std::vector<MetricSums> sums = attend(task);
    for (std::size_t head = 0; wants.summary && head < sums.size(); ++head)
        std::ranges::copy(row_of(metrics_of(sums[head], queries, spec.text_queries(queries))),
                          data(result.metrics) + head * kHeadMetricCount);
    return result;
}

}  // namespace headlight
