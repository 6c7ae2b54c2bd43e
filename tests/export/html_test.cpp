// The page with all heads, read as a file and run in a browser where there is one.

#include "analysis/chosen_weights.h"
#include "export/comparison_page.h"
#include "export/html_page.h"
#include "test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kEvil = "</script><script>document.title='broken out'</script>";

/// Two layers of two heads over four tokens: head h of layer l gives 0.7 to token (2l + h) % 4 and 0.1 to the others.
Analysis analysis_of(const std::vector<QString>& labels, bool causal = false) {
    Analysis analysis;
    for (std::size_t index = 0; index < labels.size(); ++index) {
        Token token;
        token.id = static_cast<std::int32_t>(index);
        token.piece = token.display = labels[index].toStdString();
        analysis.tokens.tokens.push_back(token);
    }
    const std::size_t count = labels.size();
    AttentionStack stack;
    for (std::size_t layer = 0; layer < 2; ++layer) {
        std::vector<WeightRows> heads;
        for (std::size_t head = 0; head < 2; ++head) {
            std::vector<double> row(count, 0.3 / static_cast<double>(count - 1));
            row[(2 * layer + head) % count] = 0.7;
            heads.emplace_back(count, row);
        }
        stack.layers.push_back(field_with(heads, causal));
    }
    analysis.attention.push_back(std::move(stack));
    const ModelHashes hashes{"sha256-tree16m:0123456789abcdef0123", {}};
    analysis.provenance = {"some-model", "", std::make_shared<const ModelIdentity>(hashes), "CPU", "0.1.0"};
    return analysis;
}

Analysis four_tokens() {
    return analysis_of({"the", "שלום", "😀", kEvil});
}

HtmlOptions options() {
    HtmlOptions result;
    result.title = "Heads of \"some\" <b>model</b> & more";
    return result;
}

QJsonObject data_of(const QByteArray& page) {
    const QByteArray begin = "<script type=\"application/json\" id=\"data\">";
    const qsizetype from = page.indexOf(begin) + begin.size();
    return QJsonDocument::fromJson(page.mid(from, page.indexOf("</script>", from) - from)).object();
}

/// The weights of a head as the page's script reads them; -1 where masked.
std::vector<double> weights_of(const QJsonObject& head, double low, double high) {
    const QByteArray bytes = QByteArray::fromBase64(head["weights"].toString().toLatin1());
    std::vector<double> weights;
    for (qsizetype index = 0; index + 1 < bytes.size(); index += 2) {
        const int step = static_cast<unsigned char>(bytes[index]) | static_cast<unsigned char>(bytes[index + 1]) << 8;
        weights.push_back(step == 65535 ? -1 : low + (high - low) * step / 65533);
    }
    return weights;
}

QString browser() {
    for (const char* name : {"chromium", "chromium-browser", "google-chrome"}) {
        const QString found = QStandardPaths::findExecutable(name);
        if (!found.isEmpty()) return found;
    }
    return {};
}

/// What `script` says when Node runs it after the page's scripts (run_page.js), a line each.
QStringList said(const QByteArray& page, const QByteArray& script, const QString& place = {}) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("page.html"));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(page);
    file.close();
    QProcess process;
    process.start("node", {HEADLIGHT_SOURCE_DIR "/tests/export/run_page.js", file.fileName(), script, place});
    process.waitForFinished(60'000);
    const QByteArray problem = process.readAllStandardError();
    if (!problem.isEmpty()) qWarning("%s", problem.constData());
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed().split('\n');
}

/// An image of 2 x 2 patches and a class token; every head's rows are those of `analysis_of`.
Analysis image_of_patches() {
    Analysis analysis = analysis_of({"[CLS]", "0,0", "0,1", "1,0", "1,1"});
    analysis.attention.front().patches = PatchGrid{{"[CLS]"}, 2, 2};
    analysis.tokens.tokens.front().special = true;
    auto image = std::make_shared<AnalyzedImage>();
    image->shown = {4, 2, std::vector<std::uint8_t>(24, 100)};
    image->read = {3, 2, 4};
    analysis.image = image;
    return analysis;
}

