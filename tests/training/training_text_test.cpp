// The tokenizer of a training cuts texts as the library tokenizers does with the same file, and a vocabulary has the
// tokens of its text.

#include "training/training_text.h"

#include "core/error.h"
#include "core/read_file.h"
#include "json/json_document.h"
#include "test_program.h"
#include "tokenizers/pipeline/tokenizer_json.h"

#include <QtTest>

using namespace headlight;

namespace {

const std::string kFolder = HEADLIGHT_SOURCE_DIR "/tests/reference/training/";

TrainingText read_reference(TextUnit unit) {
    return read_training_text(read_file(kFolder + "text.txt", 1000), unit, {});
}

}  // namespace

class TrainingTextTest : public QObject {
    Q_OBJECT

  private slots:
    void units_data() {
        QTest::addColumn<int>("unit");
        for (const TextUnit unit : {TextUnit::Characters, TextUnit::Words})
            QTest::newRow(name_of(unit)) << static_cast<int>(unit);
    }
    void units() {
        QFETCH(int, unit);
        const auto kind = static_cast<TextUnit>(unit);
        const TrainingText text = read_reference(kind);
        QCOMPARE(text.tokenizer, read_file(kFolder + name_of(kind) + ".json", 10'000));
        const JsonDocument document(text.tokenizer, "tokenizer.json");
        const auto tokenizer = read_tokenizer_json(document, {});
        QCOMPARE(tokenizer->vocabulary_size(), text.vocabulary);
        const EncodeOptions plain{.add_special_tokens = false};
        QVERIFY(tokenizer->encode(read_file(kFolder + "text.txt", 1000), std::nullopt, plain).ids() == text.ids);
        const JsonDocument reference(std::filesystem::path(kFolder + "tokenizers.json"));
        for (const JsonValue& each : reference.root().at(name_of(kind)).elements()) {
            const auto ids = each.at("ids").integers(0, text.vocabulary);
            const auto found = tokenizer->encode(each.at("text").text(), std::nullopt, plain).ids();
            QVERIFY(std::ranges::equal(found, ids));
            QCOMPARE(tokenizer->decode(found, false), std::string(each.at("decoded").text()));
        }
    }

    void frequent_tokens_come_first_and_the_rarest_of_too_many_become_unknown() {
        const TrainingText small = read_training_text("b a a c b a", TextUnit::Words, {});
        QCOMPARE(small.ids, (std::vector<std::int32_t>{2, 1, 1, 3, 2, 1}));
        std::string many = "last last";
        for (int word = 0; word < kMostTrainedTokens; ++word) many += " w" + std::to_string(word);
        const TrainingText large = read_training_text(many, TextUnit::Words, {});
        QCOMPARE(large.vocabulary, kMostTrainedTokens);
        QCOMPARE(large.ids.front(), 1);
        QCOMPARE(std::ranges::count(large.ids, 0), 2);
    }

    void a_long_text_of_invalid_bytes_is_read_and_a_stop_ends_the_reading() {
        std::string text(1'000'000, 'x');
        text[7] = '\xFF';
        QCOMPARE(read_training_text(text, TextUnit::Characters, {}).ids.size(), text.size());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(read_training_text(text, TextUnit::Characters, stop.get_token()), Error);
    }
};

HEADLIGHT_TEST(TrainingTextTest, None)
#include "training_text_test.moc"
