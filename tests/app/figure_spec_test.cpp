// Figures from a description in a file.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace headlight::testing;

namespace {

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

/// A folder with a description in it.
struct Described {
    QTemporaryDir folder;
    QString spec;

    explicit Described(const QByteArray& json) : spec(folder.filePath("figure.json")) {
        QFile file(spec);
        if (file.open(QIODevice::WriteOnly)) file.write(json);
    }
    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }
    [[nodiscard]] ProgramResult draw(const QString& name, const QStringList& more = {}) const {
        return run_headlight(QStringList{"figure", "--spec", spec, "--out", path(name)} + more, {},
                             environment_without_display());
    }
};

/// JSON in which quotes are single.
QByteArray json(QByteArray text) {
    return text.replace('\'', '"');
}

const QByteArray kHead = json(
    "{'model': 'story-encoder', 'text': 'The animal was tired.', 'layer': 2, 'head': 2,"
    " 'scale': 'log', 'font': 'mono', 'type_size': 9, 'title': 'It & \\'animal\\'', 'hide_special': true, 'size': "
    "'column'}");

/// With nearly every field that a description may have.
const QByteArray kEverything = json(
    "{'model': 'story-encoder', 'backend': 'cpu', 'text': 'The animal was tired.', 'truncate': true, 'masked': [2],"
    " 'view': 'heatmap', 'layer': 1, 'head': [2], 'queries': [1, 3], 'keys': [0, 4], 'aggregation': 'mean',"
    " 'highlights': [{'query': 2, 'key': 1, 'note': 'here'}], 'unit': 'tokens', 'hide_special': false,"
    " 'hide_sink': false, 'value_weighted': false, 'renormalize': true, 'top_k': 3, 'threshold': 0.1, 'arcs': true,"
    " 'scale': 'rank', 'theme': 'dark', 'title': 'A title', 'caption': 'A caption', 'provenance': true,"
    " 'legend': true, 'font': 'serif', 'type_size': 6.5, 'size': '90x60', 'dpi': 72, 'columns': 2, 'widths': [1, 2], "
    "'candidates': 3, 'query': 1, 'key': "
    "'2',"
    " 'embeddings': false, 'with': 'story-encoder', 'with_text': 'A stone.', 'with_layer': 1, 'with_head': 1,"
    " 'with_intervene': ['zero:1.0'], 'panels': [{'view': 'links'}, {'layer': 0}]}");

}  // namespace

class FigureSpecTest : public QObject {
    Q_OBJECT

  private slots:
    void a_description_draws_what_the_options_draw() {
        const Described described(kHead);
        const auto drawn = described.draw("spec.svg");
        QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
        const auto told = run_headlight({"figure",
                                         "story-encoder",
                                         "--text",
                                         "The animal was tired.",
                                         "--layer",
                                         "2",
                                         "--head",
                                         "2",
                                         "--scale",
                                         "log",
                                         "--title",
                                         "It & \"animal\"",
                                         "--hide-special",
                                         "--size",
                                         "column",
                                         "--font",
                                         "mono",
                                         "--type-size",
                                         "9",
                                         "--out",
                                         described.path("told.svg")});
        QCOMPARE(told.exit_code, 0);
        QCOMPARE(content_of(described.path("spec.svg")), content_of(described.path("told.svg")));
    }

    void the_same_description_gives_the_same_bytes_data() {
        QTest::addColumn<QString>("ending");
        for (const auto* ending : {"pdf", "tex", "html", "npz", "safetensors"}) QTest::newRow(ending) << ending;
    }
    void the_same_description_gives_the_same_bytes() {
        QFETCH(QString, ending);
        const Described described(kHead);
        QCOMPARE(described.draw("first." + ending).exit_code, 0);
        QCOMPARE(described.draw("second." + ending).exit_code, 0);
        QCOMPARE(content_of(described.path("first." + ending)), content_of(described.path("second." + ending)));
    }

    void the_command_line_wins_over_the_description() {
        const Described described(kHead);
        QCOMPARE(described.draw("out.svg", {"--title", "Another", "--text", "A stone fell."}).exit_code, 0);
        const QByteArray svg = content_of(described.path("out.svg"));
        QVERIFY(svg.contains(">Another<"));
        QVERIFY(svg.contains(">stone<"));
    }

