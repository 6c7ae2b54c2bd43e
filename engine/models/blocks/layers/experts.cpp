#include "models/blocks/layers/experts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace headlight {

namespace {

/// A token that an expert works on, and the weight of what it gives.
struct Assignment {
    std::int32_t token;
    std::int64_t slot;  ///< this many experts of the token come before
    float weight;
};

/// For each expert its tokens, from the router's scores [tokens, experts]. Of equal scores the first counts.
/// `shares_of_all`: see ExpertMixture.
std::vector<std::vector<Assignment>> assign(const Tensor& scores, std::int64_t chosen, bool shares_of_all) {
    const std::int64_t tokens = scores.shape()[0];
    const std::int64_t experts = scores.shape()[1];
    std::vector<std::vector<Assignment>> assignments(static_cast<std::size_t>(experts));
    std::vector<std::size_t> order(static_cast<std::size_t>(experts));
    for (std::int64_t token = 0; token < tokens; ++token) {
        const std::span<const float> row = scores.slice(token);
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t expert) {
            return std::isnan(row[expert]) ? std::numeric_limits<float>::infinity() : row[expert];  // NaN is chosen
        });
        const auto best = std::span<const std::size_t>(order).first(static_cast<std::size_t>(chosen));
        double sum = 0;
        for (const std::size_t expert : shares_of_all ? std::span<const std::size_t>(order) : best)
            sum += std::exp(static_cast<double>(row[expert]) - row[best.front()]);
        std::int64_t slot = 0;
        for (const std::size_t expert : best) {
            const double weight = std::exp(static_cast<double>(row[expert]) - row[best.front()]) / sum;
            assignments[expert].push_back({static_cast<std::int32_t>(token), slot++, static_cast<float>(weight)});
        }
    }
    return assignments;
}

/// The weights of all assignments, [tokens, experts].
Tensor weights_of(const std::vector<std::vector<Assignment>>& assignments, std::int64_t tokens) {
    Tensor weights({tokens, static_cast<std::int64_t>(assignments.size())});
    for (std::size_t expert = 0; expert < assignments.size(); ++expert)
        for (const Assignment& one : assignments[expert]) weights.slice(one.token)[expert] = one.weight;
    return weights;
}

/// The rows of x times the weights of these assignments.
DeviceTensor weigh(Backend& backend, const DeviceTensor& x, std::span<const Assignment> assignments) {
    Tensor weights(x.shape);
    for (std::size_t row = 0; row < assignments.size(); ++row)
        std::ranges::fill(weights.slice(static_cast<std::int64_t>(row)), assignments[row].weight);
    return backend.gated(backend.upload(weights), x, Activation::None);
}

}  // namespace

DeviceTensor ExpertMixture::operator()(Backend& backend, const DeviceTensor& x, RouterChoice* choice) const {
    Tensor scores = backend.download(router(backend, x));
    const auto assignments = assign(scores, chosen, shares_of_all);
    if (choice != nullptr) *choice = {std::move(scores), weights_of(assignments, x.rows())};
    // What the experts give lies expert after expert; then each token collects its own.
    const DeviceTensor given = backend.allocate({x.rows() * chosen, x.columns()});
    std::vector<std::vector<std::int32_t>> places(static_cast<std::size_t>(chosen),
                                                  std::vector<std::int32_t>(static_cast<std::size_t>(x.rows())));
    std::int32_t at = 0;
    for (std::size_t expert = 0; expert < experts.size(); ++expert) {
        const std::vector<Assignment>& own = assignments[expert];
        if (own.empty()) continue;
        std::vector<std::int32_t> tokens;
        for (const Assignment& assignment : own) tokens.push_back(assignment.token);
        backend.write_rows(given, at, weigh(backend, experts[expert](backend, backend.rows(x, tokens)), own));
        for (const Assignment& assignment : own)
            places[static_cast<std::size_t>(assignment.slot)][static_cast<std::size_t>(assignment.token)] = at++;
    }
    DeviceTensor sum = backend.rows(given, places.front());
    for (std::size_t slot = 1; slot < places.size(); ++slot) sum = backend.add(sum, backend.rows(given, places[slot]));
    return sum;
}

}  // namespace headlight
