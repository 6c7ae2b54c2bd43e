// SentencePiece's BPE has scores of pieces where others have a list of merges.
#include "tokenizers/subwords/bpe.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>
#include <utility>

namespace headlight {

namespace {

struct ScoredMerge {
    std::int32_t left;
    std::int32_t right;
    std::int32_t merged;
    double score;
    std::uint32_t left_length;  // in characters
    std::uint32_t right_length;
};

std::vector<ScoredMerge> merges_of(const Vocabulary& vocabulary, const std::vector<double>& scores) {
    std::vector<ScoredMerge> merges;
    std::vector<std::size_t> starts;  // of a piece's characters
    for (std::int32_t id = 0; id < vocabulary.size(); ++id) {
        const double score = scores[static_cast<std::size_t>(id)];
        if (std::isinf(score)) continue;
        const std::string_view piece = vocabulary.piece(id);
        starts.clear();
        for (std::size_t at = 0; at < piece.size(); ++at)
            if ((static_cast<unsigned char>(piece[at]) & 0xC0U) != 0x80U) starts.push_back(at);
        const auto first = static_cast<std::ptrdiff_t>(merges.size());
        for (std::size_t i = 1; i < starts.size(); ++i) {
            const auto left = vocabulary.find(piece.substr(0, starts[i]));
            if (!left) continue;
            if (const auto right = vocabulary.find(piece.substr(starts[i])))
                merges.push_back({*left, *right, id, score, static_cast<std::uint32_t>(i),
                                  static_cast<std::uint32_t>(starts.size() - i)});
        }
        std::ranges::stable_sort(merges.begin() + first, merges.end(), {},
                                 [](const ScoredMerge& merge) { return std::pair(merge.left, merge.right); });
    }
    std::ranges::stable_sort(merges, std::greater(), [](const ScoredMerge& merge) {
        return std::tuple(merge.score, merge.left_length, merge.right_length);
    });
    return merges;
}

}  // namespace

void BpeBuilder::add_scored_merges(const std::vector<double>& scores) {
    const std::vector<ScoredMerge> merges = merges_of(vocabulary_, scores);
    reserve(merges.size());
    for (const ScoredMerge& merge : merges) add_merge(merge.left, merge.right, merge.merged);
}

}  // namespace headlight
