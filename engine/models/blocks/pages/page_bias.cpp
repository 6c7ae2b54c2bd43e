#include "models/blocks/pages/page_bias.h"

#include <utility>
#include <vector>

namespace headlight {

namespace {

/// Adds what each head has for the distances from number i to number j of `places`, as term (j - i) mod n of query i.
void add_distances(const BucketBias& bias, std::span<const std::int32_t> places, float factor, Tensor& terms) {
    if (bias.table.empty()) return;
    const auto count = static_cast<std::int64_t>(places.size());
    float* term = terms.data();
    for (std::int64_t head = 0; head < terms.size(0); ++head)
        for (std::int64_t query = 0; query < count; ++query)
            for (std::int64_t ahead = 0; ahead < count; ++ahead, ++term) {
                const std::int64_t key = (query + ahead) % count;
                const std::int64_t distance =
                    places[static_cast<std::size_t>(key)] - places[static_cast<std::size_t>(query)];
                *term += bias.at(head, distance) * factor;
            }
}

}  // namespace

PageBias::PageBias(BucketBias in_sequence, BucketBias to_right, BucketBias below, float factor)
    : in_sequence_(std::move(in_sequence)), to_right_(std::move(to_right)), below_(std::move(below)), factor_(factor) {}

void PageBias::place(Backend& backend, std::span<const std::int32_t> positions, std::span<const WordBox> boxes) {
    tokens_ = static_cast<std::int64_t>(positions.size());
    std::vector<std::int32_t> lefts;
    std::vector<std::int32_t> bottoms;
    for (const WordBox& box : boxes) {
        lefts.push_back(box.left);
        bottoms.push_back(box.bottom);
    }
    Tensor terms({in_sequence_.table.size(0), tokens_, tokens_});
    add_distances(in_sequence_, positions, factor_, terms);
    add_distances(to_right_, lefts, factor_, terms);
    add_distances(below_, bottoms, factor_, terms);
    terms_ = backend.upload(terms);
    on_host_ = std::make_shared<const Tensor>(std::move(terms));
}

ContentTerms PageBias::operator()(AttentionSpec& spec) const {
    // Each pair of tokens has a term of its own: with a bucket for each distance, as many as keys, counted around.
    ContentBias& content = spec.content_bias;
    content.first = 1 - tokens_;
    content.count = tokens_;
    content.buckets.clear();
    for (std::int64_t distance = content.first; distance < tokens_; ++distance)
        content.buckets.push_back(static_cast<std::int32_t>((distance + tokens_) % tokens_));
    content.by_query = on_host_;
    return {terms_, {}};
}

}  // namespace headlight
