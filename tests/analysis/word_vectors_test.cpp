// Vectors of words, the same words in two runs, and shuffled texts, on numbers that follow by hand.

#include "analysis/vectors/word_vectors.h"

#include "analysis/vectors/shuffled_text.h"
#include "analysis/vectors/token_contexts.h"
#include "core/error.h"
#include "test_program.h"
#include "two_tokenizers.h"

#include <QtTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// A run of such words with one state; each word has a vector of two numbers.
RunStates run_of_words(const std::vector<std::vector<std::string>>& words, const std::vector<float>& numbers) {
    RunStates run;
    run.analysis = analysis_with(cut(words, false), {});
    run.states.push_back(Tensor({static_cast<std::int64_t>(numbers.size()) / 2, 2}, numbers));
    run.names = {Sentence("Embeddings")};
    return run;
}

}  // namespace

class WordVectorsTest : public QObject {
    Q_OBJECT

  private slots:
    void a_cosine_is_the_dot_product_of_vectors_of_length_one() {
        const std::vector<float> first{3, 4};
        const std::vector<float> other{4, 3};
        const VectorPair pair = pair_of(first, other);
        QCOMPARE(pair.dot, 24.0);
        QCOMPARE(pair.first_length, 5.0);
        QCOMPARE(pair.cosine(), 0.96);
        QCOMPARE(pair_of(first, std::vector<float>{0, 0}).cosine(), 0.0);
    }

    void a_token_that_is_repeated_is_the_first_one_and_not_its_own_partner() {
        WordVectors vectors;
        vectors.ids = {7, 3, 7, 9};
        vectors.vectors = Tensor({4, 2}, std::vector<float>{1, 0, 1, 1, 1, 0, -1, 0});
        QCOMPARE(vectors.first_same(2), std::size_t{0});
        QCOMPARE(vectors.first_same(1), std::size_t{1});
        QCOMPARE(vectors.most_similar(0), std::size_t{1});
    }

    void words_are_compared_wherever_they_stand() {
        const RunStates first = run_of_words({{"dog"}, {"cat"}}, {1, 0, 0, 2});
        const RunStates other = run_of_words({{"cat"}, {"dog"}}, {0, 2, 1, 0.5});
        const TokenContexts any = compare_contexts(first, other, WordOrder::Any);
        QCOMPARE(any.tokens.size(), std::size_t{2});
        QCOMPARE(any.tokens[0].label, std::string("dog"));
        QCOMPARE(any.tokens[0].other, std::size_t{1});
        QCOMPARE(any.tokens[0].differences[0], 0.5);
        QCOMPARE(any.tokens[1].cosines[0], 1.0);
        QCOMPARE(any.largest_difference(0), 0.5);
        const TokenContexts kept = compare_contexts(first, other, WordOrder::Kept);
        QCOMPARE(kept.tokens.size() + kept.without_partner, std::size_t{3});
    }

    void texts_without_a_common_word_are_refused() {
        const RunStates first = run_of_words({{"dog"}}, {1, 0});
        const RunStates other = run_of_words({{"cat"}, {"cow"}}, {0, 2, 1, 0});
        QVERIFY_THROWS_EXCEPTION(Error, compare_contexts(first, other, WordOrder::Any));
    }

    void a_shuffled_text_has_the_same_words_and_the_same_order_for_a_seed() {
        const TokenizedText text = cut({{"a"}, {"b"}, {"un", "do"}, {"d"}, {"e"}});
        const std::string shuffled = shuffled_words(text, 1);
        QCOMPARE(shuffled_words(text, 1), shuffled);
        QVERIFY(shuffled_words(text, 2) != shuffled);
        QStringList words = QString::fromStdString(shuffled).split(' ');
        words.sort();
        QCOMPARE(words, (QStringList{"a", "b", "d", "e", "undo"}));
    }
};

HEADLIGHT_TEST(WordVectorsTest, None)
#include "word_vectors_test.moc"
