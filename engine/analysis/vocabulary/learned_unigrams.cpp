#include "analysis/vocabulary/counted_words.h"
#include "analysis/vocabulary/unigram_model.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace headlight {

namespace {

constexpr int kEstimatesBetween = 2;  ///< estimates of probabilities before pieces are dropped
constexpr double kKept = 0.75;        ///< share of the pieces that stay when some are dropped
constexpr double kLeastExpected = 0.5;
constexpr double kRoom = 1.1;  ///< dropping ends at this many times the wanted size
constexpr const char* kUnknownName = "<unk>";

/// Psi(x), the derivative of ln Gamma, for x > 0: the recurrence up to 7, then the asymptotic series about x - 1/2.
double digamma(double x) {
    double result = 0;
    for (; x < 7; x += 1) result -= 1 / x;
    const double inverse = 1 / (x - 0.5);
    const double square = inverse * inverse;
    return result + std::log(x - 0.5) +
           square * (1.0 / 24 - square * (7.0 / 960 - square * (31.0 / 8064 - square * (127.0 / 30720))));
}

/// How one piece would be done without.
struct Loss {
    bool kept = false;     ///< a character, or nothing else makes it
    bool useless = false;  ///< no best division has it
    double loss = 0;
    std::vector<std::size_t> instead;
};

/// Learning from a list of words, one model after the other.
class UnigramLearning {
  public:
    UnigramLearning(const std::vector<CountedWord>& words, const VocabularyRequest& request)
        : words_(words), request_(request), model_(seeds(words)) {
        for (const CountedWord& word : words) all_words_ += static_cast<double>(word.count);
    }

    LearnedVocabulary learn() {
        check_size();
        LearnedVocabulary learned;
        mark(learned, std::string(), true);
        const auto room = static_cast<std::size_t>(kRoom * static_cast<double>(request_.size));
        for (;;) {
            for (int estimate = 0; estimate < kEstimatesBetween; ++estimate) {
                const bool last = estimate + 1 == kEstimatesBetween;
                const std::size_t before = model_.pieces().size();
                model_ = UnigramModel(estimated());
                const std::size_t lost = before - model_.pieces().size();
                mark(learned, estimate_of(lost), last);
            }
            if (model_.pieces().size() <= room) break;
            const std::size_t before = model_.pieces().size();
            model_ = UnigramModel(pruned(room));
            const std::size_t dropped = before - model_.pieces().size();
            mark(learned, dropped == 1 ? Sentence("drop 1 piece") : Sentence("drop %1 pieces", dropped), false);
        }
        model_ = UnigramModel(finished());
        mark(learned, Sentence("end with the wanted size"), false);
        if (learned.words.empty()) show(learned, false);
        for (const WeighedPiece& piece : model_.pieces()) {
            learned.pieces.push_back(piece.piece);
            learned.log_probabilities.push_back(piece.log_probability);
        }
        return learned;
    }

  private:
    static Sentence estimate_of(std::size_t lost) {
        if (lost == 0) return Sentence("estimate probabilities");
        return lost == 1 ? Sentence("estimate probabilities, 1 piece too rare")
                         : Sentence("estimate probabilities, %1 pieces too rare", lost);
    }

    /// All characters, then all substrings that occur in several words' places and go on in several ways: by their
    /// count times their length.
    static std::vector<WeighedPiece> seeds(const std::vector<CountedWord>& words) {
        struct Found {
            std::int64_t count = 0;
            std::string next;  ///< of the first occurrence; empty: the end of the word
            bool branches = false;
            std::size_t length = 0;
        };
        std::map<std::string, std::int64_t> characters;
        std::map<std::string, Found> found;
        for (const CountedWord& word : words) {
            const std::size_t size = word.characters.size();
            for (std::size_t begin = 0; begin < size; ++begin) {
                characters[word.characters[begin]] += word.count;
                std::string text = word.characters[begin];
                for (std::size_t end = begin + 2; end <= std::min(size, begin + UnigramModel::kLongest); ++end) {
                    text += word.characters[end - 1];
                    const std::string next = end < size ? word.characters[end] : std::string();
                    Found& piece = found[text];
                    piece.branches = piece.branches || (piece.count > 0 && next != piece.next);
                    if (piece.count++ == 0) piece.next = next;
                    piece.length = end - begin;
                }
            }
        }
        std::vector<std::pair<std::int64_t, std::string>> first;
        std::vector<std::pair<std::int64_t, std::string>> longer;
        for (const auto& [text, count] : characters) first.emplace_back(count, text);
        for (const auto& [text, piece] : found)
            if (piece.branches) longer.emplace_back(piece.count * static_cast<std::int64_t>(piece.length), text);
        std::ranges::sort(first, std::ranges::greater{});
        std::ranges::sort(longer, std::ranges::greater{});
        first.insert(first.end(), longer.begin(), longer.end());
        double sum = 0;
        for (const auto& [score, text] : first) sum += static_cast<double>(score);
        std::vector<WeighedPiece> pieces{{kUnknownName, 0}};
        for (const auto& [score, text] : first)
            pieces.push_back({text, std::log(static_cast<double>(score)) - std::log(sum)});
        return pieces;
    }

