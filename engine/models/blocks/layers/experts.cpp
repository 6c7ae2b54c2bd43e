#include "models/blocks/layers/experts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

/// The weights of all assignments, [tokens, experts].
Tensor weights_of(const std::vector<std::vector<ExpertAssignment>>& assignments, std::int64_t tokens) {
    Tensor weights({tokens, static_cast<std::int64_t>(assignments.size())});
    for (std::size_t expert = 0; expert < assignments.size(); ++expert)
        for (const ExpertAssignment& one : assignments[expert]) weights.slice(one.token)[expert] = one.weight;
    return weights;
}

float sigmoid(float x) {
    return 1.0F / (1.0F + std::exp(-x));
}

/// The rows of x, each times its weight.
DeviceTensor weigh(Backend& backend, const DeviceTensor& x, const std::function<float(std::size_t)>& weight_of) {
    Tensor weights(x.shape);
    for (std::int64_t row = 0; row < x.rows(); ++row)
        std::ranges::fill(weights.slice(row), weight_of(static_cast<std::size_t>(row)));
    return backend.gated(backend.upload(weights), x, Activation::None);
}

}  // namespace

DeviceTensor ExpertMixture::operator()(Backend& backend, const DeviceTensor& x, RouterChoice* choice) const {
    Tensor scores = backend.download(router(backend, x));
    const auto assignments = assign_experts(scores, rule);
    const std::int64_t chosen = rule.chosen;
    if (choice != nullptr) *choice = {std::move(scores), weights_of(assignments, x.rows())};
    // What the experts give lies expert after expert; then each token collects its own.
    const DeviceTensor given = backend.allocate({x.rows() * chosen, x.columns()});
    std::vector<std::vector<std::int32_t>> places(static_cast<std::size_t>(chosen),
                                                  std::vector<std::int32_t>(static_cast<std::size_t>(x.rows())));
    std::int32_t at = 0;
    for (std::size_t expert = 0; expert < experts.size(); ++expert) {
        const std::vector<ExpertAssignment>& own = assignments[expert];
        if (own.empty()) continue;
        std::vector<std::int32_t> tokens;
        for (const ExpertAssignment& assignment : own) tokens.push_back(assignment.token);
        const DeviceTensor by_expert = experts[expert](backend, backend.rows(x, tokens));
        backend.write_rows(given, at, weigh(backend, by_expert, [&](std::size_t row) { return own[row].weight; }));
        for (const ExpertAssignment& assignment : own)
            places[static_cast<std::size_t>(assignment.slot)][static_cast<std::size_t>(assignment.token)] = at++;
    }
    DeviceTensor sum = backend.rows(given, places.front());
    for (std::size_t slot = 1; slot < places.size(); ++slot) sum = backend.add(sum, backend.rows(given, places[slot]));
    return shared.down.empty() ? sum : backend.add(sum, given_by_shared(backend, x));
}

DeviceTensor ExpertMixture::given_by_shared(Backend& backend, const DeviceTensor& x) const {
    DeviceTensor given = shared(backend, x);
    if (shared_router.empty()) return given;
    const Tensor scores = backend.download(shared_router(backend, x));
    return weigh(backend, given, [&](std::size_t row) { return sigmoid(scores.values()[row]); });
}

}  // namespace headlight
