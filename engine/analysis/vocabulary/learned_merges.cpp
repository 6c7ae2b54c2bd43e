#include "analysis/vocabulary/counted_words.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace headlight {

namespace {

using Pair = std::pair<std::size_t, std::size_t>;

/// Words as ids of pieces, on their way from characters to whole words.
class Merging {
  public:
    Merging(const std::vector<CountedWord>& words, bool marks_continuation)
        : source_(words), marks_continuation_(marks_continuation) {
        add_characters();
        for (const CountedWord& word : words) {
            std::vector<std::size_t> ids;
            for (std::size_t at = 0; at < word.characters.size(); ++at) ids.push_back(ids_.at(piece_at(word, at)));
            words_.push_back(std::move(ids));
        }
    }

    [[nodiscard]] const std::vector<std::string>& pieces() const { return pieces_; }

    [[nodiscard]] std::map<Pair, std::int64_t> pair_counts() const {
        std::map<Pair, std::int64_t> counts;
        for (std::size_t word = 0; word < words_.size(); ++word)
            for (std::size_t at = 1; at < words_[word].size(); ++at)
                counts[{words_[word][at - 1], words_[word][at]}] += source_[word].count;
        return counts;
    }

    /// The most frequent pair, of several the one whose pieces came first; null: no word has two pieces.
    static const std::pair<const Pair, std::int64_t>* best(const std::map<Pair, std::int64_t>& counts) {
        const auto found = std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
        return found == counts.end() ? nullptr : &*found;
    }

    void merge(const Pair& pair) {
        const std::string joined = pieces_[pair.first] + without_mark(pieces_[pair.second]);
        const std::size_t id = add(joined);
        for (std::vector<std::size_t>& word : words_) {
            std::size_t end = 0;  // of what is kept
            for (std::size_t at = 0; at < word.size(); ++end) {
                const bool joins = at + 1 < word.size() && Pair{word[at], word[at + 1]} == pair;
                word[end] = joins ? id : word[at];
                at += joins ? 2 : 1;
            }
            word.resize(end);
        }
    }

    [[nodiscard]] VocabularyPoint point(std::string made) const {
        VocabularyPoint point{std::move(made), std::ssize(pieces_)};
        std::set<std::size_t> used;
        for (std::size_t word = 0; word < words_.size(); ++word) {
            used.insert(words_[word].begin(), words_[word].end());
            point.tokens += std::ssize(words_[word]) * source_[word].count;
        }
        point.used = std::ssize(used);
        return point;
    }

    /// Words and pairs as they stand now.
    void show(const std::map<Pair, std::int64_t>& counts, LearnedVocabulary& learned) const {
        std::vector<std::int64_t> single(pieces_.size(), 0);
        for (std::size_t word = 0; word < words_.size(); ++word) {
            DividedWord divided{source_[word].text(), source_[word].count, {}};
            for (const std::size_t id : words_[word]) {
                divided.pieces.push_back(pieces_[id]);
                single[id] += source_[word].count;
            }
            learned.words.push_back(std::move(divided));
        }
        for (const auto& [pair, count] : counts) {
            const double both = static_cast<double>(single[pair.first]) * static_cast<double>(single[pair.second]);
            learned.pairs.push_back(
                {pieces_[pair.first], pieces_[pair.second], count, static_cast<double>(count) / both});
        }
        // Stable: equal counts stay in the order of their pieces.
        std::ranges::stable_sort(learned.pairs, std::ranges::greater{}, &PairCandidate::count);
    }

  private:
    [[nodiscard]] std::string piece_at(const CountedWord& word, std::size_t at) const {
        return at > 0 && marks_continuation_ ? kMark + word.characters[at] : word.characters[at];
    }
    [[nodiscard]] std::string without_mark(const std::string& piece) const {
        return marks_continuation_ && piece.starts_with(kMark) ? piece.substr(kMark.size()) : piece;
    }

    /// Characters in the order of Unicode, which is that of UTF-8; then those that continue a word.
    void add_characters() {
        std::set<std::string> begin;
        std::set<std::string> inside;
        for (const CountedWord& word : source_) {
            for (std::size_t at = 0; at < word.characters.size(); ++at) {
                begin.insert(word.characters[at]);
                if (at > 0 && marks_continuation_) inside.insert(piece_at(word, at));
            }
        }
        for (const std::string& piece : begin) add(piece);
        for (const std::string& piece : inside) add(piece);
    }

    std::size_t add(const std::string& piece) {
        const auto [place, is_new] = ids_.try_emplace(piece, pieces_.size());
        if (is_new) pieces_.push_back(piece);
        return place->second;
    }

    inline static const std::string kMark = "##";
    const std::vector<CountedWord>& source_;
    bool marks_continuation_;
    std::vector<std::string> pieces_;
    std::map<std::string, std::size_t> ids_;
    std::vector<std::vector<std::size_t>> words_;
};

}  // namespace

LearnedVocabulary learn_merges(const std::vector<CountedWord>& words, const VocabularyRequest& request) {
    Merging merging(words, request.rule == VocabularyRule::WordPiece);
    LearnedVocabulary learned;
    learned.points.push_back(merging.point({}));
    const std::int64_t wanted = request.step.value_or(kMostPieces);
    for (;;) {
        const std::map<Pair, std::int64_t> counts = merging.pair_counts();
        const auto* next = Merging::best(counts);
        const bool ends = next == nullptr || std::ssize(merging.pieces()) >= request.size;
        if (learned.last_step() == wanted || (ends && learned.words.empty())) {
            learned.step = learned.last_step();
            merging.show(counts, learned);
        }
        if (ends) break;
        const Pair pair = next->first;
        const std::string made = merging.pieces()[pair.first] + " + " + merging.pieces()[pair.second];
        merging.merge(pair);
        learned.points.push_back(merging.point(made));
    }
    learned.pieces = merging.pieces();
    return learned;
}

}  // namespace headlight
