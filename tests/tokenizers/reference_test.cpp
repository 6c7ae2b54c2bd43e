#include "reference_records.h"
#include "test_program.h"

#include <QDir>
#include <QtTest>

using namespace headlight;

/// Every string of the reference kit, tokenized by Hugging Face's tokenizers.
class ReferenceTest : public QObject {
    Q_OBJECT

  private slots:
    void every_string_equals_hugging_face_data() {
        QTest::addColumn<QString>("name");
        const QDir folder(QString::fromStdString(reference_tokenizer("").string()));
        const QStringList names = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(names.size() >= 24);
        for (const QString& name : names) QTest::newRow(qPrintable(name)) << name;
    }

    void every_string_equals_hugging_face() {
        QFETCH(QString, name);
        const auto tokenizer = load_tokenizer(reference_tokenizer(name.toStdString()));
        const auto lines = reference_lines(name.toStdString());
        QVERIFY(lines.size() > 200);
        for (const std::string& line : lines) {
            const auto field = difference(*tokenizer, line);
            QVERIFY2(!field, (field.value_or("") + " of " + line).c_str());
        }
    }

    // The pieces that transformers gives for the sentence that a new user sees first.
    void the_built_in_models_read_the_sample_sentence_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("pieces");
        QTest::newRow("encoder") << "story-encoder"
                                 << "[CLS] the animal didn ' t cross the street because it was too tired . [SEP]";
        QTest::newRow("decoder") << "story-decoder"
                                 << "The Ġan im al Ġdidn ' t Ġcross Ġthe Ġst re et Ġbecause Ġit Ġwas Ġtoo Ġtired .";
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

HEADLIGHT_TEST(ReferenceTest, None)
#include "reference_test.moc"
