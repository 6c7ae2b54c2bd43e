#include "capture/mapped_field.h"

#include "capture/row_pooling.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// Queries whose scores are in memory at once.
constexpr std::int64_t kBlockRows = 96;
/// Keys are decoded from a multiple of this on: whole registers, so that sums come out as those of a forward pass.
constexpr std::int64_t kKeyStep = 64;
/// A bias below it masks.
constexpr float kLeastBias = -1e30F;
constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// Elements [first, first + count) of a tensor, as fp32.
Tensor decoded(const TensorView& tensor, std::int64_t first, const Shape& shape) {
    const std::size_t size = element_size(tensor.type);
    const auto begin = static_cast<std::size_t>(first) * size;
    const auto bytes = static_cast<std::size_t>(element_count(shape)) * size;
    return to_float({tensor.type, shape, tensor.bytes.subspan(begin, bytes), {}});
}

void require(bool holds) {
    if (!holds) throw Error(ErrorKind::Input, "The tensors of a captured attention module do not belong together.");
}

const AttentionSpec& checked(const MappedParts& parts) {
    const AttentionSpec& spec = parts.spec;
    require(spec.heads >= 1 && spec.key_heads >= 1 && spec.heads % spec.key_heads == 0 && spec.head_size >= 1 &&
            spec.query_offset >= 0 && parts.evaluator != nullptr);
    require(parts.queries.shape.size() == 3 && parts.keys.shape.size() == 3);
    const std::int64_t n = parts.queries.shape[1];
    const std::int64_t m = parts.keys.shape[1];
    require(parts.queries.shape == Shape({spec.heads, n, spec.head_size}) &&
            parts.keys.shape == Shape({spec.key_heads, m, spec.head_size}));
    require(!parts.values || parts.values->shape == Shape({spec.key_heads, m, spec.value_size}));
    require(!parts.value_norms || parts.value_norms->shape == Shape({spec.heads, m}));
    require(!parts.bias || parts.bias->shape == Shape({spec.heads, n, m}) || parts.bias->shape == Shape({1, n, m}));
    require(!parts.mask || parts.mask->shape == Shape({spec.heads, n, m}) || parts.mask->shape == Shape({n, m}));
    require(spec.sinks.empty() || static_cast<std::int64_t>(spec.sinks.size()) == spec.heads);
    for (const TensorView* tensor : {&parts.queries, &parts.keys}) check_size(*tensor);
    for (const auto* tensor : {&parts.values, &parts.value_norms, &parts.bias, &parts.mask})
        if (*tensor) check_size(**tensor);
    return spec;
}

/// Keys of one key head, decoded.
struct DecodedKeys {
    TokenRange range;
    Tensor vectors;  ///< [keys of the range, head_size]
};

/// One row as it was worked out.
struct MappedRow {
    std::int64_t query = 0;
    std::int64_t first_key = 0;  ///< of `weights`; all others are 0
    std::span<const float> weights;
    float max = 0;
    float sum = 0;
};

class MappedField final : public AttentionField {
  public:
    explicit MappedField(MappedParts parts)
        : AttentionField({checked(parts).heads, parts.queries.shape[1], parts.keys.shape[1]}, {}),
          parts_(std::move(parts)) {}

    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const override;
    [[nodiscard]] bool masks_pairs() const override { return parts_.mask || parts_.bias; }
    [[nodiscard]] std::int64_t lost_rows(std::int32_t head) const override {
        check_head(head);
        return worked_out().lost[static_cast<std::size_t>(head)];
    }
    [[nodiscard]] std::int64_t summarized_queries() const override {
        return std::clamp<std::int64_t>(parts_.summary_queries, 1, query_count());
    }
    [[nodiscard]] const AttentionSpec* scoring() const override { return &parts_.spec; }
    [[nodiscard]] Tensor scores(std::int32_t head, TokenRange queries, TokenRange keys) const override;
    [[nodiscard]] ScoreSource score_source(std::int32_t head, std::int64_t query, std::int64_t key) const override;
    [[nodiscard]] std::vector<float> value(std::int32_t head, std::int64_t query, std::int64_t key) const override;
    [[nodiscard]] const Tensor& value_norms() const override;
    [[nodiscard]] const Tensor& value_norms_for(std::int64_t /*query*/) const override { return value_norms(); }
    [[nodiscard]] std::optional<ScoreInputs> inputs() const override;

