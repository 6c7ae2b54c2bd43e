#include "analysis/provenance.h"

#include "backends/backend.h"
#include "capture/intervention_text.h"
#include "core/error.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace headlight;

namespace {

ModelIdentityPointer identity(const std::string& content, const std::string& header) {
    return std::make_shared<const ModelIdentity>(ModelHashes{content, header});
}

Provenance full() {
    return {"my \"bert\"",
            "models/my-bert",
            identity("sha256-tree16m:00aa", "3f2a91c0aabbccdd"),
            "CPU (Eigen, AVX-512), 2 threads",
            "0.2.0",
            {parse_intervention("zero:2.5"), parse_intervention("encoder/temperature=0.5:1.0")},
            {parse_intervention("uniform:1")}};
}

Provenance other() {
    return {"story-encoder", "", identity("sha256-tree16m:0011223344556677", {}), "Vulkan", "0.2.0"};
}

std::string in_member(const std::string& value) {
    return "{\"text\": \"A day.\", \"provenance\": " + value + "}";
}

/// What version 0.1.0 wrote of `full`, without what that shape did not hold; it stated header hashes.
Provenance without_path() {
    Provenance provenance = full();
    provenance.model_path.clear();
    provenance.model_name = "bert";
    provenance.version = "0.1.0";
    provenance.identity = identity({}, "3f2a91c0aabbccdd");
    return provenance;
}

}  // namespace

class ProvenanceTest : public QObject {
    Q_OBJECT

  private slots:
    void a_figure_says_how_its_run_was_unusual() {
        Provenance provenance = other();
        QVERIFY(!note_of_run(provenance));
        provenance.backend += name_of({.kept = Precision::Fp16});
        QCOMPARE(note_of_run(provenance)->english(), std::string(kRowsInFp16));
        provenance.interventions = {parse_intervention("zero:2.5")};
        QCOMPARE(note_of_run(provenance)->english(),
                 describe(provenance.interventions) + " · " + std::string(kRowsInFp16));
        provenance.backend = "Vulkan";
        QCOMPARE(note_of_run(provenance)->english(), describe(provenance.interventions));
        provenance.interventions.clear();
        provenance.backend = "CPU" + name_of({.products = Precision::Bf16, .kept = Precision::Fp16});
        QCOMPARE(note_of_run(provenance)->english(), "matrix products in bf16 · " + std::string(kRowsInFp16));
    }

    void a_line_says_what_is_known() {
        QCOMPARE(
            provenance_line({"story-encoder", "", identity("sha256-tree16m:3f2a91c0aabbccdd00", "01"), "CPU", "0.1.0"}),
            std::string("story-encoder (3f2a91c0aabbccdd) · CPU · Headlight 0.1.0"));
        QCOMPARE(provenance_line({"m", "", nullptr, "", ""}), std::string("m · Headlight"));
    }

