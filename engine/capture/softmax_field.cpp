#include "capture/softmax_field.h"

#include "capture/row_pooling.h"
#include "capture/window_layout.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

namespace headlight {

SoftmaxField::SoftmaxField(Parts parts)
    : AttentionField(checked_size(parts), std::move(parts.summary)),
      parts_(std::move(parts)),
      key_allowed_(parts_.spec.key_mask) {
    if (key_allowed_.empty()) key_allowed_.assign(static_cast<std::size_t>(key_count()), 1);
}

std::optional<AttentionQuestion> SoftmaxField::question(std::int32_t head, TokenRange queries, TokenRange keys) const {
    const Tensor* const all_queries = parts_.queries.plain();
    const Tensor* const all_keys = parts_.keys.plain();
    if (all_queries == nullptr || all_keys == nullptr) return std::nullopt;
    return AttentionQuestion{parts_.spec, *all_queries, *all_keys, parts_.row_max, parts_.row_sum, head, queries, keys};
}

namespace {

/// Vectors of one head, a stride of floats between one and the next.
struct HeadVectors {
    const float* first = nullptr;
    std::int64_t stride = 0;
    std::vector<float> decoded{};  // what `first` points to where they were rounded
};

HeadVectors vectors_of(const KeptRows& rows, std::int64_t head, TokenRange range, std::int32_t size,
                       const AttentionEvaluator& evaluator) {
    HeadVectors vectors;
    if (const Tensor* const plain = rows.plain()) {
        vectors.stride = plain->size(1);
        vectors.first = plain->data() + range.begin * vectors.stride + head * size;
        return vectors;
    }
    vectors.stride = size;
    vectors.decoded.resize(static_cast<std::size_t>(range.size() * size));
    evaluator.decode(rows.stored(head, range.begin, range.end), vectors.decoded);
    rows.check_intact();
    vectors.first = vectors.decoded.data();
    return vectors;
}

}  // namespace

void SoftmaxField::score_block(std::int32_t head, TokenRange queries, TokenRange keys, float* out) const {
    const AttentionSpec& spec = parts_.spec;
    const std::int64_t key_head = head / (spec.heads / spec.key_heads);
    const HeadVectors of_queries = vectors_of(parts_.queries, head, queries, spec.head_size, *parts_.evaluator);
    const auto score = [&](TokenRange part, float* scores) {
        const HeadVectors of_keys = vectors_of(parts_.keys, key_head, part, spec.head_size, *parts_.evaluator);
        parts_.evaluator->scores(spec, {head, queries.begin, part.begin}, of_queries.first, of_queries.stride,
                                 queries.size(), of_keys.first, of_keys.stride, part.size(), scores);
    };
    constexpr std::int64_t kDecodedKeys = 3072;  // at once: they stay in the cache
    if (parts_.keys.plain() != nullptr || keys.size() <= kDecodedKeys) return score(keys, out);
    std::vector<float> scores(static_cast<std::size_t>(queries.size() * kDecodedKeys));
    for (std::int64_t begin = keys.begin; begin < keys.end; begin += kDecodedKeys) {
        const TokenRange part{begin, std::min(begin + kDecodedKeys, keys.end)};
        score(part, scores.data());
        for (std::int64_t i = 0; i < queries.size(); ++i)
            std::copy_n(scores.data() + i * part.size(), part.size(), out + i * keys.size() + (begin - keys.begin));
    }
}

void SoftmaxField::weigh_row(std::int32_t head, std::int64_t query, TokenRange keys, float* row) const {
    if (parts_.spec.structured()) return weigh_structured_row(head, query, keys, row);
    const TokenRange seen = seen_keys(parts_.spec, {query, query + 1}, keys);
    std::fill(row, row + (seen.begin - keys.begin), 0.0F);
    std::fill(row + (seen.end - keys.begin), row + keys.size(), 0.0F);
    const std::int64_t at = static_cast<std::int64_t>(head) * query_count() + query;
    if (seen.size() > 0)
        parts_.evaluator->weights(row + (seen.begin - keys.begin), key_allowed_.data() + seen.begin, seen.size(),
                                  parts_.row_max.data()[at], parts_.row_sum.data()[at]);
}

void SoftmaxField::weigh_structured_row(std::int32_t head, std::int64_t query, TokenRange keys, float* row) const {
    std::vector<std::uint8_t> seen(static_cast<std::size_t>(keys.size()));
    for (std::size_t j = 0; j < seen.size(); ++j)
        seen[j] = allowed(query, keys.begin + static_cast<std::int64_t>(j)) ? 1 : 0;
    const std::int64_t at = static_cast<std::int64_t>(head) * query_count() + query;
    parts_.evaluator->weights(row, seen.data(), keys.size(), parts_.row_max.data()[at], parts_.row_sum.data()[at]);
}

Tensor SoftmaxField::replaced_part(std::int32_t head, TokenRange queries, TokenRange keys) const {
    const Tensor& all = *parts_.replaced[static_cast<std::size_t>(head)];
    Tensor part({queries.size(), keys.size()});
    for (std::int64_t i = 0; i < queries.size(); ++i)
        std::copy_n(all.slice(queries.begin + i).begin() + keys.begin, keys.size(), part.slice(i).begin());
    return part;
}

Tensor SoftmaxField::part_of_weights(std::int32_t head, TokenRange queries, TokenRange keys) const {
    if (replaced(head)) return replaced_part(head, queries, keys);
    if (const auto asked = parts_.answerer ? question(head, queries, keys) : std::nullopt)
        if (auto answer = parts_.answerer->weights(*asked)) return *std::move(answer);
    Tensor result({queries.size(), keys.size()});
    if (result.empty()) return result;
    score_block(head, queries, keys, result.data());
    for (std::int64_t i = 0; i < queries.size(); ++i) weigh_row(head, queries.begin + i, keys, result.slice(i).data());
    return result;
}

Tensor SoftmaxField::scores(std::int32_t head, TokenRange query_range, TokenRange key_range) const {
    check_question(head, query_range, key_range);
    Tensor result({query_range.size(), key_range.size()});
    if (result.empty()) return result;
    score_block(head, query_range, key_range, result.data());
    for (std::int64_t i = 0; i < query_range.size(); ++i) {
        const std::span<float> row = result.slice(i);
        for (std::int64_t j = 0; j < key_range.size(); ++j)
            if (!allowed(query_range.begin + i, key_range.begin + j))
                row[static_cast<std::size_t>(j)] = -std::numeric_limits<float>::infinity();
    }
    return result;
}

void SoftmaxField::pool(std::int32_t head, Tensor& picture, Pooling pooling, const std::stop_token& stop) const {
    if (replaced(head)) return pool_replaced(head, picture, pooling, stop);
    const TokenRange every_query{0, query_count()};
    if (const auto whole = parts_.answerer ? question(head, every_query, {0, key_count()}) : std::nullopt) {
        if (auto answer = parts_.answerer->pooled(*whole, picture.size(0), picture.size(1), pooling, stop)) {
            picture = *std::move(answer);
            return;
        }
    }
    const std::int64_t rows = RowPooling::rows_at_once(key_count());
    std::vector<float> block(static_cast<std::size_t>(rows * key_count()));
    RowPooling pooled(picture, query_count(), key_count(), pooling);
    for (std::int64_t at = 0; at < query_count(); at += rows) {
        if (stop.stop_requested()) throw_cancelled();
        const TokenRange queries{at, std::min(at + rows, query_count())};
        const TokenRange seen = seen_keys(parts_.spec, queries, {0, key_count()});
        if (seen.size() > 0) score_block(head, queries, seen, block.data());
        for (std::int64_t query = queries.begin; query < queries.end; ++query) {
            float* row = block.data() + (query - queries.begin) * seen.size();
            weigh_row(head, query, seen, row);
            pooled.add(seen.begin, {row, static_cast<std::size_t>(seen.size())});
        }
    }
}

void SoftmaxField::pool_replaced(std::int32_t head, Tensor& picture, Pooling pooling,
                                 const std::stop_token& stop) const {
    const Tensor& all = *parts_.replaced[static_cast<std::size_t>(head)];
    RowPooling pooled(picture, query_count(), key_count(), pooling);
    for (std::int64_t query = 0; query < query_count(); ++query) {
        if (stop.stop_requested()) throw_cancelled();
        pooled.add(0, all.slice(query));
    }
}

std::int64_t SoftmaxField::lost_rows(std::int32_t head) const {
    if (replaced(head)) return AttentionField::lost_rows(head);
    return std::ranges::count_if(parts_.row_sum.slice(head), [](float sum) { return std::isnan(sum); });
}

namespace {

/// Part of a query, a key or a value that takes part. Where a model has global tokens (Longformer), every head holds
/// two halves side by side: the second is that of queries of global tokens, and the other half of a query is 0.
std::span<const float> part_in_use(const AttentionSpec& spec, std::int64_t query, std::span<const float> vector) {
    if (!spec.global_keys) return vector;
    const std::size_t half = vector.size() / 2;
    return spec.sees_all(query) ? vector.last(half) : vector.first(half);
}

}  // namespace

ScoreSource SoftmaxField::score_source(std::int32_t head, std::int64_t query, std::int64_t key) const {
    check_question(head, {query, query + 1}, {key, key + 1});
    const AttentionSpec& spec = parts_.spec;
    const std::int64_t key_head = head / (spec.heads / spec.key_heads);
    const auto in_use = [&](const std::vector<float>& vector) {
        const std::span<const float> part = part_in_use(spec, query, vector);
        return std::vector<float>(part.begin(), part.end());
    };
    const auto at = static_cast<std::size_t>(query);
    return {&spec,
            turn(),
            query,
            key,
            in_use(parts_.queries.vector(query, head, spec.heads)),
            in_use(parts_.keys.vector(key, key_head, spec.key_heads)),
            std::nullopt,
            parts_.row_max.slice(head)[at],
            parts_.row_sum.slice(head)[at]};
}

std::vector<float> SoftmaxField::value(std::int32_t head, std::int64_t query, std::int64_t key) const {
    check_question(head, {query, query + 1}, {key, key + 1});
    if (parts_.values.empty()) return {};
    const AttentionSpec& spec = parts_.spec;
    const std::int64_t key_head = head / (spec.heads / spec.key_heads);
    const auto size = static_cast<std::size_t>(spec.value_size);
    const auto begin = static_cast<std::size_t>(key_head) * size;
    const auto part = part_in_use(spec, query, parts_.values.slice(key).subspan(begin, size));
    return {part.begin(), part.end()};
}

Tensor SoftmaxField::bias_of_pairs(std::int32_t head) const {
    AttentionSpec plain = parts_.spec;
    plain.head_size = 1;  // of vectors that are 0, so that nothing but biases is left of a score
    const Tensor queries({query_count(), 1});
    const Tensor keys({key_count(), 1});
    Tensor bias({query_count(), key_count()});
    parts_.evaluator->scores(plain, {head, 0, 0}, queries.data(), 1, query_count(), keys.data(), 1, key_count(),
                             bias.data());
    return bias;
}

std::optional<ScoreInputs> SoftmaxField::inputs() const {
    const AttentionSpec& spec = parts_.spec;
    const auto is_null = [](const auto& matrix) { return matrix == nullptr; };
    const bool repeats = std::ranges::any_of(spec.blocks.copies, [](std::uint8_t copies) { return copies > 1; });
    const bool uniform = spec.padding_sees_all && !spec.key_mask.empty();
    if (repeats || uniform || !std::ranges::all_of(parts_.replaced, is_null)) return std::nullopt;
    const auto rows_of_part = [](const auto& rows, std::int64_t part, std::int64_t parts) {
        const std::int64_t size = rows.size(1) / parts;
        Tensor of_part({rows.size(0), size});
        for (std::int64_t row = 0; row < of_part.size(0); ++row) {
            if constexpr (std::is_same_v<decltype(rows), const KeptRows&>)
                std::ranges::copy(rows.vector(row, part, parts), of_part.slice(row).begin());
            else
                std::copy_n(rows.slice(row).begin() + part * size, size, of_part.slice(row).begin());
        }
        return of_part;
    };
    ScoreInputs inputs;
    inputs.queries = [=, this](std::int32_t head) { return rows_of_part(parts_.queries, head, parts_.spec.heads); };
    inputs.keys = [=, this](std::int32_t head) { return rows_of_part(parts_.keys, head, parts_.spec.key_heads); };
    if (!parts_.values.empty())
        inputs.values = [=, this](std::int32_t head) {
            return rows_of_part(parts_.values, head, parts_.spec.key_heads);
        };
    if (!spec.slopes.empty() || !spec.distance_bias.empty() || !spec.content_bias.empty())
        inputs.bias = [this](std::int32_t head) { return bias_of_pairs(head); };
    inputs.masks_pairs = !spec.blocks.empty() || !spec.key_mask.empty();
    return inputs;
}

const Tensor& SoftmaxField::value_norms_for(std::int64_t query) const {
    const bool global = !parts_.global_value_norms.empty() && parts_.spec.sees_all(query);
    return global ? parts_.global_value_norms : value_norms();
}

std::vector<AttentionLayout> SoftmaxField::layouts(std::int64_t padded_keys) const {
    return has_window_layout(parts_.spec) ? window_layouts(*this, padded_keys) : AttentionField::layouts(padded_keys);
}

std::int64_t SoftmaxField::padding_step() const {
    return std::max<std::int64_t>(1, 2 * (std::int64_t{parts_.spec.window} - 1));
}

std::size_t SoftmaxField::memory() const {
    const AttentionSpec& spec = parts_.spec;
    std::int64_t floats = 0;
    for (const Tensor* tensor : {&parts_.row_max, &parts_.row_sum, &parts_.global_value_norms, &parts_.values})
        floats += tensor->count();
    for (const auto& matrix : parts_.replaced)
        if (matrix) floats += matrix->count();
    for (const auto& terms : {spec.content_bias.by_query, spec.content_bias.by_key})
        if (terms) floats += terms->count();
    return AttentionField::memory() + parts_.queries.memory() + parts_.keys.memory() + key_allowed_.size() +
           spec.key_mask.size() +
           (static_cast<std::size_t>(floats) + spec.sinks.size() + spec.slopes.size() +
            spec.distance_bias.table.size()) *
               sizeof(float);
}

}  // namespace headlight
