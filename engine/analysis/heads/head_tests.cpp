#include "analysis/heads/head_tests.h"

#include "analysis/heads/shown_name.h"
#include "core/error.h"

#include <functional>
#include <limits>

namespace headlight {

namespace {

/// `score` of every head of a stack; layers may have fewer heads than others, whose places are not numbers.
Tensor scores_of(const AttentionStack& stack, const std::stop_token& stop,
                 const std::function<double(const AttentionField&, std::int32_t)>& score) {
    std::int32_t most = 0;
    for (const auto& field : stack.layers) most = std::max(most, field->heads());
    Tensor scores({static_cast<std::int64_t>(stack.layers.size()), most}, std::numeric_limits<float>::quiet_NaN());
    for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
        if (stop.stop_requested()) throw_cancelled();
        const AttentionField& field = *stack.layers[layer];
        for (std::int32_t head = 0; head < field.heads(); ++head)
            scores.slice(static_cast<std::int64_t>(layer))[static_cast<std::size_t>(head)] =
                static_cast<float>(score(field, head));
    }
    return scores;
}

}  // namespace

std::vector<HeadTestScores> test_repetition(const AttentionStack& stack, std::int64_t first, std::int64_t length,
                                            const std::stop_token& stop) {
    for (const auto& field : stack.layers)
        if (field->query_count() < first + 2 * length || field->key_count() < first + 2 * length)
            throw Error(ErrorKind::Input,
                        Sentence("The run is shorter than the sequence that was to be repeated twice."));
    const auto mean_back = [&](std::int64_t steps) {
        return scores_of(stack, stop, [&, steps](const AttentionField& field, std::int32_t head) {
            const TokenRange queries{first + length, first + 2 * length};
            const Tensor rows = field.weights(head, queries, {0, field.key_count()});
            double sum = 0;
            for (std::int64_t i = 0; i < length; ++i)
                sum += static_cast<double>(rows.slice(i)[static_cast<std::size_t>(queries.begin + i - steps)]);
            return sum / static_cast<double>(length);
        });
    };
    const std::string source = "Olsson et al. 2022, arXiv 2209.11895";
    return {
        {std::string(shown_name("HeadTest", "Induction")),
         std::string(shown_name("Figure", "mean of A[q, q − (L − 1)], what followed the token the first time")), source,
         0.3, mean_back(length - 1)},
        {std::string(shown_name("HeadTest", "Previous token")),
         std::string(shown_name("Figure", "mean of A[q, q − 1]")), source, 0.3, mean_back(1)},
        {std::string(shown_name("HeadTest", "Duplicate token")),
         std::string(shown_name("Figure", "mean of A[q, q − L], the token itself the first time")), source, 0.3,
         mean_back(length)},
    };
}

HeadTestScores test_sink(const AttentionStack& stack, const std::stop_token& stop) {
    return {std::string(shown_name("HeadTest", "Sink")),
            std::string(shown_name("Figure", "mean over all T queries of A[q, 0]")), "Gu et al. 2025, arXiv 2410.10781",
            0.3, scores_of(stack, stop, [](const AttentionField& field, std::int32_t head) {
                const Tensor column = field.weights(head, {0, field.query_count()}, {0, 1});
                double sum = 0;
                for (const float weight : column.values()) sum += static_cast<double>(weight);
                return sum / static_cast<double>(field.query_count());
            })};
}

}  // namespace headlight
