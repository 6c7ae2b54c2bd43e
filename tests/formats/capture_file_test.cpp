// Captured queries and keys: what a file must hold, and what is said where it does not.
#include "formats/capture_file.h"

#include "core/error.h"
#include "formats/attention_file.h"
#include "formats/model_content.h"
#include "formats/tensors/tensor_files.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace headlight;

namespace {

/// A folder for one test's files.
class Folder {
  public:
    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return std::filesystem::path(folder_.path().toStdString()) / name;
    }

  private:
    QTemporaryDir folder_;
};

using Shapes = std::map<std::string, Shape>;

/// Two heads of four numbers that share one key head, over three tokens.
const Shapes kShapes{{"queries.a", {2, 3, 4}}, {"keys.a", {1, 3, 4}}};

QString json(const QString& sequence = {}, const QString& layer = {}) {
    return QStringLiteral(R"({"version":2,"model":"tiny","sequences":[{"name":"text","tokens":["a","b","c"]%1}],)"
                          R"("layers":[{"name":"a","layer":0,"kind":"self","queries":"text","keys":"text",)"
                          R"("scale":0.5,"causal":true%2}]})")
        .arg(sequence, layer);
}

void write(const std::filesystem::path& path, const Shapes& shapes, const std::string& metadata) {
    std::vector<NamedTensor> tensors;
    for (const auto& [name, shape] : shapes) {
        tensors.push_back({name, shape, [count = element_count(shape)](const ValueSink& sink) {
                               sink(std::vector<float>(static_cast<std::size_t>(count), 1.0F));
                           }});
        tensors.back().flags = name.starts_with("mask");
    }
    std::ofstream file(path, std::ios::binary);
    write_safetensors(file, tensors, {{std::string(kCaptureKey), metadata}});
}

std::string problem_of(const std::filesystem::path& path) {
    try {
        (void)read_capture_file(path);
        return "it was read";
    } catch (const Error& error) {
        return error.place().file == path.string() ? error.place().field + ": " + error.sentence() : error.what();
    }
}

}  // namespace

class CaptureFileTest : public QObject {
    Q_OBJECT

  private slots:
    void everything_that_a_capture_may_hold_is_read() {
        const Folder folder;
        Shapes shapes = kShapes;
        shapes["values.a"] = {1, 3, 5};
        shapes["value_norms.a"] = {2, 3};
        shapes["bias.a"] = {1, 3, 3};
        shapes["mask.a"] = {3, 3};
        shapes["sinks.a"] = {2};
        shapes["unknown.b"] = {1};
        write(
            folder.path("run.safetensors"), shapes,
            json(QStringLiteral(R"(,"text":"a b","offsets":[[0,1],[1,3],[3,3]],"ids":[7,8,9],"special":[2],"later":1)"),
                 QStringLiteral(R"(,"window":4,"soft_cap":50)"))
                .toStdString());
        QVERIFY(is_capture_file(folder.path("run.safetensors")));
        QVERIFY(is_attention_file(folder.path("run.safetensors")));
        const CaptureFile capture = read_capture_file(folder.path("run.safetensors"));
        QCOMPARE(capture.model, std::string("tiny"));
        QCOMPARE(capture.sequences.front().tokens, (std::vector<std::string>{"a", "b", "c"}));
        QCOMPARE(capture.sequences.front().special.value(), (std::vector<std::int64_t>{2}));
        const CaptureFile::Layer& layer = capture.layers.front();
        QCOMPARE(layer.heads(), 2);
        QCOMPARE(layer.key_heads(), 1);
        QCOMPARE(layer.window, 4);
        QCOMPARE(layer.soft_cap, 50.0);
        QVERIFY(layer.causal && layer.values && layer.value_norms && layer.bias && layer.mask && layer.sinks);
    }

