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

/// Scores that are in memory at once, in floats.
constexpr std::int64_t kBlockScores = std::int64_t{1} << 24;
constexpr std::int64_t kMostRows = 1024;
/// Keys that are decoded at a time.
constexpr std::int64_t kKeyChunk = 3072;
/// Keys are decoded from a multiple of this on: whole registers, so that sums come out as those of a forward pass.
constexpr std::int64_t kKeyStep = 64;
/// A bias below it masks.
constexpr float kLeastBias = -1e30F;
constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// Elements of a tensor from `first` on, as another tensor.
TensorView part_of(const TensorView& tensor, std::int64_t first, const Shape& shape) {
    const std::size_t size = element_size(tensor.type);
    const auto begin = static_cast<std::size_t>(first) * size;
    const auto bytes = static_cast<std::size_t>(element_count(shape)) * size;
    return {tensor.type, shape, tensor.bytes.subspan(begin, bytes), {}};
}

Tensor decoded(const TensorView& tensor, std::int64_t first, const Shape& shape) {
    return to_float(part_of(tensor, first, shape));
}

void require(bool holds) {
    if (!holds)
        throw Error(ErrorKind::Input,
                    Sentence("The tensors of a captured attention module have shapes that do not fit each other."));
}

const AttentionSpec& checked(const MappedParts& parts) {
    const AttentionSpec& spec = parts.spec;
    require(spec.heads >= 1 && spec.key_heads >= 1 && spec.heads % spec.key_heads == 0 && spec.head_size >= 1 &&
            spec.query_offset >= 0 && parts.evaluator != nullptr);
    require(parts.queries.shape.size() == 3 && parts.keys.shape.size() == 3);
    const std::int64_t n = parts.queries.shape[1];
    const std::int64_t m = parts.keys.shape[1];
    require(n >= 1 && m >= 1);
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

/// Heads that share one key head.
struct HeadRange {
    std::int32_t begin = 0;
    std::int32_t end = 0;
    [[nodiscard]] std::int32_t size() const { return end - begin; }
};

/// One row of scores.
struct ScoreRow {
    std::int32_t head = 0;
    std::int64_t query = 0;
    std::int64_t first_key = 0;
    std::span<float> scores;             ///< up to the last key that the query may see by its position
    std::span<const std::uint8_t> seen;  ///< 0: masked
};

/// One row as it was worked out.
struct MappedRow {
    std::int32_t head = 0;
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
    /// Queries of all heads, one head after the other, [heads * queries, head_size].
    [[nodiscard]] Tensor decode_queries(HeadRange heads, std::span<const std::int64_t> queries) const;
    /// Scores of vectors with the keys of a range, [vectors, keys], without bias and mask.
    void score_keys(const Tensor& vectors, std::int64_t key_head, TokenRange keys, std::vector<float>& scores,
                    const std::stop_token& stop) const;
    /// Adds the bias of a row, and finds which keys it may see.
    void mask_row(ScoreRow& row, std::vector<std::uint8_t>& seen) const;
    /// Scores of ascending queries of heads that share keys, row by row: those of a head in order.
    template <typename Visit>
    void visit_scores(HeadRange heads, std::span<const std::int64_t> queries, const std::stop_token& stop,
                      const Visit& visit) const;
    /// Weights of the same. `sums`: metrics of each of the heads, or empty.
    template <typename Visit>
    void visit_rows(HeadRange heads, std::span<const std::int64_t> queries, std::span<MetricSums> sums,
                    const std::stop_token& stop, const Visit& visit) const;
    template <typename Visit>
    void visit_rows(std::int32_t head, TokenRange queries, const std::stop_token& stop, const Visit& visit) const;
    [[nodiscard]] const WorkedOut& worked_out() const;
    void summarize(std::int64_t key_head, std::span<const std::int64_t> queries, WorkedOut& result) const;
    void summarize_heads(HeadRange heads, std::span<const std::int64_t> queries, WorkedOut& result) const;
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
    const bool by_head = (parts_.mask && parts_.mask->shape.size() == 3) || (parts_.bias && parts_.bias->shape[0] > 1);
    for (std::int32_t head = 0; head < (by_head ? heads() : 1); ++head)
        if (pair_allowed(head, query, key)) return true;
    return false;
}

Tensor MappedField::decode_queries(HeadRange heads, std::span<const std::int64_t> queries) const {
    const std::int64_t size = parts_.spec.head_size;
    const auto count = std::ssize(queries);
    Tensor vectors({heads.size() * count, size});
    for (std::int32_t head = heads.begin; head < heads.end; ++head)
        for (std::int64_t i = 0; i < count; ++i)
            parts_.evaluator->decode(
                part_of(parts_.queries, (head * query_count() + queries[static_cast<std::size_t>(i)]) * size, {size}),
                vectors.slice((head - heads.begin) * count + i));
    return vectors;
}

void MappedField::score_keys(const Tensor& vectors, std::int64_t key_head, TokenRange keys, std::vector<float>& scores,
                             const std::stop_token& stop) const {
    const std::int64_t size = parts_.spec.head_size;
    const std::int64_t rows = vectors.size(0);
    scores.resize(static_cast<std::size_t>(rows * keys.size()));
    const std::int64_t most = std::min(kKeyChunk, keys.size());
    std::vector<float> part(static_cast<std::size_t>(rows * most));
    std::vector<float> chunk(static_cast<std::size_t>(most * size));
    for (std::int64_t key = keys.begin; key < keys.end; key += kKeyChunk) {
        if (stop.stop_requested()) throw_cancelled();
        const std::int64_t count = std::min(kKeyChunk, keys.end - key);
        parts_.evaluator->decode(part_of(parts_.keys, (key_head * key_count() + key) * size, {count, size}),
                                 std::span(chunk).first(static_cast<std::size_t>(count * size)));
        parts_.evaluator->scores(parts_.spec, {0, 0, key}, vectors.data(), size, rows, chunk.data(), size, count,
                                 part.data());
        for (std::int64_t row = 0; row < rows; ++row)
            std::copy_n(part.begin() + row * count, count, scores.begin() + row * keys.size() + key - keys.begin);
    }
}

void MappedField::mask_row(ScoreRow& row, std::vector<std::uint8_t>& seen) const {
    const TokenRange keys{row.first_key, row.first_key + std::ssize(row.scores)};
    const TokenRange visible = seen_keys(parts_.spec, {row.query, row.query + 1}, keys);
    const auto count = static_cast<std::size_t>(visible.end - row.first_key);
    row.scores = row.scores.first(count);
    seen.assign(count, 1);
    std::fill_n(seen.begin(), visible.begin - row.first_key, std::uint8_t{0});
    row.seen = seen;
    if (parts_.mask) {
        const auto flags = parts_.mask->bytes.subspan(
            static_cast<std::size_t>(pair_row(*parts_.mask, row.head, row.query) + row.first_key), count);
        for (std::size_t i = 0; i < count; ++i)
            if (flags[i] == std::byte{0}) seen[i] = 0;
    }
    if (!parts_.bias) return;
    const Tensor bias = decoded(*parts_.bias, pair_row(*parts_.bias, row.head, row.query) + row.first_key,
                                {static_cast<std::int64_t>(count)});
    for (std::size_t i = 0; i < count; ++i) {
        const float term = bias.values()[i];
        if (term <= kLeastBias) seen[i] = 0;
        row.scores[i] += term;
    }
}

template <typename Visit>
void MappedField::visit_scores(HeadRange heads, std::span<const std::int64_t> queries, const std::stop_token& stop,
                               const Visit& visit) const {
    const std::int64_t rows = std::clamp<std::int64_t>(kBlockScores / key_count(), 1, kMostRows);
    const auto step = static_cast<std::size_t>(std::max<std::int64_t>(rows / heads.size(), 1));
    std::vector<float> scores;
    std::vector<std::uint8_t> seen;
    for (std::size_t at = 0; at < queries.size(); at += step) {
        const auto block = queries.subspan(at, std::min(step, queries.size() - at));
        TokenRange range = seen_keys(parts_.spec, {block.front(), block.back() + 1}, {0, key_count()});
        range.begin = range.begin / kKeyStep * kKeyStep;
        score_keys(decode_queries(heads, block), key_head(heads.begin), range, scores, stop);
        const auto width = static_cast<std::size_t>(range.size());
        for (std::size_t i = 0; i < static_cast<std::size_t>(heads.size()) * block.size(); ++i) {
            ScoreRow row{heads.begin + static_cast<std::int32_t>(i / block.size()),
                         block[i % block.size()],
                         range.begin,
                         std::span(scores).subspan(i * width, width),
                         {}};
            mask_row(row, seen);
            visit(row);
        }
    }
}

template <typename Visit>
void MappedField::visit_rows(HeadRange heads, std::span<const std::int64_t> queries, std::span<MetricSums> sums,
                             const std::stop_token& stop, const Visit& visit) const {
    const AttentionSpec& spec = parts_.spec;
    visit_scores(heads, queries, stop, [&](const ScoreRow& row) {
        const float* const sink = spec.sinks.empty() ? nullptr : &spec.sinks[static_cast<std::size_t>(row.head)];
        MetricSums* const of_head = sums.empty() ? nullptr : &sums[static_cast<std::size_t>(row.head - heads.begin)];
        const SoftmaxRow found = parts_.evaluator->softmax(row.scores, row.seen, sink,
                                                           {row.first_key, spec.query_offset + row.query}, of_head);
        visit(MappedRow{row.head, row.query, row.first_key, row.scores, found.max, found.sum});
    });
}

template <typename Visit>
void MappedField::visit_rows(std::int32_t head, TokenRange queries, const std::stop_token& stop,
                             const Visit& visit) const {
    std::vector<std::int64_t> all(static_cast<std::size_t>(queries.size()));
    std::iota(all.begin(), all.end(), queries.begin);
    visit_rows({head, head + 1}, all, {}, stop, visit);
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
    visit_scores({head, head + 1}, all, {}, [&](const ScoreRow& row) {
        const std::span<float> out = result.slice(row.query - query_range.begin);
        for (std::size_t i = 0; i < row.scores.size(); ++i) {
            const std::int64_t key = row.first_key + static_cast<std::int64_t>(i);
            if (row.seen[i] != 0 && key >= key_range.begin && key < key_range.end)
                out[static_cast<std::size_t>(key - key_range.begin)] = row.scores[i];
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
    const auto first = static_cast<std::int32_t>(key_head) * group;
    // So many heads at once that a row of each fits into a block.
    const auto at_once = static_cast<std::int32_t>(std::clamp<std::int64_t>(kBlockScores / key_count(), 1, group));
    for (std::int32_t begin = first; begin < first + group; begin += at_once)
        summarize_heads({begin, std::min(begin + at_once, first + group)}, queries, result);
}

void MappedField::summarize_heads(HeadRange heads, std::span<const std::int64_t> queries, WorkedOut& result) const {
    const auto count = std::ssize(queries);
    Tensor& thumbnails = result.summary.thumbnails;
    const std::int64_t height = thumbnails.size(1);
    const auto width = static_cast<std::size_t>(thumbnails.size(2));
    std::vector<MetricSums> sums(static_cast<std::size_t>(heads.size()));
    std::vector<std::int64_t> done(static_cast<std::size_t>(heads.size()), 0);
    visit_rows(heads, queries, sums, {}, [&](const MappedRow& row) {
        std::int64_t& index = done[static_cast<std::size_t>(row.head - heads.begin)];
        const std::int64_t tile = ((index + 1) * height - 1) / count;
        raise_tiles(thumbnails.slice(row.head).subspan(static_cast<std::size_t>(tile) * width, width), key_count(),
                    row.first_key, row.weights);
        if (std::isnan(row.sum)) ++result.lost[static_cast<std::size_t>(row.head)];
        ++index;
    });
    for (std::int32_t i = 0; i < heads.size(); ++i)
        result.summary.metrics[static_cast<std::size_t>(heads.begin) + static_cast<std::size_t>(i)] =
            metrics_of(sums[static_cast<std::size_t>(i)], count, count);
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
    if (parts_.mask && parts_.mask->shape.size() == 3) return std::nullopt;  // one mask for all heads is written
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