  protected:
    [[nodiscard]] const AttentionSpec* mask() const override { return &parts_.spec; }
    [[nodiscard]] Tensor part_of_weights(std::int32_t head, TokenRange queries, TokenRange keys) const override;
    void pool(std::int32_t head, Tensor& picture, Pooling pooling, const std::stop_token& stop) const override;
    [[nodiscard]] const FieldSummary& summary() const override { return worked_out().summary; }

  private:
    struct WorkedOut {
        FieldSummary summary;
        std::vector<std::int64_t> lost;  // rows of each head that are NaN
    };
    struct RowStatistics {
        std::int32_t head = -1;
        std::int64_t query = -1;
        float max = 0;
        float sum = 0;
    };

    [[nodiscard]] std::int64_t key_head(std::int32_t head) const {
        return head / (parts_.spec.heads / parts_.spec.key_heads);
    }
    /// Where a row of a [heads or 1, queries, keys] or [queries, keys] tensor begins.
    [[nodiscard]] std::int64_t pair_row(const TensorView& tensor, std::int32_t head, std::int64_t query) const {
        const bool by_head = tensor.shape.size() == 3 && tensor.shape[0] > 1;
        return ((by_head ? head * query_count() : 0) + query) * key_count();
    }
    [[nodiscard]] bool pair_allowed(std::int32_t head, std::int64_t query, std::int64_t key) const;
    [[nodiscard]] float pair_bias(std::int32_t head, std::int64_t query, std::int64_t key) const;
    [[nodiscard]] DecodedKeys decode_keys(std::int64_t key_head, TokenRange seen) const;
    /// Scores of one row, its bias added, and which of the keys from `first_key` on it may see.
    void mask_row(std::int32_t head, std::int64_t query, std::int64_t first_key, std::span<float> scores,
                  std::vector<std::uint8_t>& seen) const;
    /// Scores of ascending queries, row by row: `visit(query, first key, scores, seen)`.
    template <typename Visit>
    void visit_scores(std::int32_t head, std::span<const std::int64_t> queries, const DecodedKeys& keys,
                      const std::stop_token& stop, const Visit& visit) const;
    /// Weights of ascending queries, row by row. `sums`: metrics of the head, or null.
    template <typename Visit>
    void visit_rows(std::int32_t head, std::span<const std::int64_t> queries, const DecodedKeys& keys, MetricSums* sums,
                    const std::stop_token& stop, const Visit& visit) const;
    template <typename Visit>
    void visit_rows(std::int32_t head, TokenRange queries, const std::stop_token& stop, const Visit& visit) const;
    [[nodiscard]] const WorkedOut& worked_out() const;
    void summarize(std::int64_t key_head, std::span<const std::int64_t> queries, WorkedOut& result) const;
    [[nodiscard]] Tensor norms_of_values() const;

    MappedParts parts_;
    mutable std::once_flag summary_once_;
    mutable WorkedOut worked_out_;
    mutable std::once_flag norms_once_;
    mutable Tensor value_norms_;
    mutable std::mutex last_mutex_;
    mutable RowStatistics last_;  // a row is asked for key by key
};

bool MappedField::pair_allowed(std::int32_t head, std::int64_t query, std::int64_t key) const {
    if (parts_.mask &&
        parts_.mask->bytes[static_cast<std::size_t>(pair_row(*parts_.mask, head, query) + key)] == std::byte{0})
        return false;
    return !parts_.bias || !(pair_bias(head, query, key) <= kLeastBias);
}

float MappedField::pair_bias(std::int32_t head, std::int64_t query, std::int64_t key) const {
    const Tensor bias = decoded(*parts_.bias, pair_row(*parts_.bias, head, query) + key, {1});
    return bias.data()[0];
}

bool MappedField::allowed(std::int64_t query, std::int64_t key) const {
    if (!parts_.spec.allowed(query, key)) return false;
    if (!masks_pairs()) return true;
    for (std::int32_t head = 0; head < heads(); ++head)
        if (pair_allowed(head, query, key)) return true;
    return false;
}

