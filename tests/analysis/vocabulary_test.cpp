// Vocabularies learned from short texts are those that Hugging Face's tokenizers learn; see
// tests/reference/make_vocabularies.py.

#include "analysis/vocabulary/learned_vocabulary.h"
#include "core/error.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

using namespace headlight;

namespace {

QJsonArray reference() {
    QFile file(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/vocabularies.json");
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot open %s", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).array();
}

std::string text_of(const QJsonValue& entry) {
    return entry["text"].toString().toStdString();
}

QStringList merges_of(const LearnedVocabulary& learned) {
    QStringList merges;
    for (const VocabularyPoint& point : learned.points)
        if (const std::string made = point.made.english(); !made.empty()) merges << QString::fromStdString(made);
    return merges;
}

LearnedVocabulary learned_from(const std::string& text, VocabularyRule rule, std::int64_t size,
                               std::optional<std::int64_t> step = {}) {
    return learn_vocabulary({.text = text, .rule = rule, .size = size, .step = step});
}

}  // namespace

class VocabularyTest : public QObject {
    Q_OBJECT

  private slots:
    void merges_are_those_of_the_library() {
        for (const QJsonValue& entry : reference()) {
            for (const auto& [name, rule] :
                 {std::pair("bpe", VocabularyRule::Bpe), std::pair("wordpiece", VocabularyRule::WordPiece)}) {
                QStringList expected;
                for (const QJsonValue& merge : entry[QLatin1String(name)].toArray())
                    expected << merge[0].toString() + " + " + merge[1].toString();
                QVERIFY(!expected.isEmpty());
                QCOMPARE(merges_of(learned_from(text_of(entry), rule, entry["size"].toInt())), expected);
            }
        }
    }

    void probabilities_of_pieces_are_those_of_the_library() {
        constexpr double kBound = 1e-3;
        int dropped = 0;
        for (const QJsonValue& entry : reference()) {
            const QJsonObject sizes = entry["unigram"].toObject();
            QVERIFY(!sizes.isEmpty());
            for (const QString& size : sizes.keys()) {
                const QJsonObject expected = sizes[size].toObject();
                const LearnedVocabulary learned = learned_from(text_of(entry), VocabularyRule::Unigram, size.toInt());
                QCOMPARE(learned.pieces.size(), static_cast<std::size_t>(expected.size()) + 1);
                for (std::size_t piece = 1; piece < learned.pieces.size(); ++piece) {
                    const QString name = QString::fromStdString(learned.pieces[piece]);
                    QVERIFY2(expected.contains(name), qPrintable(name));
                    QVERIFY(std::abs(std::exp(learned.log_probabilities[piece]) - expected[name].toDouble()) < kBound);
                }
                for (const VocabularyPoint& point : learned.points)
                    dropped += point.made.english().starts_with("drop") ? 1 : 0;
            }
        }
        QVERIFY(dropped >= 3);
    }

    void a_step_shows_the_words_and_the_pair_that_is_merged_next() {
        const std::string text = "low low low lower lowest";
        const LearnedVocabulary first = learned_from(text, VocabularyRule::Bpe, 20, 0);
        QCOMPARE(first.step, std::int64_t{0});
        QCOMPARE(first.words.front().count, std::int64_t{3});
        QCOMPARE(first.words.front().pieces.size(), std::size_t{4});
        // Pairs of equal counts: the one whose pieces come first.
        QCOMPARE(first.pairs.front().left + "+" + first.pairs.front().right, std::string("l+o"));
        QCOMPARE(first.pairs.front().count, std::int64_t{5});
        const LearnedVocabulary next = learned_from(text, VocabularyRule::Bpe, 20, 1);
        QCOMPARE(next.words.front().pieces, (std::vector<std::string>{"\xE2\x96\x81", "lo", "w"}));
        QCOMPARE(next.points[1].vocabulary, next.points[0].vocabulary + 1);
        QCOMPARE(next.points[1].tokens, next.points[0].tokens - 5);
    }

    void the_likelihood_rule_stands_beside_the_counts_of_wordpiece() {
        const LearnedVocabulary learned = learned_from("hug hug hug pug", VocabularyRule::WordPiece, 20, 0);
        QCOMPARE(learned.pairs.front().left + learned.pairs.front().right, std::string("##u##g"));
        QCOMPARE(learned.pairs.front().score, 4.0 / (4 * 4));
    }

    void words_that_are_whole_end_the_merges() {
        const LearnedVocabulary learned = learned_from("ab ab", VocabularyRule::Bpe, 100);
        QVERIFY(learned.pairs.empty());
        QCOMPARE(learned.words.front().pieces.size(), std::size_t{1});
        QCOMPARE(learned.last_step(), std::int64_t{2});
    }

    void what_cannot_be_learned_is_refused() {
        for (const std::string& text : {std::string(), std::string(" \n\t"), std::string(kMostLearned + 1, 'a')})
            QVERIFY_THROWS_EXCEPTION(Error, learned_from(text, VocabularyRule::Bpe, 10));
        QVERIFY_THROWS_EXCEPTION(Error, learned_from("abc", VocabularyRule::Unigram, 4));
        QCOMPARE(learned_from("abc", VocabularyRule::Unigram, 5).pieces.size(), std::size_t{5});
        // Bytes that are no UTF-8 are U+FFFD.
        QCOMPARE(learned_from("\xFF\xFE", VocabularyRule::Bpe, 1).words.front().word,
                 std::string("\xE2\x96\x81\xEF\xBF\xBD\xEF\xBF\xBD"));
    }
};

HEADLIGHT_TEST(VocabularyTest, None)
#include "vocabulary_test.moc"
