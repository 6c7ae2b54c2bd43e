#include "session/generation/step_candidates.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace headlight {

std::vector<StepCandidate> step_candidates(const Tokenizer& tokenizer, std::span<const double> log_probabilities,
                                           std::span<const NextToken> shares, std::span<const std::int32_t> ends,
                                           std::int32_t chosen, std::size_t count) {
    std::vector<std::int32_t> ids(log_probabilities.size());
    std::iota(ids.begin(), ids.end(), 0);
    const auto end = ids.begin() + static_cast<std::ptrdiff_t>(std::min(count, ids.size()));
    const auto of = [&](std::int32_t id) {
        const double value = log_probabilities[static_cast<std::size_t>(id)];
        return std::isnan(value) ? -std::numeric_limits<double>::infinity() : value;
    };
    std::partial_sort(ids.begin(), end, ids.end(),
                      [&](std::int32_t a, std::int32_t b) { return of(a) != of(b) ? of(a) > of(b) : a < b; });
    ids.erase(end, ids.end());
    if (std::ranges::find(ids, chosen) == ids.end()) ids.push_back(chosen);
    std::vector<StepCandidate> candidates;
    for (const std::int32_t id : ids) {
        const auto share = std::ranges::find(shares, id, &NextToken::id);
        candidates.push_back({id, tokenizer.display(id), std::exp(of(id)),
                              share == shares.end() ? 0 : share->probability,
                              std::ranges::find(ends, id) != ends.end()});
    }
    return candidates;
}

}  // namespace headlight