DecodedKeys MappedField::decode_keys(std::int64_t key_head, TokenRange seen) const {
    const std::int64_t size = parts_.spec.head_size;
    DecodedKeys keys{{seen.begin / kKeyStep * kKeyStep, seen.end}, {}};
    if (keys.range.size() > 0)
        keys.vectors =
            decoded(parts_.keys, (key_head * key_count() + keys.range.begin) * size, {keys.range.size(), size});
    return keys;
}

void MappedField::mask_row(std::int32_t head, std::int64_t query, std::int64_t first_key, std::span<float> scores,
                           std::vector<std::uint8_t>& seen) const {
    const auto count = static_cast<std::int64_t>(scores.size());
    const TokenRange keys{first_key, first_key + count};
    const TokenRange visible = seen_keys(parts_.spec, {query, query + 1}, keys);
    seen.assign(scores.size(), 0);
    std::fill(seen.begin() + (visible.begin - first_key), seen.begin() + (visible.end - first_key), std::uint8_t{1});
    if (parts_.mask) {
        const auto flags = parts_.mask->bytes.subspan(
            static_cast<std::size_t>(pair_row(*parts_.mask, head, query) + first_key), scores.size());
        for (std::size_t i = 0; i < flags.size(); ++i)
            if (flags[i] == std::byte{0}) seen[i] = 0;
    }
    if (!parts_.bias) return;
    const Tensor bias = decoded(*parts_.bias, pair_row(*parts_.bias, head, query) + first_key, {count});
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const float term = bias.values()[i];
        if (term <= kLeastBias) seen[i] = 0;
        scores[i] += term;
    }
}

template <typename Visit>
void MappedField::visit_scores(std::int32_t head, std::span<const std::int64_t> queries, const DecodedKeys& keys,
                               const std::stop_token& stop, const Visit& visit) const {
    const std::int64_t size = parts_.spec.head_size;
    std::vector<float> scores;
    std::vector<std::uint8_t> seen;
    for (std::size_t at = 0; at < queries.size(); at += kBlockRows) {
        if (stop.stop_requested()) throw_cancelled();
        const auto block = queries.subspan(at, std::min<std::size_t>(kBlockRows, queries.size() - at));
        Tensor vectors({static_cast<std::int64_t>(block.size()), size});
        for (std::size_t i = 0; i < block.size(); ++i) {
            const Tensor row = decoded(parts_.queries, (head * query_count() + block[i]) * size, {size});
            std::ranges::copy(row.values(), vectors.slice(static_cast<std::int64_t>(i)).begin());
        }
        TokenRange range = seen_keys(parts_.spec, {block.front(), block.back() + 1}, keys.range);
        range.begin = std::max(keys.range.begin, range.begin / kKeyStep * kKeyStep);
        const auto width = static_cast<std::size_t>(range.size());
        scores.resize(block.size() * width);
        if (width > 0)
            parts_.evaluator->scores(parts_.spec, {head, block.front(), range.begin}, vectors.data(), size,
                                     static_cast<std::int64_t>(block.size()),
                                     keys.vectors.data() + (range.begin - keys.range.begin) * size, size, range.size(),
                                     scores.data());
        for (std::size_t i = 0; i < block.size(); ++i) {
            const std::span<float> row = std::span(scores).subspan(i * width, width);
            mask_row(head, block[i], range.begin, row, seen);
            visit(block[i], range.begin, row, seen);
        }
    }
}

template <typename Visit>
void MappedField::visit_rows(std::int32_t head, std::span<const std::int64_t> queries, const DecodedKeys& keys,
                             MetricSums* sums, const std::stop_token& stop, const Visit& visit) const {
    const AttentionSpec& spec = parts_.spec;
    const float* const sink = spec.sinks.empty() ? nullptr : &spec.sinks[static_cast<std::size_t>(head)];
    visit_scores(
        head, queries, keys, stop,
        [&](std::int64_t query, std::int64_t first_key, std::span<float> row, std::span<const std::uint8_t> seen) {
            const SoftmaxRow found =
                parts_.evaluator->softmax(row, seen, sink, {first_key, spec.query_offset + query}, sums);
            visit(MappedRow{query, first_key, row, found.max, found.sum});
        });
}

