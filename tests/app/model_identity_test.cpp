// Results name the model that they are of: two models whose values alone differ are not taken for each other.

#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <memory>

using namespace headlight::testing;

namespace {

const QString kEncoder = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/story-encoder");
const QByteArray kTexts = "{\"text\": \"The animal was tired.\"}\n{\"text\": \"The street was wide.\"}\n";

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QJsonObject json_at(const QString& path) {
    return QJsonDocument::fromJson(bytes_of(path)).object();
}

/// The weights with a table of so many positions, those added being zero.
QByteArray with_positions(const QByteArray& file, int count) {
    constexpr int kLengthBytes = 8;
    const auto length = static_cast<qsizetype>(qFromLittleEndian<quint64>(file.constData()));
    QJsonObject header = QJsonDocument::fromJson(file.mid(kLengthBytes, length)).object();
    const QString name = QStringLiteral("bert.embeddings.position_embeddings.weight");
    const QJsonObject table = header[name].toObject();
    const QJsonArray place = table["data_offsets"].toArray();
    const QJsonArray shape = table["shape"].toArray();
    const qint64 end = place[1].toInteger();
    const qint64 size_before = end - place[0].toInteger();
    const qint64 added = size_before / shape[0].toInteger() * count - size_before;
    const auto moved = [&](const QJsonValue& offset) {
        return offset.toInteger() >= end ? offset.toInteger() + added : offset.toInteger();
    };
    for (const QString& each : header.keys()) {
        QJsonObject tensor = header[each].toObject();
        const QJsonArray offsets = tensor["data_offsets"].toArray();
        if (offsets.isEmpty()) continue;
        tensor["data_offsets"] = QJsonArray{moved(offsets[0]), moved(offsets[1])};
        if (each == name) tensor["shape"] = QJsonArray{count, shape[1]};
        header[each] = tensor;
    }
    QByteArray json = QJsonDocument(header).toJson(QJsonDocument::Compact);
    while (json.size() % kLengthBytes != 0) json += ' ';
    QByteArray size(kLengthBytes, '\0');
    qToLittleEndian(static_cast<quint64>(json.size()), size.data());
    return size + json + file.mid(kLengthBytes + length).insert(end, added, '\0');
}

/// A copy of story-encoder; with `positions` other than its own, weights of more than 16 MiB.
void copy_encoder(const QString& folder, int positions) {
    QVERIFY(QDir().mkpath(folder));
    for (const QFileInfo& file : QDir(kEncoder).entryInfoList(QDir::Files))
        QVERIFY(QFile::copy(file.filePath(), folder + '/' + file.fileName()));
    QFile::remove(folder + "/model.safetensors");
    write(folder + "/model.safetensors", with_positions(bytes_of(kEncoder + "/model.safetensors"), positions));
    QJsonObject config = json_at(kEncoder + "/config.json");
    config["max_position_embeddings"] = positions;
    QFile::remove(folder + "/config.json");
    write(folder + "/config.json", QJsonDocument(config).toJson());
}

void change_last_weight(const QString& folder) {
    const QString path = folder + "/model.safetensors";
    QByteArray weights = bytes_of(path);
    weights.back() = static_cast<char>(weights.back() ^ 1);
    QFile::remove(path);
    write(path, weights);
}

ProgramResult run(const QStringList& arguments) {
    return run_headlight(arguments, {}, environment_without_display());
}

}  // namespace

class ModelIdentityTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    [[nodiscard]] QString at(const char* name) const { return folder_->filePath(name); }

    ProgramResult metrics(const char* model, const QStringList& more = {}) {
        write(at("texts.jsonl"), kTexts);
        return run(QStringList{"metrics", at(model), "--lines", at("texts.jsonl"), "--out", at("heads.json")} + more);
    }

  private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void metrics_of_a_model_that_differs_in_one_weight_are_not_gone_on_with_data() {
        QTest::addColumn<int>("positions");
        QTest::newRow("2 MiB of weights") << 128;
        QTest::newRow("22 MiB of weights, the last one other") << 81'920;
    }

    void metrics_of_a_model_that_differs_in_one_weight_are_not_gone_on_with() {
        QFETCH(const int, positions);
        copy_encoder(at("one"), positions);
        copy_encoder(at("other"), positions);
        change_last_weight(at("other"));
        const auto first = metrics("one");
        QVERIFY2(first.exit_code == 0, first.messages.constData());
        const QByteArray before = bytes_of(at("heads.json"));
        const auto refused = metrics("other", {"--resume"});
        QCOMPARE(refused.exit_code, 1);
        QVERIFY2(refused.messages.contains("Expected metrics of"), refused.messages.constData());
        QCOMPARE(bytes_of(at("heads.json")), before);
        QCOMPARE(metrics("one", {"--resume"}).exit_code, 0);
        const auto figure = [&](const char* model) {
            return run({"figure", at(model), "--text", "The animal was tired.", "--view", "grid", "--metric", "entropy",
                        "--metrics", at("heads.json"), "--out", at("heads.svg")});
        };
        QCOMPARE(figure("one").exit_code, 0);
        QVERIFY(figure("other").messages.contains("another model"));
    }

    void metrics_of_an_older_version_are_compared_by_the_header_hash() {
        copy_encoder(at("one"), 128);
        QCOMPARE(metrics("one").exit_code, 0);
        QJsonObject old = json_at(at("heads.json"));
        const QJsonObject provenance = old.take("provenance").toObject();
        QVERIFY(provenance["hash"].toString().startsWith("sha256-tree16m:"));
        old["model"] = provenance["model"];
        old["hash"] = provenance["header_hash"];
        write(at("heads.json"), QJsonDocument(old).toJson());
        QCOMPARE(metrics("one", {"--resume"}).exit_code, 0);
        // The texts before are of this model as far as the header hash tells, and no more is claimed.
        QCOMPARE(json_at(at("heads.json"))["provenance"].toObject()["hash"].toString(),
                 "header-only:" + old["hash"].toString());
        QCOMPARE(metrics("one", {"--resume"}).exit_code, 0);
        change_last_weight(at("one"));
        QCOMPARE(metrics("one", {"--resume"}).exit_code, 1);
    }

    void every_result_states_the_same_hash() {
        copy_encoder(at("one"), 81'920);
        QCOMPARE(metrics("one").exit_code, 0);
        const QString hash = json_at(at("heads.json"))["provenance"].toObject()["hash"].toString();
        QVERIFY(hash.startsWith("sha256-tree16m:"));
        QCOMPARE(json_at(at("heads.json"))["provenance"].toObject()["header_hash"].toString().size(), qsizetype{64});
        const QStringList text{at("one"), "--text", "The animal was tired."};
        QCOMPARE(run(QStringList{"attention"} + text + QStringList{"--out", at("a.json")}).exit_code, 0);
        QCOMPARE(json_at(at("a.json"))["provenance"].toObject()["hash"].toString(), hash);
        QCOMPARE(run(QStringList{"attention"} + text + QStringList{"--out", at("a.safetensors")}).exit_code, 0);
        QVERIFY(bytes_of(at("a.safetensors")).contains(hash.toUtf8()));
        const auto figure =
            run(QStringList{"figure"} + text + QStringList{"--layer", "0", "--head", "0", "--out", at("a.svg")});
        QVERIFY2(figure.exit_code == 0, figure.messages.constData());
        QVERIFY(bytes_of(at("a.svg")).contains(hash.section(':', 1).left(16).toUtf8()));
        const auto model = run({"model", at("one"), "--json"});
        QCOMPARE(QJsonDocument::fromJson(model.output)["hash"].toString(), hash);
    }
};

HEADLIGHT_TEST(ModelIdentityTest, Core)
#include "model_identity_test.moc"