/// "the cat sat" of a model called one, and "the dog sat" of another.
ComparedRuns two_runs(const std::string& other = "other") {
    ComparedRuns runs;
    for (const char* word : {"cat", "dog"}) {
        Analysis analysis = analysis_of({"the", word, "sat"});
        analysis.provenance.model_name = runs.sides.empty() ? "one" : other;
        analysis.tokens.text = std::string("the ") + word + " sat";
        std::int32_t index = 0;
        for (const ByteRange& range : {ByteRange{0, 3}, ByteRange{4, 7}, ByteRange{8, 11}}) {
            Token& token = analysis.tokens.tokens[static_cast<std::size_t>(index)];
            token.range = range;
            token.word = index++;
            Word word_of_text;
            word_of_text.range = range;
            analysis.tokens.words.push_back(word_of_text);
        }
        runs.sides.push_back({std::make_shared<const Analysis>(std::move(analysis)), HeadId{}});
    }
    runs.letters = {0, 1};
    return runs;
}

/// The document after its scripts have run; `script` runs last, `place` is the part of the address after #.
QString shown(const QByteArray& page, const QByteArray& script = {}, const QString& place = {}) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("page.html"));
    if (!file.open(QIODevice::WriteOnly)) return {};
    QByteArray content = page;
    content.replace("</body>", "<script>" + script + "</script></body>");
    file.write(content);
    file.close();
    QUrl address = QUrl::fromLocalFile(file.fileName());
    address.setFragment(place);
    QProcess process;
    process.start(browser(), {"--headless", "--no-sandbox", "--disable-gpu",
                              "--user-data-dir=" + folder.filePath("user"), "--dump-dom", address.toString()});
    process.waitForFinished(120'000);
    return QString::fromUtf8(process.readAllStandardOutput());
}

}  // namespace

class HtmlTest : public QObject {
    Q_OBJECT

  private slots:
    void the_page_holds_the_weights_of_all_heads() {
        const QByteArray page = html_page(four_tokens(), options());
        const QJsonObject data = data_of(page);
        const QJsonArray heads = data["heads"].toArray();
        QCOMPARE(heads.size(), 4);
        for (const auto& value : heads) {
            const QJsonObject head = value.toObject();
            const int strongest = (2 * head["layer"].toInt() + head["head"].toInt()) % 4;
            const auto weights = weights_of(head, data["low"].toDouble(), data["high"].toDouble());
            QCOMPARE(weights.size(), std::size_t{16});
            for (std::size_t index = 0; index < weights.size(); ++index) {
                const double expected = static_cast<int>(index % 4) == strongest ? 0.7 : 0.1;
                QVERIFY2(std::abs(weights[index] - expected) < 2e-5, qPrintable(QString::number(weights[index])));
            }
        }
    }

    void masked_weights_are_told_from_zeros() {
        const QJsonObject data = data_of(html_page(analysis_of({"a", "b", "c"}, true), options()));
        const auto weights = weights_of(data["heads"].toArray().first().toObject(), 0, 1);
        const std::vector<bool> masked{false, true, true, false, false, true, false, false, false};
        for (std::size_t index = 0; index < masked.size(); ++index) QCOMPARE(weights[index] < 0, bool(masked[index]));
    }

    void the_page_asks_for_nothing_outside_itself() {
        const QString page = QString::fromUtf8(html_page(four_tokens(), options()));
        static const QRegularExpression outside("(src|href|url)\\s*[=(]|@import|https?://(?!www\\.w3\\.org/2000/svg)");
        const auto match = outside.match(page);
        QVERIFY2(!match.hasMatch(), qPrintable(match.captured(0)));
        QVERIFY(page.contains("default-src 'none'"));
    }

    void texts_cannot_become_markup() {
        const QString page = QString::fromUtf8(html_page(four_tokens(), options()));
        QVERIFY(!page.contains(kEvil));
        QVERIFY(!page.contains("<b>model"));
        QVERIFY(page.contains("<title>Heads of &quot;some&quot; &lt;b&gt;model&lt;/b&gt; &amp; more</title>"));
        QCOMPARE(page.count("</script>"), 2);
        QCOMPARE(data_of(page.toUtf8())["keys"].toArray().last().toObject()["label"].toString(), kEvil);
    }

    void a_text_that_looks_like_a_place_in_the_template_stays_a_text() {
        HtmlOptions named = options();
        named.title = "{{data}}";
        const QString page = QString::fromUtf8(html_page(four_tokens(), named));
        QVERIFY(page.contains("<title>{{data}}</title>"));
    }