template <typename Visit>
void MappedField::visit_rows(std::int32_t head, TokenRange queries, const std::stop_token& stop,
                             const Visit& visit) const {
    std::vector<std::int64_t> all(static_cast<std::size_t>(queries.size()));
    std::iota(all.begin(), all.end(), queries.begin);
    const DecodedKeys keys = decode_keys(key_head(head), seen_keys(parts_.spec, queries, {0, key_count()}));
    visit_rows(head, all, keys, nullptr, stop, visit);
}

Tensor MappedField::part_of_weights(std::int32_t head, TokenRange queries, TokenRange keys) const {
    Tensor part({queries.size(), keys.size()});
    if (part.empty()) return part;
    visit_rows(head, queries, {}, [&](const MappedRow& row) {
        const std::int64_t begin = std::max(keys.begin, row.first_key);
        const std::int64_t end = std::min(keys.end, row.first_key + static_cast<std::int64_t>(row.weights.size()));
        if (begin < end)
            std::copy_n(row.weights.begin() + (begin - row.first_key), end - begin,
                        part.slice(row.query - queries.begin).begin() + (begin - keys.begin));
    });
    return part;
}

void MappedField::pool(std::int32_t head, Tensor& picture, Pooling pooling, const std::stop_token& stop) const {
    RowPooling pooled(picture, query_count(), key_count(), pooling);
    visit_rows(head, {0, query_count()}, stop, [&](const MappedRow& row) { pooled.add(row.first_key, row.weights); });
}

Tensor MappedField::scores(std::int32_t head, TokenRange query_range, TokenRange key_range) const {
    check_question(head, query_range, key_range);
    Tensor result({query_range.size(), key_range.size()}, -kInfinity);
    if (result.empty()) return result;
    std::vector<std::int64_t> all(static_cast<std::size_t>(query_range.size()));
    std::iota(all.begin(), all.end(), query_range.begin);
    const DecodedKeys keys = decode_keys(key_head(head), seen_keys(parts_.spec, query_range, key_range));
    visit_scores(head, all, keys, {},
                 [&](std::int64_t query, std::int64_t first_key, std::span<const float> row,
                     std::span<const std::uint8_t> seen) {
                     const std::span<float> out = result.slice(query - query_range.begin);
                     for (std::size_t i = 0; i < row.size(); ++i) {
                         const std::int64_t key = first_key + static_cast<std::int64_t>(i);
                         if (seen[i] != 0 && key >= key_range.begin && key < key_range.end)
                             out[static_cast<std::size_t>(key - key_range.begin)] = row[i];
                     }
                 });
    return result;
}

ScoreSource MappedField::score_source(std::int32_t head, std::int64_t query, std::int64_t key) const {
    check_question(head, {query, query + 1}, {key, key + 1});
    const std::int64_t size = parts_.spec.head_size;
    const auto vector = [&](const TensorView& tensor, std::int64_t row) {
        const Tensor found = decoded(tensor, row * size, {size});
        return std::vector<float>(found.values().begin(), found.values().end());
    };
    RowStatistics statistics;
    {
        const std::lock_guard lock(last_mutex_);
        if (last_.head != head || last_.query != query)
            visit_rows(head, {query, query + 1}, {}, [&](const MappedRow& row) {
                last_ = {head, query, row.max, row.sum};
            });
        statistics = last_;
    }
    ScoreSource source;
    source.spec = &parts_.spec;
    source.query = query;
    source.key = key;
    source.query_vector = vector(parts_.queries, head * query_count() + query);
    source.key_vector = vector(parts_.keys, key_head(head) * key_count() + key);
    if (parts_.bias) source.bias = pair_bias(head, query, key);
    source.row_max = statistics.max;
    source.row_sum = statistics.sum;
    return source;
}

std::vector<float> MappedField::value(std::int32_t head, std::int64_t query, std::int64_t key) const {
    check_question(head, {query, query + 1}, {key, key + 1});
    if (!parts_.values) return {};
    const std::int64_t size = parts_.spec.value_size;
    const Tensor found = decoded(*parts_.values, (key_head(head) * key_count() + key) * size, {size});
    return {found.values().begin(), found.values().end()};
}

