#include "session/generation/sampling.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace headlight {
namespace {

/// Where NaN, which no order holds, counts as least.
double ordered(double logit) {
    return std::isnan(logit) ? -std::numeric_limits<double>::infinity() : logit;
}

template <typename Number>
double largest(std::span<const Number> logits) {
    double most = -std::numeric_limits<double>::infinity();
    for (const Number logit : logits) most = std::max(most, ordered(logit));
    return most;
}

void share_probability(std::vector<NextToken>& candidates) {
    double sum = 0;
    for (const NextToken& candidate : candidates) sum += candidate.probability;
    if (!(sum > 0)) return;
    for (NextToken& candidate : candidates) candidate.probability /= sum;
}

}  // namespace

void check_sampling(const SamplingOptions& options) {
    if (!(options.temperature >= 0) || !std::isfinite(options.temperature)) {
        throw Error(ErrorKind::Input, Sentence("Expected a finite temperature of 0 or more."));
    }
    if (!(options.top_p > 0 && options.top_p <= 1)) {
        throw Error(ErrorKind::Input, Sentence("Expected a top-p of more than 0 and at most 1."));
    }
}

std::vector<double> log_softmax(std::span<const float> logits) {
    const double most = largest(logits);
    double sum = 0;
    for (const float logit : logits) sum += std::exp(ordered(logit) - most);
    const double normalizer = most + std::log(sum);
    std::vector<double> result;
    result.reserve(logits.size());
    for (const float logit : logits) result.push_back(ordered(logit) - normalizer);
    return result;
}

std::vector<NextToken> Temperature::candidates(std::span<const double> logits) const {
    const double most = largest(logits);
    std::vector<NextToken> all;
    all.reserve(logits.size());
    for (const double logit : logits) {
        const double probability = std::exp((ordered(logit) - most) / temperature_);
        all.push_back({static_cast<std::int32_t>(all.size()), probability});
    }
    share_probability(all);
    std::sort(all.begin(), all.end(), [](const NextToken& a, const NextToken& b) {
        return a.probability != b.probability ? a.probability > b.probability : a.id < b.id;
    });
    return all;
}

void TopK::keep(std::vector<NextToken>& candidates) const {
    if (count_ == 0 || candidates.size() <= count_) return;
    candidates.resize(count_);
    share_probability(candidates);
}

void TopP::keep(std::vector<NextToken>& candidates) const {
    if (mass_ >= 1) return;
    double sum = 0;
    std::size_t kept = 0;
    while (kept < candidates.size() && sum < mass_) sum += candidates[kept++].probability;
    candidates.resize(std::max<std::size_t>(kept, std::min<std::size_t>(1, candidates.size())));
    share_probability(candidates);
}

double RandomNumbers::next() {
    return static_cast<double>(bits_() >> 11) * 0x1p-53;
}

Sampler::Sampler(const SamplingOptions& options)
    : greedy_(options.temperature == 0),
      temperature_(options.temperature),
      top_k_(options.top_k),
      top_p_(options.top_p),
      random_(options.seed) {
    check_sampling(options);
}

NextToken Sampler::choose(std::span<const float> logits, std::span<const double> scores) {
    const std::int32_t id = draw(shares(scores));
    return {id, std::exp(log_softmax(logits)[static_cast<std::size_t>(id)])};
}

std::vector<NextToken> Sampler::shares(std::span<const double> scores) const {
    if (greedy_) {
        const auto best =
            std::max_element(scores.begin(), scores.end(), [](double a, double b) { return ordered(a) < ordered(b); });
        return {{static_cast<std::int32_t>(best - scores.begin()), 1}};
    }
    std::vector<NextToken> candidates = temperature_.candidates(scores);
    top_k_.keep(candidates);
    top_p_.keep(candidates);
    return candidates;
}

std::int32_t Sampler::draw(std::span<const NextToken> shares) {
    if (greedy_) return shares.front().id;
    const double drawn = random_.next();
    double sum = 0;
    for (const NextToken& candidate : shares) {
        sum += candidate.probability;
        if (drawn < sum) return candidate.id;
    }
    return shares.back().id;  // the probabilities' sum was rounded down
}

}  // namespace headlight
