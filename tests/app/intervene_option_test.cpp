// `--intervene`: heads changed on the way, from the command line.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight::testing;

namespace {

ProgramResult run(const QStringList& arguments) {
    return run_headlight(arguments, {}, environment_without_display());
}

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

}  // namespace

class InterveneOptionTest : public QObject {
    Q_OBJECT

  private slots:
    void files_hold_the_changed_weights_and_say_so() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("changed.json");
        const auto result = run({"attention", "story-encoder", "--text", "The cat sat.", "--intervene", "self:1.2",
                                 "--intervene", "zero:0", "--out", path});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const QJsonObject file = QJsonDocument::fromJson(content_of(path)).object();
        QCOMPARE(file["provenance"]["interventions"].toArray(), QJsonArray({"self:1.2", "zero:0"}));
        const QJsonArray rows = file["tensors"]["attentions.1"].toArray()[2].toArray();
        QVERIFY(rows.size() > 4);
        for (int query = 0; query < rows.size(); ++query)
            for (int key = 0; key < rows.size(); ++key)
                QCOMPARE(rows[query].toArray()[key].toDouble(), query == key ? 1.0 : 0.0);
    }

    void figures_say_what_was_changed_data() {
        QTest::addColumn<QStringList>("more");
        QTest::newRow("a head") << QStringList{"--layer", "1", "--head", "2"};
        QTest::newRow("the grid") << QStringList{"--view", "grid"};
        QTest::newRow("a measure by layer") << QStringList{"--view", "layers", "--metric", "entropy"};
        QTest::newRow("links") << QStringList{"--view", "links", "--layer", "1"};
    }
    void figures_say_what_was_changed() {
        QFETCH(QStringList, more);
        const QTemporaryDir folder;
        const QString path = folder.filePath("figure.svg");
        const QStringList arguments{"figure",      "story-encoder", "--text", "The cat sat.",
                                    "--intervene", "uniform:1.2",   "--out",  path};
        const auto result = run(arguments + more);
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        QVERIFY(content_of(path).contains("intervention: L1H2 attends uniformly to all tokens"));
    }

    void a_target_is_rewritten_where_that_is_asked_for() {
        const QTemporaryDir folder;
        const auto target_of = [&](const QStringList& more, QByteArray& messages) {
            const QString path = folder.filePath("target.json");
            const auto result =
                run(QStringList{"attention", "english-french", "--text", "The black cat sleeps on the chair.",
                                "--intervene", "cross/uniform:1", "--out", path} +
                    more);
            messages = result.messages;
            return QJsonDocument::fromJson(content_of(path)).object();
        };
        QByteArray messages;
        const QJsonObject kept = target_of({}, messages);
        QCOMPARE(messages, QByteArray());
        QVERIFY(!kept["provenance"].toObject().contains("target_interventions"));
        const QJsonObject rewritten = target_of({"--rewrite-target"}, messages);
        QVERIFY(rewritten["pair"].toString() != kept["pair"].toString());
        QVERIFY2(messages.contains("the original one: " + kept["pair"].toString().toUtf8()), messages.constData());
        QCOMPARE(rewritten["provenance"]["target_interventions"].toArray(), QJsonArray{"cross/uniform:1"});
    }

    void a_description_holds_interventions_too() {
        const QTemporaryDir folder;
        QFile spec(folder.filePath("figure.json"));
        QVERIFY(spec.open(QIODevice::WriteOnly));
        spec.write(R"({"model": "story-encoder", "text": "The cat sat.", "layer": 0, "head": 0,
                       "intervene": ["temperature=0.5:0.0"]})");
        spec.close();
        const QString path = folder.filePath("figure.svg");
        const auto result = run({"figure", "--spec", spec.fileName(), "--out", path});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        QVERIFY(content_of(path).contains("L0H0 at temperature 0.5"));
    }

    void a_comparison_with_a_changed_run_is_the_effect_of_the_change() {
        const auto result =
            run({"compare", "story-encoder", "--text", "The cat sat.", "--with-intervene", "uniform:2.1", "--json"});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const QJsonArray heads = QJsonDocument::fromJson(result.output).object()["heads"].toArray();
        QCOMPARE(heads[0]["layer"].toInt(), 2);
        QCOMPARE(heads[0]["head"].toInt(), 1);
        for (const QJsonValue& head : heads)
            if (head["layer"].toInt() < 2) QVERIFY(head["divergence"].toDouble() < 1e-9);
    }

    void a_generated_text_is_that_of_the_changed_model() {
        const QStringList arguments{"generate", "story-decoder", "--text", "Once upon a time", "--tokens", "12"};
        const auto untouched = run(arguments);
        const auto changed = run(arguments + QStringList{"--intervene", "zero:0"});
        QCOMPARE(changed.exit_code, 0);
        QVERIFY(changed.output != untouched.output);
        const auto mean = run(arguments + QStringList{"--intervene", "mean:0"});
        QCOMPARE(mean.exit_code, 1);
        QVERIFY(mean.messages.contains("while text is generated"));
    }

    void what_cannot_be_changed_is_said_data() {
        QTest::addColumn<QString>("change");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no layer") << "zero:4" << 1 << QByteArray("There is no layer 4");
        QTest::newRow("no head") << "zero:0.7" << 1 << QByteArray("There is no head 7");
        QTest::newRow("no token") << "paint@40,0=1:0.0" << 1 << QByteArray("There is no weight of query 40");
        QTest::newRow("no change") << "explode:0" << 2 << QByteArray("is not an intervention");
        QTest::newRow("no place") << "zero" << 2 << QByteArray("expected a layer after a colon");
    }
    void what_cannot_be_changed_is_said() {
        QFETCH(QString, change);
        QFETCH(int, code);
        QFETCH(QByteArray, sentence);
        const QTemporaryDir folder;
        const auto result = run({"attention", "story-encoder", "--text", "The cat sat.", "--intervene", change, "--out",
                                 folder.filePath("changed.npz")});
        QCOMPARE(result.exit_code, code);
        QVERIFY2(result.messages.contains(sentence), result.messages.constData());
    }
};

HEADLIGHT_TEST(InterveneOptionTest, Core)
#include "intervene_option_test.moc"
