// `headlight score` says how probable a model finds a text, as a table and as JSON.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace headlight::testing;

namespace {

QByteArray score(const QStringList& arguments) {
    const ProgramResult result = run_headlight(QStringList{"score"} << arguments);
    if (result.exit_code != 0) qWarning("%s", result.messages.constData());
    return result.output;
}

QJsonObject score_json(const QStringList& arguments) {
    return QJsonDocument::fromJson(score(QStringList(arguments) << "--json")).object();
}

QList<QByteArrayList> cells(const QByteArray& table) {
    QList<QByteArrayList> rows;
    for (const QByteArray& line : table.split('\n')) rows << line.split('\t');
    return rows;
}

}  // namespace

class ScoreCommandTest : public QObject {
    Q_OBJECT

    const QStringList text_{"story-decoder", "--text", "Once upon a time there was a girl."};

  private slots:
    void the_table_has_a_row_a_position_and_the_sums() {
        const QList<QByteArrayList> rows = cells(score(text_));
        QCOMPARE(rows[0].join(' '), QByteArray("position reads expected loss sum best best_probability"));
        double sum = 0;
        int row = 1;
        for (; rows[row].size() == rows[0].size(); ++row) {
            if (rows[row][3].isEmpty()) continue;
            sum += rows[row][3].toDouble();
            QVERIFY(std::abs(rows[row][4].toDouble() - sum) < 1e-5);
        }
        QCOMPARE(row, 10);  // nine tokens
        const QByteArrayList total = rows[row + 2];
        QCOMPARE(total[0].toInt(), 8);
        QVERIFY(std::abs(total[1].toDouble() - sum) < 1e-5);
        QVERIFY(std::abs(total[3].toDouble() - std::exp(sum / 8)) < 1e-3);
    }

    void json_holds_the_same_losses() {
        const QJsonObject json = score_json(text_);
        double sum = 0;
        for (const QJsonValue& loss : json["losses"].toArray()) sum += loss.toDouble(0);
        QVERIFY(std::abs(json["totals"][1].toDouble() - sum) < 1e-4);
        QCOMPARE(json["expected"][6].toString().trimmed(), QString("girl"));
        QVERIFY(json.contains("provenance"));
    }

    void lines_are_scored_one_by_one_and_together() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("texts.jsonl"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"text\": \"Once upon a time there was a girl.\"}\n\n{\"text\": \"-\\tshe\"}\n");
        file.close();
        const QList<QByteArrayList> rows = cells(score({"story-decoder", "--lines", file.fileName()}));
        QCOMPARE(rows.size(), 5);
        QVERIFY(std::abs(rows[1][2].toDouble() - score_json(text_)["totals"][1].toDouble()) < 1e-4);
        QCOMPARE(rows[2].last(), QByteArray("-\\tshe"));
        QVERIFY(std::abs(rows[3][2].toDouble() - rows[1][2].toDouble() - rows[2][2].toDouble()) < 1e-4);
        const QByteArray lines = score({"story-decoder", "--lines", file.fileName(), "--json"});
        const QJsonObject all = QJsonDocument::fromJson(lines.split('\n')[2]).object();
        QCOMPARE(all["texts"].toInt(), 2);
        QVERIFY(std::abs(all["all"]["sum"].toDouble() - rows[3][2].toDouble()) < 1e-4);
    }

    void the_same_seed_chooses_the_same_tokens() {
        const QStringList asked{"story-encoder", "--text",      "The animal was too tired to cross the street.",
                                "--masking",     "pretraining", "--seed"};
        QCOMPARE(score(QStringList(asked) << "3"), score(QStringList(asked) << "3"));
        QVERIFY(score(QStringList(asked) << "3") != score(QStringList(asked) << "4"));
    }

    void a_class_that_is_not_there_is_refused_with_those_that_are() {
        const ProgramResult result =
            run_headlight({"score", "story-sentiment", "--text", "Good.", "--label", "sideways"});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("negative, positive"), result.messages.constData());
    }

    void a_text_or_lines_are_needed() {
        QCOMPARE(run_headlight({"score", "story-decoder"}).exit_code, 2);
        QCOMPARE(run_headlight({"score", "story-decoder", "--text", "a", "--lines", "b.jsonl"}).exit_code, 2);
    }
};

HEADLIGHT_TEST(ScoreCommandTest, Core)
#include "score_command_test.moc"
