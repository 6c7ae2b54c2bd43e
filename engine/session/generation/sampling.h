#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace headlight {

/// How the next token is chosen. As it stands: always the most probable one.
struct SamplingOptions {
    double temperature = 0;  ///< divides the logits; 0: the most probable token
    std::size_t top_k = 0;   ///< only so many of the most probable tokens; 0: all
    double top_p = 1;        ///< only the fewest tokens that have this share of the probability (arXiv 1904.09751)
    std::uint64_t seed = 0;  ///< the same seed draws the same tokens, on every machine that computes the same logits
};

/// Throws Error(Input) for a temperature or a share that makes no sense.
void check_sampling(const SamplingOptions& options);

/// A token that may come next.
struct NextToken {
    std::int32_t id = 0;
    double probability = 0;
};

/// exp(x - log(sum of exp)), computed in double precision.
std::vector<double> log_softmax(std::span<const float> logits);

/// Turns logits into probabilities, flatter the higher the temperature: softmax(logits / temperature).
class Temperature {
  public:
    explicit Temperature(double temperature) : temperature_(temperature) {}
    /// The most probable first; of equally probable tokens the one with the smaller id. NaN counts as impossible.
    [[nodiscard]] std::vector<NextToken> candidates(std::span<const double> logits) const;

  private:
    double temperature_;
};

/// Keeps the `count` most probable candidates (0: all), which share the probability among them.
class TopK {
  public:
    explicit TopK(std::size_t count) : count_(count) {}
    void keep(std::vector<NextToken>& candidates) const;

  private:
    std::size_t count_;
};

/// Keeps the fewest candidates whose probabilities reach `mass`, at least one; they share the probability among them.
class TopP {
  public:
    explicit TopP(double mass) : mass_(mass) {}
    void keep(std::vector<NextToken>& candidates) const;

  private:
    double mass_;
};

/// Numbers from 0 (included) to 1 (excluded): the upper 53 bits of std::mt19937_64, whose sequence the C++ standard
/// fixes, where it leaves that of its distributions to the library.
class RandomNumbers {
  public:
    explicit RandomNumbers(std::uint64_t seed) : bits_(seed) {}
    double next();
    void skip(std::size_t count) { bits_.discard(count); }

  private:
    std::mt19937_64 bits_;
};

/// Chooses one token after another.
class Sampler {
  public:
    /// Throws Error(Input) as check_sampling does.
    explicit Sampler(const SamplingOptions& options);
    /// A token by its score among all, and the model's own probability of it (at temperature 1, of all tokens).
    /// `scores` are its logits, or what rules made of them.
    NextToken choose(std::span<const float> logits, std::span<const double> scores);
    /// Tokens that `choose` chooses from, with their probabilities: the most probable first.
    [[nodiscard]] std::vector<NextToken> shares(std::span<const double> scores) const;
    /// Chooses one of `shares`, which must not be empty.
    std::int32_t draw(std::span<const NextToken> shares);
    /// Goes on as after so many choices.
    void skip(std::size_t choices) {
        if (!greedy_) random_.skip(choices);
    }

  private:
    bool greedy_;
    Temperature temperature_;
    TopK top_k_;
    TopP top_p_;
    RandomNumbers random_;
};

}  // namespace headlight
