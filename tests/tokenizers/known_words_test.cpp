#include "tokenizers/known_words.h"

#include "reference_records.h"
#include "test_program.h"
#include "tokenizers/tokenizer.h"

#include <QtTest>

using namespace headlight;

namespace {

/// What lies outside, by a tokenizer with [MASK] and [UNK], which has no piece for "—".
QString outside(const KnownWords& words, const std::string& text, const std::string& pair = "") {
    const auto tokenizer = load_tokenizer(reference_tokenizer("wordpiece-uncased"));
    const TokenizedText tokens =
        tokenizer->encode(text, pair.empty() ? std::nullopt : std::optional<std::string_view>(pair), {});
    QStringList found;
    for (const Word& word : words.outside(tokens))
        found << QString::fromStdString(
            (word.sequence == 0 ? tokens.text : tokens.pair).substr(word.range.begin, word.range.size()));
    return found.join(' ');
}

}  // namespace

class KnownWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void words_that_are_not_on_the_list_are_outside() {
        const KnownWords words("the\ncat\nsaw\n");
        QCOMPARE(outside(words, "The cat saw the parliament of zebras."), QString("parliament of zebras"));
        QCOMPARE(outside(words, ""), QString());
    }

    void case_and_possessives_do_not_count() {
        const KnownWords words("mia\r\ndidn't\r\nsee\r\ncat");
        QCOMPARE(outside(words, "MIA didn't see Mia's cat"), QString());
        QCOMPARE(outside(words, "Ben's cat"), QString("Ben's"));
    }

    void numbers_marks_and_typed_special_tokens_are_no_words() {
        const KnownWords words("the\ncat\n");
        QCOMPARE(outside(words, "The [MASK] cat, 12!"), QString());
    }

    void what_the_tokenizer_has_no_piece_for_is_outside() {
        const KnownWords words("the\ncat\n");
        const QString party = QString::fromUtf8("\U0001F389");
        QCOMPARE(outside(words, ("the cat " + party).toStdString()), party);
    }

    void a_word_of_several_pieces_is_named_once_and_the_second_text_counts_too() {
        const KnownWords words("the\ncat\n");
        QCOMPARE(outside(words, "the incomprehensibilities", "the cat unfathomably"),
                 QString("incomprehensibilities unfathomably"));
    }
};

HEADLIGHT_TEST(KnownWordsTest, None)
#include "known_words_test.moc"
