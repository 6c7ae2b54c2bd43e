// `headlight metrics`: heads over many texts.

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

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QJsonObject read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

const QByteArray kThreeTexts =
    "{\"text\": \"The animal was tired.\"}\n{\"text\": \"The street was wide. It was long.\"}\n"
    "{\"text\": \"Lucy slept and Lucy slept.\"}\n";

ProgramResult metrics(const QStringList& arguments) {
    return run_headlight(QStringList{"metrics", "story-encoder"} + arguments, {}, environment_without_display());
}

double value_of(const QJsonObject& file, const char* kind, const char* id, const char* what) {
    return file["stacks"]
        .toArray()[0]
        .toObject()[kind]
        .toObject()[id]
        .toObject()[what]
        .toArray()[1]
        .toArray()[2]
        .toDouble(-1);
}

}  // namespace

class MetricsCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void every_head_gets_mean_deviation_and_count() {
        const QTemporaryDir folder;
        write(folder.filePath("texts.jsonl"), kThreeTexts);
        const auto result =
            metrics({"--lines", folder.filePath("texts.jsonl"), "--out", folder.filePath("heads.json")});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const QJsonObject file = read(folder.filePath("heads.json"));
        QCOMPARE(file["texts"].toInt(), 3);
        QVERIFY(value_of(file, "measures", "previous", "mean") > 0.3);  // head 1.2 looks at the token before
        QVERIFY(value_of(file, "measures", "previous", "deviation") > 0);
        QCOMPARE(value_of(file, "measures", "previous", "count"), 3.0);
        QCOMPARE(value_of(file, "labels", "same_sentence", "count"), 1.0);  // one text has two sentences
        QCOMPARE(value_of(file, "labels", "duplicate", "count"),
                 3.0 - 1.0);  // "The animal was tired." says nothing twice
    }

    void a_run_that_was_stopped_goes_on_as_if_it_had_not_been() {
        const QTemporaryDir folder;
        const QByteArray first_two = kThreeTexts.left(kThreeTexts.lastIndexOf('{'));
        write(folder.filePath("two.jsonl"), first_two);
        write(folder.filePath("three.jsonl"), kThreeTexts);
        QCOMPARE(metrics({"--lines", folder.filePath("three.jsonl"), "--out", folder.filePath("once.json")}).exit_code,
                 0);
        QCOMPARE(metrics({"--lines", folder.filePath("two.jsonl"), "--out", folder.filePath("parts.json")}).exit_code,
                 0);
        QCOMPARE(
            metrics({"--lines", folder.filePath("three.jsonl"), "--out", folder.filePath("parts.json"), "--resume"})
                .exit_code,
            0);
        QCOMPARE(read(folder.filePath("parts.json")), read(folder.filePath("once.json")));  // to the last digit
    }

    void texts_side_by_side_give_the_numbers_of_one_thread() {
        const QTemporaryDir folder;
        QByteArray texts = kThreeTexts.repeated(5);
        texts += "{\"text\": \"" + QByteArray("The animal was tired. ").repeated(200) + "\"}\n";  // cut, and said so
        texts += kThreeTexts;
        write(folder.filePath("texts.jsonl"), texts);
        QList<QJsonObject> files;
        for (const char* threads : {"1", "3"}) {
            const auto result = metrics({"--lines", folder.filePath("texts.jsonl"), "--out",
                                         folder.filePath("heads.json"), "--threads", threads, "--backend", "cpu"});
            QVERIFY2(result.exit_code == 0, result.messages.constData());
            QCOMPARE(result.messages.count("The text was cut"), 1);
            QJsonObject file = read(folder.filePath("heads.json"));
            QCOMPARE(file["texts"].toInt(), 19);
            QJsonObject provenance = file["provenance"].toObject();
            QVERIFY(provenance["backend"].toString().contains(QLatin1String(threads) + " thread"));
            provenance.remove("backend");
            file["provenance"] = provenance;
            files << file;
        }
        QCOMPARE(files[0], files[1]);  // to the last digit
    }

    void a_text_that_cannot_be_read_is_named_by_its_line() {
        const QTemporaryDir folder;
        write(folder.filePath("texts.jsonl"), kThreeTexts.repeated(3) + "{\"text\": \"\"}\n" + kThreeTexts.repeated(3));
        const auto result =
            run_headlight({"metrics", "position-alibi", "--lines", folder.filePath("texts.jsonl"), "--out",
                           folder.filePath("heads.json"), "--threads", "3", "--backend", "cpu"},
                          {}, environment_without_display());
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("line 10"), result.messages.constData());
        QVERIFY(!QFile::exists(folder.filePath("heads.json")));
    }

    void a_file_without_sums_is_gone_on_with() {  // as older programs wrote it
        const QTemporaryDir folder;
        write(folder.filePath("texts.jsonl"), kThreeTexts);
        const QStringList arguments{"--lines", folder.filePath("texts.jsonl"), "--out", folder.filePath("heads.json")};
        QCOMPARE(metrics(arguments).exit_code, 0);
        const QByteArray now = QJsonDocument(read(folder.filePath("heads.json"))).toJson();
        write(folder.filePath("heads.json"), QByteArray(now).replace("\"sum", "\"other").replace("texts_hash", "x"));
        QCOMPARE(metrics(arguments + QStringList("--resume")).exit_code, 0);
        const QJsonObject again = read(folder.filePath("heads.json"));
        QVERIFY(std::abs(value_of(again, "measures", "entropy", "deviation") -
                         value_of(QJsonDocument::fromJson(now).object(), "measures", "entropy", "deviation")) < 1e-9);
    }

    void statistics_of_other_texts_are_not_mixed_in() {
        const QTemporaryDir folder;
        write(folder.filePath("texts.jsonl"), kThreeTexts);
        const QStringList arguments{"--lines", folder.filePath("texts.jsonl"), "--out", folder.filePath("heads.json")};
        QCOMPARE(metrics(arguments).exit_code, 0);
        const QJsonObject before = read(folder.filePath("heads.json"));
        const QByteArray fewer = kThreeTexts.left(kThreeTexts.lastIndexOf('{'));
        for (const QByteArray& others : {"{\"text\": \"Another one.\"}\n" + kThreeTexts, fewer}) {
            write(folder.filePath("texts.jsonl"), others);
            const auto result = metrics(arguments + QStringList("--resume"));
            QCOMPARE(result.exit_code, 1);
            QVERIFY(result.messages.contains("found those of others"));
            QCOMPARE(read(folder.filePath("heads.json")), before);
        }
    }

    void statistics_of_another_model_are_not_mixed_in() {
        const QTemporaryDir folder;
        write(folder.filePath("texts.jsonl"), kThreeTexts);
        const QStringList arguments{"--lines", folder.filePath("texts.jsonl"), "--out", folder.filePath("heads.json")};
        QCOMPARE(metrics(arguments).exit_code, 0);
        const auto result = run_headlight(QStringList{"metrics", "story-decoder", "--resume"} + arguments, {},
                                          environment_without_display());
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("found those of"));
    }

    void a_damaged_file_is_not_gone_on_with_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no JSON") << QByteArray("{\"model\"");
        QTest::newRow("another JSON") << QByteArray("{\"tokens\": []}");
        QTest::newRow("a list") << QByteArray("[1, 2]");
        QTest::newRow("of no text") << QByteArray(R"({"lines_done": 0, "texts": 0, "stacks": []})");
    }
    void a_damaged_file_is_not_gone_on_with() {
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        write(folder.filePath("texts.jsonl"), kThreeTexts);
        write(folder.filePath("heads.json"), content);
        const auto result =
            metrics({"--lines", folder.filePath("texts.jsonl"), "--out", folder.filePath("heads.json"), "--resume"});
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("heads.json"));
        QFile file(folder.filePath("heads.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), content);
    }

    void a_file_without_texts_is_refused() {
        const QTemporaryDir folder;
        write(folder.filePath("texts.jsonl"), "\n\n");
        const auto result =
            metrics({"--lines", folder.filePath("texts.jsonl"), "--out", folder.filePath("heads.json")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("texts.jsonl") && result.messages.contains("found none"));
        QVERIFY(!QFile::exists(folder.filePath("heads.json")));
    }

    void a_file_of_version_0_1_0_is_gone_on_with() {
        const QTemporaryDir folder;
        write(folder.filePath("texts.jsonl"), kThreeTexts);
        const QStringList arguments{"--lines", folder.filePath("texts.jsonl"), "--out", folder.filePath("heads.json")};
        QCOMPARE(metrics(arguments).exit_code, 0);
        QFile file(folder.filePath("heads.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray now = file.readAll();
        file.close();
        QJsonObject old = QJsonDocument::fromJson(now).object();
        const QJsonObject provenance = old.take("provenance").toObject();
        for (const char* name : {"model", "hash"}) old[name] = provenance[name];
        old["version"] = "0.1.0";
        write(file.fileName(), QJsonDocument(old).toJson());
        const auto result = metrics(arguments + QStringList{"--resume"});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject again = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(again["provenance"]["hash"], provenance["hash"]);
        QCOMPARE(again["stacks"], QJsonDocument::fromJson(now).object()["stacks"]);
    }

    void a_table_has_a_line_a_head_and_number() {
        const QTemporaryDir folder;
        write(folder.filePath("texts.jsonl"), kThreeTexts);
        QCOMPARE(metrics({"--lines", folder.filePath("texts.jsonl"), "--out", folder.filePath("heads.csv")}).exit_code,
                 0);
        QFile file(folder.filePath("heads.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray table = table_after_provenance(file.readAll());
        QVERIFY(table.startsWith("attention,layer,head,kind,id,mean,deviation,count,reached,minimum,maximum\n"));
        QVERIFY(table.contains("\nself,1,2,label,previous,0."));
        QCOMPARE(table.count('\n'), 1 + 16 * (12 + 14));
    }
};

HEADLIGHT_TEST(MetricsCommandTest, Core)
#include "metrics_command_test.moc"