    void what_is_written_reads_back_the_same() {
        const Folder folder;
        write(folder.path("run.safetensors"), kShapes, json().toStdString());
        const CaptureFile first = read_capture_file(folder.path("run.safetensors"));
        write(folder.path("again.safetensors"), kShapes, capture_metadata(first));
        QCOMPARE(capture_metadata(read_capture_file(folder.path("again.safetensors"))), capture_metadata(first));
    }

    void several_files_open_by_their_index() {
        const Folder folder;
        write(folder.path("run-0.safetensors"), {{"queries.a", {2, 3, 4}}}, "");
        write(folder.path("run-1.safetensors"), {{"keys.a", {1, 3, 4}}}, "");
        const QString text = json().replace('"', "\\\"");
        const auto index = folder.path("run.safetensors.index.json");
        std::ofstream(index) << QStringLiteral(
                                    "{'metadata':{'headlight_capture':'%1'},'weight_map':{"
                                    "'queries.a':'run-0.safetensors','keys.a':'run-1.safetensors'}}")
                                    .replace('\'', '"')
                                    .arg(text)
                                    .toStdString();
        QVERIFY(is_attention_file(index));
        QCOMPARE(read_capture_file(index).layers.size(), std::size_t{1});
        QCOMPARE(files_of_capture(index).size(), std::size_t{3});
        std::ofstream(folder.path("model.safetensors.index.json"))
            << R"({"metadata":{"total_size":1},"weight_map":{"a":"run-0.safetensors"}})";
        QVERIFY(!is_attention_file(folder.path("model.safetensors.index.json")));
    }

    void a_file_that_is_cut_off_is_refused() {
        const Folder folder;
        const auto path = folder.path("run.safetensors");
        write(path, kShapes, json().toStdString());
        std::filesystem::resize_file(path, std::filesystem::file_size(path) - 5);
        QVERIFY2(problem_of(path).find("truncated") != std::string::npos, problem_of(path).c_str());
    }

