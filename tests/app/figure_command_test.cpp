// Figures from the command line, on a machine without a display.

#include "program.h"
#include "test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace headlight::testing;

namespace {

QStringList figure(const QStringList& arguments) {
    return QStringList{"figure", "story-encoder", "--text", "The animal was tired."} + arguments;
}

QByteArray content_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

}  // namespace

class FigureCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void every_view_is_written_in_every_format_data() {
        QTest::addColumn<QStringList>("view");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        const QList<std::pair<QString, QByteArray>> formats = {
            {"out.pdf", "%PDF-"}, {"out.svg", "<?xml"}, {"out.png", "\x89PNG"}, {"out.tex", "% A figure by Headlight"}};
        const QList<std::pair<QByteArray, QStringList>> views = {
            {"heat map", {"--layer", "2", "--head", "2"}},
            {"mean of everything", {}},
            {"words", {"--unit", "words", "--scale", "log"}},
            {"links", {"--view", "links", "--layer", "2", "--top-k", "1"}},
            {"heat map and links", {"--view", "both", "--layer", "2", "--head", "2"}},
            {"arcs", {"--view", "links", "--arcs", "--theme", "dark"}},
            {"grid", {"--view", "grid"}},
            {"metric", {"--view", "grid", "--metric", "entropy"}}};
        for (const auto& [view, arguments] : views) {
            for (const auto& [name, beginning] : formats) {
                QTest::newRow(view + " as " + name.toUtf8().right(3)) << arguments << name << beginning;
            }
        }
    }
    void every_view_is_written_in_every_format() {
        QFETCH(QStringList, view);
        QFETCH(QString, name);
        QFETCH(QByteArray, beginning);
        const QTemporaryDir folder;
        const auto result = run_headlight(figure(view + QStringList{"--out", folder.filePath(name)}), {},
                                          environment_without_display());
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        QVERIFY(content_of(folder.filePath(name)).startsWith(beginning));
    }

    void the_same_input_gives_the_same_bytes_data() {
        QTest::addColumn<QString>("ending");
        for (const auto* ending : {"pdf", "svg", "png", "tex"}) QTest::newRow(ending) << ending;
    }
    void the_same_input_gives_the_same_bytes() {
        QFETCH(QString, ending);
        const QTemporaryDir folder;
        const QString first = folder.filePath("first." + ending);
        const QString second = folder.filePath("second." + ending);
        QCOMPARE(run_headlight(figure({"--out", first})).exit_code, 0);
        QCOMPARE(run_headlight(figure({"--out", second})).exit_code, 0);
        QCOMPARE(content_of(first), content_of(second));
    }

    void title_tokens_and_origin_are_text_in_an_svg() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("out.svg");
        QCOMPARE(run_headlight(figure({"--title", "A < B", "--provenance", "--out", path})).exit_code, 0);
        const auto svg = content_of(path);
        QVERIFY(svg.contains("A &lt; B"));
        QVERIFY(svg.contains("animal"));
        QVERIFY(svg.contains("story-encoder"));
    }

    void what_is_left_out_is_said_in_the_figure() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("out.svg");
        QCOMPARE(run_headlight(figure({"--hide-special", "--renormalize", "--out", path})).exit_code, 0);
        const auto svg = content_of(path);
        QVERIFY(svg.contains("without"));
        QVERIFY(svg.contains("renormalized"));
    }

    void several_heads_are_drawn_as_links_with_a_legend_and_as_nothing_else() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("out.svg");
        const QStringList heads{"--layer", "2", "--head", "0,2", "--out", path};
        const auto result = run_headlight(figure(heads + QStringList{"--view", "links"}));
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const auto svg = content_of(path);
        QVERIFY(svg.contains("L2H0") && svg.contains("L2H2"));
        QVERIFY(!svg.contains("L2H1"));
        const auto refused = run_headlight(figure(heads));
        QVERIFY(refused.exit_code != 0);
        QVERIFY(refused.messages.contains("--head"));
    }

    void a_table_holds_the_numbers_of_the_figure() {
        const QTemporaryDir folder;
        const QStringList head{"--layer", "2", "--head", "2"};
        const QString csv = folder.filePath("out.csv");
        QCOMPARE(run_headlight(figure(head + QStringList{"--out", csv})).exit_code, 0);
        const auto lines = table_after_provenance(content_of(csv)).trimmed().split('\n');
        QCOMPARE(lines.size(), 8);  // [CLS] the animal was tired . [SEP] and the keys above them
        QCOMPARE(lines[0].trimmed(), QByteArray("query,[CLS],the,animal,was,tired,.,[SEP]"));
        double sum = 0;
        for (const QByteArray& cell : lines[2].trimmed().split(',').mid(1)) sum += cell.toDouble();
        QVERIFY(std::abs(sum - 1) < 1e-5);
        const QString tsv = folder.filePath("out.tsv");
        QCOMPARE(run_headlight(figure(head + QStringList{"--out", tsv})).exit_code, 0);
        QCOMPARE(table_after_provenance(content_of(tsv)).split('\n').first(), lines[0].trimmed().replace(',', '\t'));
        const QString json = folder.filePath("out.json");
        QCOMPARE(run_headlight(figure(head + QStringList{"--out", json})).exit_code, 0);
        QVERIFY(content_of(json).contains("Layer 2"));
    }

    void a_translators_cross_attention_has_the_target_in_rows_and_the_source_in_columns() {
        const QTemporaryDir folder;
        const QString csv = folder.filePath("out.csv");
        const QStringList translation{"figure", "english-french", "--text", "The cat sleeps.", "--layer", "1", "--head",
                                      "0",      "--out",          csv,      "--unit",          "words"};
        const auto first_row = [&](const QStringList& more) {
            const auto run = run_headlight(translation + more);
            return run.exit_code == 0 ? table_after_provenance(content_of(csv)).split('\n').first().trimmed()
                                      : run.messages;
        };
        QCOMPARE(first_row({}), QByteArray("query,The,cat,sleeps,.,</s>"));
        QCOMPARE(content_of(csv).trimmed().split('\n').last().left(2), QByteArray(".,"));
        QCOMPARE(first_row({"--attention", "decoder"}), QByteArray("query,<pad>,Le,chat,dort,."));
        QCOMPARE(first_row({"--attention", "cross", "--target", "Le chien dort."}),
                 QByteArray("query,The,cat,sleeps,.,</s>"));
        QVERIFY(content_of(csv).contains("\nchien,"));
        const auto refused = run_headlight(figure({"--attention", "cross", "--out", csv}));
        QVERIFY(refused.exit_code != 0);
        QVERIFY2(refused.messages.contains("has self attention only; cross attention was asked for"),
                 refused.messages.constData());
    }

    void a_measure_is_a_table_of_layers_and_heads() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("out.csv");
        const QStringList grid{"--view", "grid", "--out", path};
        QCOMPARE(run_headlight(figure(grid + QStringList{"--metric", "entropy"})).exit_code, 0);
        const auto lines = table_after_provenance(content_of(path)).trimmed().split('\n');
        QVERIFY(lines[0].startsWith("layer,0,1,"));
        QCOMPARE(lines.size(), 5);  // four layers
        QCOMPARE(lines[4].split(',').size(), lines[0].split(',').size());
    }

    void older_names_of_options_are_still_read_but_no_longer_shown() {
        const QTemporaryDir folder;
        const auto drawn = [&](const QStringList& options) {
            const QString path = folder.filePath("out.svg");
            const auto result = run_headlight(figure(options + QStringList{"--out", path}));
            return result.exit_code == 0 ? content_of(path) : result.messages;
        };
        QCOMPARE(drawn({"--view", "grid", "--measure", "entropy"}), drawn({"--view", "grid", "--metric", "entropy"}));
        QCOMPARE(drawn({"--hide-sink", "--renormalise"}), drawn({"--hide-sink", "--renormalize"}));
        QVERIFY(drawn({"--hide-sink", "--renormalize"}).contains("<svg"));
        const QByteArray help = run_headlight({"figure", "--help"}).output;
        QVERIFY(help.contains("--metric") && help.contains("--renormalize"));
        QVERIFY(!help.contains("--measure ") && !help.contains("--renormalise"));
    }

    void a_size_is_taken_in_millimetres_and_in_pixels() {
        const QTemporaryDir folder;
        const QString svg = folder.filePath("out.svg");
        QCOMPARE(run_headlight(figure({"--size", "254x127", "--out", svg})).exit_code, 0);
        QVERIFY(content_of(svg).contains("viewBox=\"0 0 720 360\""));
        const QString png = folder.filePath("out.png");
        QCOMPARE(run_headlight(figure({"--size", "640x480px", "--dpi", "150", "--out", png})).exit_code, 0);
        const QByteArray header = content_of(png).mid(16, 8);  // width and height, the first fields of IHDR
        QCOMPARE(header, QByteArray("\x00\x00\x02\x80\x00\x00\x01\xE0", 8));
        for (const char* wrong : {"640", "x480", "0x480", "640x-1", "640x480pt", "nanx3", "1e9x3", "large"})
            QCOMPARE(run_headlight(figure({"--size", wrong, "--out", png})).exit_code, 2);
    }

    void a_part_of_the_text_is_drawn_with_what_is_highlighted() {
        const QTemporaryDir folder;
        const QString svg = folder.filePath("out.svg");
        const QStringList head{"--layer", "2", "--head", "2"};
        const QStringList part = head + QStringList{"--queries", "1-3", "--keys", "0-2"};
        const QStringList marks{"--highlight", "1:0:See: it", "--highlight", ":2", "--highlight", "0"};
        const auto drawn = run_headlight(figure(part + marks + QStringList{"--out", svg}));
        QVERIFY2(drawn.exit_code == 0, drawn.messages.constData());
        const QByteArray told = content_of(svg);
        QVERIFY(told.contains(">See: it<") && told.contains("queries 1 to 3 only") && !told.contains(">tired<"));
        QFile spec(folder.filePath("figure.json"));
        QVERIFY(spec.open(QIODevice::WriteOnly));
        spec.write(R"({"model": "story-encoder", "text": "The animal was tired.", "layer": 2, "head": 2,
                       "queries": [1, 3], "keys": [0, 2],
                       "highlights": [{"query": 1, "key": 0, "note": "See: it"}, {"key": 2}, {"query": 0}]})");
        spec.close();
        const QString described = folder.filePath("described.svg");
        QCOMPARE(run_headlight({"figure", "--spec", spec.fileName(), "--out", described}).exit_code, 0);
        QCOMPARE(content_of(described), told);
        const QStringList instead{"--queries", "0", "--highlight", "0:1:Another"};
        QCOMPARE(run_headlight(QStringList{"figure", "--spec", spec.fileName(), "--out", svg} + instead).exit_code, 0);
        QVERIFY(content_of(svg).contains(">Another<") && !content_of(svg).contains("See: it"));
        const auto outside = run_headlight(figure(head + QStringList{"--highlight", "3:99", "--out", svg}));
        QCOMPARE(outside.exit_code, 1);
        QVERIFY2(outside.messages.contains("a place in the figure"), outside.messages.constData());
    }

    void wrong_parts_and_highlights_are_wrong_usage_data() {
        QTest::addColumn<QStringList>("arguments");
        for (const char* range : {"", "a", "3-1", "1-", "-1", "1-2-3"})
            QTest::newRow(qPrintable(QString("range ") + range)) << QStringList{"--queries", range};
        for (const char* mark : {"", ":", "::note", "a:1", "1:b", "-1"})
            QTest::newRow(qPrintable(QString("highlight ") + mark)) << QStringList{"--highlight", mark};
        QTest::newRow("grid") << QStringList{"--view", "grid", "--highlight", "1"};
    }
    void wrong_parts_and_highlights_are_wrong_usage() {
        QFETCH(QStringList, arguments);
        QCOMPARE(run_headlight(figure(arguments + QStringList{"--out", "/tmp/never.svg"})).exit_code, 2);
    }

    void font_and_type_size_are_those_asked_for_the_same_on_every_run() {
        const QTemporaryDir folder;
        const QStringList type{"--font", "serif", "--type-size", "10"};
        const QString first = folder.filePath("first.pdf");
        const QString second = folder.filePath("second.pdf");
        QCOMPARE(run_headlight(figure(type + QStringList{"--out", first})).exit_code, 0);
        QCOMPARE(run_headlight(figure(type + QStringList{"--out", second})).exit_code, 0);
        QVERIFY(content_of(first).contains("/FontFile"));
        QCOMPARE(content_of(first), content_of(second));
        const QString svg = folder.filePath("out.svg");
        QCOMPARE(run_headlight(figure(type + QStringList{"--out", svg})).exit_code, 0);
        QVERIFY(content_of(svg).contains("font-size=\"10\"") && content_of(svg).contains(", serif\""));
        const auto absent = run_headlight(figure({"--font", "No Such Font", "--out", svg}));
        QCOMPARE(absent.exit_code, 1);
        QVERIFY2(absent.messages.contains("\"No Such Font\" is not installed"), absent.messages.constData());
        QCOMPARE(run_headlight(figure({"--type-size", "0", "--out", svg})).exit_code, 2);
    }

    void the_words_of_a_figure_are_in_the_language_that_is_asked_for() {
        const QTemporaryDir folder;
        const auto svg = [&](const QStringList& more) {
            const QString path = folder.filePath("out.svg");
            QProcessEnvironment desktop = environment_without_display();
            desktop.insert("LANGUAGE", "es");
            const auto result = run_headlight(figure(more + QStringList{"--out", path}), {}, desktop);
            return result.exit_code == 0 ? content_of(path) : result.messages;
        };
        QVERIFY(svg({}).contains("attention weight"));  // whatever the desktop speaks
        const QByteArray german = svg({"--language", "de"});
        QVERIFY(german.contains("Attention-Gewicht") && !german.contains("attention weight"));
        QVERIFY(svg({"--language", "fr"}).contains("poids d’attention"));
        QCOMPARE(run_headlight(figure({"--language", "tlh", "--out", folder.filePath("out.svg")})).exit_code, 2);
    }

    void files_of_numbers_are_english_in_every_language() {
        const QTemporaryDir folder;
        for (const QString name : {"en.json", "de.json"}) {
            const QStringList language{"--language", name.left(2)};
            QCOMPARE(run_headlight(figure(language + QStringList{"--out", folder.filePath(name)})).exit_code, 0);
        }
        QCOMPARE(content_of(folder.filePath("en.json")), content_of(folder.filePath("de.json")));
    }

    void a_layer_that_the_model_does_not_have_is_named() {
        const QTemporaryDir folder;
        const auto result = run_headlight(figure({"--layer", "99", "--out", folder.filePath("out.svg")}));
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("99"));
    }

    void attention_from_elsewhere_that_is_not_there_is_named() {
        const QTemporaryDir folder;
        const auto result = run_headlight({"figure", "/nowhere/run.npz", "--out", folder.filePath("out.svg")});
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("/nowhere/run.npz") && !result.messages.contains("--text"), result.messages);
    }

    void a_text_that_is_too_long_is_refused_unless_it_may_be_cut() {
        const QTemporaryDir folder;
        const QStringList arguments{"figure", "story-encoder",
                                    "--text", QString("the ").repeated(300),
                                    "--out",  folder.filePath("out.png"),
                                    "--dpi",  "30"};
        const auto refused = run_headlight(arguments);
        QCOMPARE(refused.exit_code, 1);
        QVERIFY(refused.messages.contains("128"));
        QCOMPARE(run_headlight(arguments + QStringList{"--truncate"}).exit_code, 0);
    }
};

HEADLIGHT_TEST(FigureCommandTest, Core)
#include "figure_command_test.moc"
