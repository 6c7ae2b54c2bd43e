#include "capture/attention_field.h"

#include "capture/row_pooling.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace headlight {

namespace {

void check_range(TokenRange range, std::int64_t count, const char* what) {
    if (range.begin >= 0 && range.begin <= range.end && range.end <= count) return;
    throw Error(ErrorKind::Input, Sentence("Expected a range among the %3 %4 of this attention module, found %1 to %2.",
                                           range.begin, range.end, count, what));
}

}  // namespace

std::size_t FieldSummary::memory() const {
    return static_cast<std::size_t>(thumbnails.count() + value_norms.count()) * sizeof(float) +
           metrics.size() * sizeof(HeadMetrics);
}

AttentionField::AttentionField(const FieldSize& size, FieldSummary&& summary)
    : size_(size), summary_(std::move(summary)) {}

void AttentionField::check_head(std::int32_t head) const {
    if (heads() == 0)
        throw Error(ErrorKind::Input,
                    Sentence("This layer has no attention but a %1 in its place.", in_place_of_attention()));
    if (head < 0 || head >= heads())
        throw Error(ErrorKind::Input,
                    Sentence("There is no head %1; this layer has the heads 0 to %2.", head, heads() - 1));
}

void AttentionField::check_question(std::int32_t head, TokenRange queries, TokenRange keys) const {
    check_head(head);
    check_range(queries, query_count(), "queries");
    check_range(keys, key_count(), "keys");
}

bool AttentionField::same_mask(const AttentionField& other) const {
    if (this == &other) return true;
    const AttentionSpec* own = mask();
    const AttentionSpec* others = other.mask();
    if (own == nullptr || others == nullptr || masks_pairs() || other.masks_pairs()) return false;
    const auto members = [](const AttentionSpec& spec) {
        return std::tie(spec.causal, spec.window, spec.ahead, spec.query_offset, spec.key_mask, spec.global_keys,
                        spec.padding_sees_all, spec.spans, spec.blocks.size, spec.blocks.columns, spec.blocks.copies);
    };
    return members(*own) == members(*others);  // all that AttentionSpec::allowed reads
}

TokenRange AttentionField::visible_keys(TokenRange query_range) const {
    check_range(query_range, query_count(), "queries");
    const TokenRange all{0, key_count()};
    return mask() == nullptr ? all : seen_keys(*mask(), query_range, all);
}

Tensor AttentionField::weights(std::int32_t head, TokenRange query_range, TokenRange key_range) const {
    check_question(head, query_range, key_range);
    return part_of_weights(head, query_range, key_range);
}

Tensor AttentionField::weights(std::int32_t head) const {
    return weights(head, {0, query_count()}, {0, key_count()});
}

std::vector<float> AttentionField::row(std::int32_t head, std::int64_t query) const {
    const Tensor one = weights(head, {query, query + 1}, {0, key_count()});
    return {one.values().begin(), one.values().end()};
}

Tensor AttentionField::pooled(std::int32_t head, std::int64_t height, std::int64_t width, Pooling pooling,
                              const std::stop_token& stop) const {
    check_head(head);
    if (height < 1 || width < 1)
        throw Error(ErrorKind::Input, Sentence("A thumbnail needs at least one row and one column."));
    Tensor picture({std::min(height, query_count()), std::min(width, key_count())});
    if (!picture.empty()) pool(head, picture, pooling, stop);
    return picture;
}

void AttentionField::pool(std::int32_t head, Tensor& picture, Pooling pooling, const std::stop_token& stop) const {
    RowPooling pooled(picture, query_count(), key_count(), pooling);
    const std::int64_t rows_of_block = RowPooling::rows_at_once(key_count());
    for (std::int64_t at = 0; at < query_count(); at += rows_of_block) {
        if (stop.stop_requested()) throw_cancelled();
        const TokenRange queries{at, std::min(at + rows_of_block, query_count())};
        const TokenRange keys = visible_keys(queries);
        const Tensor rows = part_of_weights(head, queries, keys);
        for (std::int64_t i = 0; i < queries.size(); ++i) pooled.add(keys.begin, rows.slice(i));
    }
}

std::int64_t AttentionField::lost_rows(std::int32_t head) const {
    const Tensor all = weights(head);
    std::int64_t count = 0;
    for (std::int64_t query = 0; query < all.size(0); ++query)
        count += std::ranges::any_of(all.slice(query), [](float weight) { return std::isnan(weight); }) ? 1 : 0;
    return count;
}

Tensor AttentionField::scores(std::int32_t /*head*/, TokenRange /*query_range*/, TokenRange /*key_range*/) const {
    throw Error(ErrorKind::Input, no_scores_because());
}

ScoreSource AttentionField::score_source(std::int32_t /*head*/, std::int64_t /*query*/, std::int64_t /*key*/) const {
    throw Error(ErrorKind::Input, no_scores_because());
}

Sentence AttentionField::no_scores_because() const {
    return Sentence("The weights of this attention are not computed from scores of queries and keys.");
}

std::vector<AttentionLayout> AttentionField::layouts(std::int64_t /*padded_keys*/) const {
    return {{false, {heads(), query_count(), key_count()}, [this](std::int32_t head) { return weights(head); }}};
}

std::int64_t padded_keys(std::span<const std::shared_ptr<const AttentionField>> layers) {
    std::int64_t widest = 1;
    for (const auto& field : layers) widest = std::max(widest, field->padding_step());
    return (layers.front()->key_count() + widest - 1) / widest * widest;
}

}  // namespace headlight