    [[nodiscard]] std::set<std::string> characters() const {
        std::set<std::string> all;
        for (const CountedWord& word : words_) all.insert(word.characters.begin(), word.characters.end());
        return all;
    }

    void check_size() const {
        const std::int64_t needed = std::ssize(characters()) + 1;
        if (request_.size < needed)
            throw Error(ErrorKind::Input, Sentence("--vocabulary-size: expected at least %1, one piece for each "
                                                   "character of the text and one for unknown ones, found %2.",
                                                   needed, request_.size));
    }

    /// One step of expectation and maximization, with the probabilities of a Dirichlet prior in place of plain shares
    /// (as SentencePiece does), which makes rare pieces rarer.
    [[nodiscard]] std::vector<WeighedPiece> estimated() const {
        std::vector<double> counts(model_.pieces().size(), 0);
        for (const CountedWord& word : words_)
            model_.add_expected(word.characters, static_cast<double>(word.count), counts);
        std::vector<WeighedPiece> pieces{model_.pieces().front()};
        double sum = 0;
        for (std::size_t id = 1; id < counts.size(); ++id) {
            if (counts[id] < kLeastExpected) continue;
            pieces.push_back({model_.pieces()[id].piece, digamma(counts[id])});
            sum += counts[id];
        }
        for (std::size_t id = 1; id < pieces.size(); ++id) pieces[id].log_probability -= digamma(sum);
        return pieces;
    }

    /// The most probable division of a word.
    [[nodiscard]] std::vector<std::size_t> best_ids(const CountedWord& word) const {
        return model_.best_two(word.characters).front().ids;
    }

    /// How often each piece occurs in the best divisions of the words.
    [[nodiscard]] std::vector<double> best_counts() const {
        std::vector<double> counts(model_.pieces().size(), 0);
        for (const CountedWord& word : words_)
            for (const std::size_t id : best_ids(word)) counts[id] += static_cast<double>(word.count);
        return counts;
    }

    /// The characters of a piece.
    [[nodiscard]] static std::vector<std::string> characters_of(const std::string& piece) {
        std::vector<std::string> characters;
        for (const char byte : piece) {
            const bool continues = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
            if (!continues) characters.emplace_back();
            characters.back() += byte;
        }
        return characters;
    }

    /// By how much ln p of the text falls, for each word, where each piece is replaced by its second best division.
    [[nodiscard]] std::vector<Loss> losses(const std::vector<double>& counts) const {
        double sum = 0;
        for (const double count : counts) sum += count;
        std::vector<Loss> losses(counts.size());
        for (std::size_t id = 1; id < counts.size(); ++id) {
            Loss& loss = losses[id];
            const std::vector<Division> divisions = model_.best_two(characters_of(model_.pieces()[id].piece));
            const bool whole = divisions.front().ids.size() == 1;
            if (whole && divisions.size() > 1) loss.instead = divisions[1].ids;
            loss.useless = counts[id] == 0 && (!whole || !loss.instead.empty());
            loss.kept = !loss.useless && loss.instead.empty();
            if (loss.useless || loss.kept) continue;
            const auto parts = static_cast<double>(loss.instead.size());
            const double alternative_sum = std::log(sum + counts[id] * (parts - 1));
            double alternative = 0;
            for (const std::size_t part : loss.instead)
                alternative += std::log(counts[part] + counts[id]) - alternative_sum;
            loss.loss = counts[id] / all_words_ * (std::log(counts[id]) - std::log(sum) - alternative);
        }
        return losses;
    }

