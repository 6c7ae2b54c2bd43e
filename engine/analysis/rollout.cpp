#include "analysis/rollout.h"

#include "core/error.h"

#include <string>
#include <vector>

namespace headlight {

namespace {

/// 0.5 (W R + R).
Tensor next(const Tensor& weights, const Tensor& before, const std::stop_token& stop) {
    const std::int64_t count = weights.size(0);
    Tensor after({count, count});
    std::vector<double> sums(static_cast<std::size_t>(count));
    for (std::int64_t row = 0; row < count; ++row) {
        if (stop.stop_requested()) throw_cancelled();
        const std::span<const float> own = before.slice(row);
        sums.assign(own.begin(), own.end());
        for (std::int64_t key = 0; key < count; ++key) {
            const double weight = weights.slice(row)[static_cast<std::size_t>(key)];
            if (weight == 0) continue;
            const std::span<const float> through = before.slice(key);
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += weight * static_cast<double>(through[i]);
        }
        for (std::size_t i = 0; i < sums.size(); ++i) after.slice(row)[i] = static_cast<float>(0.5 * sums[i]);
    }
    return after;
}

}  // namespace

Tensor mean_over_heads(const AttentionField& field, const std::stop_token& stop) {
    if (field.heads() == 0)
        throw Error(ErrorKind::Input, Sentence("Rollout and flow follow a text through the attention of every layer, "
                                               "and one of the layers has a %1 in its place.",
                                               field.in_place_of_attention()));
    Tensor mean({field.query_count(), field.key_count()});
    for (std::int32_t head = 0; head < field.heads(); ++head) {
        if (stop.stop_requested()) throw_cancelled();
        const Tensor weights = field.weights(head);
        for (std::size_t i = 0; i < mean.values().size(); ++i)
            mean.values()[i] += weights.values()[i] / static_cast<float>(field.heads());
    }
    return mean;
}

Tensor rollout(const AttentionStack& stack, std::int32_t last, const std::stop_token& stop) {
    const AttentionField& first = *stack.layers.front();
    const std::int64_t count = first.query_count();
    if (count != first.key_count())
        throw Error(ErrorKind::Input,
                    Sentence("Rollout needs self-attention: it follows one text through its own layers."));
    if (count > kMostRolloutTokens)
        throw Error(ErrorKind::Input,
                    Sentence("Rollout is computed for at most %1 tokens, and there are %2. Shorten the text.",
                             kMostRolloutTokens, count));
    Tensor through({count, count});
    for (std::int64_t i = 0; i < count; ++i) through.slice(i)[static_cast<std::size_t>(i)] = 1;
    for (std::int32_t layer = 0; layer <= last; ++layer)
        through = next(mean_over_heads(*stack.layers.at(static_cast<std::size_t>(layer)), stop), through, stop);
    return through;
}

}  // namespace headlight
