// The view maxsim on the command line: its numbers with their provenance, its figure, and what it refuses.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace headlight::testing;

namespace {

const QString kFolder = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/late_interaction");

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class LateInteractionCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    ProgramResult maxsim(const QString& model, const QStringList& more) {
        return run_headlight(QStringList{"figure", model, "--view", "maxsim"} + more);
    }

  private slots:
    void numbers_are_those_of_transformers_and_numpy() {
        const QJsonObject expected = QJsonDocument::fromJson(read(kFolder + "/expected.json"))["short"].toObject();
        const QString out = folder_.filePath("short.json");
        const auto result = maxsim(kFolder, {"--text", expected["query"].toString(), "--document",
                                             expected["document"].toString(), "--out", out});
        QVERIFY2(result.exit_code == 0, result.messages);
        const QJsonObject found = QJsonDocument::fromJson(read(out)).object();
        QVERIFY(std::abs(found["score"][0].toDouble() - expected["trained"]["score"].toDouble()) < 1e-4);
        QCOMPARE(found["query_tokens"].toArray().size(), 12);
        QCOMPARE(found["document_tokens"].toArray().size(), 20);
        for (int row = 0; row < 12; ++row) {
            QCOMPARE(found["best"][row].toInt(), expected["trained"]["best"][row].toInt());
            QVERIFY(std::abs(found["maxima"][row].toDouble() - expected["trained"]["maxima"][row].toDouble()) < 1e-5);
        }
        QVERIFY2(QJsonDocument(found).toJson().contains("late_interaction"), "the model is named");
    }

    void each_kind_of_file_is_written() {
        for (const char* ending : {"csv", "npz", "svg", "png"}) {
            const QString out = folder_.filePath(QStringLiteral("cat.") + ending);
            const auto result = maxsim("story-encoder", {"--text", "Where did the cat sleep?", "--document",
                                                         "The cat slept on the mat.", "--out", out});
            QVERIFY2(result.exit_code == 0, result.messages);
            QVERIFY(!read(out).isEmpty());
        }
        QVERIFY(read(folder_.filePath("cat.svg")).contains("the model has no layer for"));
    }

    void a_document_is_needed() {
        const auto result = maxsim("story-encoder", {"--text", "Where?", "--out", folder_.filePath("none.png")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("--document: expected the text"), result.messages);
    }
};

HEADLIGHT_TEST(LateInteractionCommandTest, Core)
#include "late_interaction_command_test.moc"
