#include "session/generation/beam_search.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace headlight {

BeamSearch::BeamSearch(BeamOptions options) : options_(std::move(options)) {
    if (options_.beams == 0) throw Error(ErrorKind::Input, Sentence("A beam search needs at least one beam."));
    done_ = options_.tokens == 0;
    if (done_) finished_ = {Beam{}};
}

void BeamSearch::advance(std::span<const std::vector<double>> log_probabilities) {
    if (done_) return;
    if (log_probabilities.size() != running_.size())
        throw Error(ErrorKind::Input, Sentence("A beam search needs the probabilities after each of its sequences."));
    const std::vector<Continuation> continuations = best_continuations(log_probabilities);
    finish(continuations);
    run_on(continuations);
    ++length_;
    const bool enough = options_.early_stopping == EarlyStopping::Yes && full();
    done_ = running_.empty() || enough || !may_improve();
}

/// So many that as many as there are beams go on even if every beam offers all ends.
std::vector<BeamSearch::Continuation> BeamSearch::best_continuations(
    std::span<const std::vector<double>> log_probabilities) const {
    std::vector<Continuation> all;
    const bool last = length_ + 1 == options_.tokens;
    for (std::size_t beam = 0; beam < running_.size(); ++beam) {
        for (std::size_t id = 0; id < log_probabilities[beam].size(); ++id) {
            const auto token = static_cast<std::int32_t>(id);
            const bool ends = last || std::ranges::find(options_.end_tokens, token) != options_.end_tokens.end();
            const double more = log_probabilities[beam][id];
            all.push_back({beam, token, more, running_[beam].score + more, ends});
        }
    }
    const std::size_t wanted = std::max<std::size_t>(2, 1 + options_.end_tokens.size()) * options_.beams;
    const std::size_t count = std::min(wanted, all.size());
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(count);
    std::partial_sort(all.begin(), end, all.end(), [](const Continuation& a, const Continuation& b) {
        if (a.score != b.score) return a.score > b.score;
        return a.beam != b.beam ? a.beam < b.beam : a.id < b.id;
    });
    all.erase(end, all.end());
    // What cannot follow is not continued, unless there is nothing else.
    while (all.size() > 1 && all.back().score == -std::numeric_limits<double>::infinity()) all.pop_back();
    return all;
}

Beam BeamSearch::continued(const Continuation& continuation) const {
    Beam beam = running_[continuation.beam];
    beam.ids.push_back(continuation.id);
    beam.probabilities.push_back(std::exp(continuation.log_probability));
    beam.score = continuation.score;
    return beam;
}

/// Only the best continuations may finish; the others are there so that enough go on.
void BeamSearch::finish(const std::vector<Continuation>& continuations) {
    const double divisor = std::pow(static_cast<double>(length_ + 1), options_.length_penalty);
    for (std::size_t i = 0; i < std::min(options_.beams, continuations.size()); ++i) {
        if (!continuations[i].ends) continue;
        Beam beam = continued(continuations[i]);
        beam.score /= divisor;
        finished_.push_back(std::move(beam));
    }
    std::ranges::stable_sort(finished_, [](const Beam& a, const Beam& b) { return a.score > b.score; });
    if (full()) finished_.resize(options_.beams);
}

void BeamSearch::run_on(const std::vector<Continuation>& continuations) {
    std::vector<Beam> next;
    std::vector<std::size_t> parents;
    for (const Continuation& continuation : continuations) {
        if (continuation.ends || next.size() == options_.beams) continue;
        next.push_back(continued(continuation));
        parents.push_back(continuation.beam);
    }
    running_ = std::move(next);
    parents_ = std::move(parents);
}

bool BeamSearch::may_improve() const {
    if (running_.empty()) return false;
    if (!full()) return true;
    const bool at_full_length = options_.early_stopping == EarlyStopping::Never && options_.length_penalty > 0;
    const auto length = static_cast<double>(at_full_length ? options_.tokens : length_);
    return running_.front().score / std::pow(length, options_.length_penalty) > finished_.back().score;
}

}  // namespace headlight
