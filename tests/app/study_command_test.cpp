// `headlight study` tells as JSON what the window shows behind the weights.

#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QtTest>

#include <cmath>

using namespace headlight::testing;

namespace {

QJsonObject study(const QStringList& arguments) {
    const ProgramResult outcome = run_headlight(QStringList{"study"} << arguments);
    if (outcome.exit_code != 0) qWarning("%s", outcome.messages.constData());
    return QJsonDocument::fromJson(outcome.output).object();
}

}  // namespace

class StudyCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void a_weight_is_told_with_all_that_leads_to_it() {
        const QJsonObject weight = study({"weight", "story-encoder", "--text", "The cat slept.", "--layer", "1",
                                          "--head", "2", "--query", "2", "--key", "1"});
        QCOMPARE(weight["query_vector"].toArray().size(), 32);
        const double rebuilt =
            std::exp(weight["score"].toDouble() - weight["row_max"].toDouble()) / weight["row_sum"].toDouble();
        QVERIFY(std::abs(rebuilt - weight["weight"].toDouble()) < 1e-5);
        QCOMPARE(weight["output"].toArray().size(), 32);
    }

    void the_lens_has_a_row_a_layer() {
        const QJsonObject lens = study({"lens", "story-decoder", "--text", "Once upon a time", "--candidates", "3"});
        QCOMPARE(lens["layers"].toArray().size(), 5);
        QCOMPARE(lens["layers"].toArray().first().toArray().size(), 3);
    }

    void neighbours_and_tests_need_no_text() {
        QCOMPARE(study({"neighbours", "story-decoder", "--words", "cat", "--candidates", "4"})["neighbours"]
                     .toArray()
                     .size(),
                 4);
        QCOMPARE(study({"heads", "story-decoder", "--test", "sink"})["tests"].toArray().size(), 1);
        QVERIFY(!study({"positions", "story-decoder"})["cosines"].toArray().isEmpty());
    }

    void each_part_of_a_translator_is_named() {
        const QStringList cat{"english-french", "--text", "The cat sleeps.", "--target", "Le chat dort."};
        const QStringList pair{"--layer", "0", "--head", "1", "--query", "1", "--key", "0"};
        QSet<double> weights;
        for (const char* attention : {"encoder", "decoder", "cross"})
            weights << study(QStringList{"weight"} + cat + pair + QStringList{"--attention", attention})["weight"]
                           .toDouble();
        QCOMPARE(weights.size(), 3);
        QVERIFY(!weights.contains(0.0));
        const QJsonObject target = study(QStringList{"similarity"} + cat + QStringList{"--attention", "decoder"});
        QVERIFY(target["tokens"].toArray().contains(QJsonValue(QString(" chat"))) ||
                target["tokens"].toArray().contains(QJsonValue(QString("chat"))));
        QCOMPARE(study({"heads", "english-french", "--attention", "decoder"})["attention"].toString(),
                 QString("decoder"));
        const QJsonObject lens = study(QStringList{"lens"} + cat + QStringList{"--intervene", "cross/zero:0"});
        QVERIFY(lens["layers"].toArray() != study(QStringList{"lens"} + cat)["layers"].toArray());
    }

    void what_is_not_there_is_one_sentence() {
        const ProgramResult layer = run_headlight(
            {"study", "weight", "story-encoder", "--text", "A cat.", "--layer", "9", "--query", "0", "--key", "0"});
        QCOMPARE(layer.exit_code, 1);
        QVERIFY(layer.messages.contains("no layer 9"));
        QCOMPARE(run_headlight({"study", "lens", "story-sentiment", "--text", "A cat."}).exit_code, 1);
        QCOMPARE(run_headlight({"study", "lens", "story-encoder"}).exit_code, 2);
        QCOMPARE(run_headlight({"study", "heads", "story-encoder", "--test", "luck"}).exit_code, 2);
    }
};

QTEST_GUILESS_MAIN(StudyCommandTest)
#include "study_command_test.moc"
