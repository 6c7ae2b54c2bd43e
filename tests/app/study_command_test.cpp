// `headlight study` tells as JSON what the window shows behind the weights.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace headlight::testing;

namespace {

QJsonObject study(const QStringList& arguments) {
    const ProgramResult outcome = run_headlight(QStringList{"study"} << arguments);
    if (outcome.exit_code != 0) qWarning("%s", outcome.messages.constData());
    return QJsonDocument::fromJson(outcome.output).object();
}

/// The number of this name among the steps of a weight.
double step(const QJsonObject& weight, const QString& name) {
    const QJsonArray names = weight["step_names"].toArray();
    for (qsizetype index = 0; index < names.size(); ++index)
        if (names[index].toString() == name) return weight["steps"].toArray()[index].toDouble();
    return std::nan("");
}

}  // namespace

class StudyCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void a_weight_is_told_with_all_that_leads_to_it() {
        const QJsonObject weight = study({"weight", "story-encoder", "--text", "The cat slept.", "--layer", "1",
                                          "--head", "2", "--query", "2", "--key", "1"});
        QCOMPARE(weight["query_vector"].toArray().size(), 32);
        const double rebuilt = std::exp(step(weight, "score") - step(weight, "row_max")) / step(weight, "row_sum");
        QVERIFY(std::abs(rebuilt - step(weight, "weight")) < 1e-5);
        QCOMPARE(weight["output"].toArray().size(), 32);
    }

    void the_lens_has_a_row_a_layer() {
        const QJsonObject lens = study({"lens", "story-decoder", "--text", "Once upon a time", "--candidates", "3"});
        QCOMPARE(lens["probabilities"].toArray().size(), 5);
        QCOMPARE(lens["probabilities"].toArray().first().toArray().size(), 3);
    }

    void neighbors_and_tests_need_no_text() {
        const QJsonObject nearest = study({"neighbors", "story-decoder", "--words", "cat", "--candidates", "4"});
        QCOMPARE(nearest["tokens"].toArray().size(), 4);
        QCOMPARE(nearest["cosines"].toArray().size(), 4);
        QVERIFY(!study({"heads", "story-decoder", "--test", "sink"})["title"].toString().isEmpty());
        QVERIFY(!study({"positions", "story-decoder"})["cosines"].toArray().isEmpty());
    }

    void each_part_of_a_translator_is_named() {
        const QStringList cat{"english-french", "--text", "The cat sleeps.", "--target", "Le chat dort."};
        const QStringList pair{"--layer", "0", "--head", "1", "--query", "1", "--key", "0"};
        QSet<double> weights;
        for (const char* attention : {"encoder", "decoder", "cross"})
            weights << step(study(QStringList{"weight"} + cat + pair + QStringList{"--attention", attention}),
                            "weight");
        QCOMPARE(weights.size(), 3);
        QVERIFY(!weights.contains(0.0));
        const QJsonObject target = study(QStringList{"similarity"} + cat + QStringList{"--attention", "decoder"});
        QVERIFY(target["queries"].toArray().contains(QJsonValue(QString(" chat"))) ||
                target["queries"].toArray().contains(QJsonValue(QString("chat"))));
        const QJsonObject lens = study(QStringList{"lens"} + cat + QStringList{"--intervene", "cross/zero:0"});
        QVERIFY(lens["probabilities"].toArray() != study(QStringList{"lens"} + cat)["probabilities"].toArray());
    }

    void a_study_and_the_numbers_of_its_figure_are_the_same_data() {
        QTest::addColumn<QString>("study");
        QTest::addColumn<QStringList>("arguments");
        const QStringList text{"story-decoder", "--text", "Once upon a time"};
        QTest::newRow("weight") << "weight" << text + QStringList{"--layer", "1", "--head", "0", "--query", "3"};
        QTest::newRow("lens") << "lens" << text;
        QTest::newRow("similarity") << "similarity" << text;
        QTest::newRow("positions") << "positions" << QStringList{"story-decoder"};
        QTest::newRow("heads") << "heads" << QStringList{"story-decoder", "--test", "sink"};
    }
    void a_study_and_the_numbers_of_its_figure_are_the_same() {
        QFETCH(QString, study);
        QFETCH(QStringList, arguments);
        const QTemporaryDir folder;
        const QString file = folder.filePath("numbers.json");
        const ProgramResult studied = run_headlight(QStringList{"study", study} + arguments);
        QVERIFY2(studied.exit_code == 0, studied.messages.constData());
        const ProgramResult drawn =
            run_headlight(QStringList{"figure"} + arguments + QStringList{"--view", study, "--out", file});
        QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
        QFile numbers(file);
        QVERIFY(numbers.open(QIODevice::ReadOnly));
        QCOMPARE(studied.output, numbers.readAll());
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

HEADLIGHT_TEST(StudyCommandTest, Core)
#include "study_command_test.moc"
