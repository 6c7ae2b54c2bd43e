// Merges of pieces with scores, which are looked up one by one.

#include "tokenizers/subwords/merges.h"

#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace headlight;

namespace {

constexpr double kNeverMade = -std::numeric_limits<double>::infinity();

struct ScoredPieces {
    std::vector<std::string> pieces;
    std::vector<double> scores;
    [[nodiscard]] Vocabulary vocabulary() const {
        return Vocabulary(std::vector<std::string_view>(pieces.begin(), pieces.end()));
    }
};

/// Pieces of few letters, so that many are made in several ways; many have the same score, and some are never made.
ScoredPieces some_pieces() {
    const std::vector<std::string> letters{"a", "b", "\u00e9", "\u2581", "\U0001F408"};
    std::mt19937 random(1);
    std::set<std::string> known(letters.begin(), letters.end());
    while (known.size() < 150) {
        std::string piece;
        for (std::size_t left = 2 + random() % 4; left > 0; --left) piece += letters[random() % letters.size()];
        known.insert(piece);
    }
    ScoredPieces made{{known.begin(), known.end()}, {}};
    std::ranges::shuffle(made.pieces, random);
    for (std::size_t i = 0; i < made.pieces.size(); ++i)
        made.scores.push_back(random() % 10 == 0 ? kNeverMade : static_cast<double>(random() % 5) - 3);
    return made;
}

/// A merge that was found: what orders it, and its two pieces.
using Found = std::tuple<std::uint64_t, std::int32_t, std::int32_t, std::int32_t>;

std::vector<Found> found_merges(const Merges& merges, const Vocabulary& vocabulary) {
    TextBudget budget(1'000'000);
    std::vector<Found> found;
    for (std::int32_t left = 0; left < vocabulary.size(); ++left)
        for (std::int32_t right = 0; right < vocabulary.size(); ++right)
            if (const auto merge = merges.find(vocabulary, left, right, budget))
                found.emplace_back(merge->order, merge->merged, left, right);
    std::ranges::sort(found);
    return found;
}

}  // namespace

class MergesTest : public QObject {
    Q_OBJECT

  private slots:
    void two_pieces_merge_where_both_together_are_one_that_may_be_made() {
        const ScoredPieces made = some_pieces();
        const Vocabulary vocabulary = made.vocabulary();
        const auto merges = scored_merges(vocabulary, made.scores);
        std::size_t expected = 0;
        for (const std::string& left : made.pieces) {
            for (const std::string& right : made.pieces) {
                const auto joined = std::ranges::find(made.pieces, left + right);
                if (joined == made.pieces.end()) continue;
                expected += std::isinf(made.scores[static_cast<std::size_t>(joined - made.pieces.begin())]) ? 0 : 1;
            }
        }
        const auto found = found_merges(*merges, vocabulary);
        QVERIFY(found.size() > 100);
        QCOMPARE(found.size(), expected);
        for (const auto& [order, merged, left, right] : found)
            QCOMPARE(std::string(vocabulary.piece(merged)),
                     std::string(vocabulary.piece(left)) + std::string(vocabulary.piece(right)));
    }

    void merges_are_ordered_as_they_are_ranked() {
        const ScoredPieces made = some_pieces();
        const Vocabulary vocabulary = made.vocabulary();
        const auto merges = scored_merges(vocabulary, made.scores);
        std::uint32_t rank = 0;
        for (const auto& [order, merged, left, right] : found_merges(*merges, vocabulary))
            QCOMPARE(merges->rank(vocabulary, left, right), rank++);
    }

    void the_better_score_comes_first_and_then_the_longer_beginning() {
        const ScoredPieces made{{"a", "b", "c", "ab", "bc", "abc", "ca"}, {-9, -9, -9, -0.0, 0, -2, 1.5}};
        const Vocabulary vocabulary = made.vocabulary();
        const auto merges = scored_merges(vocabulary, made.scores);
        const auto rank = [&](const char* left, const char* right) {
            return merges->rank(vocabulary, *vocabulary.find(left), *vocabulary.find(right));
        };
        QCOMPARE(rank("c", "a"), 0U);
        QCOMPARE(rank("a", "b"), 1U);
        QCOMPARE(rank("b", "c"), 2U);
        QCOMPARE(rank("ab", "c"), 3U);
        QCOMPARE(rank("a", "bc"), 4U);
        const auto found = found_merges(*merges, vocabulary);
        QCOMPARE(found.size(), std::size_t{5});
        QCOMPARE(std::get<0>(found[1]), std::get<0>(found[2]));  // zero has no sign
    }
};

HEADLIGHT_TEST(MergesTest, None)
#include "merges_test.moc"
