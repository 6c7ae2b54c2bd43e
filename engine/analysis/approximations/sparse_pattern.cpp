#include "analysis/approximations/sparse_pattern.h"

#include <algorithm>
#include <random>
#include <stdexcept>

namespace headlight {

namespace {

constexpr std::int64_t kBlock = 4;  ///< tokens of a random block
constexpr std::int64_t kNear = 2;   ///< keys to each side beside chosen tokens
constexpr std::int64_t kSteps = 4;  ///< dilated keys to each side

/// Random blocks of keys for each block of queries, [blocks, blocks].
std::vector<std::uint8_t> random_blocks(std::int32_t count, std::int64_t blocks, bool causal, std::int32_t seed) {
    std::mt19937 random(static_cast<std::uint32_t>(seed));
    std::vector<std::uint8_t> chosen(static_cast<std::size_t>(blocks * blocks), 0);
    for (std::int64_t query = 0; query < blocks; ++query) {
        const std::int64_t known = causal ? query + 1 : blocks;
        for (std::int32_t draw = 0; draw < count; ++draw) {
            const auto key = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(known));
            chosen[static_cast<std::size_t>(query * blocks + key)] = 1;
        }
        chosen[static_cast<std::size_t>(query * blocks)] = chosen[static_cast<std::size_t>(query * blocks + query)] = 1;
    }
    return chosen;
}

}  // namespace

bool is_sparse(ApproximationMethod method) {
    return method <= ApproximationMethod::RandomBlocks;
}

SparsePattern sparse_pattern(const ApproximationSettings& settings, std::int64_t tokens, bool causal,
                             std::int32_t seed) {
    const std::int64_t size = settings.size;
    const std::int64_t blocks = (tokens + kBlock - 1) / kBlock;
    std::vector<std::uint8_t> chosen;
    if (settings.method == ApproximationMethod::RandomBlocks)
        chosen = random_blocks(settings.size, blocks, causal, seed);
    const auto sees = [&](std::int64_t query, std::int64_t key) {
        const std::int64_t distance = std::abs(query - key);
        switch (settings.method) {
            case ApproximationMethod::Local:
                return distance <= size;
            case ApproximationMethod::Dilated:
                return distance % size == 0 && distance / size <= kSteps;
            case ApproximationMethod::Chosen:
                return distance <= kNear || query < size || key < size;
            case ApproximationMethod::RandomBlocks:
                return distance == 0 || chosen[static_cast<std::size_t>(query / kBlock * blocks + key / kBlock)] != 0;
            default:
                throw std::logic_error("This approximation has no sparse pattern.");
        }
    };
    SparsePattern pattern(static_cast<std::size_t>(tokens * tokens), 0);
    for (std::int64_t query = 0; query < tokens; ++query)
        for (std::int64_t key = 0; key < (causal ? query + 1 : tokens); ++key)
            pattern[static_cast<std::size_t>(query * tokens + key)] = sees(query, key) ? 1 : 0;
    return pattern;
}

std::vector<LayerReach> reach_of(const SparsePattern& pattern, std::int64_t tokens, std::int32_t layers) {
    const auto count = static_cast<std::size_t>(tokens);
    SparsePattern reached(count * count, 0);
    for (std::size_t token = 0; token < count; ++token) reached[token * count + token] = 1;
    std::vector<LayerReach> all;
    for (std::int32_t layer = 1; layer <= layers; ++layer) {
        SparsePattern next(count * count, 0);
        for (std::size_t query = 0; query < count; ++query)
            for (std::size_t key = 0; key < count; ++key)
                for (std::size_t from = 0; pattern[query * count + key] != 0 && from < count; ++from)
                    next[query * count + from] |= reached[key * count + from];
        reached = std::move(next);
        LayerReach reach{.layers = layer};
        reach.mean = static_cast<double>(std::ranges::count(reached, 1)) / static_cast<double>(tokens);
        reach.of_last = std::count(reached.end() - tokens, reached.end(), 1);
        all.push_back(reach);
    }
    return all;
}

double keys_of_query(const ApproximationSettings& settings, std::int64_t tokens, bool causal) {
    const auto size = static_cast<double>(settings.size);
    const double sides = causal ? 1 : 2;
    const auto keys = [&]() -> double {
        switch (settings.method) {
            case ApproximationMethod::Local:
                return sides * size + 1;
            case ApproximationMethod::Dilated:
                return sides * kSteps + 1;
            // Chosen tokens are seen by all, and see all themselves.
            case ApproximationMethod::Chosen:
                return sides * kNear + 1 + (causal ? size : 2 * size);
            case ApproximationMethod::RandomBlocks:
                return kBlock * (2 + size);
            default:
                throw std::logic_error("This approximation has no sparse pattern.");
        }
    }();
    return std::min(keys, static_cast<double>(tokens));
}

}  // namespace headlight
