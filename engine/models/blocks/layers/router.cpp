#include "models/blocks/layers/router.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <span>

namespace headlight {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Numbers of the `count` largest values, the largest first.
std::vector<std::size_t> largest(std::span<const double> values, std::int64_t count) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t at) { return std::isnan(values[at]) ? kInfinity : values[at]; });
    order.resize(static_cast<std::size_t>(count));
    return order;
}

double share_of(double score) {
    return 1 / (1 + std::exp(-score));
}

/// What experts are chosen by: of a softmax the scores themselves, which are in the same order.
std::vector<double> merits_of(std::span<const float> scores, const RouterRule& rule) {
    std::vector<double> merits(scores.begin(), scores.end());
    if (rule.sigmoid) std::ranges::transform(merits, merits.begin(), share_of);
    for (std::size_t expert = 0; expert < rule.bias.size(); ++expert)
        merits[expert] += static_cast<double>(rule.bias[expert]);
    return merits;
}

/// Leaves the experts of the chosen groups; the others cannot be chosen any more.
void keep_groups(std::vector<double>& merits, const ExpertGroups& groups) {
    if (groups.count == groups.chosen) return;
    const std::size_t size = merits.size() / static_cast<std::size_t>(groups.count);
    std::vector<double> sums;
    for (std::size_t begin = 0; begin < merits.size(); begin += size) {
        const std::span<const double> own = std::span<const double>(merits).subspan(begin, size);
        double sum = 0;
        for (const std::size_t expert : largest(own, groups.judged_by)) sum += own[expert];
        sums.push_back(sum);
    }
    std::vector<double> kept(merits.size(), -kInfinity);
    for (const std::size_t group : largest(sums, groups.chosen))
        for (std::size_t expert = group * size; expert < (group + 1) * size; ++expert) kept[expert] = merits[expert];
    merits = std::move(kept);
}

/// The weights of the experts `best`. Shares of a softmax are taken without their common factor where they are divided
/// by their sum.
std::vector<double> weights_of(std::span<const float> scores, std::span<const std::size_t> best,
                               const RouterRule& rule) {
    const auto top = static_cast<double>(*std::ranges::max_element(scores));
    const double most = std::isnan(scores[best.front()]) ? std::numeric_limits<double>::quiet_NaN() : top;
    const auto share = [&](float score) {
        return rule.sigmoid ? share_of(static_cast<double>(score)) : std::exp(static_cast<double>(score) - most);
    };
    std::vector<double> weights;
    for (const std::size_t expert : best) weights.push_back(share(scores[expert]));
    double sum = 1;
    if (!rule.shares_of_all)
        sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    else if (!rule.sigmoid)
        sum = std::accumulate(scores.begin(), scores.end(), 0.0,
                              [&](double all, float score) { return all + share(score); });
    for (double& weight : weights) weight *= rule.scale / sum;
    return weights;
}

}  // namespace

std::vector<std::vector<ExpertAssignment>> assign_experts(const Tensor& scores, const RouterRule& rule) {
    std::vector<std::vector<ExpertAssignment>> assignments(static_cast<std::size_t>(scores.size(1)));
    for (std::int64_t token = 0; token < scores.size(0); ++token) {
        const std::span<const float> row = scores.slice(token);
        std::vector<double> merits = merits_of(row, rule);
        keep_groups(merits, rule.groups);
        const std::vector<std::size_t> best = largest(merits, rule.chosen);
        const std::vector<double> weights = weights_of(row, best, rule);
        for (std::size_t slot = 0; slot < best.size(); ++slot)
            assignments[best[slot]].push_back(
                {static_cast<std::int32_t>(token), static_cast<std::int64_t>(slot), static_cast<float>(weights[slot])});
    }
    return assignments;
}

}  // namespace headlight
