#include "reference_records.h"

#include <QDir>
#include <QtTest>

using namespace headlight;

namespace {

std::string offsets_json(const TokenizedText& tokenized) {
    std::string text;
    for (const Token& token : tokenized.tokens) {
        if (!text.empty()) text += ',';
        text += "[" + std::to_string(token.reported.begin) + "," + std::to_string(token.reported.end) + "]";
    }
    return "[" + text + "]";
}

std::vector<std::string> texts_of(const JsonValue& list) {
    std::vector<std::string> texts;
    for (const auto element : list.array()) texts.emplace_back(std::string_view(element));
    return texts;
}

}  // namespace

/// Every string of the reference kit, tokenized by Hugging Face's tokenizers.
class ReferenceTest : public QObject {
    Q_OBJECT

  private slots:
    void every_string_equals_hugging_face_data() {
        QTest::addColumn<QString>("name");
        const QDir folder(QString::fromStdString(reference_tokenizer("").string()));
        const QStringList names = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(names.size() >= 5);
        for (const QString& name : names) QTest::newRow(qPrintable(name)) << name;
    }

    void every_string_equals_hugging_face() {
        QFETCH(QString, name);
        const auto tokenizer = load_tokenizer(reference_tokenizer(name.toStdString()));
        const auto lines = reference_lines(name.toStdString());
        QVERIFY(lines.size() > 200);
        EncodeOptions plain_options;
        plain_options.add_special_tokens = false;
        for (const std::string& line : lines) {
            const JsonDocument document(line, "expected.jsonl");
            const JsonValue expected = document.root();
            const std::string_view text = expected.at("text").text();
            const TokenizedText full = tokenizer->encode(text, std::nullopt, {});
            QVERIFY2(json_of(full.ids()) == field_of(expected, "ids"), line.c_str());
            if (!expected.find("tokens")) continue;  // long strings have ids only
            std::vector<std::string> tokens;
            for (const Token& token : full.tokens) tokens.push_back(token.reported_piece);
            QVERIFY2(tokens == texts_of(expected.at("tokens")), line.c_str());
            QVERIFY2(offsets_json(full) == field_of(expected, "offsets"), line.c_str());
            QVERIFY2(tokenizer->decode(full.ids(), false) == expected.at("decoded").text(), line.c_str());
            const auto plain = tokenizer->encode(text, std::nullopt, plain_options).ids();
            QVERIFY2(json_of(plain) == field_of(expected, "plain_ids"), line.c_str());
            QVERIFY2(tokenizer->decode(plain, true) == expected.at("plain_decoded").text(), line.c_str());
        }
    }

    // The pieces that transformers gives for the sentence that a new user sees first.
    void the_built_in_models_read_the_sample_sentence_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("pieces");
        QTest::newRow("encoder") << "story-encoder"
                                 << "[CLS] the animal didn ' t cross the street because it was too tired . [SEP]";
        QTest::newRow("decoder")
            << "story-decoder"
            << "The Ġan im al Ġd id n ' t Ġc r os s Ġthe Ġst re et Ġbecause Ġit Ġwas Ġtoo Ġt ir ed .";
    }

    void the_built_in_models_read_the_sample_sentence() {
        QFETCH(QString, model);
        QFETCH(QString, pieces);
        const auto tokenizer =
            load_tokenizer((QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/") + model).toStdString());
        const auto tokenized =
            tokenizer->encode("The animal didn't cross the street because it was too tired.", std::nullopt, {});
        QStringList found;
        for (const Token& token : tokenized.tokens) found.append(QString::fromStdString(token.piece));
        QCOMPARE(found.join(' '), pieces);
    }
};

QTEST_APPLESS_MAIN(ReferenceTest)
#include "reference_test.moc"
