// Sentences with values, which the window shows in other languages.

#include "core/text/sentence.h"

#include "core/error.h"
#include "test_program.h"

#include <string>
#include <string_view>

using namespace headlight;

class SentenceTest : public QObject {
    Q_OBJECT
  private slots:
    void a_sentence_without_values_is_its_text() {
        const Sentence sentence("The file is empty: 100% of it.");
        QCOMPARE(sentence.english(), std::string("The file is empty: 100% of it."));
        QVERIFY2(sentence.text() != nullptr, "it can be translated");
    }

    void values_stand_in_their_places() {
        const std::string name = "query";
        QCOMPARE(Sentence("Expected %1 of %2, found %3; %1 is needed.", std::string_view("8"), name, -3).english(),
                 std::string("Expected 8 of query, found -3; 8 is needed."));
    }

    void a_value_that_looks_like_a_place_stays_as_it_is() {
        QCOMPARE(Sentence("%1 is not %2.", "%2", "%1").english(), std::string("%2 is not %1."));
    }

    void a_sentence_may_be_a_value() {
        const Sentence expected("a list of %1 numbers", 3);
        QCOMPARE(Sentence("Expected %1, found %2.", expected, 4).english(),
                 std::string("Expected a list of 3 numbers, found 4."));
    }

    void words_of_others_are_no_text_with_places() {
        const Sentence words = std::string("disk %1 is full");
        QVERIFY(words.text() == nullptr);
        QCOMPARE(words.english(), std::string("disk %1 is full"));
    }

    void an_error_reports_its_place_around_the_problem() {
        const Error error(ErrorKind::Format, Sentence("Expected %1.", 2),
                          {.file = "model.gguf", .field = "%1", .offset = 12});
        QCOMPARE(error.sentence(), std::string("Expected 2."));
        QCOMPARE(error.report().english(), std::string("model.gguf: %1: Expected 2. (at byte 12)"));
        QCOMPARE(std::string(error.what()), error.report().english());
    }
};

HEADLIGHT_TEST(SentenceTest, None)
#include "sentence_test.moc"
