#include "analysis/losses/pretraining_masks.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <utility>

namespace headlight {
namespace {

constexpr double kShareChosen = 0.15;
constexpr double kShareMasked = 0.8;
constexpr double kShareRandom = 0.1;

/// A number in [0, 1). The distributions of the standard library differ between its implementations.
double fraction(std::mt19937& numbers) {
    return static_cast<double>(numbers()) / (static_cast<double>(std::mt19937::max()) + 1);
}

Replacement drawn(double number) {
    if (number < kShareMasked) return Replacement::Mask;
    return number < kShareMasked + kShareRandom ? Replacement::Random : Replacement::Kept;
}

}  // namespace

std::vector<ChosenToken> choose_for_pretraining(std::vector<std::int32_t> candidates, std::size_t count,
                                                std::uint32_t seed) {
    std::mt19937 numbers(seed);
    const auto wanted = static_cast<std::size_t>(std::lround(kShareChosen * static_cast<double>(count)));
    const std::size_t chosen = std::min(std::max<std::size_t>(wanted, 1), candidates.size());
    std::vector<ChosenToken> tokens;
    for (std::size_t index = 0; index < chosen; ++index) {  // Fisher and Yates
        const auto left = static_cast<double>(candidates.size() - index);
        std::swap(candidates[index], candidates[index + static_cast<std::size_t>(left * fraction(numbers))]);
        tokens.push_back({candidates[index], drawn(fraction(numbers))});
    }
    std::ranges::sort(tokens, {}, &ChosenToken::token);
    return tokens;
}

}  // namespace headlight