    void panels_have_letters_and_share_what_stands_outside_them() {
        const Described described(
            json("{'model': 'story-encoder', 'text': 'The animal was tired.', 'title': 'Two heads',"
                 " 'columns': 2, 'panels': [{'layer': 2, 'head': 2}, {'layer': 0, 'head': 1, 'title': 'Previous word'},"
                 " {'view': 'links', 'layer': 1, 'head': 3, 'text': 'A stone fell.'}]}"));
        const auto drawn = described.draw("out.svg");
        QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
        const QString svg = QString::fromUtf8(content_of(described.path("out.svg")));
        for (const char* text : {">Two heads<", ">(a) Layer 2, head 2<", ">(b) Previous word<", ">stone<", ">tired<"})
            QVERIFY2(svg.contains(text), text);
        QVERIFY(svg.contains(">(c)"));
        QCOMPARE(described.draw("out.html").exit_code, 2);
    }

    void a_figure_is_cropped_and_annotated() {
        const Described described(
            json("{'model': 'story-encoder', 'text': 'The animal was tired.', 'layer': 2, 'head': 2,"
                 " 'queries': [1, 3], 'keys': [0, 2], 'highlights': [{'query': 1, 'key': 0, 'note': 'Look here'}, "
                 "{'key': 2}]}"));
        const auto drawn = described.draw("out.svg");
        QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
        const QString svg = QString::fromUtf8(content_of(described.path("out.svg")));
        QVERIFY(svg.contains(">Look here<"));
        QVERIFY(svg.contains("queries 1 to 3 only"));
        QVERIFY(svg.contains("class=\"highlight\""));
        QVERIFY(!svg.contains(">tired<"));
        QCOMPARE(described.draw("out.csv").exit_code, 0);
        QCOMPARE(table_after_provenance(content_of(described.path("out.csv"))).count('\n'), 4);
    }

