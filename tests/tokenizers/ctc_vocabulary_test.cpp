// Texts of letters by position, against Hugging Face's Wav2Vec2CTCTokenizer.
#include "tokenizers/ctc_vocabulary.h"

#include "core/error.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <string>
#include <vector>

using namespace headlight;

namespace {

const QString kCase = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/wav2vec2-ctc");

/// A vocabulary of a few letters, with these settings.
CtcVocabulary vocabulary_with(const QTemporaryDir& folder, const std::string& settings) {
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "vocab.json") << "{\"<pad>\": 0, \"|\": 1, \"A\": 2, \"\\u00c4\": 3, \"<unk>\": 4}";
    std::ofstream(path / "tokenizer_config.json") << settings;
    return CtcVocabulary(path);
}

}  // namespace

class CtcVocabularyTest : public QObject {
    Q_OBJECT

  private slots:
    void texts_are_those_of_transformers() {
        QFile file(kCase + "/reference/generated.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject expected = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(expected.size(), 2);
        const CtcVocabulary vocabulary(kCase.toStdString());
        for (const QString& input : expected.keys()) {
            const QJsonValue ctc = expected[input]["ctc"];
            std::vector<std::int32_t> ids;
            for (const QJsonValue id : ctc["ids"].toArray()) ids.push_back(id.toInt());
            QCOMPARE(QString::fromStdString(vocabulary.text(ids)), ctc["text"].toString());
        }
    }

    void repeats_collapse_unless_a_blank_stands_between_them() {
        const QTemporaryDir folder;
        const CtcVocabulary vocabulary = vocabulary_with(folder, "{}");
        const std::vector<std::int32_t> ids{0, 2, 2, 0, 2, 1, 1, 3, 3, 0, 0, 1};
        QCOMPARE(vocabulary.text(ids), std::string("AA \u00c4"));
        const std::vector<HeardLetter> letters = vocabulary.letters(ids);
        QCOMPARE(letters.size(), std::size_t{5});
        QCOMPARE(letters[1].position, std::size_t{4});
        QCOMPARE(letters[2].text, std::string("\u2423"));
        QCOMPARE(letters[3].position, std::size_t{7});
        QCOMPARE(vocabulary.text(std::vector<std::int32_t>{}), std::string());
        QCOMPARE(vocabulary.text(std::vector<std::int32_t>{0, 0, 1}), std::string());
    }

    void settings_of_the_folder_hold() {
        const QTemporaryDir folder;
        const CtcVocabulary vocabulary =
            vocabulary_with(folder,
                            "{\"do_lower_case\": true, \"word_delimiter_token\": \"A\", "
                            "\"replace_word_delimiter_char\": \"_\", \"pad_token\": \"|\"}");
        const std::vector<std::int32_t> ids{3, 2, 1, 3};
        QCOMPARE(vocabulary.text(ids), std::string("\u00e4_\u00e4"));
        QCOMPARE(vocabulary.display(2), std::string("\u2423"));
    }

    void ids_without_a_letter_are_unknown() {
        const QTemporaryDir folder;
        const CtcVocabulary vocabulary = vocabulary_with(folder, "{}");
        QCOMPARE(vocabulary.text(std::vector<std::int32_t>{99, -1}), std::string("<unk>"));
    }

    void a_folder_without_letters_is_named() {
        const QTemporaryDir folder;
        try {
            const CtcVocabulary vocabulary(folder.path().toStdString());
            QFAIL("it was read");
        } catch (const Error& error) {
            QVERIFY(error.place().file.ends_with("vocab.json"));
        }
    }
};

HEADLIGHT_TEST(CtcVocabularyTest, None)
#include "ctc_vocabulary_test.moc"
