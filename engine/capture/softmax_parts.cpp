#include "capture/softmax_field.h"
#include "core/error.h"

#include <algorithm>
#include <string>

namespace headlight {

namespace {

void require(bool holds, const std::string& what, const std::string& expected, const std::string& found) {
    if (holds) return;
    throw Error(ErrorKind::Input, Sentence("The %1 of an attention module must be %2, not %3.", what, expected, found));
}

template <typename Rows>
void require_shape(const Rows& tensor, const Shape& expected, const std::string& what) {
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

void check_parts(const SoftmaxField::Parts& parts) {
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
    for (const Tensor* norms : {&parts.summary.value_norms, &parts.global_value_norms})
        if (!norms->empty()) require_shape(*norms, {heads, keys}, "value norms");
    if (!parts.values.empty())
        require_shape(parts.values, {keys, static_cast<std::int64_t>(spec.key_heads) * spec.value_size}, "values");
    require(parts.replaced.empty() || static_cast<std::int64_t>(parts.replaced.size()) == heads, "replaced weights",
            "one matrix a head", std::to_string(parts.replaced.size()));
    for (const auto& matrix : parts.replaced)
        if (matrix) require_shape(*matrix, {queries, keys}, "replaced weights");
    if (!parts.summary.thumbnails.empty()) {
        const Shape& shape = parts.summary.thumbnails.shape();
        require(shape.size() == 3 && shape[0] == heads, "thumbnails", "one thumbnail per head", to_string(shape));
    }
    const auto count = [](const auto& list) { return static_cast<std::int64_t>(list.size()); };
    require(parts.summary.metrics.empty() || count(parts.summary.metrics) == heads, "metrics", "one entry a head",
            std::to_string(parts.summary.metrics.size()));
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
    require(!spec.global_keys || !spec.key_mask.empty(), "key mask", "present if keys are global", "missing");
    require(!spec.spans || !spec.key_mask.empty(), "key mask", "present if there are spans", "missing");
    require(spec.image_keys.empty() || count(spec.image_keys) == keys, "list of the image's keys",
            std::to_string(keys) + " long", std::to_string(spec.image_keys.size()));
    require((!spec.spans && spec.image_keys.empty()) || spec.query_offset + queries <= keys, "queries",
            "among its keys", std::to_string(queries));
    require(spec.key_mask.empty() || count(spec.key_mask) == keys, "key mask", std::to_string(keys) + " long",
            std::to_string(spec.key_mask.size()));
}

}  // namespace

FieldSize checked_size(const SoftmaxField::Parts& parts) {
    check_parts(parts);
    return {parts.spec.heads, parts.queries.size(0), parts.keys.size(0)};
}

}  // namespace headlight
