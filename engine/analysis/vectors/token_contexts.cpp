#include "analysis/vectors/token_contexts.h"

#include "analysis/axis.h"
#include "analysis/vectors/word_vectors.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

std::vector<MatrixEntry> tokens_of_run(const RunStates& run) {
    return make_axis(run.analysis, 0, static_cast<std::int64_t>(run.analysis.tokens.tokens.size()), {}, false);
}

double largest_of(std::span<const float> first, std::span<const float> other) {
    double largest = 0;
    for (std::size_t i = 0; i < first.size(); ++i)
        largest = std::max(largest, std::abs(static_cast<double>(first[i]) - static_cast<double>(other[i])));
    return largest;
}

}  // namespace

double TokenContexts::largest_difference(std::size_t state) const {
    double largest = 0;
    for (const TokenInContexts& token : tokens) largest = std::max(largest, token.differences.at(state));
    return largest;
}

TokenContexts compare_contexts(const RunStates& first, const RunStates& other, WordOrder order) {
    if (first.states.size() != other.states.size())
        throw Error(ErrorKind::Input,
                    Sentence("The runs have %1 and %2 hidden states of a token; compare runs of one model.",
                             first.states.size(), other.states.size()));
    const std::vector<MatrixEntry> entries = tokens_of_run(first);
    const std::vector<MatrixEntry> other_entries = tokens_of_run(other);
    TokenContexts contexts;
    contexts.names = first.names;
    contexts.order = order;
    for (const AlignedPlace& place : align(first.analysis, entries, other.analysis, other_entries, order)) {
        if (place.left.size() != 1 || place.right.size() != 1) {
            contexts.without_partner += place.left.size() + place.right.size();
            continue;
        }
        TokenInContexts token{entries[place.left.front()].label, place.left.front(), place.right.front()};
        if (place.swapped) token.label += " → " + other_entries[token.other].label;
        for (std::size_t state = 0; state < first.states.size(); ++state) {
            const auto a = first.states[state].slice(static_cast<std::int64_t>(token.first));
            const auto b = other.states[state].slice(static_cast<std::int64_t>(token.other));
            token.cosines.push_back(pair_of(a, b).cosine());
            token.differences.push_back(largest_of(a, b));
        }
        contexts.tokens.push_back(std::move(token));
    }
    if (contexts.tokens.empty())
        throw Error(ErrorKind::Input, Sentence("The two texts have no word in common. Use texts that share words."));
    return contexts;
}

}  // namespace headlight
