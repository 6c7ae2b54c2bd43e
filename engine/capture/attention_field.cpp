#include "capture/attention_field.h"

#include "core/error.h"

#include <algorithm>
#include <limits>
#include <span>
#include <string>
#include <utility>

namespace headlight {

namespace {

/// Query rows whose weights are in memory at once while a picture is pooled.
constexpr std::int64_t kBlockRows = 32;

void require(bool holds, const std::string& what, const std::string& expected, const std::string& found) {
    if (holds) return;
    throw Error(ErrorKind::Input,
                "The " + what + " of an attention module must be " + expected + ", not " + found + ".");
}

void require_shape(const Tensor& tensor, const Shape& expected, const std::string& what) {
    require(tensor.shape() == expected, what, to_string(expected), to_string(tensor.shape()));
}

void require_at_least(std::int64_t value, std::int64_t least, const std::string& what) {
    require(value >= least, what, "at least " + std::to_string(least), std::to_string(value));
}

void check_numbers(const AttentionSpec& spec) {
    require_at_least(spec.heads, 1, "number of heads");
    require_at_least(spec.key_heads, 1, "number of key heads");
    require_at_least(spec.head_size, 1, "head size");
    require_at_least(spec.window, 0, "window");
    require_at_least(spec.ahead, 0, "window ahead");
    require_at_least(spec.query_offset, 0, "query offset");
    require(spec.heads % spec.key_heads == 0, "number of heads",
            "a multiple of its " + std::to_string(spec.key_heads) + " key heads", std::to_string(spec.heads));
    require(spec.softcap >= 0, "soft cap", "0 or more", std::to_string(spec.softcap));
}

void check_parts(const AttentionField::Parts& parts) {
    const AttentionSpec& spec = parts.spec;
    check_numbers(spec);
    require(parts.evaluator != nullptr, "evaluator", "given", "missing");
    require(parts.queries.shape().size() == 2, "queries", "of rank 2", to_string(parts.queries.shape()));
    require(parts.keys.shape().size() == 2, "keys", "of rank 2", to_string(parts.keys.shape()));
    const std::int64_t queries = parts.queries.size(0);
    const std::int64_t keys = parts.keys.size(0);
    const std::int64_t heads = spec.heads;
    require_shape(parts.queries, {queries, heads * spec.head_size}, "queries");
    require_shape(parts.keys, {keys, static_cast<std::int64_t>(spec.key_heads) * spec.head_size}, "keys");
    require_shape(parts.row_max, {heads, queries}, "row maxima");
    require_shape(parts.row_sum, {heads, queries}, "row sums");
    for (const Tensor* norms : {&parts.value_norms, &parts.global_value_norms})
        if (!norms->empty()) require_shape(*norms, {heads, keys}, "value norms");
    if (!parts.values.empty())
        require_shape(parts.values, {keys, static_cast<std::int64_t>(spec.key_heads) * spec.value_size}, "values");
    require(parts.replaced.empty() || static_cast<std::int64_t>(parts.replaced.size()) == heads, "replaced weights",
            "one matrix a head", std::to_string(parts.replaced.size()));
    for (const auto& matrix : parts.replaced)
        if (matrix) require_shape(*matrix, {queries, keys}, "replaced weights");
    if (!parts.thumbnails.empty()) {
        const Shape& shape = parts.thumbnails.shape();
        require(shape.size() == 3 && shape[0] == heads, "thumbnails", "one picture a head", to_string(shape));
    }
    const auto count = [](const auto& list) { return static_cast<std::int64_t>(list.size()); };
    require(parts.metrics.empty() || count(parts.metrics) == heads, "metrics", "one entry a head",
            std::to_string(parts.metrics.size()));
    require(spec.sinks.empty() || count(spec.sinks) == heads, "sinks", "one a head", std::to_string(spec.sinks.size()));
    require(spec.slopes.empty() || count(spec.slopes) == heads, "slopes", "one a head",
            std::to_string(spec.slopes.size()));
    require(count(spec.distance_bias.table) % heads == 0, "table of biases", "one row a head",
            std::to_string(spec.distance_bias.table.size()) + " long");
    const ContentBias& content = spec.content_bias;
    if (content.by_query) require_shape(*content.by_query, {heads, queries, content.count}, "terms by query");
    if (content.by_key) require_shape(*content.by_key, {heads, keys, content.count}, "terms by key");
    const std::int64_t block = std::max<std::int64_t>(spec.blocks.size, 1);
    require(spec.blocks.empty() || (spec.blocks.columns == (keys + block - 1) / block &&
                                    count(spec.blocks.copies) == (queries + block - 1) / block * spec.blocks.columns),
            "pattern of blocks", "one entry a block", std::to_string(spec.blocks.copies.size()) + " long");
    require(!(spec.global_keys || spec.padding_sees_all) || spec.key_mask.empty() || queries == keys, "queries",
            "as many as its keys", std::to_string(queries));
    require(!spec.global_keys || !spec.key_mask.empty(), "key mask", "given where keys are everyone's", "missing");
    require(spec.key_mask.empty() || count(spec.key_mask) == keys, "key mask", std::to_string(keys) + " long",
            std::to_string(spec.key_mask.size()));
}

void check_range(TokenRange range, std::int64_t count, const char* what) {
    if (range.begin >= 0 && range.begin <= range.end && range.end <= count) return;
    throw Error(ErrorKind::Input, std::string("There is no range ") + std::to_string(range.begin) + " to " +
                                      std::to_string(range.end) + " among the " + std::to_string(count) + " " + what +
                                      " of this attention module.");
}

/// Folds one row of weights into the column totals of a row of tiles. A weight that is not a number stays visible.
void fold_row(Pooling pooling, const float* weights, std::int64_t count, float* totals) {
    if (pooling == Pooling::Mean) {
        for (std::int64_t j = 0; j < count; ++j) totals[j] += weights[j];
        return;
    }
    for (std::int64_t j = 0; j < count; ++j)
        totals[j] = (totals[j] >= weights[j] || totals[j] != totals[j]) ? totals[j] : weights[j];
}

/// The column totals of one row of tiles, folded into the tiles.
void fold_columns(Pooling pooling, const std::vector<float>& totals, std::int64_t tile_rows, std::span<float> tiles) {
    const std::size_t width = tiles.size();
    for (std::size_t tile = 0; tile < width; ++tile) {
        const std::size_t begin = tile * totals.size() / width;
        const std::size_t end = (tile + 1) * totals.size() / width;
        if (pooling == Pooling::Max) {
            for (std::size_t j = begin; j < end; ++j) fold_row(pooling, &totals[j], 1, &tiles[tile]);
            continue;
        }
        double sum = 0;
        for (std::size_t j = begin; j < end; ++j) sum += static_cast<double>(totals[j]);
        tiles[tile] = static_cast<float>(sum / static_cast<double>(tile_rows) / static_cast<double>(end - begin));
    }
}

}  // namespace

AttentionField::AttentionField(Parts parts) : parts_(std::move(parts)) {
    if (windowed()) {
        std::size_t count = 0;
        for (const AttentionWindow& window : parts_.windows) count += window.tokens.size();
        window_of_.assign(count, 0);
        for (std::size_t i = 0; i < parts_.windows.size(); ++i)
            for (const std::int32_t token : parts_.windows[i].tokens)
                window_of_.at(static_cast<std::size_t>(token)) = static_cast<std::int32_t>(i);
        return;
    }
    check_parts(parts_);
    key_allowed_ = parts_.spec.key_mask;
    if (key_allowed_.empty()) key_allowed_.assign(static_cast<std::size_t>(key_count()), 1);
}

AttentionQuestion AttentionField::question(std::int32_t head, TokenRange queries, TokenRange keys) const {
    return {parts_.spec, parts_.queries, parts_.keys, parts_.row_max, parts_.row_sum, head, queries, keys};
}

void AttentionField::check_head(std::int32_t head) const {
    if (head < 0 || head >= heads())
        throw Error(ErrorKind::Input, "There is no head " + std::to_string(head) + "; this layer has the heads 0 to " +
                                          std::to_string(heads() - 1) + ".");
}

void AttentionField::check_question(std::int32_t head, TokenRange queries, TokenRange keys) const {
    check_head(head);
    check_range(queries, query_count(), "queries");
    check_range(keys, key_count(), "keys");
}

std::pair<const AttentionField*, std::int64_t> AttentionField::place_in_window(std::int64_t token) const {
    check_range({token, token + 1}, query_count(), "tokens");
    const AttentionWindow& window =
        parts_.windows[static_cast<std::size_t>(window_of_[static_cast<std::size_t>(token)])];
    const auto found = std::find(window.tokens.begin(), window.tokens.end(), token);
    return {window.field.get(), window.rows[static_cast<std::size_t>(found - window.tokens.begin())]};
}

namespace {

/// One head's part of a row of vectors side by side.
std::span<const float> vector_of_head(const Tensor& vectors, std::int64_t row, std::int64_t head, std::int32_t size) {
    return vectors.slice(row).subspan(static_cast<std::size_t>(head * size), static_cast<std::size_t>(size));
}

}  // namespace

std::span<const float> AttentionField::query(std::int32_t head, std::int64_t query) const {
    check_head(head);
    if (windowed()) {
        const auto [field, row] = place_in_window(query);
        return field->query(head, row);
    }
    check_range({query, query + 1}, query_count(), "queries");
    return vector_of_head(parts_.queries, query, head, parts_.spec.head_size);
}

std::span<const float> AttentionField::key(std::int32_t head, std::int64_t key) const {
    check_head(head);
    if (windowed()) {
        const auto [field, row] = place_in_window(key);
        return field->key(head, row);
    }
    check_range({key, key + 1}, key_count(), "keys");
    return vector_of_head(parts_.keys, key, head / (parts_.spec.heads / parts_.spec.key_heads), parts_.spec.head_size);
}

std::span<const float> AttentionField::value(std::int32_t head, std::int64_t key) const {
    check_head(head);
    if (windowed()) {
        const auto [field, row] = place_in_window(key);
        return field->value(head, row);
    }
    check_range({key, key + 1}, key_count(), "keys");
    if (parts_.values.empty()) return {};
    return vector_of_head(parts_.values, key, head / (parts_.spec.heads / parts_.spec.key_heads),
                          parts_.spec.value_size);
}

TokenRange AttentionField::visible_keys(TokenRange query_range) const {
    check_range(query_range, query_count(), "queries");
    if (windowed()) return {0, key_count()};
    return seen_keys(parts_.spec, query_range, {0, key_count()});
}

void AttentionField::score_block(std::int32_t head, TokenRange queries, TokenRange keys, float* out) const {
    const AttentionSpec& spec = parts_.spec;
    const std::int64_t query_stride = static_cast<std::int64_t>(spec.heads) * spec.head_size;
    const std::int64_t key_stride = static_cast<std::int64_t>(spec.key_heads) * spec.head_size;
    const std::int64_t key_head = head / (spec.heads / spec.key_heads);
    const float* first_query =
        parts_.queries.data() + queries.begin * query_stride + static_cast<std::int64_t>(head) * spec.head_size;
    const float* first_key = parts_.keys.data() + keys.begin * key_stride + key_head * spec.head_size;
    parts_.evaluator->scores(spec, {head, queries.begin, keys.begin}, first_query, query_stride, queries.size(),
                             first_key, key_stride, keys.size(), out);
}

void AttentionField::weigh_row(std::int32_t head, std::int64_t query, TokenRange keys, float* row) const {
    if (parts_.spec.structured()) return weigh_structured_row(head, query, keys, row);
    const TokenRange seen = seen_keys(parts_.spec, {query, query + 1}, keys);
    std::fill(row, row + (seen.begin - keys.begin), 0.0F);
    std::fill(row + (seen.end - keys.begin), row + keys.size(), 0.0F);
    const std::int64_t at = static_cast<std::int64_t>(head) * query_count() + query;
    if (seen.size() > 0)
        parts_.evaluator->weights(row + (seen.begin - keys.begin), key_allowed_.data() + seen.begin, seen.size(),
                                  parts_.row_max.data()[at], parts_.row_sum.data()[at]);
}

void AttentionField::weigh_structured_row(std::int32_t head, std::int64_t query, TokenRange keys, float* row) const {
    std::vector<std::uint8_t> seen(static_cast<std::size_t>(keys.size()));
    for (std::size_t j = 0; j < seen.size(); ++j)
        seen[j] = allowed(query, keys.begin + static_cast<std::int64_t>(j)) ? 1 : 0;
    const std::int64_t at = static_cast<std::int64_t>(head) * query_count() + query;
    parts_.evaluator->weights(row, seen.data(), keys.size(), parts_.row_max.data()[at], parts_.row_sum.data()[at]);
}

Tensor AttentionField::gathered(std::int32_t head, TokenRange queries, TokenRange keys, bool scores,
                                float nothing) const {
    Tensor result({queries.size(), keys.size()}, nothing);
    for (const AttentionWindow& window : parts_.windows) {
        const auto inside = [&](std::int32_t token) { return token >= queries.begin && token < queries.end; };
        if (std::none_of(window.tokens.begin(), window.tokens.end(), inside)) continue;
        const TokenRange all{0, window.field->query_count()};
        const Tensor own = scores ? window.field->scores(head, all, all) : window.field->weights(head);
        for (std::size_t i = 0; i < window.tokens.size(); ++i) {
            if (!inside(window.tokens[i])) continue;
            const std::span<const float> from = own.slice(window.rows[i]);
            const std::span<float> to = result.slice(window.tokens[i] - queries.begin);
            for (std::size_t j = 0; j < window.tokens.size(); ++j) {
                const std::int64_t key = window.tokens[j];
                if (key >= keys.begin && key < keys.end)
                    to[static_cast<std::size_t>(key - keys.begin)] = from[static_cast<std::size_t>(window.rows[j])];
            }
        }
    }
    return result;
}

Tensor AttentionField::replaced_part(std::int32_t head, TokenRange queries, TokenRange keys) const {
    const Tensor& all = *parts_.replaced[static_cast<std::size_t>(head)];
    Tensor part({queries.size(), keys.size()});
    for (std::int64_t i = 0; i < queries.size(); ++i)
        std::copy_n(all.slice(queries.begin + i).begin() + keys.begin, keys.size(), part.slice(i).begin());
    return part;
}

Tensor AttentionField::weights(std::int32_t head, TokenRange query_range, TokenRange key_range) const {
    check_question(head, query_range, key_range);
    if (windowed()) return gathered(head, query_range, key_range, false, 0.0F);
    if (replaced(head)) return replaced_part(head, query_range, key_range);
    if (parts_.answerer)
        if (auto answer = parts_.answerer->weights(question(head, query_range, key_range))) return *std::move(answer);
    Tensor result({query_range.size(), key_range.size()});
    if (result.empty()) return result;
    score_block(head, query_range, key_range, result.data());
    for (std::int64_t i = 0; i < query_range.size(); ++i)
        weigh_row(head, query_range.begin + i, key_range, result.slice(i).data());
    return result;
}

Tensor AttentionField::weights(std::int32_t head) const {
    return weights(head, {0, query_count()}, {0, key_count()});
}

std::vector<float> AttentionField::row(std::int32_t head, std::int64_t query) const {
    const Tensor one = weights(head, {query, query + 1}, {0, key_count()});
    return {one.values().begin(), one.values().end()};
}

Tensor AttentionField::scores(std::int32_t head, TokenRange query_range, TokenRange key_range) const {
    check_question(head, query_range, key_range);
    if (windowed()) return gathered(head, query_range, key_range, true, -std::numeric_limits<float>::infinity());
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

Tensor AttentionField::pooled(std::int32_t head, std::int64_t height, std::int64_t width, Pooling pooling,
                              const std::stop_token& stop) const {
    check_question(head, {0, query_count()}, {0, key_count()});
    if (height < 1 || width < 1)
        throw Error(ErrorKind::Input, "A pooled picture needs at least one row and one column.");
    Tensor picture({std::min(height, query_count()), std::min(width, key_count())});
    if (picture.empty()) return picture;
    const bool from_rows = windowed() || replaced(head);
    if (parts_.answerer && !from_rows) {
        const AttentionQuestion whole = question(head, {0, query_count()}, {0, key_count()});
        if (auto answer = parts_.answerer->pooled(whole, picture.size(0), picture.size(1), pooling, stop))
            return *std::move(answer);
    }
    std::vector<float> block(static_cast<std::size_t>(kBlockRows * key_count()));
    std::vector<float> totals(static_cast<std::size_t>(key_count()), 0.0F);
    std::int64_t tile = 0;
    for (std::int64_t at = 0; at < query_count(); at += kBlockRows) {
        if (stop.stop_requested()) throw_cancelled();
        const TokenRange queries{at, std::min(at + kBlockRows, query_count())};
        const TokenRange seen =
            from_rows ? TokenRange{0, key_count()} : seen_keys(parts_.spec, queries, {0, key_count()});
        if (from_rows) {
            const Tensor rows = weights(head, queries, seen);
            std::copy(rows.values().begin(), rows.values().end(), block.begin());
        } else if (seen.size() > 0) {
            score_block(head, queries, seen, block.data());
        }
        for (std::int64_t query = queries.begin; query < queries.end; ++query) {
            float* row = block.data() + (query - queries.begin) * seen.size();
            if (!from_rows) weigh_row(head, query, seen, row);
            fold_row(pooling, row, seen.size(), totals.data() + seen.begin);
            const std::int64_t tile_end = (tile + 1) * query_count() / picture.size(0);
            if (query + 1 < tile_end) continue;
            fold_columns(pooling, totals, tile_end - tile * query_count() / picture.size(0), picture.slice(tile));
            std::fill(totals.begin(), totals.end(), 0.0F);
            ++tile;
        }
    }
    return picture;
}

std::size_t AttentionField::memory() const {
    std::size_t of_windows = 0;
    for (const AttentionWindow& window : parts_.windows)
        of_windows += window.field->memory() + 2 * window.tokens.size() * sizeof(std::int32_t);
    std::int64_t floats = 0;
    for (const Tensor* tensor : {&parts_.queries, &parts_.keys, &parts_.row_max, &parts_.row_sum, &parts_.thumbnails,
                                 &parts_.value_norms, &parts_.global_value_norms, &parts_.values})
        floats += tensor->count();
    for (const auto& matrix : parts_.replaced)
        if (matrix) floats += matrix->count();
    for (const auto& terms : {parts_.spec.content_bias.by_query, parts_.spec.content_bias.by_key})
        if (terms) floats += terms->count();
    return of_windows + static_cast<std::size_t>(floats) * sizeof(float) + parts_.metrics.size() * sizeof(HeadMetrics) +
           key_allowed_.size() + parts_.spec.key_mask.size() +
           (parts_.spec.sinks.size() + parts_.spec.slopes.size() + parts_.spec.distance_bias.table.size()) *
               sizeof(float);
}

}  // namespace headlight
