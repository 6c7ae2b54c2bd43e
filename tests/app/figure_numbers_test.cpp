// The numbers behind every figure, from the command line: what is read back is what other commands tell.

#include "analysis/provenance.h"
#include "export/read_numbers.h"
#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <list>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QStringList kTired{"story-encoder", "--text", "The animal was tired."};
const QStringList kOnce{"story-decoder", "--text", "Once upon a time"};
const QStringList kHead{"--layer", "2", "--head", "2"};

QJsonObject told(const QStringList& arguments) {
    return QJsonDocument::fromJson(run_headlight(QStringList{"study"} + arguments).output).object();
}

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

bool near(float value, const QJsonValue& expected) {
    return std::abs(static_cast<double>(value) - expected.toDouble(1e9)) < 1e-5;
}

}  // namespace

class FigureNumbersTest : public QObject {
    Q_OBJECT

  private slots:
    void a_profile_has_a_line_for_each_head_of_its_rows_and_columns() {
        const QTemporaryDir folder;
        const QString svg = folder.filePath("profile.svg");
        const auto drawn = run_headlight(
            {"figure", "english-french", "--text", "The cat sleeps.", "--view", "profile", "--attention", "cross",
             "--layer", "0", "--head", "0", "--pin", "L0H1", "--pin", "cross L0H1", "--out", svg},
            {}, environment_without_display());
        QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY(content.contains(">cross L0H0<") && content.contains(">cross L0H1<"));
    }

