// SentencePiece's BPE has scores of pieces where others have a list of merges.
#include "tokenizers/subwords/merges.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <mutex>
#include <string>
#include <tuple>
#include <utility>

namespace headlight {

namespace {

bool begins_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

std::uint32_t characters_of(std::string_view piece) {
    return static_cast<std::uint32_t>(std::ranges::count_if(piece, begins_character));
}

/// Calls `visit(left, right, characters of the left one)` for each way to put the piece together from two others.
template <typename Visit>
void visit_halves(const Vocabulary& vocabulary, std::string_view piece, const Visit& visit) {
    std::uint32_t characters = 0;
    for (std::size_t at = 0; at < piece.size(); ++at) {
        if (!begins_character(piece[at]) || characters++ == 0) continue;
        const auto left = vocabulary.find(piece.substr(0, at));
        if (!left) continue;
        if (const auto right = vocabulary.find(piece.substr(at))) visit(*left, *right, characters - 1);
    }
}

/// Scores and lengths as one number, which queues compare quickly: the better score first, then the longer left piece,
/// then the longer right one. Lengths beyond 65,535 characters count as equal.
std::uint64_t order_of(float score, std::uint32_t left_length, std::uint32_t right_length) {
    constexpr std::uint32_t kSign = 0x8000'0000U;
    constexpr std::uint32_t kLongest = 0xFFFFU;
    const auto bits = std::bit_cast<std::uint32_t>(score == 0 ? 0.0F : score);
    const std::uint32_t falling = (bits & kSign) != 0 ? bits : ~(bits | kSign);  // the larger the score, the less
    return std::uint64_t{falling} << 32U | std::uint64_t{kLongest - std::min(left_length, kLongest)} << 16U |
           (kLongest - std::min(right_length, kLongest));
}

struct ScoredMerge {
    std::int32_t left;
    std::int32_t right;
    std::int32_t merged;
    float score;
    std::uint32_t left_length;  // in characters
    std::uint32_t right_length;
};

/// All merges, the most important first.
std::vector<ScoredMerge> all_merges(const Vocabulary& vocabulary, const std::vector<float>& scores) {
    std::vector<ScoredMerge> merges;
    for (std::int32_t id = 0; id < vocabulary.size(); ++id) {
        const float score = scores[static_cast<std::size_t>(id)];
        if (std::isinf(score)) continue;
        const std::string_view piece = vocabulary.piece(id);
        const std::uint32_t length = characters_of(piece);
        const auto first = static_cast<std::ptrdiff_t>(merges.size());
        visit_halves(vocabulary, piece, [&](std::int32_t left, std::int32_t right, std::uint32_t left_length) {
            merges.push_back({left, right, id, score, left_length, length - left_length});
        });
        std::ranges::stable_sort(merges.begin() + first, merges.end(), {},
                                 [](const ScoredMerge& merge) { return std::pair(merge.left, merge.right); });
    }
    std::ranges::stable_sort(merges, std::greater(), [](const ScoredMerge& merge) {
        return std::tuple(merge.score, merge.left_length, merge.right_length);
    });
    return merges;
}

std::size_t longest_piece(const Vocabulary& vocabulary, const std::vector<float>& scores) {
    std::size_t longest = 0;
    for (std::int32_t id = 0; id < vocabulary.size(); ++id)
        if (!std::isinf(scores[static_cast<std::size_t>(id)])) longest = std::max(longest, vocabulary.piece(id).size());
    return longest;
}

class ScoredMerges final : public Merges {
  public:
    ScoredMerges(const Vocabulary& vocabulary, const std::vector<double>& scores)
        : scores_(scores.begin(), scores.end()), longest_(longest_piece(vocabulary, scores_)) {}

    [[nodiscard]] std::optional<Merge> find(const Vocabulary& vocabulary, std::int32_t left, std::int32_t right,
                                            TextBudget& budget) const override {
        const std::string_view first = vocabulary.piece(left);
        const std::string_view second = vocabulary.piece(right);
        const std::size_t length = first.size() + second.size();
        if (length > longest_) return std::nullopt;
        budget.spend(length / kBytesCopied);
        std::string joined;  // most pieces fit into it without memory of their own
        joined.append(first).append(second);
        const auto merged = vocabulary.find(joined);
        if (!merged) return std::nullopt;
        const float score = scores_[static_cast<std::size_t>(*merged)];
        if (std::isinf(score)) return std::nullopt;
        return Merge{order_of(score, characters_of(first), characters_of(second)), *merged};
    }

    [[nodiscard]] std::uint32_t rank(const Vocabulary& vocabulary, std::int32_t left,
                                     std::int32_t right) const override {
        std::call_once(once_, [&] {
            const std::vector<ScoredMerge> merges = all_merges(vocabulary, scores_);
            ranks_.reserve(merges.size());
            for (const ScoredMerge& merge : merges) ranks_.put(merge.left, merge.right, merge.merged);
        });
        return ranks_.rank(vocabulary, left, right);
    }

  private:
    std::vector<float> scores_;
    std::size_t longest_;  // bytes of a piece that may be made
    mutable std::once_flag once_;
    mutable ListedMerges ranks_;
};

}  // namespace

std::unique_ptr<const Merges> scored_merges(const Vocabulary& vocabulary, const std::vector<double>& scores) {
    return std::make_unique<const ScoredMerges>(vocabulary, scores);
}

bool any_scored_merge_joins_words(const Vocabulary& vocabulary, const std::vector<double>& scores) {
    for (std::int32_t id = 0; id < vocabulary.size(); ++id) {
        const std::string_view piece = vocabulary.piece(id);
        if (std::isinf(scores[static_cast<std::size_t>(id)]) || find_inner_word(piece) == std::string_view::npos)
            continue;
        bool made = false;
        visit_halves(vocabulary, piece, [&](std::int32_t, std::int32_t, std::uint32_t) { made = true; });
        if (made) return true;
    }
    return false;
}

}  // namespace headlight