    void the_same_analysis_gives_the_same_bytes() {
        QCOMPARE(html_page(four_tokens(), options()), html_page(four_tokens(), options()));
    }

    void what_is_too_large_is_left_out_and_said_data() {
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("heads");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("note");
        QTest::newRow("all") << 64 << 4 << 4 << "";
        QTest::newRow("a layer") << 63 << 2 << 4 << "heads of layer 1";
        QTest::newRow("a head") << 31 << 1 << 4 << "layer 1, head 0";
        QTest::newRow("some tokens") << 15 << 1 << 3 << "first 3 rows";
    }
    void what_is_too_large_is_left_out_and_said() {
        QFETCH(int, limit);
        QFETCH(int, heads);
        QFETCH(int, rows);
        QFETCH(QString, note);
        HtmlOptions limited = options();
        limited.choice.layer = 1;
        limited.most_weights = limit;
        const QJsonObject data = data_of(html_page(four_tokens(), limited));
        QCOMPARE(data["heads"].toArray().size(), heads);
        QCOMPARE(data["queries"].toArray().size(), rows);
        const QString notes = QString::fromUtf8(QJsonDocument(data["notes"].toArray()).toJson());
        QCOMPARE(data["notes"].toArray().isEmpty(), note.isEmpty());
        QVERIFY2(notes.contains(note), qPrintable(notes));
    }

    void an_image_is_in_the_page_with_the_places_of_its_patches() {
        const QJsonObject image = data_of(html_page(image_of_patches(), options()))["image"].toObject();
        QCOMPARE(image["width"].toInt(), 4);
        QCOMPARE(image["aspect"].toDouble(), 2.0);
        QCOMPARE(QByteArray::fromBase64(image["grey"].toString().toLatin1()), QByteArray(8, 'd'));
        QCOMPARE(image["columns"].toInt(), 2);
        QCOMPARE(image["keys"].toArray(), (QJsonArray{QJsonValue(), 0, 1, 2, 3}));
        QVERIFY(data_of(html_page(four_tokens(), options()))["image"].isNull());
    }

    void a_script_runs_the_page_and_points_at_its_image() {
        if (QStandardPaths::findExecutable("node").isEmpty()) QSKIP("Node is not installed");
        const QStringList lines = said(html_page(image_of_patches(), options()), R"(
            say(found("over").hidden, text("over-note"));
            fire("image", "pointermove", { clientX: 300, clientY: 10 });
            say(text("over-note"));
            say(painted("image").length, painted("image")[1][0] === painted("image")[0][0]);
            fire("image", "click", { clientX: 300, clientY: 10 });
            fire("image", "keydown", { key: "ArrowDown" });
            fire(document.getElementById("heads").children[1].children[1].children[2].children[0], "click");
            say(text("status"), location.hash);
            fire_window("keydown", { key: "Escape" });
            say(text("over-note"));
            say(text("tokens"));)");
        QCOMPARE(lines.size(), 6);
        QVERIFY2(lines[0].startsWith("false Mean attention of all queries"), qPrintable(lines[0]));
        QVERIFY2(lines[1].contains("“\u20680,1\u2069” attends to"), qPrintable(lines[1]));
        QCOMPARE(lines[2], QString("4 true"));  // head 0 gives most to [CLS], and the same to all patches
        QVERIFY2(
            lines[3].contains("“\u20681,1\u2069” attends most to “\u20681,0\u2069”") && lines[3].endsWith("#1.1.4.-"),
            qPrintable(lines[3]));
        QVERIFY(lines[4].startsWith("Mean attention"));
        QCOMPARE(lines[5], QString("[CLS]"));  // patches are chosen in the image
    }

    void highlights_are_in_the_page_with_their_notes() {
        HtmlOptions marked = options();
        marked.annotations = {{{.query = 1, .key = 2, .layer = {}, .head = {}}, "looks back"},
                              {{.query = {}, .key = 3, .layer = {}, .head = {}}, {}},
                              {{.query = 9, .key = {}, .layer = {}, .head = {}}, "not in the page"}};
        const QJsonObject data = data_of(html_page(four_tokens(), marked));
        const QJsonArray expected{QJsonObject{{"query", 1}, {"key", 2}, {"note", "looks back"}},
                                  QJsonObject{{"query", QJsonValue()}, {"key", 3}, {"note", ""}}};
        QCOMPARE(data["highlights"].toArray(), expected);
    }

