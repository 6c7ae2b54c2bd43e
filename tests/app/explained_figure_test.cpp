// Explanations and comparisons as figures, alone and in panels: what stands in them is what `headlight study` and
// `headlight compare` tell.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace headlight::testing;

namespace {

const QStringList kTired{"story-encoder", "--text", "The animal was tired."};
const QStringList kOnce{"story-decoder", "--text", "Once upon a time"};

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

/// A figure's file; empty, with what was said in the log, where there is none.
QByteArray drawn(const QStringList& arguments, const QString& name = "out.svg") {
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    const auto run = run_headlight(QStringList{"figure"} + arguments + QStringList{"--out", path}, {},
                                   environment_without_display());
    if (run.exit_code != 0) qWarning("%s", run.messages.constData());
    return run.exit_code == 0 ? content_of(path) : QByteArray();
}

QByteArray described(const QByteArray& json, const QString& name = "out.svg") {
    const QTemporaryDir folder;
    QFile file(folder.filePath("figure.json"));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(QByteArray(json).replace('\'', '"'));
    file.close();
    return drawn({"--spec", file.fileName()}, name);
}

QJsonObject told(const QStringList& arguments) {
    return QJsonDocument::fromJson(run_headlight(QStringList{"study"} + arguments).output).object();
}

/// The number of this name among the steps of a weight.
double step(const QJsonObject& weight, const QString& name) {
    const QJsonArray names = weight["step_names"].toArray();
    for (qsizetype index = 0; index < names.size(); ++index)
        if (names[index].toString() == name) return weight["steps"].toArray()[index].toDouble();
    return std::nan("");
}

std::vector<double> numbers_of(const QByteArray& csv) {
    std::vector<double> numbers;
    for (const QByteArray& line : table_after_provenance(csv).trimmed().split('\n').mid(1))
        for (const QByteArray& cell : line.trimmed().split(',').mid(1)) numbers.push_back(cell.toDouble());
    return numbers;
}

}  // namespace

class ExplainedFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void every_view_is_written_in_every_format_the_same_on_every_run_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("beginning");
        const QStringList head{"--layer", "2", "--head", "2"};
        const QStringList wide{"--with-text", "The animal was wide."};
        const QList<std::pair<QStringList, QByteArray>> views = {
            {kTired + head + QStringList{"--view", "weight"}, "weight"},
            {kTired + head + QStringList{"--view", "weight", "--all-keys"}, "all keys"},
            {kOnce + QStringList{"--view", "lens"}, "lens"},
            {kTired + QStringList{"--view", "similarity"}, "similarity"},
            {QStringList{"story-encoder", "--view", "positions"}, "positions"},
            {QStringList{"story-encoder", "--view", "heads"}, "heads"},
            {kTired + head + wide + QStringList{"--view", "compare"}, "compare"},
            {kTired + head + wide + QStringList{"--view", "difference"}, "difference"}};
        QTest::newRow("compare as html") << kTired + head + wide + QStringList{"--view", "compare", "--out", "out.html"}
                                         << QByteArray("<!doctype html>");
        const QList<std::pair<QByteArray, QByteArray>> formats = {
            {"pdf", "%PDF-"}, {"svg", "<?xml"}, {"png", "\x89PNG"}, {"tex", "% A figure by Headlight"}};
        for (qsizetype i = 0; i < views.size() + 2; ++i) {  // all views, two of them in all formats
            const auto& [arguments, name] = views[i % views.size()];
            const auto& [ending, beginning] = formats[i % formats.size()];
            QTest::newRow(name + " as " + ending) << arguments + QStringList{"--out", "out." + ending} << beginning;
        }
    }
    void every_view_is_written_in_every_format_the_same_on_every_run() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, beginning);
        const QString name = arguments.last();
        arguments.resize(arguments.size() - 2);
        const QByteArray first = drawn(arguments, name);
        QVERIFY2(first.startsWith(beginning), first.left(60).constData());
        QCOMPARE(drawn(arguments, name), first);
    }

    void a_weight_is_drawn_with_the_numbers_that_the_study_tells() {
        const QStringList pair{"--layer", "2", "--head", "2", "--query", "3", "--key", "2"};
        const QJsonObject weight = told(QStringList{"weight"} + kTired + pair);
        const QByteArray svg = drawn(kTired + pair + QStringList{"--view", "weight"});
        const auto in_svg = [&](const char* field) {
            const double value = step(weight, field);
            const QByteArray text = QByteArray::number(std::abs(value), 'f', std::abs(value) < 1 ? 4 : 3);
            return svg.contains(text + "<");
        };
        QVERIFY(in_svg("score"));
        QVERIFY(in_svg("weight"));
        QVERIFY(svg.contains("animal") && svg.contains("Pass on the value"));
    }

    void a_query_is_drawn_with_all_keys_and_the_study_tells_their_products() {
        const QStringList pair{"--layer", "2", "--head", "2", "--query", "3", "--key", "2", "--all-keys"};
        const QJsonObject weight = told(QStringList{"weight"} + kTired + pair);
        const QJsonArray of_keys = weight["key_products"].toArray();
        const QJsonArray own = weight["products"].toArray();
        QCOMPARE(of_keys.size(), weight["keys"].toArray().size());
        QCOMPARE(of_keys[2].toArray().size(), own.size());
        for (int i = 0; i < own.size(); ++i)
            QVERIFY(std::abs(of_keys[2].toArray()[i].toDouble() - own[i].toDouble()) < 1e-5);
        const QByteArray svg = drawn(kTired + pair + QStringList{"--view", "weight"});
        const QByteArray product = QByteArray::number(std::abs(step(weight, "product")), 'f', 3);
        QVERIFY2(svg.contains(product + "<"), product.constData());
        QVERIFY(svg.contains("by dimension") && !svg.contains("Pass on the value"));
    }

    void a_weight_without_a_pair_is_that_of_the_last_query_and_what_it_looks_at_most() {
        const QStringList head{"--layer", "2", "--head", "2"};
        const QJsonObject weight =
            told(QStringList{"weight"} + kTired + head + QStringList{"--query", "6", "--key", "0"});
        const QJsonArray weights = weight["weights"].toArray();
        int most = 0;
        for (int key = 1; key < weights.size(); ++key)
            if (weights[key].toDouble() > weights[most].toDouble()) most = key;
        QCOMPARE(
            drawn(kTired + head + QStringList{"--view", "weight"}),
            drawn(kTired + head + QStringList{"--view", "weight", "--query", "6", "--key", QString::number(most)}));
    }

    void the_lens_shows_what_every_layer_would_predict() {
        const QJsonArray layers = told(QStringList{"lens"} + kOnce)["tokens"].toArray();
        const QByteArray svg = drawn(kOnce + QStringList{"--view", "lens"});
        QVERIFY(svg.contains(">embedding<") && svg.contains(">output<"));
        for (const auto& layer : layers) {
            const QString best = layer.toArray()[0].toString().trimmed();
            QVERIFY2(svg.contains(best.toUtf8()), qPrintable(best));
        }
        QVERIFY(drawn(kOnce + QStringList{"--view", "lens", "--query", "1"}).contains("upon"));
    }

    void similarity_of_a_layer_is_the_studys_and_without_one_of_all_layers() {
        const QJsonArray layers = told(QStringList{"similarity"} + kTired)["cosines"].toArray();
        for (const int index : {0, 2}) {
            const QStringList which =
                index == 0 ? QStringList{"--embeddings"} : QStringList{"--layer", QString::number(index - 1)};
            const auto numbers = numbers_of(drawn(kTired + which + QStringList{"--view", "similarity"}, "out.csv"));
            const QJsonArray rows = layers[index].toArray();
            QCOMPARE(numbers.size(), static_cast<std::size_t>(rows.size() * rows.size()));
            for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
                const auto row = static_cast<qsizetype>(cell) / rows.size();
                const double expected = rows[row].toArray()[static_cast<qsizetype>(cell) % rows.size()].toDouble();
                QVERIFY(std::abs(numbers[cell] - expected) < 1e-5);
            }
        }
        const QByteArray all = drawn(kTired + QStringList{"--view", "similarity"});
        for (const char* name : {">Embeddings<", ">After layer 0<", ">After layer 3<"})
            QVERIFY2(all.contains(name), name);
        QCOMPARE(all.count("cosine of"), 1);  // one color bar for all
    }

    void a_test_of_heads_is_drawn_with_the_scores_that_the_study_tells() {
        const QStringList names{"induction", "previous", "duplicate"};
        for (qsizetype test = 0; test < names.size(); ++test) {
            const QStringList arguments{"story-decoder", "--view", "heads", "--test", names[test]};
            const auto numbers = numbers_of(drawn(arguments, "out.csv"));
            const QJsonObject study = told({"heads", "story-decoder", "--test", names[test]});
            const QJsonArray rows = study[study["title"].toString()].toArray();
            const qsizetype heads = rows.first().toArray().size();
            QCOMPARE(numbers.size(), static_cast<std::size_t>(rows.size() * heads));
            for (qsizetype head = 0; head < rows.size() * heads; ++head)
                QVERIFY(std::abs(numbers[static_cast<std::size_t>(head)] -
                                 rows[head / heads].toArray()[head % heads].toDouble()) < 1e-5);
        }
        const QByteArray svg = drawn({"story-decoder", "--view", "heads", "--test", "sink"});
        QVERIFY(svg.contains("Sink") && svg.contains("64 tokens, mean of 4 random sequences"));
        QVERIFY(described("{'model': 'story-decoder', 'view': 'heads', 'test': 'sink'}").contains("Sink"));
    }

    void patches_of_an_image_are_explained_like_tokens() {
        const QStringList boot{
            "fashion-vit", "--image",
            QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/ankle-boot.png")};
        QVERIFY(drawn(boot + QStringList{"--view", "similarity", "--embeddings"}).contains("[CLS]"));
        QVERIFY(drawn({"fashion-vit", "--view", "positions"}).contains("[CLS]"));
        const QStringList pair{"--layer", "1", "--head", "0", "--query", "3", "--key", "2"};
        QVERIFY(!told(QStringList{"weight"} + boot + pair)["output"].toArray().isEmpty());
        QCOMPARE(told(QStringList{"similarity"} + boot)["queries"].toArray().first().toString(), QString("[CLS]"));
    }

    void a_difference_is_a_table_and_a_picture() {
        const QStringList sides{"--with-text", "The animal was wide.", "--layer", "2", "--head", "2"};
        const QByteArray csv =
            table_after_provenance(drawn(kTired + sides + QStringList{"--view", "difference"}, "out.csv"));
        QVERIFY(csv.startsWith("query,[CLS],the,animal,was,tired → wide,"));
        const QByteArray svg = drawn(kTired + sides + QStringList{"--view", "difference"});
        QVERIFY(svg.contains("Difference, B − A"));
        QVERIFY(svg.contains("tired → wide"));
    }

    void a_difference_of_other_heads_or_runs_says_what_its_sides_are() {
        const QByteArray svg = drawn(kTired + QStringList{"--view", "difference", "--layer", "2", "--head", "2",
                                                          "--with-head", "1", "--with-intervene", "zero:0.1"});
        for (const char* said : {"A · Layer 2, head 2", "B · Layer 2, head 1", "L0H1 zeroed"})
            QVERIFY2(svg.contains(said), said);
    }

    void explanations_and_differences_stand_in_panels_beside_heads() {
        const QByteArray svg = described(
            "{'model': 'story-decoder', 'text': 'Once upon a time', 'layer': 1, 'head': 2, 'widths': [2, 1], 'panels':"
            " [{'view': 'weight', 'query': 3, 'key': '0'}, {}, {'view': 'lens', 'candidates': 2, 'query': 1},"
            " {'view': 'difference', 'with_text': 'Once upon a day', 'with_head': 0, 'title': 'What changes'},"
            " {'view': 'similarity', 'embeddings': true}]}");
        for (const char* said : {"(a) ", "attends to", "(b) Layer 1, head 2", "(c) Logit lens", "(d) What changes",
                                 "time → day", "(e) Similarity of tokens"})
            QVERIFY2(svg.contains(said), said);
    }

    void what_does_not_belong_together_is_wrong_usage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("a weight of no head")
            << kTired + QStringList{"--view", "weight", "--layer", "1", "--out", "x.pdf"} << QByteArray("--head");
        QTest::newRow("a page of the lens")
            << kOnce + QStringList{"--view", "lens", "--out", "x.html"} << QByteArray(".svg");
        QTest::newRow("another side of nothing")
            << kTired + QStringList{"--with-text", "A day.", "--out", "x.pdf"} << QByteArray("difference");
        QTest::newRow("widths without panels")
            << kTired + QStringList{"--widths", "2,1", "--out", "x.pdf"} << QByteArray("panels");
    }
    void what_does_not_belong_together_is_wrong_usage() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const auto run = run_headlight(QStringList{"figure"} + arguments);
        QCOMPARE(run.exit_code, 2);
        QVERIFY2(run.messages.contains(said), run.messages.constData());
    }

    void what_is_not_there_is_said_in_a_sentence_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        const QStringList weight{"--view", "weight", "--layer", "1", "--head", "1"};
        QTest::newRow("query") << kTired + weight + QStringList{"--query", "99"} << QByteArray("found \"99\"");
        QTest::newRow("layer") << kTired + QStringList{"--view", "similarity", "--layer", "9"} << QByteArray("layer 9");
        QTest::newRow("lens of a classifier")
            << QStringList{"story-sentiment", "--text", "A fine day.", "--view", "lens"}
            << QByteArray("logit lens needs a decoder");
        QTest::newRow("no token") << kOnce + QStringList{"--view", "lens", "--query", "upon"} << QByteArray("upon");
    }
    void what_is_not_there_is_said_in_a_sentence() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const auto run = run_headlight(QStringList{"figure"} + arguments + QStringList{"--out", "/tmp/never.svg"});
        QCOMPARE(run.exit_code, 1);
        QVERIFY2(run.messages.contains(said), run.messages.constData());
    }
};

HEADLIGHT_TEST(ExplainedFigureTest, Window)
#include "explained_figure_test.moc"
