// Metrics of shards of a corpus: however they are merged, they are those of one run, and what does not belong together
// is refused by name.

#include "export/statistics_merge.h"

#include "analysis/heads/head_labels.h"
#include "analysis/heads/metrics.h"
#include "core/error.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <functional>
#include <random>

using namespace headlight;

namespace {

constexpr std::int64_t kTexts = 23;

/// Statistics of one text, made up: some heads say nothing of it, as labels do.
HeadStatistics statistics_of_text(std::int64_t text) {
    std::mt19937 source(static_cast<unsigned>(text));
    std::uniform_real_distribution<float> number(0, 1);
    HeadStatistics statistics;
    HeadStatistics::Stack stack{"self", {}};
    const auto add = [&](std::string_view id, bool label) {
        HeadStatistics::Values values{std::string(id), label, {}, {}};
        for (int layer = 0; layer < 2; ++layer) {
            std::vector<RunningMean> heads(3);
            std::vector<std::int64_t> reached(3, 0);
            for (std::size_t head = 0; head < heads.size(); ++head) {
                const float found = head == 2 && text % 2 == 0 ? std::nanf("") : number(source);
                // Far below the mean, where sums of doubles would leave nothing of the deviation.
                heads[head].add(static_cast<double>(head == 1 ? 0.5F + found * 1e-7F : found));
                if (found > 0.5F) reached[head] = 1;
            }
            values.of_heads.push_back(heads);
            if (label) values.reached.push_back(reached);
        }
        stack.values.push_back(values);
    };
    for (const Metric& metric : metrics()) add(metric.id, false);
    for (const HeadLabelRule& rule : head_label_rules()) add(rule.id, true);
    statistics.stacks = {stack};
    statistics.texts = 1;
    return statistics;
}

Provenance provenance_of(const std::string& hash, const std::string& backend) {
    Provenance provenance;
    provenance.model_name = "bert";
    provenance.identity = std::make_shared<ModelIdentity>(ModelHashes{hash, "0123456789abcdef"});
    provenance.backend = backend;
    provenance.version = "1.2.3";
    return provenance;
}

const std::string kModel = "sha256-tree16m:" + std::string(64, 'a');

StatisticsRecord shard(std::int32_t number, std::int32_t shards, std::int64_t texts = kTexts) {
    StatisticsRecord record;
    record.provenance = provenance_of(kModel, "CPU, 2 threads");
    record.part = CorpusPart{texts, std::string(64, 'c'), shards, {number}};
    record.precision = "fp32";
    for (std::int64_t text = 0; text < texts; ++text) {
        if (shard_of(text, shards) != number) continue;
        record.statistics.add(statistics_of_text(text));
        ++record.lines_done;
    }
    record.texts_hash = shards == 1 ? record.part->hash : "of shard " + std::to_string(number);
    return record;
}

std::string what_of(const std::function<void()>& call) {
    try {
        call();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

}  // namespace

class StatisticsMergeTest : public QObject {
    Q_OBJECT

  private:
    QTemporaryDir folder_;
    int files_ = 0;

    std::string write(const QByteArray& content) {
        QFile file(folder_.filePath(QString::number(++files_) + ".json"));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) return {};
        return file.fileName().toStdString();
    }
    std::string write(const StatisticsRecord& record) {
        return write(QByteArray::fromStdString(statistics_json(record)));
    }

    static std::string merge(const std::vector<std::string>& files, StatisticsRecord& result) {
        return what_of([&] {
            StatisticsMerge merge;
            for (const std::string& file : files) merge.add(read_shard_statistics(file));
            result = merge.result();
        });
    }

    /// The file of a merge of both.
    std::string merged_file(const std::string& one, const std::string& other) {
        StatisticsRecord result;
        const std::string error = merge({one, other}, result);
        return error.empty() ? write(result) : error;
    }

    /// "" where the merge was refused with a sentence that names the second file and says all of `parts`.
    std::string refusal(const StatisticsRecord& one, const StatisticsRecord& other, const QStringList& parts) {
        const std::string files[] = {write(one), write(other)};
        StatisticsRecord result;
        const std::string error = merge({files[0], files[1]}, result);
        bool said = QString::fromStdString(error).startsWith(QString::fromStdString(files[1]));
        for (const QString& part : parts) said = said && QString::fromStdString(error).contains(part);
        return said ? "" : error.empty() ? "not refused" : error;
    }

  private slots:
    void every_split_merges_to_the_file_of_one_run() {
        const std::string once = statistics_json(shard(1, 1));
        std::mt19937 source(7);
        for (std::int32_t shards = 1; shards <= 5; ++shards) {
            std::vector<std::string> files;
            for (std::int32_t number = 1; number <= shards; ++number) files.push_back(write(shard(number, shards)));
            std::vector<std::size_t> order(files.size());
            for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
            do {
                std::vector<std::string> left;
                for (const std::size_t index : order) left.push_back(files[index]);
                if (left.size() > 3 && source() % 8 != 0) continue;  // some of the 24 and 120 permutations
                StatisticsRecord at_once;
                QCOMPARE(merge(left, at_once), std::string());
                QCOMPARE(QByteArray::fromStdString(statistics_json(at_once)), QByteArray::fromStdString(once));
                while (left.size() > 1) {  // neighbors, in a random order: every tree of merges comes up
                    const auto at = static_cast<std::ptrdiff_t>(source() % (left.size() - 1));
                    const auto place = left.begin() + at;
                    *place = merged_file(*place, *(place + 1));
                    left.erase(place + 1);
                }
                QFile file(QString::fromStdString(left.front()));
                QVERIFY2(file.open(QIODevice::ReadOnly), left.front().c_str());
                QCOMPARE(file.readAll(), QByteArray::fromStdString(once));
            } while (std::ranges::next_permutation(order).found);
        }
    }

    void a_merge_of_some_shards_says_what_it_covers() {
        StatisticsRecord result;
        QCOMPARE(merge({write(shard(4, 5)), write(shard(1, 5))}, result), std::string());
        const QByteArray file = QByteArray::fromStdString(statistics_json(result));
        const QJsonObject object = QJsonDocument::fromJson(file).object();
        QCOMPARE(object["shards"].toObject()["count"].toInt(), 5);
        QCOMPARE(object["shards"].toObject()["covered"].toArray(), (QJsonArray{1, 4}));
        QCOMPARE(object["corpus"].toObject()["texts"].toInt(), kTexts);
        QCOMPARE(object["lines_done"].toInt(), 5 + 4);
        const StatisticsRecord read = read_statistics(write(file));  // as the window does
        QCOMPARE(read.part->missing(), (std::vector<std::int32_t>{2, 3, 5}));
        QCOMPARE(QByteArray::fromStdString(statistics_json(read)), file);
    }

    void shards_without_texts_merge_too() {
        StatisticsRecord result;
        std::vector<std::string> files;
        for (std::int32_t number = 4; number >= 1; --number) files.push_back(write(shard(number, 4, 2)));
        QCOMPARE(merge(files, result), std::string());
        QCOMPARE(QByteArray::fromStdString(statistics_json(result)),
                 QByteArray::fromStdString(statistics_json(shard(1, 1, 2))));
        QVERIFY(what_of([&] { (void)read_statistics(files.front()); }).find("at least one text") != std::string::npos);
    }

    void runs_on_other_devices_are_all_named_in_one_order() {
        StatisticsRecord elsewhere = shard(2, 2);
        elsewhere.provenance = provenance_of(kModel, "Vulkan (some card)");
        const std::string files[] = {write(shard(1, 2)), write(elsewhere)};
        StatisticsRecord one;
        StatisticsRecord other;
        QCOMPARE(merge({files[0], files[1]}, one), std::string());
        QCOMPARE(merge({files[1], files[0]}, other), std::string());
        const QByteArray file = QByteArray::fromStdString(statistics_json(one));
        QCOMPARE(file, QByteArray::fromStdString(statistics_json(other)));
        QVERIFY(file.contains("CPU, 2 threads") && file.contains("Vulkan (some card)"));
        QCOMPARE(QByteArray::fromStdString(statistics_json(read_statistics(write(file)))), file);
    }

    void a_shard_twice_is_refused() {
        QCOMPARE(refusal(shard(2, 3), shard(2, 3), {"shard 2 of 3", "covers too"}), std::string());
        const std::string both = merged_file(write(shard(1, 3)), write(shard(2, 3)));
        QCOMPARE(refusal(read_statistics(both), shard(2, 3), {"shard 2 of 3", QString::fromStdString("covers too")}),
                 std::string());
        QCOMPARE(refusal(shard(1, 1), shard(1, 1), {"shard 1 of 1"}), std::string());
        const std::string all = merged_file(both, write(shard(3, 3)));
        QCOMPARE(refusal(read_statistics(all), shard(3, 3), {"I/1", "I/3"}), std::string());
    }

    void a_shard_is_refused_that_does_not_belong_to_the_others() {
        StatisticsRecord other = shard(2, 3);
        other.provenance = provenance_of("sha256-tree16m:" + std::string(64, 'b'), "CPU, 2 threads");
        QCOMPARE(refusal(shard(1, 3), other, {"model \"bert\" (hash aaaaaaaa)", "\"bert\" (hash bbbbbbbb)"}), "");
        other = shard(2, 3);
        other.provenance.version = "2.0.0";
        QCOMPARE(refusal(shard(1, 3), other, {"version 1.2.3", "2.0.0"}), "");
        other = shard(2, 3);
        other.precision = "fp16";
        QCOMPARE(refusal(shard(1, 3), other, {"--precision fp32", "fp16"}), "");
        other = shard(2, 3);
        other.part->hash = std::string(64, 'd');
        QCOMPARE(refusal(shard(1, 3), other, {"corpus of 23 texts (hash cccccccc)", "(hash dddddddd)"}), "");
        QCOMPARE(refusal(shard(1, 3), shard(2, 4), {"--shard I/3", "I/4"}), "");
        other = shard(2, 3);
        for (auto& values : other.statistics.stacks[0].values) {
            values.of_heads.pop_back();
            if (values.label) values.reached.pop_back();
        }
        QCOMPARE(refusal(shard(1, 3), other, {"different layers or heads"}), "");
    }

    void a_shard_that_is_not_finished_is_refused() {
        StatisticsRecord other = shard(2, 3);
        other.statistics.texts = --other.lines_done;
        for (auto& values : other.statistics.stacks[0].values) {
            for (auto& layer : values.of_heads) layer.assign(layer.size(), {});
            for (auto& layer : values.reached) layer.assign(layer.size(), 0);
        }
        QCOMPARE(refusal(shard(1, 3), other, {"8 texts", "shard 2 of 3", "found 7", "--resume"}), "");
    }

    void a_file_that_does_not_say_what_it_covers_is_refused() {
        StatisticsRecord older = shard(1, 1);
        older.part.reset();
        QCOMPARE(refusal(shard(1, 3), older, {"the texts that the file covers, found none"}), "");
    }

    void a_damaged_shard_is_refused_data() {
        QTest::addColumn<QByteArray>("content");
        const QByteArray whole = QByteArray::fromStdString(statistics_json(shard(2, 3)));
        QTest::newRow("cut off") << whole.left(whole.size() / 2);
        QTest::newRow("empty") << QByteArray();
        const auto changed = [&](const char* name, const std::function<void(QJsonObject&)>& change) {
            QJsonObject file = QJsonDocument::fromJson(whole).object();
            change(file);
            QTest::newRow(name) << QJsonDocument(file).toJson();
        };
        const auto cell_changed = [&](const char* name, const char* table, const QJsonValue& cell) {
            changed(name, [&](QJsonObject& file) {
                QJsonObject stack = file["stacks"].toArray()[0].toObject();
                QJsonObject measures = stack["measures"].toObject();
                QJsonObject entropy = measures["entropy"].toObject();
                QJsonArray rows = entropy[table].toArray();
                QJsonArray heads = rows[1].toArray();
                heads[0] = cell;
                rows[1] = heads;
                entropy[table] = rows;
                measures["entropy"] = entropy;
                stack["measures"] = measures;
                file["stacks"] = QJsonArray{stack};
            });
        };
        cell_changed("another mean", "mean", 0.123);
        cell_changed("another deviation", "deviation", 0.123);
        cell_changed("another sum", "sum", QJsonArray{1.5});
        cell_changed("a sum that is none", "sum", 1.5);
        cell_changed("another sum of squares", "sum_of_squares", QJsonArray{7.5});
        cell_changed("a minimum above the mean", "minimum", 0.999);
        cell_changed("a maximum below the mean", "maximum", 0.001);
        cell_changed("another count", "count", 3);
        cell_changed("a count beyond the texts", "count", 9);
        changed("more texts than the shard has", [](QJsonObject& file) { file["lines_done"] = file["texts"] = 9; });
        changed("texts that are not lines", [](QJsonObject& file) { file["texts"] = 7; });
        changed("a shard beyond the count", [](QJsonObject& file) {
            file["shards"] = QJsonObject{{"count", 3}, {"covered", QJsonArray{4}}};
        });
        changed("a shard twice", [](QJsonObject& file) {
            file["shards"] = QJsonObject{{"count", 3}, {"covered", QJsonArray{2, 2}}};
        });
        changed("no shard", [](QJsonObject& file) {
            file["shards"] = QJsonObject{{"count", 3}, {"covered", QJsonArray()}};
        });
        changed("a corpus without hash", [](QJsonObject& file) { file["corpus"] = QJsonObject{{"texts", 23}}; });
        changed("no stacks", [](QJsonObject& file) { file["stacks"] = QJsonArray(); });
    }
    void a_damaged_shard_is_refused() {
        QFETCH(QByteArray, content);
        const std::string file = write(content);
        StatisticsRecord result;
        const std::string error = merge({write(shard(1, 3)), file}, result);
        QVERIFY2(error.starts_with(file), error.c_str());
        QVERIFY2(!what_of([&] { (void)read_statistics(file); }).empty(), "the window takes it");
    }

    void a_file_of_an_older_version_is_read_as_far_as_it_goes() {
        QJsonObject file = QJsonDocument::fromJson(QByteArray::fromStdString(statistics_json(shard(1, 1)))).object();
        for (const char* newer : {"corpus", "options", "texts_hash"}) file.remove(newer);
        QJsonObject stack = file["stacks"].toArray()[0].toObject();
        for (const char* kind : {"measures", "labels"}) {
            QJsonObject all = stack[kind].toObject();
            for (const QString& id : all.keys()) {
                QJsonObject values = all[id].toObject();
                for (const char* newer : {"minimum", "maximum", "sum", "sum_of_squares"}) values.remove(newer);
                all[id] = values;
            }
            stack[kind] = all;
        }
        file["stacks"] = QJsonArray{stack};
        const StatisticsRecord older = read_statistics(write(QJsonDocument(file).toJson()));
        const StatisticsRecord now = shard(1, 1);
        QVERIFY(!older.part);
        for (std::size_t index = 0; index < now.statistics.stacks[0].values.size(); ++index) {
            const RunningMean& before = older.statistics.stacks[0].values[index].of_heads[1][0];
            const RunningMean& mean = now.statistics.stacks[0].values[index].of_heads[1][0];
            QCOMPARE(before.count, mean.count);
            QVERIFY(std::abs(before.mean() - mean.mean()) <= 1e-15);
            QVERIFY(std::abs(before.deviation() - mean.deviation()) <= 1e-15);
            QVERIFY(std::isnan(before.minimum) && std::isnan(before.maximum));
        }
    }
};

HEADLIGHT_TEST(StatisticsMergeTest, None)
#include "statistics_merge_test.moc"
