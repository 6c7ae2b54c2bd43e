// `headlight metrics --shard` and `--merge`: a corpus that is measured in parts.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight::testing;

namespace {

const QByteArray kTexts =
    "{\"text\": \"The animal was tired.\"}\n\n{\"text\": \"The street was wide. It was long.\"}\n"
    "{\"text\": \"Lucy slept and Lucy slept.\"}\n{\"text\": \"It was tired.\", \"id\": 7}\n"
    "{\"text\": \"The dog saw the cat.\"}\n{\"text\": \"Once upon a time.\"}\n{\"text\": \"The end.\"}";

}  // namespace

class MetricsShardsTest : public QObject {
    Q_OBJECT

  private:
    std::unique_ptr<QTemporaryDir> folder_;

    [[nodiscard]] QString at(const QString& name) const { return folder_->filePath(name); }

    void write(const QString& name, const QByteArray& content) const {
        QFile file(at(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    [[nodiscard]] QByteArray read(const QString& name) const {
        QFile file(at(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    [[nodiscard]] ProgramResult run(const QStringList& arguments) const {
        return run_headlight(QStringList{"metrics"} + arguments, {}, environment_without_display());
    }

    /// Measures a shard into NAME.json.
    [[nodiscard]] ProgramResult shard(const QString& shard, const QString& name, const QStringList& more = {}) const {
        const QStringList arguments{"story-encoder", "--lines",          at("texts.jsonl"), "--shard", shard,
                                    "--out",         at(name + ".json"), "--threads",       "1"};
        return run(arguments + more);
    }

    [[nodiscard]] ProgramResult merge(const QStringList& names, const QString& out) const {
        QStringList arguments{"--merge"};
        for (const QString& name : names) arguments << at(name + ".json");
        return run(arguments + QStringList{"--out", at(out)});
    }

  private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        write("texts.jsonl", kTexts);
    }

    void all_shards_merge_to_the_file_of_one_run_data() {
        QTest::addColumn<int>("shards");
        for (const int shards : {1, 2, 3, 5, 9})  // the last two of 9 have no text
            QTest::addRow("%d", shards) << shards;
    }
    void all_shards_merge_to_the_file_of_one_run() {
        QFETCH(int, shards);
        QStringList names;
        for (int number = 1; number <= shards; ++number) {
            names.prepend(QString::number(number));
            const auto result = shard(QString("%1/%2").arg(number).arg(shards), names.front());
            QVERIFY2(result.exit_code == 0, result.messages);
        }
        const auto once =
            run({"story-encoder", "--lines", at("texts.jsonl"), "--out", at("once.json"), "--threads", "1"});
        QVERIFY2(once.exit_code == 0, once.messages);
        const auto merged = merge(names, "merged.json");
        QVERIFY2(merged.exit_code == 0, merged.messages);
        QVERIFY2(merged.messages.contains("7 of 7 texts"), merged.messages);
        QCOMPARE(read("merged.json"), read("once.json"));
    }

    void some_shards_merge_to_a_file_that_merges_again() {
        for (const char* number : {"1", "2", "3"}) QCOMPARE(shard(QString(number) + "/3", number).exit_code, 0);
        const auto some = merge({"3", "1"}, "some.json");
        QVERIFY2(some.exit_code == 0, some.messages);
        QVERIFY2(some.messages.contains("5 of 7 texts: shards 1, 3 of 3; missing: shard 2 of 3"), some.messages);
        QCOMPARE(merge({"2", "some"}, "tree.json").exit_code, 0);
        QCOMPARE(merge({"1", "2", "3"}, "flat.json").exit_code, 0);
        QCOMPARE(read("tree.json"), read("flat.json"));
        const auto twice = merge({"some", "3"}, "twice.json");
        QCOMPARE(twice.exit_code, 1);
        QVERIFY2(twice.messages.contains("3.json") && twice.messages.contains("some.json covers too"), twice.messages);
        QVERIFY(!QFileInfo::exists(at("twice.json")));
        QCOMPARE(merge({"1", "2", "3"}, "table.csv").exit_code, 0);
        QVERIFY(read("table.csv").contains("\nself,1,2,label,previous,0."));
    }

    void a_shard_that_was_stopped_is_finished_first() {
        QCOMPARE(shard("2/2", "2").exit_code, 0);
        QCOMPARE(shard("1/2", "1").exit_code, 0);
        const QByteArray whole = read("1.json");
        write("texts.jsonl", kTexts.left(kTexts.indexOf("{\"text\": \"The dog")));
        QCOMPARE(shard("1/2", "half").exit_code, 0);  // two of the four texts
        QJsonObject half = QJsonDocument::fromJson(read("half.json")).object();
        half["corpus"] = QJsonDocument::fromJson(whole).object()["corpus"];  // as a run leaves it that was killed
        write("half.json", QJsonDocument(half).toJson());
        write("texts.jsonl", kTexts);
        const auto refused = merge({"half", "2"}, "merged.json");
        QCOMPARE(refused.exit_code, 1);
        QVERIFY2(refused.messages.contains("half.json") && refused.messages.contains("--resume"), refused.messages);
        const auto resumed = shard("1/2", "half", {"--resume"});
        QVERIFY2(resumed.exit_code == 0, resumed.messages);
        QCOMPARE(read("half.json"), whole);
    }

    void a_shard_goes_on_only_with_itself() {
        QCOMPARE(shard("1/2", "1").exit_code, 0);
        const QByteArray before = read("1.json");
        for (const char* other : {"2/2", "1/3"}) {
            const auto result = shard(other, "1", {"--resume"});
            QCOMPARE(result.exit_code, 1);
            QVERIFY2(result.messages.contains("found shard 1 of 2"), result.messages);
        }
        const auto precision = shard("1/2", "1", {"--resume", "--precision", "fp16"});
        QCOMPARE(precision.exit_code, 1);
        QVERIFY2(precision.messages.contains("--precision fp16"), precision.messages);
        write("texts.jsonl", kTexts + "\n{\"text\": \"One more.\"}\n");
        const auto texts = shard("1/2", "1", {"--resume"});
        QCOMPARE(texts.exit_code, 1);
        QVERIFY2(texts.messages.contains("found those of others"), texts.messages);
        QCOMPARE(read("1.json"), before);
    }

    void shards_of_another_run_are_refused_by_name_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("texts");
        QTest::addColumn<QByteArray>("said");
        const QStringList second{"--shard", "2/2"};
        QTest::newRow("model") << QStringList{"story-decoder"} + second << kTexts << QByteArray("Expected the model");
        QTest::newRow("corpus") << QStringList{"story-encoder"} + second << kTexts + "\n{\"text\": \"One more.\"}"
                                << QByteArray("Expected the corpus of 7 texts");
        QTest::newRow("precision") << QStringList{"story-encoder", "--precision", "fp16"} + second << kTexts
                                   << QByteArray("Expected --precision fp32");
        QTest::newRow("number of shards")
            << QStringList{"story-encoder", "--shard", "2/3"} << kTexts << QByteArray("Expected shards of --shard I/2");
    }
    void shards_of_another_run_are_refused_by_name() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, texts);
        QFETCH(QByteArray, said);
        QCOMPARE(shard("1/2", "1").exit_code, 0);
        write("texts.jsonl", texts);
        QCOMPARE(run(arguments + QStringList{"--lines", at("texts.jsonl"), "--out", at("2.json")}).exit_code, 0);
        const auto result = merge({"1", "2"}, "merged.json");
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("2.json") && result.messages.contains(said), result.messages);
        QVERIFY(!QFileInfo::exists(at("merged.json")));
    }

    void a_merge_replaces_none_of_its_shards() {
        QCOMPARE(shard("1/2", "1").exit_code, 0);
        const QByteArray before = read("1.json");
        QCOMPARE(merge({"1"}, "1.json").exit_code, 1);
        QCOMPARE(read("1.json"), before);
    }

    void wrong_usage_says_what_was_expected_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        const QStringList measured{"story-encoder", "--lines", "texts.jsonl", "--out", "heads.json"};
        for (const char* text : {"0/2", "3/2", "1", "1/", "/2", "a/b", "1/2/3", "-1/2", "1/2 ", "1/100001", ""})
            QTest::addRow("shard \"%s\"", text)
                << measured + QStringList{"--shard", text} << QByteArray("expected I/N such as 3/8");
        QTest::newRow("table of a shard")
            << QStringList{"story-encoder", "--lines", "texts.jsonl", "--out", "heads.csv", "--shard", "1/2"}
            << QByteArray("--out FILE.json");
        QTest::newRow("no model") << QStringList{"--lines", "texts.jsonl", "--out", "heads.json"}
                                  << QByteArray("MODEL");
        QTest::newRow("no lines") << QStringList{"story-encoder", "--out", "heads.json"} << QByteArray("--lines");
        QTest::newRow("merge and model") << QStringList{"story-encoder", "--merge", "1.json", "--out", "heads.json"}
                                         << QByteArray("MODEL");
        QTest::newRow("merge and shard") << QStringList{"--merge", "1.json", "--out", "heads.json", "--shard", "1/2"}
                                         << QByteArray("--shard");
        QTest::newRow("merge and threads")
            << QStringList{"--merge", "1.json", "--out", "heads.json", "--threads", "1"} << QByteArray("--threads");
    }
    void wrong_usage_says_what_was_expected() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const auto result = run(arguments);
        QCOMPARE(result.exit_code, 2);
        QVERIFY2(result.messages.contains(said), result.messages);
    }

    void a_text_that_cannot_be_read_is_named_by_its_line() {
        write("texts.jsonl", "{\"text\": \"It was tired.\"}\n\n{\"text\": 5}\n");
        const auto result = shard("2/2", "2");
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("texts.jsonl") && result.messages.contains("line 3"), result.messages);
    }
};

HEADLIGHT_TEST(MetricsShardsTest, Core)
#include "metrics_shards_test.moc"