    void a_script_outlines_highlights_and_lists_their_notes() {
        if (QStandardPaths::findExecutable("node").isEmpty()) QSKIP("Node is not installed");
        HtmlOptions marked = options();
        marked.annotations = {{{.query = 1, .key = 2, .layer = {}, .head = {}}, "looks back"},
                              {{.query = 0, .key = {}, .layer = {}, .head = {}}, {}},
                              {{.query = {}, .key = 3, .layer = {}, .head = {}}, "the last"}};
        const QByteArray script = R"(
            say(dashed("map").length, found("highlights").hidden);
            const [cell, row, column] = dashed("map").map((place) => place.split(" ").map(Number));
            say(cell[2] === cell[3], row[2] === 4 * cell[2] && row[3] === cell[2], column[3] === 4 * cell[2]);
            say(cell[0] - row[0] === 2 * cell[2], cell[1] - row[1] === cell[2], column[0] - row[0] === 3 * cell[2]);
            say(text("highlights").replaceAll("\n", " "));
            fire(found("highlights").children[0].children[0], "click");
            say(location.hash);)";
        const QStringList lines = said(html_page(analysis_of({"a", "b", "c", "d"}), marked), script);
        QCOMPARE(lines, (QStringList{"3 false", "true true true", "true true true",
                                     "“\u2068b\u2069” → “\u2068c\u2069” looks back row “\u2068a\u2069” column "
                                     "“\u2068d\u2069” the last",
                                     "#0.0.1.2"}));
        QCOMPARE(said(html_page(four_tokens(), options()), R"(say(dashed("map").length, found("highlights").hidden))"),
                 QStringList{"0 true"});
    }

    void a_script_outlines_highlighted_patches_over_the_image() {
        if (QStandardPaths::findExecutable("node").isEmpty()) QSKIP("Node is not installed");
        HtmlOptions marked = options();
        marked.annotations = {{{.query = 2, .key = 4, .layer = {}, .head = {}}, "to the corner"},
                              {{.query = {}, .key = 1, .layer = {}, .head = {}}, "first"}};
        const QStringList lines = said(html_page(image_of_patches(), marked), R"(
            say(dashed("image").join(";"));
            fire("image", "pointermove", { clientX: 300, clientY: 10 });
            const [corner, first] = dashed("image").map((place) => place.split(" ").map(Number));
            say(dashed("image").length, corner[0] > 0 && corner[1] > 0, first[0] === 0 && first[1] === 0);)");
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[0].startsWith("0 0 ") && !lines[0].contains(";"), qPrintable(lines[0]));
        QCOMPARE(lines[1], QString("2 true true"));  // 0,1 is pointed at, and its highlight stands at 1,1
    }

    void a_comparison_shows_highlights_in_all_its_maps() {
        if (QStandardPaths::findExecutable("node").isEmpty()) QSKIP("Node is not installed");
        HtmlOptions marked = options();
        marked.annotations = {{{.query = 1, .key = 2, .layer = {}, .head = {}}, "looks on"}};
        const QStringList lines = said(comparison_page(two_runs(), marked), R"(
            say(dashed("map-0").length, dashed("map-1").length, dashed("map-2").length);
            say(text("highlights").includes("looks on"));)");
        QCOMPARE(lines, (QStringList{"1 1 1", "true"}));
    }

    void a_comparison_holds_all_sides_of_the_heads_they_have_in_common() {
        const QJsonObject data = data_of(comparison_page(two_runs(), options()));
        const QJsonArray heads = data["heads"].toArray();
        QCOMPARE(heads.size(), 4);
        QCOMPARE(data["sides"].toArray(), (QJsonArray{"A · one", "B · other"}));
        const QJsonArray sides = heads[1].toObject()["sides"].toArray();
        QCOMPARE(sides.size(), 2);
        const QJsonObject right{{"weights", sides[1]}};
        QVERIFY(std::abs(weights_of(right, 0, 1)[1] - 0.7) < 2e-5);  // head 1 attends to the second token
        const QJsonArray own = data["keys"].toArray()[1].toObject()["own"].toArray();
        QCOMPARE(own, (QJsonArray{"cat", "dog"}));
        ComparedRuns others = two_runs();
        others.sides[1].choice.head = 1;
        QCOMPARE(data_of(comparison_page(others, options()))["heads"].toArray().size(), 1);  // what is shown
        HtmlOptions limited = options();
        limited.most_weights = 4 * 9;
        QCOMPARE(data_of(comparison_page(two_runs(), limited))["heads"].toArray().size(), 2);  // one layer
        QCOMPARE(comparison_page(two_runs(), options()), comparison_page(two_runs(), options()));
    }

    void a_comparison_asks_for_nothing_outside_itself_and_its_texts_stay_texts() {
        const QString page = QString::fromUtf8(comparison_page(two_runs(kEvil.toStdString()), options()));
        static const QRegularExpression outside("(src|href|url)\\s*[=(]|@import|https?://");
        QVERIFY(!outside.match(page).hasMatch());
        QVERIFY(!page.contains(kEvil));
        QCOMPARE(page.count("</script>"), 2);
    }

    void a_script_runs_a_comparison_and_walks_it_by_keys() {
        if (QStandardPaths::findExecutable("node").isEmpty()) QSKIP("Node is not installed");
        ComparedRuns runs = two_runs();
        const QStringList lines = said(comparison_page(runs, options()), R"(
            say(text("head-title"), text("maps").includes("Difference, B − A"), found("shown-line").hidden);
            fire("map-2", "keydown", { key: "ArrowDown" });
            fire("map-0", "keydown", { key: "ArrowRight" });
            say(text("status"), location.hash);
            say(text("changes").includes("dog"));
            fire(document.getElementById("heads").children[1].children[1].children[1].children[0], "click");
            say(text("head-title"));
            fire_window("keydown", { key: "Escape" });
            say("status:" + text("status"));)");
        QCOMPARE(lines,
                 (QStringList{"Layer 0, head 0 true true",
                              "“\u2068the\u2069” → “\u2068cat → dog\u2069”: A 0.150, B 0.150; B − A +0.000 #0.0.0.1",
                              "true", "Layer 1, head 0", "status:"}));
    }

    void a_browser_shows_every_head_and_every_token() {
        if (browser().isEmpty()) QSKIP("no Chromium is installed");
        const QString page = shown(html_page(four_tokens(), options()));
        QVERIFY2(!page.isEmpty(), "the browser wrote nothing");
        QCOMPARE(page.count("aria-label=\"Layer "), 4);
        QCOMPARE(page.count("class=\"token\""), 4);
        QVERIFY(page.contains("Layer 0, head 0</h2>"));
        QVERIFY(!page.contains("<title>broken out"));
        QVERIFY(page.contains(kEvil.toHtmlEscaped().replace("&#39;", "'")));
    }

    void an_address_names_head_query_and_key() {
        if (browser().isEmpty()) QSKIP("no Chromium is installed");
        const QString page = shown(html_page(four_tokens(), options()), {}, "1.0.0.2");
        QVERIFY(page.contains("Layer 1, head 0</h2>"));
        static const QRegularExpression status("id=\"status\"[^>]*>“\u2068the\u2069” → “\u2068😀\u2069”: 0.700<");
        QVERIFY2(page.contains(status), qPrintable(page.mid(page.indexOf("id=\"status\""), 120)));
    }

    void the_keyboard_walks_heads_and_cells() {
        if (browser().isEmpty()) QSKIP("no Chromium is installed");
        const QByteArray script = R"(
            const press = (target, key) => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            press(document.querySelector("#heads button[aria-pressed=true]"), "ArrowRight");
            press(document.activeElement, "ArrowDown");
            const map = document.getElementById("map");
            for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft"]) press(map, key);)";
        const QString page = shown(html_page(analysis_of({"a", "b", "c", "d"}), options()), script);
        QVERIFY(page.contains("Layer 1, head 1</h2>"));
        static const QRegularExpression status("id=\"status\"[^>]*>“\u2068c\u2069” → “\u2068b\u2069”: 0.100<");
        QVERIFY2(page.contains(status), qPrintable(page.mid(page.indexOf("id=\"status\""), 120)));
    }
};

HEADLIGHT_TEST(HtmlTest, Window)
#include "html_test.moc"
