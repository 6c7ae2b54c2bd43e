// Figures from the command line, on a machine without a display.

#include "program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

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
            {"out.pdf", "%PDF-"}, {"out.svg", "<?xml"}, {"out.png", "\x89PNG"}};
        const QList<std::pair<QByteArray, QStringList>> views = {
            {"heat map", {"--layer", "2", "--head", "2"}},
            {"mean of everything", {}},
            {"words", {"--unit", "words", "--scale", "log"}},
            {"links", {"--view", "links", "--layer", "2", "--top-k", "1"}},
            {"heat map and links", {"--view", "both", "--layer", "2", "--head", "2"}},
            {"arcs", {"--view", "links", "--arcs", "--theme", "dark"}},
            {"grid", {"--view", "grid"}},
            {"measure", {"--view", "grid", "--measure", "entropy"}}};
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
        for (const auto* ending : {"pdf", "svg", "png"}) QTest::newRow(ending) << ending;
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
        QCOMPARE(run_headlight(figure({"--hide-special", "--renormalise", "--out", path})).exit_code, 0);
        const auto svg = content_of(path);
        QVERIFY(svg.contains("without"));
        QVERIFY(svg.contains("renormalised"));
    }

    void several_heads_are_drawn_as_links_with_a_legend_and_as_nothing_else() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("out.svg");
        const QStringList heads{"--layer", "2", "--head", "0,2", "--out", path};
        const auto result = run_headlight(figure(heads + QStringList{"--view", "links"}));
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const auto svg = content_of(path);
        QVERIFY(svg.contains("Layer 2 · Head 0") && svg.contains("Layer 2 · Head 2"));
        QVERIFY(!svg.contains("Layer 2 · Head 1"));
        const auto refused = run_headlight(figure(heads));
        QVERIFY(refused.exit_code != 0);
        QVERIFY(refused.messages.contains("--head"));
    }

    void a_layer_that_the_model_does_not_have_is_named() {
        const QTemporaryDir folder;
        const auto result = run_headlight(figure({"--layer", "99", "--out", folder.filePath("out.svg")}));
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("99"));
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

QTEST_GUILESS_MAIN(FigureCommandTest)
#include "figure_command_test.moc"