    void metadata_that_is_wrong_is_refused_with_its_place_data() {
        QTest::addColumn<QString>("metadata");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QString& metadata, const char* field, const char* said) {
            QTest::newRow(name) << metadata << QString("headlight_capture") + field << QString(said);
        };
        const auto changed = [](const char* from, const char* to) { return json().replace(from, to); };
        row("no JSON", QStringLiteral("{"), "", "");
        row("a list", QStringLiteral("[]"), "", "object");
        row("no version", changed("\"version\":2,", ""), ".version", "");
        row("a version to come", changed("\"version\":2", "\"version\":3"), ".version", "not supported");
        row("no sequences", changed("[{\"name\":\"text\",\"tokens\":[\"a\",\"b\",\"c\"]}]", "[]"), ".sequences",
            "at least one");
        row("no tokens", changed("[\"a\",\"b\",\"c\"]", "[]"), ".sequences[0].tokens", "at least one");
        row("a token that is a number", changed("\"b\"", "2"), ".sequences[0].tokens[1]", "");
        row("fewer offsets than tokens", json(",\"text\":\"abc\",\"offsets\":[[0,1]]"), ".sequences[0].offsets",
            "each of the 3 tokens");
        row("an offset beyond the text", json(",\"text\":\"a\",\"offsets\":[[0,1],[1,2],[0,0]]"),
            ".sequences[0].offsets[1]", "among the 1 bytes");
        row("an offset backwards", json(",\"text\":\"abc\",\"offsets\":[[0,1],[2,1],[0,0]]"),
            ".sequences[0].offsets[1]", "[2, 1]");
        row("fewer ids than tokens", json(",\"ids\":[1]"), ".sequences[0].ids", "each of the 3 tokens");
        row("a special token that is not there", json(",\"special\":[3]"), ".sequences[0].special[0]", "");
        row("a grid of other patches", json(",\"images\":[{\"file\":\"a.png\",\"grid\":[2,2],\"tokens\":[0,3]}]"),
            ".sequences[0].images[0].tokens", "each of the 4 patches");
        row("no layers", QStringLiteral(R"({"version":2,"sequences":[{"name":"t","tokens":["a"]}],"layers":[]})"),
            ".layers", "at least one");
        row("no kind", changed("\"kind\":\"self\",", ""), ".layers[0].kind", "");
        row("an unknown kind", changed("\"self\"", "\"tower\""), ".layers[0].kind", "encoder");
        row("an unknown kind of version 1",
            changed("\"version\":2", "\"version\":1").replace("\"kind\":\"self\"", "\"stack\":\"tower\""),
            ".layers[0].stack", "encoder");
        row("a negative stage", json({}, ",\"stage\":-1"), ".layers[0].stage", "");
        row("a stage that is a text", json({}, ",\"stage\":\"first\""), ".layers[0].stage", "");
        row("an unknown sequence", changed("\"keys\":\"text\"", "\"keys\":\"image\""), ".layers[0].keys", "text");
        row("no scale", changed("\"scale\":0.5,", ""), ".layers[0].scale", "");
        row("a scale that is a text", changed("0.5", "\"x\""), ".layers[0].scale", "");
        row("causal that is no truth value", changed("\"causal\":true", "\"causal\":1"), ".layers[0].causal", "");
        row("a window of nothing", json({}, ",\"window\":0"), ".layers[0].window", "");
        row("a negative soft cap", json({}, ",\"soft_cap\":-1"), ".layers[0].soft_cap", "");
        row("a negative layer", changed("\"layer\":0", "\"layer\":-1"), ".layers[0].layer", "");
    }
    void metadata_that_is_wrong_is_refused_with_its_place() {
        QFETCH(QString, metadata);
        QFETCH(QString, field);
        QFETCH(QString, said);
        const Folder folder;
        write(folder.path("run.safetensors"), kShapes, metadata.toStdString());
        const QString problem = QString::fromStdString(problem_of(folder.path("run.safetensors")));
        QVERIFY2(problem.startsWith(field + ": "), qPrintable(problem));
        QVERIFY2(problem.contains(said), qPrintable(problem));
    }

    void tensors_that_do_not_fit_are_refused_by_name_data() {
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<QList<int>>("shape");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* tensor, const QList<int>& shape, const char* said,
                            const char* field = nullptr) {
            QTest::newRow(name) << QString(tensor) << shape << QString(field == nullptr ? tensor : field)
                                << QString(said);
        };
        row("keys missing", "keys.a", {}, "missing");
        row("queries of two dimensions", "queries.a", {3, 4}, "[heads, tokens, head size]");
        row("queries without heads", "queries.a", {0, 3, 4}, "none of them 0");
        row("more queries than tokens", "queries.a", {2, 4, 4}, "has 3 tokens");
        row("fewer keys than tokens", "keys.a", {1, 2, 4}, "has 3 tokens");
        row("key heads that do not divide the heads", "keys.a", {3, 3, 4}, "divides the 2 heads");
        row("keys of another size", "keys.a", {1, 3, 5}, "4 numbers");
        row("a mask of the wrong shape", "mask.a", {3, 4}, "[3, 3] or [2, 3, 3]");
        row("a bias of the wrong shape", "bias.a", {3, 3}, "[2, 3, 3] or [1, 3, 3]");
        row("values of other keys", "values.a", {1, 2, 4}, "[1, 3, value size]");
        row("norms of the wrong shape", "value_norms.a", {1, 3}, "[2, 3]");
        row("sinks of the wrong shape", "sinks.a", {3}, "[2]");
        row("a tensor of no layer", "queries.b", {2, 3, 4}, "No layer");
    }
    void tensors_that_do_not_fit_are_refused_by_name() {
        QFETCH(QString, tensor);
        QFETCH(QList<int>, shape);
        QFETCH(QString, field);
        QFETCH(QString, said);
        const Folder folder;
        Shapes shapes = kShapes;
        if (shape.isEmpty())
            shapes.erase(tensor.toStdString());
        else
            shapes[tensor.toStdString()] = Shape(shape.begin(), shape.end());
        write(folder.path("run.safetensors"), shapes, json().toStdString());
        const QString problem = QString::fromStdString(problem_of(folder.path("run.safetensors")));
        QVERIFY2(problem.startsWith(field + ": "), qPrintable(problem));
        QVERIFY2(problem.contains(said), qPrintable(problem));
    }

    void numbers_of_another_type_are_refused() {
        const Folder folder;
        Shapes shapes = kShapes;
        shapes["mask.a"] = {3, 3};
        write(folder.path("run.safetensors"), shapes, json().toStdString());
        QFile file(QString::fromStdString(folder.path("run.safetensors").string()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray bytes = file.readAll().replace("\"U8\"", "\"I8\"");
        file.seek(0);
        file.write(bytes);
        file.close();
        const std::string problem = problem_of(folder.path("run.safetensors"));
        QVERIFY2(problem.starts_with("mask.a: Expected numbers of type BOOL or U8"), problem.c_str());
    }

    void version_1_calls_the_kind_stack() {
        const Folder folder;
        const QString old = json().replace("\"version\":2", "\"version\":1").replace("\"kind\"", "\"stack\"");
        write(folder.path("run.safetensors"), kShapes, old.toStdString());
        const CaptureFile capture = read_capture_file(folder.path("run.safetensors"));
        QVERIFY(capture.layers.front().kind == AttentionKind::Self && capture.layers.front().stage == -1);
        const std::string written = capture_metadata(capture);
        QVERIFY2(written.find(R"("version":2)") != std::string::npos, written.c_str());
        QVERIFY2(written.find(R"("kind":"self","stage":null)") != std::string::npos, written.c_str());
    }

    void every_kind_of_attention_and_its_stages_are_read() {
        const Folder folder;
        for (const AttentionKind kind : kAttentionKinds) {
            const QString layer =
                json({}, ",\"stage\":3").replace("self", QString::fromStdString(std::string(kind_name(kind))));
            write(folder.path("run.safetensors"), kShapes, layer.toStdString());
            const CaptureFile capture = read_capture_file(folder.path("run.safetensors"));
            QVERIFY(capture.layers.front().kind == kind);
            QCOMPARE(capture.layers.front().stage, 3);
        }
    }

    void layers_of_one_kind_and_stage_must_belong_together() {
        const Folder folder;
        const QString layer(R"({"name":"%1","layer":%2,"kind":"self","queries":"t","keys":"t","scale":1})");
        const auto problem = [&](const QString& first, const QString& second) {
            write(folder.path("run.safetensors"),
                  {{"queries.a", {1, 1, 2}}, {"keys.a", {1, 1, 2}}, {"queries.b", {1, 1, 2}}, {"keys.b", {1, 1, 2}}},
                  QStringLiteral(R"({"version":2,"sequences":[{"name":"t","tokens":["a"]}],"layers":[%1,%2]})")
                      .arg(first, second)
                      .toStdString());
            return problem_of(folder.path("run.safetensors"));
        };
        QCOMPARE(problem(layer.arg("a", "0"), layer.arg("b", "3")), std::string("it was read"));
        QVERIFY(problem(layer.arg("a", "0"), layer.arg("b", "0")).find("is there twice") != std::string::npos);
        const QString staged = layer.arg("b", "0").replace("\"kind\"", "\"stage\":1,\"kind\"");
        QCOMPARE(problem(layer.arg("a", "0"), staged), std::string("it was read"));
        QVERIFY(problem(layer.arg("a", "0"), layer.arg("a", "1")).find("Two layers") != std::string::npos);
    }
};

HEADLIGHT_TEST(CaptureFileTest, None)
#include "capture_file_test.moc"