Tensor MappedField::norms_of_values() const {
    const std::int64_t size = parts_.spec.value_size;
    Tensor norms({heads(), key_count()});
    for (std::int32_t head = 0; head < heads(); ++head) {
        if (head > 0 && key_head(head) == key_head(head - 1)) {
            std::ranges::copy(std::as_const(norms).slice(head - 1), norms.slice(head).begin());
            continue;
        }
        const Tensor values = decoded(*parts_.values, key_head(head) * key_count() * size, {key_count(), size});
        for (std::int64_t key = 0; key < key_count(); ++key) {
            double sum = 0;
            for (const float value : values.slice(key)) sum += static_cast<double>(value) * static_cast<double>(value);
            norms.slice(head)[static_cast<std::size_t>(key)] = static_cast<float>(std::sqrt(sum));
        }
    }
    return norms;
}

const Tensor& MappedField::value_norms() const {
    std::call_once(norms_once_, [&] {
        if (parts_.value_norms)
            value_norms_ = to_float(*parts_.value_norms);
        else if (parts_.values)
            value_norms_ = norms_of_values();
    });
    return value_norms_;
}

void MappedField::summarize(std::int64_t key_head, std::span<const std::int64_t> queries, WorkedOut& result) const {
    const std::int32_t group = parts_.spec.heads / parts_.spec.key_heads;
    const TokenRange all{queries.front(), queries.back() + 1};
    const DecodedKeys keys = decode_keys(key_head, seen_keys(parts_.spec, all, {0, key_count()}));
    const auto count = static_cast<std::int64_t>(queries.size());
    Tensor& thumbnails = result.summary.thumbnails;
    const std::int64_t height = thumbnails.size(1);
    const auto width = static_cast<std::size_t>(thumbnails.size(2));
    for (std::int32_t i = 0; i < group; ++i) {
        const auto head = static_cast<std::int32_t>(key_head) * group + i;
        MetricSums sums;
        std::int64_t index = 0;
        visit_rows(head, queries, keys, &sums, {}, [&](const MappedRow& row) {
            const std::int64_t tile = ((index + 1) * height - 1) / count;
            raise_tiles(thumbnails.slice(head).subspan(static_cast<std::size_t>(tile) * width, width), key_count(),
                        row.first_key, row.weights);
            if (std::isnan(row.sum)) ++result.lost[static_cast<std::size_t>(head)];
            ++index;
        });
        result.summary.metrics[static_cast<std::size_t>(head)] = metrics_of(sums, count);
    }
}

const MappedField::WorkedOut& MappedField::worked_out() const {
    std::call_once(summary_once_, [&] {
        const std::int64_t count = summarized_queries();
        std::vector<std::int64_t> queries(static_cast<std::size_t>(count));
        for (std::int64_t i = 0; i < count; ++i)
            queries[static_cast<std::size_t>(i)] = (2 * i + 1) * query_count() / (2 * count);
        WorkedOut result;
        result.summary.thumbnails = Tensor({heads(), std::min<std::int64_t>(count, kThumbnailSize),
                                            std::min<std::int64_t>(key_count(), kThumbnailSize)});
        result.summary.metrics.resize(static_cast<std::size_t>(heads()));
        result.lost.assign(static_cast<std::size_t>(heads()), 0);
        ThreadPool pool(parts_.threads);
        pool.for_each(parts_.spec.key_heads, [&](std::int64_t head) { summarize(head, queries, result); });
        worked_out_ = std::move(result);
    });
    return worked_out_;
}

std::optional<ScoreInputs> MappedField::inputs() const {
    const std::int64_t size = parts_.spec.head_size;
    ScoreInputs inputs;
    inputs.queries = [this, size](std::int32_t head) {
        return decoded(parts_.queries, head * query_count() * size, {query_count(), size});
    };
    inputs.keys = [this, size](std::int32_t head) {
        return decoded(parts_.keys, head * key_count() * size, {key_count(), size});
    };
    if (parts_.values)
        inputs.values = [this, value_size = parts_.spec.value_size](std::int32_t head) {
            return decoded(*parts_.values, head * key_count() * value_size, {key_count(), value_size});
        };
    if (parts_.bias)
        inputs.bias = [this](std::int32_t head) {
            return decoded(*parts_.bias, pair_row(*parts_.bias, head, 0), {query_count(), key_count()});
        };
    inputs.masks_pairs = parts_.mask.has_value();
    return inputs;
}

}  // namespace

std::shared_ptr<const AttentionField> mapped_field(MappedParts parts) {
    return std::make_shared<const MappedField>(std::move(parts));
}

}  // namespace headlight