    void pinned_heads_of_other_attention_are_panels_of_numbers() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("heads.json");
        const auto written = run_headlight({"figure", "english-french", "--text", "The cat sleeps.", "--target",
                                            "Le chat dort sur le lit de la maison.", "--attention", "cross", "--layer",
                                            "0", "--head", "0", "--pin", "encoder L0H1", "--out", path},
                                           {}, environment_without_display());
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject numbers = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(numbers.contains("a.weights") && numbers.contains("b.weights") && !numbers.contains("weights"));
    }

    void all_heads_are_what_attention_writes_data() {
        QTest::addColumn<QStringList>("input");
        QTest::newRow("encoder") << kTired;
        QTest::newRow("decoder") << kOnce;
    }
    void all_heads_are_what_attention_writes() {
        QFETCH(QStringList, input);
        const QString all = folder_.filePath("all.safetensors");
        const auto run = run_headlight(QStringList{"attention"} + input + QStringList{"--out", all});
        QVERIFY2(run.exit_code == 0, run.messages.constData());
        const QString grid = written(input + QStringList{"--view", "grid"}, "grid.npz");
        const Tensor weights = tensor_in(grid, "weights");
        QCOMPARE(weights.shape().size(), std::size_t{4});
        for (std::int64_t layer = 0; layer < weights.size(0); ++layer) {
            const Tensor expected = tensor_in(all, "attentions." + std::to_string(layer));
            QVERIFY(std::ranges::equal(weights.slice(layer), expected.values()));
        }
        const Tensor allowed = tensor_in(grid, "allowed");
        QCOMPARE(allowed.shape(), (Shape{weights.size(0), weights.size(2), weights.size(3)}));
        QCOMPARE(allowed.values()[1], input == kTired ? 1.F : 0.F);  // the first token looks ahead in an encoder only
    }

    void several_heads_are_the_heads_alone() {
        const QString both =
            written(kTired + QStringList{"--view", "links", "--layer", "2", "--head", "0,2"}, "both.npz");
        const Tensor one = tensor_in(written(kTired + kHead, "one.safetensors"), "weights");
        QVERIFY(std::ranges::equal(tensor_of(both, "weights").slice(1), one.values()));
    }

    void a_comparison_holds_its_sides_and_their_difference() {
        const QStringList wide{"--with-text", "The animal was wide."};
        const QString all = written(kTired + kHead + wide + QStringList{"--view", "compare"}, "all.npz");
        const Tensor first = tensor_in(written(kTired + kHead, "a.npz"), "weights");
        const Tensor second =
            tensor_in(written(QStringList{"story-encoder", "--text", wide[1]} + kHead, "b.npz"), "weights");
        QVERIFY(std::ranges::equal(tensor_of(all, "A").values(), first.values()));
        QVERIFY(std::ranges::equal(tensor_of(all, "B").values(), second.values()));
        const QString difference =
            written(kTired + kHead + wide + QStringList{"--view", "difference"}, "difference.npz");
        QVERIFY(
            std::ranges::equal(tensor_of(all, "difference").values(), tensor_of(difference, "difference").values()));
        const QString compared = folder_.filePath("compared.npz");
        QCOMPARE(
            run_headlight(QStringList{"compare"} + kTired + kHead + wide + QStringList{"--out", compared}).exit_code,
            0);
        QCOMPARE(content_of(compared), content_of(all));
    }

    void a_weight_is_what_the_study_tells() {
        const QStringList pair = kHead + QStringList{"--query", "3", "--key", "2"};
        const QJsonObject weight = told(QStringList{"weight"} + kTired + pair);
        const QString file = written(kTired + pair + QStringList{"--view", "weight"}, "weight.safetensors");
        const Tensor scores = tensor_in(file, "scores");
        const Tensor weights = tensor_in(file, "weights");
        QCOMPARE(weight["scores"].toArray().size(), static_cast<qsizetype>(scores.count()));
        for (qsizetype key = 0; key < weight["scores"].toArray().size(); ++key) {
            const auto index = static_cast<std::size_t>(key);
            QVERIFY(near(scores.values()[index], weight["scores"].toArray()[key]));
            QVERIFY(near(weights.values()[index], weight["weights"].toArray()[key]));
        }
        const Tensor output = tensor_in(file, "output");
        QCOMPARE(output.count(), static_cast<std::int64_t>(weight["output"].toArray().size()));
        for (qsizetype index = 0; index < weight["output"].toArray().size(); ++index)
            QVERIFY(near(output.values()[static_cast<std::size_t>(index)], weight["output"].toArray()[index]));
    }

    void the_lens_is_what_the_study_tells() {
        const QJsonObject told_lens = told(QStringList{"lens"} + kOnce);
        const Tensor probabilities =
            tensor_in(written(kOnce + QStringList{"--view", "lens"}, "lens.npz"), "probabilities");
        const QJsonArray layers = told_lens["probabilities"].toArray();
        QCOMPARE(probabilities.size(0), static_cast<std::int64_t>(layers.size()));
        for (std::int64_t layer = 0; layer < probabilities.size(0); ++layer)
            for (std::int64_t place = 0; place < probabilities.size(1); ++place)
                QVERIFY(near(probabilities.slice(layer)[static_cast<std::size_t>(place)],
                             layers[static_cast<qsizetype>(layer)][static_cast<qsizetype>(place)]));
    }

    void similarity_of_all_layers_and_of_positions_is_what_the_study_tells() {
        const QJsonArray layers = told(QStringList{"similarity"} + kTired)["cosines"].toArray();
        const Tensor cosines =
            tensor_in(written(kTired + QStringList{"--view", "similarity"}, "similar.npz"), "cosines");
        QCOMPARE(cosines.size(0), static_cast<std::int64_t>(layers.size()));
        for (std::int64_t layer = 0; layer < cosines.size(0); ++layer)
            QVERIFY(near(cosines.slice(layer)[2], layers[static_cast<qsizetype>(layer)][0][2]));
        const QJsonArray positions = told({"positions", "story-encoder"})["cosines"].toArray();
        const Tensor places = tensor_in(written({"story-encoder", "--view", "positions"}, "places.npz"), "cosines");
        QCOMPARE(places.size(0), static_cast<std::int64_t>(positions.size()));
        QVERIFY(near(places.slice(1)[2], positions[1][2]));
    }

    void a_chart_of_a_measure_has_the_numbers_of_its_grid() {
        const QStringList metric{"--metric", "entropy"};
        const QString chart = written(kTired + metric + QStringList{"--view", "layers"}, "chart.csv");
        const QString grid = written(kTired + metric + QStringList{"--view", "grid"}, "grid.csv");
        QVERIFY(table_after_provenance(content_of(chart)).startsWith("layer,0,1,2,3\r\n0,"));
        QCOMPARE(content_of(chart), content_of(grid));
    }

    void panels_are_written_with_their_letters() {
        const QString spec = folder_.filePath("panels.json");
        write_bytes(spec, R"({"model": "story-encoder", "text": "The animal was tired.", "layer": 2, "head": 2,
                              "panels": [{}, {"view": "grid", "metric": "entropy"}, {"model": "story-decoder"}]})");
        const QString panels = written({"--spec", spec}, "panels.safetensors");
        const Tensor one = tensor_in(written(kTired + kHead, "one.npz"), "weights");
        QVERIFY(std::ranges::equal(tensor_of(panels, "a.weights").values(), one.values()));
        QCOMPARE(tensor_in(panels, "b.entropy").shape(), (Shape{4, 4}));
        QByteArrayList models;
        for (const Provenance& run :
             read_provenance(R"({"provenance": )" + metadata_in(panels, "provenance") + "}", ""))
            models << QByteArray::fromStdString(run.model_name);
        QCOMPARE(models, (QByteArrayList{"story-encoder", "story-encoder", "story-decoder"}));
    }

    void the_same_input_gives_the_same_bytes_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("ending");
        QTest::newRow("grid") << kTired + QStringList{"--view", "grid"} << "npz";
        QTest::newRow("weight") << kTired + kHead + QStringList{"--view", "weight"} << "safetensors";
        QTest::newRow("lens") << kOnce + QStringList{"--view", "lens"} << "json";
        QTest::newRow("similarity") << kTired + QStringList{"--view", "similarity"} << "csv";
        QTest::newRow("compare") << kTired + QStringList{"--view", "compare", "--with-head", "1"} << "tsv";
    }
    void the_same_input_gives_the_same_bytes() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, ending);
        const QByteArray first = content_of(written(arguments, "first." + ending));
        QVERIFY(first.size() > 200);
        QCOMPARE(content_of(written(arguments, "second." + ending)), first);
    }

  private:
    /// The path of a figure's numbers; where there are none, what was said is in the log.
    QString written(const QStringList& arguments, const QString& name) {
        const QString path = folder_.filePath(name);
        const auto run = run_headlight(QStringList{"figure"} + arguments + QStringList{"--out", path}, {},
                                       environment_without_display());
        if (run.exit_code != 0) qWarning("%s", run.messages.constData());
        return path;
    }
    /// Stays, so that what points into it may be kept.
    const Tensor& tensor_of(const QString& path, const std::string& name) {
        return tensors_.emplace_back(tensor_in(path, name));
    }

    QTemporaryDir folder_;
    std::list<Tensor> tensors_;
};

HEADLIGHT_TEST(FigureNumbersTest, Core)
#include "figure_numbers_test.moc"
