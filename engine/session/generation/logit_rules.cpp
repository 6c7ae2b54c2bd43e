#include "session/generation/logit_rules.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace headlight {
namespace {

constexpr double kImpossible = -std::numeric_limits<double>::infinity();

bool exists(std::int32_t id, std::span<const double> scores) {
    return id >= 0 && static_cast<std::size_t>(id) < scores.size();
}

void forbid(std::span<const std::int32_t> tokens, std::span<double> scores) {
    for (const std::int32_t id : tokens)
        if (exists(id, scores)) scores[static_cast<std::size_t>(id)] = kImpossible;
}

/// Forbids all tokens but these, whose scores stay.
void allow_only(std::span<const std::int32_t> tokens, std::span<double> scores) {
    std::vector<std::pair<std::size_t, double>> kept;
    for (const std::int32_t id : tokens)
        if (exists(id, scores)) kept.emplace_back(id, scores[static_cast<std::size_t>(id)]);
    if (kept.empty()) return;  // none of them is a token of this model
    std::ranges::fill(scores, kImpossible);
    for (const auto& [id, score] : kept) scores[id] = score;
}

/// Makes these tokens certain.
void demand(std::span<const std::int32_t> tokens, std::span<double> scores) {
    allow_only(tokens, scores);
    for (const std::int32_t id : tokens)
        if (exists(id, scores)) scores[static_cast<std::size_t>(id)] = 0;
}

}  // namespace

LogitRules::LogitRules(GenerationRules rules, std::vector<std::int32_t> ends, std::size_t prompt, std::size_t longest)
    : rules_(std::move(rules)),
      ends_(std::move(ends)),
      begin_(prompt + rules_.beginning.size()),
      prompt_(prompt),
      length_(prompt + longest) {}

void LogitRules::apply(std::span<const std::int32_t> ids, std::span<double> scores) const {
    if (ids.size() >= prompt_ && ids.size() < begin_) return allow_only(rules_.beginning[ids.size() - prompt_], scores);
    penalize_repetition(ids, scores);
    forbid_repeated_ngrams(ids, scores);
    forbid_bad_words(ids, scores);
    if (ids.size() < rules_.min_length || ids.size() - begin_ < rules_.min_new_tokens) forbid(ends_, scores);
    force(ids, scores);
    forbid(rules_.suppressed, scores);
    const std::size_t forced = begin_ == 1 && rules_.forced_begin >= 0 ? 1 : 0;
    if (ids.size() == begin_ + forced) forbid(rules_.suppressed_at_begin, scores);
}

void LogitRules::penalize_repetition(std::span<const std::int32_t> ids, std::span<double> scores) const {
    if (rules_.repetition_penalty == 1) return;
    for (const std::int32_t id : std::set(ids.begin(), ids.end())) {
        if (!exists(id, scores)) continue;
        double& score = scores[static_cast<std::size_t>(id)];
        score = score < 0 ? score * rules_.repetition_penalty : score / rules_.repetition_penalty;
    }
}

void LogitRules::forbid_repeated_ngrams(std::span<const std::int32_t> ids, std::span<double> scores) const {
    const std::size_t size = rules_.no_repeat_ngram_size;
    if (size == 0 || ids.size() + 1 < size) return;
    const auto last = ids.last(size - 1);
    for (std::size_t begin = 0; begin + size <= ids.size(); ++begin)
        if (std::ranges::equal(ids.subspan(begin, size - 1), last)) forbid(ids.subspan(begin + size - 1, 1), scores);
}

void LogitRules::forbid_bad_words(std::span<const std::int32_t> ids, std::span<double> scores) const {
    for (const std::vector<std::int32_t>& word : rules_.bad_words) {
        if (word.empty() || word.size() > ids.size() + 1) continue;
        const bool is_end = word.size() == 1 && std::ranges::find(ends_, word.front()) != ends_.end();
        const auto before = std::span(word).first(word.size() - 1);
        if (!is_end && std::ranges::equal(ids.last(before.size()), before)) forbid(std::span(word).last(1), scores);
    }
}

void LogitRules::force(std::span<const std::int32_t> ids, std::span<double> scores) const {
    if (ids.size() == 1 && rules_.forced_begin >= 0) demand(std::span(&rules_.forced_begin, 1), scores);
    if (ids.size() + 1 == length_) demand(rules_.forced_end, scores);
}

}  // namespace headlight
