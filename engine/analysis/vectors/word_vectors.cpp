#include "analysis/vectors/word_vectors.h"

#include <algorithm>
#include <cmath>

namespace headlight {

std::size_t WordVectors::first_same(std::size_t token) const {
    return static_cast<std::size_t>(std::ranges::find(ids, ids.at(token)) - ids.begin());
}

std::size_t WordVectors::most_similar(std::size_t token) const {
    std::size_t best = token;
    double largest = -2;  // below every cosine
    for (std::size_t other = 0; other < ids.size(); ++other) {
        if (ids[other] == ids.at(token)) continue;
        const double cosine =
            pair_of(vectors.slice(static_cast<std::int64_t>(token)), vectors.slice(static_cast<std::int64_t>(other)))
                .cosine();
        if (cosine <= largest) continue;
        largest = cosine;
        best = other;
    }
    return best;
}

double VectorPair::cosine() const {
    const double both = first_length * other_length;
    return both > 0 ? dot / both : 0.0;
}

VectorPair pair_of(std::span<const float> first, std::span<const float> other) {
    VectorPair pair;
    double first_squares = 0;
    double other_squares = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const auto a = static_cast<double>(first[i]);
        const auto b = static_cast<double>(other[i]);
        pair.dot += a * b;
        first_squares += a * a;
        other_squares += b * b;
    }
    pair.first_length = std::sqrt(first_squares);
    pair.other_length = std::sqrt(other_squares);
    return pair;
}

}  // namespace headlight