    /// The pieces without those whose loss is least: three quarters of them, but no fewer than `room`.
    [[nodiscard]] std::vector<WeighedPiece> pruned(std::size_t room) const {
        const std::vector<WeighedPiece>& pieces = model_.pieces();
        const std::vector<Loss> all = losses(best_counts());
        std::vector<WeighedPiece> kept{pieces.front()};
        std::vector<std::size_t> candidates;
        for (std::size_t id = 1; id < pieces.size(); ++id) {
            if (all[id].kept) kept.push_back(pieces[id]);
            if (!all[id].kept && !all[id].useless) candidates.push_back(id);
        }
        std::ranges::stable_sort(candidates, std::ranges::greater{}, [&](std::size_t id) { return all[id].loss; });
        const auto size = std::max(room, static_cast<std::size_t>(kKept * static_cast<double>(pieces.size())));
        for (const std::size_t id : candidates) {
            if (kept.size() >= size) break;
            kept.push_back(pieces[id]);
        }
        return kept;
    }

    /// All characters, which are never dropped, and the first other pieces up to the wanted size: those that no other
    /// pieces make, then those with the largest loss.
    [[nodiscard]] std::vector<WeighedPiece> finished() const {
        constexpr double kPenaltyStep = 0.0001;  // keeps lost characters apart
        std::map<std::string, double> known;
        for (std::size_t id = 1; id < model_.pieces().size(); ++id)
            known.emplace(model_.pieces()[id].piece, model_.pieces()[id].log_probability);
        std::vector<WeighedPiece> pieces;
        std::set<std::string> taken;
        double penalty = 0;
        for (const std::string& character : characters()) {
            const auto found = known.find(character);
            pieces.push_back({character, found != known.end() ? found->second : model_.least() + penalty});
            if (found == known.end()) penalty += kPenaltyStep;
            taken.insert(character);
        }
        for (std::size_t id = 1; id < model_.pieces().size() && std::ssize(pieces) + 1 < request_.size; ++id)
            if (!taken.contains(model_.pieces()[id].piece)) pieces.push_back(model_.pieces()[id]);
        std::ranges::stable_sort(pieces, std::ranges::greater{}, &WeighedPiece::log_probability);
        pieces.insert(pieces.begin(), {kUnknownName, 0});
        return pieces;
    }

    /// Writes a step down; `drops`: the next one drops pieces.
    void mark(LearnedVocabulary& learned, Sentence made, bool drops) const {
        VocabularyPoint point{std::move(made), std::ssize(model_.pieces())};
        std::set<std::size_t> used;
        for (const CountedWord& word : words_) {
            const std::vector<std::size_t> best = best_ids(word);
            used.insert(best.begin(), best.end());
            point.tokens += std::ssize(best) * word.count;
        }
        point.used = std::ssize(used);
        learned.points.push_back(std::move(point));
        if (request_.step == learned.last_step()) show(learned, drops);
    }

    /// Words and pieces as they stand now: what would be dropped first, or the most probable first.
    void show(LearnedVocabulary& learned, bool drops) const {
        learned.step = learned.last_step();
        const std::vector<WeighedPiece>& pieces = model_.pieces();
        for (const CountedWord& word : words_) {
            DividedWord divided{word.text(), word.count, {}};
            for (const std::size_t id : best_ids(word))
                divided.pieces.push_back(id == UnigramModel::kUnknown ? kUnknownName : pieces[id].piece);
            learned.words.push_back(std::move(divided));
        }
        const std::vector<double> counts = best_counts();
        const std::vector<Loss> all = losses(counts);
        for (std::size_t id = 1; id < pieces.size(); ++id) {
            UnigramPiece piece{pieces[id].piece, pieces[id].log_probability, static_cast<std::int64_t>(counts[id])};
            if (!all[id].kept) piece.loss = all[id].loss;
            for (const std::size_t part : all[id].instead)
                piece.instead.push_back(part == UnigramModel::kUnknown ? kUnknownName : pieces[part].piece);
            learned.unigrams.push_back(std::move(piece));
        }
        const auto last = [](const UnigramPiece& piece) { return std::pair(!piece.loss, piece.loss.value_or(0)); };
        if (drops)
            std::ranges::stable_sort(learned.unigrams, {}, last);
        else
            std::ranges::stable_sort(learned.unigrams, std::ranges::greater{}, &UnigramPiece::log_probability);
    }

    const std::vector<CountedWord>& words_;
    const VocabularyRequest& request_;
    UnigramModel model_;
    double all_words_ = 0;
};

}  // namespace

LearnedVocabulary learn_unigrams(const std::vector<CountedWord>& words, const VocabularyRequest& request) {
    return UnigramLearning(words, request).learn();
}

}  // namespace headlight
