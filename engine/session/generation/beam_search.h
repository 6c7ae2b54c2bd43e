#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// When a beam search ends before its sequences are as long as they may be.
enum class EarlyStopping {
    No,    ///< when the best running sequence, at its present length, is worse than every finished one
    Yes,   ///< when there are as many finished sequences as beams
    Never  ///< when no running sequence can become better than the finished ones, even at full length
};

constexpr std::size_t kMostBeams = 64;

struct BeamOptions {
    std::size_t beams = 4;
    std::size_t tokens = 20;                 ///< longest sequence
    std::vector<std::int32_t> end_tokens{};  ///< each finishes a sequence
    double length_penalty = 1;               ///< a finished sequence's score is divided by its length to this power
    EarlyStopping early_stopping = EarlyStopping::No;
};

/// A sequence of new tokens, and the sum of the logarithms of their probabilities; divided by the length once finished.
struct Beam {
    std::vector<std::int32_t> ids;
    std::vector<double> probabilities;  ///< of each token, after those before it
    double score = 0;
};

/// Searches the most probable sequence by keeping the best few of each length, in the order of decisions of Hugging
/// Face transformers, so that the same logits give the same ids. Knows no model: whoever drives it hands over what
/// follows each running sequence.
class BeamSearch {
  public:
    explicit BeamSearch(BeamOptions options);

    /// The sequences that need to be continued: one, empty, at the beginning.
    [[nodiscard]] const std::vector<Beam>& running() const { return running_; }
    /// For each running sequence the one, among those before the last `advance`, that it continues.
    [[nodiscard]] const std::vector<std::size_t>& parents() const { return parents_; }
    [[nodiscard]] bool done() const { return done_; }
    /// Takes the log-probabilities of all tokens after each running sequence.
    void advance(std::span<const std::vector<double>> log_probabilities);
    /// Finished sequences, the best first; never empty once done.
    [[nodiscard]] const std::vector<Beam>& finished() const { return finished_; }

  private:
    struct Continuation {
        std::size_t beam;
        std::int32_t id;
        double log_probability;  // of this token
        double score;            // of the sequence with it
        bool ends;
    };
    [[nodiscard]] std::vector<Continuation> best_continuations(
        std::span<const std::vector<double>> log_probabilities) const;
    [[nodiscard]] Beam continued(const Continuation& continuation) const;
    void finish(const std::vector<Continuation>& continuations);
    void run_on(const std::vector<Continuation>& continuations);
    [[nodiscard]] bool full() const { return finished_.size() >= options_.beams; }
    /// Returns whether the best running sequence may still become better than the worst finished one.
    [[nodiscard]] bool may_improve() const;

    BeamOptions options_;
    std::size_t length_ = 0;  // of the running sequences
    std::vector<Beam> running_{Beam{}};
    std::vector<std::size_t> parents_{0};
    std::vector<Beam> finished_;
    bool done_ = false;
};

}  // namespace headlight