    void a_wrong_description_is_refused_with_its_place_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QStringList>("said");
        const auto with = [](const QByteArray& fields) {
            return json("{'model': 'story-encoder', 'text': 'A stone fell.', ") + fields + "}";
        };
        QTest::newRow("type size") << with(json("'type_size': 100")) << QStringList{"figure.json", "type_size", "72"};
        QTest::newRow("no JSON") << QByteArray("{") << QStringList{"figure.json", "not valid JSON"};
        QTest::newRow("no object") << QByteArray("[]") << QStringList{"figure.json", "object"};
        QTest::newRow("unknown") << with(json("'layr': 1")) << QStringList{"figure.json", "layr", "no such field"};
        QTest::newRow("twice") << with(json("'layer': 1, 'layer': 2")) << QStringList{"layer", "twice"};
        QTest::newRow("word for a number") << with(json("'layer': 'one'")) << QStringList{"layer", "number"};
        QTest::newRow("fraction") << with(json("'layer': 1.5")) << QStringList{"layer", "whole number"};
        QTest::newRow("too small") << with(json("'layer': -1")) << QStringList{"layer", "0 to"};
        QTest::newRow("list of words") << with(json("'head': [0, 'a']")) << QStringList{"head", "number"};
        QTest::newRow("no choice") << with(json("'scale': 'cubic'")) << QStringList{"scale", "linear, log, rank"};
        QTest::newRow("no flag") << with(json("'arcs': 1")) << QStringList{"arcs", "true or false"};
        QTest::newRow("no size") << with(json("'size': 'huge'")) << QStringList{"size", "huge"};
        QTest::newRow("no panels") << with(json("'panels': []")) << QStringList{"panels", "list"};
        QTest::newRow("in a panel") << with(json("'panels': [{}, {'vew': 'links'}]"))
                                    << QStringList{"panels[1].vew", "no such field"};
        QTest::newRow("panels in panels")
            << with(json("'panels': [{'panels': [{}]}]")) << QStringList{"panels[0].panels"};
        QTest::newRow("no such head") << with(json("'layer': 9")) << QStringList{"layer 9"};
        QTest::newRow("standard input") << json("{'model': 'story-encoder', 'text': '-'}")
                                        << QStringList{"text", "only valid on the command line"};
        QTest::newRow("a range backwards") << with(json("'keys': [3, 1]")) << QStringList{"keys", "first and the last"};
        QTest::newRow("a range too far") << with(json("'keys': [1, 300]")) << QStringList{"keys 1 to 300"};
        QTest::newRow("a highlight of nothing")
            << with(json("'highlights': [{'note': 'x'}]")) << QStringList{"highlights[0]", "query"};
        QTest::newRow("a highlight too far")
            << with(json("'highlights': [{'query': 99}]")) << QStringList{"highlights", "a place in the figure"};
        QTest::newRow("widths of a panel")
            << with(json("'panels': [{'widths': [1, 2]}]")) << QStringList{"panels[0].widths", "belongs to the page"};
        QTest::newRow("no width") << with(json("'widths': [1, 0], 'panels': [{}]")) << QStringList{"widths", "0.01"};
        QTest::newRow("no token") << with(json("'query': true")) << QStringList{"query", "text"};
        QTest::newRow("other side") << with(json("'view': 'compare', 'with_intervene': ['nothing']"))
                                    << QStringList{"with_intervene", "nothing"};
        QTest::newRow("deep") << QByteArray(5000, '[') << QStringList{"figure.json", "not valid JSON"};
    }
    void a_wrong_description_is_refused_with_its_place() {
        QFETCH(QByteArray, json);
        QFETCH(QStringList, said);
        const Described described(json);
        const auto result = described.draw("out.svg");
        QCOMPARE(result.exit_code, 1);
        for (const QString& words : said)
            QVERIFY2(QString::fromUtf8(result.messages).contains(words), result.messages.constData());
        QCOMPARE(result.messages.count('\n'), 1);
        QVERIFY(!QFile::exists(described.path("out.svg")));
    }

    // As a fuzzer would, but always the same way: every field with a value of another kind, then cuts and wrong bytes.
    void a_damaged_description_draws_or_says_why_data() {
        QTest::addColumn<QByteArray>("json");
        const QJsonObject whole = QJsonDocument::fromJson(kEverything).object();
        QVERIFY(!whole.isEmpty());
        const QList<QJsonValue> strange = {QJsonValue::Null,
                                           -1,
                                           1e300,
                                           "",
                                           QJsonArray(),
                                           QJsonObject(),
                                           true,
                                           "0x7f",
                                           QJsonArray({1e18, -1e18}),
                                           QString(100'000, u'a'),
                                           0.5,
                                           QString(QChar(0))};
        qsizetype next = 0;
        for (const QString& field : whole.keys()) {
            QJsonObject damaged = whole;
            damaged[field] = strange[next++ % strange.size()];
            QTest::addRow("another %s", qPrintable(field)) << QJsonDocument(damaged).toJson();
        }
        std::mt19937 random(6);
        for (qsizetype cut = 0; cut < kEverything.size(); cut += 1 + kEverything.size() / 12)
            QTest::addRow("cut at %d", static_cast<int>(cut)) << kEverything.first(cut);
        for (int i = 0; i < 12; ++i) {
            QByteArray damaged = kEverything;
            for (int byte = 0; byte <= i / 4; ++byte)
                damaged[static_cast<qsizetype>(random() % static_cast<unsigned>(damaged.size()))] =
                    static_cast<char>(random());
            QTest::addRow("wrong bytes %d", i) << damaged;
        }
    }
    void a_damaged_description_draws_or_says_why() {
        QFETCH(QByteArray, json);
        const Described described(json);
        const auto result = described.draw("out.svg");
        QVERIFY2(result.exit_code >= 0 && result.exit_code <= 2, result.messages.constData());
        QCOMPARE(QFile::exists(described.path("out.svg")), result.exit_code == 0);
        // A notice may stand before: of bytes that are no text, say.
        if (result.exit_code == 1) QVERIFY2(result.messages.count('\n') <= 2, result.messages.constData());
    }

    void a_description_without_a_model_needs_one_on_the_command_line() {
        const Described described(json("{'text': 'A stone fell.'}"));
        QCOMPARE(described.draw("out.svg").exit_code, 2);
        QCOMPARE(described.draw("out.svg", {"story-encoder"}).exit_code, 0);
    }
};

HEADLIGHT_TEST(FigureSpecTest, None)
#include "figure_spec_test.moc"
