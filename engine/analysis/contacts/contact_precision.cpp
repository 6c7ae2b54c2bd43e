#include "analysis/contacts/contact_precision.h"

#include "core/error.h"
#include "core/thread_pool.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

namespace {

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

std::vector<std::uint32_t> counted_pairs(const ContactMap& map) {
    std::vector<std::uint32_t> pairs;
    pairs.reserve(static_cast<std::size_t>(map.pairs));
    for (std::int64_t i = 0; i < map.size(); ++i)
        for (std::int64_t j = i + kContactSeparation; j < map.size(); ++j)
            if (map.counts(i, j)) pairs.push_back(static_cast<std::uint32_t>(i * map.size() + j));
    return pairs;
}

const AttentionStack& stack_between_residues(const Analysis& analysis, const HeadId& attention) {
    const AttentionStack& stack = stack_of(analysis.attention, attention);
    const auto tokens = static_cast<std::int64_t>(analysis.tokens.tokens.size());
    for (const auto& layer : stack.layers)
        if (layer->heads() > 0 && (stack.first_query != 0 || stack.first_key != 0 || layer->query_count() != tokens ||
                                   layer->key_count() != tokens))
            throw Error(
                ErrorKind::Input,
                Sentence("Contacts need attention in which every token of the text may attend to every other."));
    return stack;
}

std::int32_t most_heads(const AttentionStack& stack) {
    std::int32_t heads = 0;
    for (const auto& layer : stack.layers) heads = std::max(heads, layer->heads());
    return heads;
}

}  // namespace

Tensor contact_scores(const Tensor& weights) {
    const auto n = static_cast<std::size_t>(weights.size(0));
    const float* a = weights.data();
    std::vector<double> sums(n, 0);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) sums[i] += static_cast<double>(a[i * n + j]) + a[j * n + i];
    double total = 0;
    for (const double sum : sums) total += sum;
    Tensor scores(weights.shape());
    if (total == 0) return scores;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j)
            scores.data()[i * n + j] =
                static_cast<float>(static_cast<double>(a[i * n + j]) + a[j * n + i] - sums[i] * sums[j] / total);
    return scores;
}

ContactPrecision precision_of(const Tensor& scores, const ContactMap& map) {
    std::vector<std::uint32_t> pairs = counted_pairs(map);
    const float* score = scores.data();
    ContactPrecision precision{};
    if (std::ranges::any_of(pairs, [&](std::uint32_t pair) { return std::isnan(score[pair]); })) {
        precision.fill(kNaN);
        return precision;
    }
    const auto is_stronger = [&](std::uint32_t left, std::uint32_t right) {
        return score[left] != score[right] ? score[left] > score[right] : left < right;
    };
    const auto strongest = std::min<std::int64_t>(map.seen, std::ssize(pairs));
    std::partial_sort(pairs.begin(), pairs.begin() + strongest, pairs.end(), is_stronger);
    for (std::size_t share = 0; share < kContactShares.size(); ++share) {
        const auto taken = std::clamp<std::int64_t>(map.seen / kContactShares[share], 1, strongest);
        const auto hits = std::count_if(pairs.begin(), pairs.begin() + taken, [&](std::uint32_t pair) {
            return map.distances.data()[pair] < kContactDistance;
        });
        precision[share] = static_cast<float>(hits) / static_cast<float>(taken);
    }
    return precision;
}

Tensor weights_between(const AttentionField& field, std::int32_t head, const std::vector<std::int32_t>& tokens) {
    const auto count = static_cast<std::int64_t>(tokens.size());
    const TokenRange range{tokens.front(), tokens.back() + 1};
    Tensor whole = field.weights(head, range, range);
    if (whole.size(0) == count) return whole;  // no special token stands between residues
    Tensor between(Shape{count, count});
    for (std::int64_t i = 0; i < count; ++i) {
        const auto row = whole.slice(tokens[static_cast<std::size_t>(i)] - tokens.front());
        for (std::size_t j = 0; j < tokens.size(); ++j)
            between.slice(i)[j] = row[static_cast<std::size_t>(tokens[j] - tokens.front())];
    }
    return between;
}

Tensor contact_precisions(const Analysis& analysis, const HeadId& attention, const ContactMap& map,
                          const std::stop_token& stop) {
    const AttentionStack& stack = stack_between_residues(analysis, attention);
    const std::int64_t heads = most_heads(stack);
    Tensor precisions(
        Shape{static_cast<std::int64_t>(stack.layers.size()), heads, static_cast<std::int64_t>(kContactShares.size())},
        kNaN);
    ThreadPool pool(analysis.threads);
    pool.for_each(std::ssize(stack.layers) * heads, [&](std::int64_t part) {
        if (stop.stop_requested()) throw_cancelled();
        const AttentionField& field = *stack.layers[static_cast<std::size_t>(part / heads)];
        const auto head = static_cast<std::int32_t>(part % heads);
        if (head >= field.heads()) return;
        const ContactPrecision own = precision_of(contact_scores(weights_between(field, head, map.tokens)), map);
        std::ranges::copy(own, precisions.data() + part * std::ssize(own));
    });
    return precisions;
}

std::vector<HeadPrecision> best_heads(const Tensor& precisions, std::size_t most) {
    std::vector<HeadPrecision> heads;
    for (std::int64_t layer = 0; layer < precisions.size(0); ++layer)
        for (std::int64_t head = 0; head < precisions.size(1); ++head) {
            const float precision = precisions.data()[(layer * precisions.size(1) + head) * precisions.size(2)];
            if (!std::isnan(precision))
                heads.push_back({static_cast<std::int32_t>(layer), static_cast<std::int32_t>(head), precision});
        }
    std::ranges::stable_sort(heads, std::ranges::greater(), &HeadPrecision::precision);
    if (heads.size() > most) heads.resize(most);
    return heads;
}

}  // namespace headlight
