#include "backends/cpu/cpu_operations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <vector>

namespace headlight {
namespace {

/// Computed at a time: bounds the memory that a question takes.
constexpr std::int64_t kQueries = 48;
constexpr std::int64_t kKeys = 384;

/// Writes the bias of every distance in a block of scores into `bias`, the largest query first; the address of the
/// first query's first key there. Null without a table.
const float* bias_by_distance(const AttentionSpec& spec, const AttentionCorner& corner, std::int64_t queries,
                              std::int64_t padded_keys, std::vector<float>& bias) {
    if (spec.distance_bias.empty()) return nullptr;
    const std::int64_t least = corner.key - (spec.query_offset + corner.query + queries - 1);
    bias.resize(static_cast<std::size_t>(queries - 1 + padded_keys));
    for (std::size_t column = 0; column < bias.size(); ++column)
        bias[column] = spec.distance_bias.at(spec.heads, corner.head, least + static_cast<std::int64_t>(column));
    return bias.data() + (queries - 1);
}

/// Biases of a block of scores: those of the first query's keys, then of the next query `stride` floats further.
struct Biases {
    const float* first_row = nullptr;
    std::int64_t stride = 0;
};

/// Adds the terms by content to the biases of one query's keys.
void add_content(const AttentionSpec& spec, const AttentionCorner& corner, std::int64_t keys, float* row) {
    const ContentBias& content = spec.content_bias;
    for (std::int64_t j = 0; j < keys; ++j) {
        const std::int64_t bucket = content.bucket(corner.key + j - spec.query_offset - corner.query);
        if (content.by_query)
            row[j] += content.by_query
                          ->data()[(corner.head * content.by_query->size(1) + corner.query) * content.count + bucket];
        if (content.by_key)
            row[j] += content.by_key
                          ->data()[(corner.head * content.by_key->size(1) + corner.key + j) * content.count + bucket];
    }
}

Biases biases_of(const AttentionSpec& spec, const AttentionCorner& corner, std::int64_t queries, std::int64_t keys,
                 std::int64_t padded_keys, std::vector<float>& bias) {
    if (spec.content_bias.empty()) return {bias_by_distance(spec, corner, queries, padded_keys, bias), -1};
    bias.assign(static_cast<std::size_t>(queries * padded_keys), 0.0F);
    for (std::int64_t i = 0; i < queries; ++i) {
        float* const row = bias.data() + i * padded_keys;
        const AttentionCorner first{corner.head, corner.query + i, corner.key};
        for (std::int64_t j = 0; !spec.distance_bias.empty() && j < keys; ++j)
            row[j] = spec.distance_bias.at(spec.heads, corner.head, corner.key + j - spec.query_offset - first.query);
        add_content(spec, first, keys, row);
    }
    return {bias.data(), padded_keys};
}

class CpuAttentionEvaluator final : public AttentionEvaluator {
  public:
    explicit CpuAttentionEvaluator(const Kernels& kernels) : kernels_(kernels) {}

    /// 16-bit numbers by the kernel: the compiler may use no instruction beyond the oldest processor's in `core`.
    void decode(const TensorView& view, std::span<float> out) const override {
        const bool halves = view.type == DataType::F16 || view.type == DataType::BF16;
        if (!halves || out.size() * 2 != view.bytes.size()) return decode_numbers(view, out);
        kernels_.unpack(view.bytes.data(), view.type, std::ssize(out), out.data());
    }

    void scores(const AttentionSpec& spec, const AttentionCorner& corner, const float* queries,
                std::int64_t query_stride, std::int64_t query_count, const float* keys, std::int64_t key_stride,
                std::int64_t key_count, float* scores) const override {
        const std::int64_t chunk = std::min(kKeys, key_count);
        std::vector<float> packed(static_cast<std::size_t>(kernels_.packed_size(chunk, spec.head_size)));
        std::vector<float> tile(static_cast<std::size_t>(kernels_.packed_size(chunk, std::min(kQueries, query_count))));
        std::vector<float> bias;
        for (std::int64_t key = 0; key < key_count; key += kKeys) {
            const std::int64_t count = std::min(kKeys, key_count - key);
            kernels_.pack_transposed(keys + key * key_stride, key_stride, count, spec.head_size, 0,
                                     kernels_.panel_count(count), packed.data());
            for (std::int64_t query = 0; query < query_count; query += kQueries) {
                const AttentionCorner first{corner.head, corner.query + query, corner.key + key};
                const std::int64_t rows = std::min(kQueries, query_count - query);
                const Biases biases = biases_of(spec, first, rows, count, kernels_.packed_size(count, 1), bias);
                float* const out = scores + query * key_count + key;
                kernels_.scores(spec, first, queries + query * query_stride, query_stride, rows, packed.data(), count,
                                biases.first_row, biases.stride, tile.data(), out, key_count);
                for (std::int64_t row = 0; row < rows; ++row)
                    if (spec.uniform(first.query + row)) std::fill_n(out + row * key_count, count, 0.0F);
            }
        }
    }

    void weights(float* row, const std::uint8_t* allowed, std::int64_t count, float max, float sum) const override {
        kernels_.weights(row, allowed, count, max, sum);
    }

    SoftmaxRow softmax(std::span<float> row, std::span<const std::uint8_t> allowed, const float* sink,
                       const RowPlace& place, MetricSums* sums) const override {
        const auto count = static_cast<std::int64_t>(row.size());
        const auto padding = static_cast<std::size_t>(kernels_.packed_size(count, 1)) - row.size();
        const bool masks = !allowed.empty() && std::memchr(allowed.data(), 0, allowed.size()) != nullptr;
        std::vector<float> padded(row.begin(), row.end());
        padded.insert(padded.end(), padding, kMaskedScore);
        for (std::size_t j = 0; masks && j < row.size(); ++j)
            if (allowed[j] == 0) padded[j] = kMaskedScore;
        std::array<float, 2> max_and_sum{};
        kernels_.softmax(padded.data(), count, sink, place, max_and_sum.data(), sums);
        const bool lost = std::isnan(max_and_sum[1]);
        if (lost)
            std::ranges::fill(row, max_and_sum[1]);
        else
            std::copy_n(padded.begin(), count, row.begin());
        for (std::size_t j = 0; masks && j < row.size(); ++j)
            if (allowed[j] == 0) row[j] = 0;
        return {max_and_sum[0], max_and_sum[1]};
    }

  private:
    const Kernels& kernels_;
};

}  // namespace

std::shared_ptr<const AttentionEvaluator> make_attention_evaluator(const Kernels& kernels) {
    return std::make_shared<CpuAttentionEvaluator>(kernels);
}

}  // namespace headlight