    void every_field_is_in_the_json_under_its_name() {
        const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(provenance_json({full()}))).object();
        QCOMPARE(std::size_t(object.size()), kProvenanceFields.size());
        for (const ProvenanceField& field : kProvenanceFields)
            QVERIFY2(object.contains(QString::fromUtf8(field.name.data(), qsizetype(field.name.size()))),
                     field.name.data());
        QCOMPARE(object["model"].toString(), "my \"bert\"");
        QCOMPARE(object["hash"].toString(), "sha256-tree16m:00aa");
        QCOMPARE(object["header_hash"].toString(), "3f2a91c0aabbccdd");
        const QJsonArray interventions{"zero:2.5", "encoder/temperature=0.5:1.0"};
        QCOMPARE(object["interventions"].toArray(), interventions);
    }

    void a_model_whose_content_hash_is_not_known_says_so() {
        Provenance provenance = other();
        provenance.identity = identity({}, "3f2a91c0aabbccdd");
        QCOMPARE(provenance_line(provenance),
                 std::string("story-encoder (header only: 3f2a91c0aabbccdd) · Vulkan · Headlight 0.2.0"));
        const std::string json = provenance_json({provenance});
        QVERIFY2(json.find(R"("hash":"header-only:3f2a91c0aabbccdd")") != std::string::npos, json.c_str());
        QCOMPARE(read_provenance(in_member(json), "f"), std::vector<Provenance>{provenance});
    }

    void what_is_not_known_is_left_out() {
        QCOMPARE(provenance_json({{"m", "", nullptr, "CPU", ""}}), std::string(R"({"model":"m","backend":"CPU"})"));
        QCOMPARE(provenance_json({}), std::string("{}"));
    }

    void runs_that_differ_are_a_list_and_equal_ones_are_one_object() {
        QCOMPARE(provenance_json({other(), other()}), provenance_json({other()}));
        QCOMPARE(provenance_json({other(), full(), other()}), "[" + provenance_json({other()}) + "," +
                                                                  provenance_json({full()}) + "," +
                                                                  provenance_json({other()}) + "]");
    }

    void what_is_written_reads_back() {
        const std::vector<Provenance> one{full()};
        const std::vector<Provenance> two{other(), full()};
        QCOMPARE(read_provenance(in_member(provenance_json(one)), "f"), one);
        QCOMPARE(read_provenance(in_member(provenance_json(two)), "f"), two);
        const QByteArray text = QJsonDocument(QJsonObject{{"provenance", QString::fromStdString(provenance_json(two))}})
                                    .toJson();  // as metadata of safetensors
        QCOMPARE(read_provenance(text.toStdString(), "f"), two);
        QVERIFY(provenance_comment(one).starts_with("# provenance: {\"model\":"));
    }

    void shapes_of_version_0_1_0_are_read_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<bool>("with_interventions");
        QTest::newRow("attention as .json")
            << QByteArray(R"({"ids":[101],"provenance":{"backend":"CPU (Eigen, AVX-512), 2 threads",)"
                          R"("hash":"3f2a91c0aabbccdd","interventions":["zero:2.5","encoder/temperature=0.5:1.0"],)"
                          R"("model":"bert","path":"","target_interventions":["uniform:1"],"version":"0.1.0"},)"
                          R"("text":"A day.","tokens":["[CLS]"],"tensors":{"attentions.0":[[[1]]]}})")
            << true;
        QTest::newRow("metadata of attention as .npz and .safetensors")
            << QByteArray(
                   "{\"backend\":\"CPU (Eigen, AVX-512), 2 threads\",\"interventions\":"
                   "\"[\\\"zero:2.5\\\",\\\"encoder/temperature=0.5:1.0\\\"]\",\"model\":\"bert\","
                   "\"model_hash\":\"3f2a91c0aabbccdd\",\"target_interventions\":\"[\\\"uniform:1\\\"]\","
                   "\"text\":\"A day.\",\"tokens\":\"[\\\"[CLS]\\\"]\",\"version\":\"0.1.0\"}")
            << true;
        QTest::newRow("numbers as .json")
            << QByteArray(
                   "{\n\"title\": \"L2H2\",\n\"notes\": [],\n"
                   "\"backend\": \"CPU (Eigen, AVX-512), 2 threads\",\n\"model\": \"bert\",\n"
                   "\"model_hash\": \"3f2a91c0aabbccdd\",\n\"software\": \"Headlight 0.1.0\",\n"
                   "\"interventions\": [\"zero:2.5\", \"encoder/temperature=0.5:1.0\"],\n"
                   "\"target_interventions\": [\"uniform:1\"],\n"
                   "\"axes\": {\"weights\": [\"queries\", \"keys\"]},\n\"weights\": [[0.5, null]]\n}\n")
            << true;
        QTest::newRow("metrics") << QByteArray(
                                        R"({"hash":"3f2a91c0aabbccdd","lines_done":2,"model":"bert","stacks":[],)"
                                        R"("texts":2,"texts_hash":"ab","version":"0.1.0"})")
                                 << false;
        QTest::newRow("generation tree")
            << QByteArray(R"({"model":{"backend":"CPU (Eigen, AVX-512), 2 threads","hash":"3f2a91c0aabbccdd",)"
                          R"("headlight":"0.1.0","name":"bert"},"nodes":[{"parent":null}],"text":"A day."})")
            << false;
    }

    void shapes_of_version_0_1_0_are_read() {
        QFETCH(QByteArray, file);
        QFETCH(bool, with_interventions);
        const std::vector<Provenance> runs = read_provenance(file.toStdString(), "old.json");
        QCOMPARE(runs.size(), std::size_t{1});
        Provenance expected = without_path();
        if (!with_interventions) expected.interventions = expected.target_interventions = {};
        if (file.contains("lines_done")) expected.backend.clear();
        QCOMPARE(runs.front().interventions, expected.interventions);
        QVERIFY2(runs.front() == expected, provenance_json(runs).c_str());
    }

    void lists_in_lists_and_names_of_other_things_are_left_alone() {
        const std::string deep = in_member(std::string(1'000'000, '[') + std::string(1'000'000, ']'));
        QVERIFY_THROWS_EXCEPTION(Error, read_provenance(deep, "f"));
        QVERIFY(read_provenance(in_member("[[{\"model\": \"bert\"}]]"), "f").empty());
        const auto foreign = read_provenance(R"({"model": "bert", "name": "run 3"})", "f");
        QCOMPARE(foreign.front().model_name, std::string("bert"));
    }

    void what_others_call_provenance_is_left_alone() {
        QVERIFY(read_provenance(R"({"provenance": "recorded with a hook", "interventions": ["ablate L2H3"]})", "f")
                    .empty());
        QVERIFY(read_provenance(R"({"provenance": 3, "version": {"major": 1}, "backend": null})", "f").empty());
        const auto runs = read_provenance(in_member(R"({"model": "m", "later": [1, {"x": 2}]})"), "f");
        QCOMPARE(runs, (std::vector<Provenance>{{"m", "", nullptr, "", ""}}));
    }

    void an_intervention_that_cannot_be_read_is_named() {
        try {
            static_cast<void>(read_provenance(in_member(R"({"interventions": ["freeze:2.5"]})"), "new.npz"));
            QFAIL("no error");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Format);
            QCOMPARE(error.place().file, std::string("new.npz"));
            QVERIFY2(QByteArray(error.what()).contains("interventions"), error.what());
        }
    }

    /// The table of fields in docs/file-formats.md is the table of the program.
    void documentation_lists_the_fields() {
        QFile file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/docs/file-formats.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        QString table = "| field of `provenance` | meaning |\n|---|---|\n";
        for (const ProvenanceField& field : kProvenanceFields)
            table += "| `" + QString::fromStdString(std::string(field.name)) + "` | " +
                     QString::fromStdString(std::string(field.meaning)) + " |\n";
        QVERIFY2(page.contains(table + '\n'), qPrintable("docs/file-formats.md needs this table:\n" + table));
    }
};

HEADLIGHT_TEST(ProvenanceTest, None)
#include "provenance_test.moc"
