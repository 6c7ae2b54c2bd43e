#include "core/error.h"
#include "test_program.h"
#include "tokenizers/recorded_tokenizer.h"

#include <QtTest>

#include <string>
#include <vector>

using namespace headlight;

namespace {

TokenizedText tokens_of(const RecordedPieces& recorded) {
    TextBudget budget(bytes_of(recorded));
    return recorded_text(recorded, nullptr, budget);
}

/// What each piece stands for in the text.
std::vector<std::string> typed(const RecordedPieces& recorded) {
    const TokenizedText tokens = tokens_of(recorded);
    std::vector<std::string> typed;
    for (const Token& token : tokens.tokens) typed.push_back(tokens.text.substr(token.range.begin, token.range.size()));
    return typed;
}

std::size_t steps_of(const RecordedPieces& recorded) {
    TextBudget budget(bytes_of(recorded));
    static_cast<void>(recorded_text(recorded, nullptr, budget));
    return budget.steps();
}

/// Pieces that the text lacks, all of them different.
RecordedPieces missing(std::size_t count) {
    RecordedPieces recorded{{}, std::string(10 * count, 'a')};
    for (std::size_t i = 0; i < count; ++i) recorded.pieces.push_back("b" + std::to_string(1'000'000 + i));
    return recorded;
}

/// Pieces of which the text has all but the last letter, everywhere.
RecordedPieces nearly_there(std::size_t count) {
    RecordedPieces recorded{{}, std::string(10 * count, 'a') + "b"};
    recorded.pieces = {std::string(5 * count, 'a') + "c", std::string(5 * count, 'a') + "b"};
    return recorded;
}

/// Pieces each of which is the beginning of the next.
RecordedPieces nested(std::size_t count) {
    RecordedPieces recorded{{}, std::string(count * count, 'a')};
    for (std::size_t i = 1; i <= count; ++i) recorded.pieces.emplace_back(i, 'a');
    return recorded;
}

/// Every other piece is far away, and what follows it stands before.
RecordedPieces behind(std::size_t count) {
    RecordedPieces recorded{{}, std::string(10 * count, 'a') + "end"};
    for (std::size_t i = 0; i < count; ++i) recorded.pieces.emplace_back(i % 2 == 0 ? "end" : "a");
    return recorded;
}

}  // namespace

class RecordedTokensTest : public QObject {
    Q_OBJECT
  private slots:
    void pieces_are_found_one_after_the_other() {
        QCOMPARE(typed({{"the", "cat", "The", "[SEP]", "the"}, "The cat. The dog, the"}),
                 (std::vector<std::string>{"The", "cat", "The", "", "the"}));
    }

    void a_piece_that_is_missing_stands_for_nothing_where_the_one_before_it_ends() {
        const TokenizedText tokens = tokens_of({{"one", "two", "four", "three"}, "one two three"});
        QCOMPARE(tokens.tokens[2].range.begin, std::size_t{7});
        QVERIFY(tokens.tokens[2].range.empty());
        QCOMPARE(tokens.tokens[3].range.begin, std::size_t{8});
    }

    void a_piece_that_comes_only_before_the_cursor_is_missing() {
        QCOMPARE(typed({{"b", "a", "c"}, "a b c"}), (std::vector<std::string>{"b", "", "c"}));
    }

    void pieces_that_begin_or_end_alike_are_found_where_they_come_first() {
        QCOMPARE(typed({{"ab", "abab", "b", "abc", "c"}, "ab abbabab b abc c"}),
                 (std::vector<std::string>{"ab", "abab", "b", "abc", "c"}));
    }

    void pieces_of_single_bytes_stand_for_the_character_that_they_are_in() {
        QCOMPARE(typed({{"▁a", "<0xC3>", "x", "<0xA9>", "b"}, "aéb"}),
                 (std::vector<std::string>{"a", "é", "", "é", "b"}));
    }

    void pieces_that_end_words_are_read_without_their_mark() {
        const RecordedPieces clip{{"<|startoftext|>", "the</w>", "ca", "fÃ©</w>", "<|endoftext|>"}};
        const TokenizedText joined = tokens_of(clip);
        QCOMPARE(joined.text, std::string("the café"));
        QCOMPARE(joined.tokens[1].display, std::string("the"));
        RecordedPieces typed_as = clip;
        typed_as.text = "The café";
        QCOMPARE(typed(typed_as), (std::vector<std::string>{"", "The", "ca", "fé", ""}));
    }

    void the_search_takes_steps_linear_in_text_and_pieces_data() {
        using Make = RecordedPieces (*)(std::size_t);
        QTest::addColumn<Make>("make");
        QTest::newRow("missing") << &missing;
        QTest::newRow("nearly there") << &nearly_there;
        QTest::newRow("nested") << &nested;
        QTest::newRow("behind") << &behind;
    }
    void the_search_takes_steps_linear_in_text_and_pieces() {
        using Make = RecordedPieces (*)(std::size_t);
        QFETCH(Make, make);
        for (const std::size_t count : {10, 100, 700}) {
            const RecordedPieces recorded = make(count);
            const std::size_t steps = steps_of(recorded);
            const QString found = QString("%1 steps for %2 bytes").arg(steps).arg(bytes_of(recorded));
            QVERIFY2(steps >= recorded.text.size(), qPrintable(found));
            QVERIFY2(steps <= 4 * bytes_of(recorded) + 10, qPrintable(found));
        }
    }

    void the_search_can_be_cancelled() {
        std::stop_source source;
        source.request_stop();
        const RecordedPieces recorded = missing(50'000);
        TextBudget budget(bytes_of(recorded), source.get_token());
        try {
            static_cast<void>(recorded_text(recorded, nullptr, budget));
            QFAIL("The search went on.");
        } catch (const Error& error) {
            QVERIFY(error.kind() == ErrorKind::Cancelled);
        }
    }
};

HEADLIGHT_TEST(RecordedTokensTest, None)
#include "recorded_tokens_test.moc"
