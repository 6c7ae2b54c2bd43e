#pragma once

#include "analysis/matrix_view.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace headlight::samples {

/// A deterministic source of numbers in [0, 1).
class Numbers {
  public:
    explicit Numbers(std::uint32_t seed) : state_(seed) {}
    double next() {
        state_ = state_ * 1664525U + 1013904223U;
        return (state_ >> 8) / static_cast<double>(1U << 24);
    }

  private:
    std::uint32_t state_;
};

inline std::vector<MatrixEntry> entries(const std::vector<std::string>& labels) {
    std::vector<MatrixEntry> result;
    for (std::size_t index = 0; index < labels.size(); ++index) {
        const bool special = labels[index].size() > 2 && labels[index].front() == '[' && labels[index].back() == ']';
        result.push_back({labels[index], {static_cast<std::int32_t>(index)}, special, false});
    }
    return result;
}

/// Something like a head: much to the first token, some to the token before and to a few others. Rows sum to 1.
inline AttentionMatrix attention(const std::vector<std::string>& labels, bool causal = false, std::uint32_t seed = 1) {
    AttentionMatrix matrix;
    matrix.queries = entries(labels);
    matrix.keys = matrix.queries;
    matrix.title = Sentence("Layer 3, head 1");
    const std::size_t count = labels.size();
    matrix.values = Tensor({static_cast<std::int64_t>(count), static_cast<std::int64_t>(count)});
    matrix.allowed.assign(count * count, 1);
    Numbers numbers(seed);
    for (std::size_t query = 0; query < count; ++query) {
        double sum = 0;
        const double sink = 4 * numbers.next();
        for (std::size_t key = 0; key < count; ++key) {
            double score = 2.5 * numbers.next() + 5 * std::pow(numbers.next(), 12);
            if (key == 0) score += sink;
            if (key + 1 == query) score += 3 * numbers.next();
            if (causal && key > query) matrix.allowed[query * count + key] = 0;
            const double weight = matrix.allowed[query * count + key] != 0 ? std::exp(score) : 0;
            matrix.values.data()[query * count + key] = static_cast<float>(weight);
            sum += weight;
        }
        for (std::size_t key = 0; key < count; ++key)
            matrix.values.data()[query * count + key] /= static_cast<float>(sum);
    }
    return matrix;
}

inline std::vector<std::string> sentence() {
    return {"[CLS]",  "the",     "animal", "didn", "'",   "t",     "cross", "the",
            "street", "because", "it",     "was",  "too", "tired", ".",     "[SEP]"};
}

/// Thumbnails of `layers` layers with `heads` heads: [heads, side, side] each.
inline std::vector<Tensor> thumbnails(std::int64_t layers, std::int64_t heads, std::int64_t side) {
    std::vector<Tensor> result;
    const std::vector<std::string> labels(static_cast<std::size_t>(side), "a");
    for (std::int64_t layer = 0; layer < layers; ++layer) {
        Tensor pictures({heads, side, side});
        for (std::int64_t head = 0; head < heads; ++head) {
            const AttentionMatrix matrix =
                attention(labels, false, static_cast<std::uint32_t>(layer * heads + head + 7));
            std::copy(matrix.values.values().begin(), matrix.values.values().end(), pictures.slice(head).begin());
        }
        result.push_back(std::move(pictures));
    }
    return result;
}

/// `count` words of a text, some of them long.
inline std::vector<std::string> words(std::size_t count) {
    const std::vector<std::string> pool = {"the",
                                           "internationalization",
                                           "of",
                                           "a",
                                           "model",
                                           "'",
                                           "s",
                                           "##ization",
                                           "attention",
                                           "Donaudampfschifffahrtsgesellschaft",
                                           "is",
                                           "in",
                                           "representation",
                                           ",",
                                           "heads",
                                           "look",
                                           "straightforwardly",
                                           "at",
                                           "words",
                                           "."};
    std::vector<std::string> result{"[CLS]"};
    for (std::size_t index = 1; index + 1 < count; ++index)
        result.push_back(pool[(index * 7 + index / 5) % pool.size()]);
    if (count > 1) result.emplace_back("[SEP]");
    return result;
}

}  // namespace headlight::samples
