// What LaTeX makes of our pictures, compiled with whatever engines there are.

#include "core/error.h"
#include "export/export_figure.h"
#include "export/writers/latex_text.h"
#include "export/writers/tikz_writer.h"
#include "figures/figure_row.h"
#include "figures/heads/metric_layers_figure.h"
#include "figures/sample_matrices.h"
#include "figures/weights/heat_map_figure.h"
#include "test_program.h"

#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include <limits>

using namespace headlight;

namespace {

FigureStyle style() {
    FigureStyle result;
    result.theme = print_theme();
    result.font = QFont("DejaVu Sans");
    result.font.setPointSizeF(8);
    result.title = "Layer 3, head 1";
    result.caption = "What it costs: 5 % of $3 & more";
    return result;
}

ExportOptions options() {
    ExportOptions result;
    result.format = ExportFormat::Tex;
    result.width = PageWidth::Page;
    return result;
}

HeatMapFigure figure_of(const std::vector<std::string>& labels) {
    return {samples::attention(labels, true), style()};
}

/// A metric of three layers with two heads each, of which one has no value; with deviations where asked.
MetricLayersFigure chart_of(bool deviations) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Tensor values({3, 2}, std::vector<float>{0.5F, 1.0F, 2.0F, nan, 0.25F, 0.75F});
    const Tensor spread({3, 2}, std::vector<float>{0.1F, 0.2F, 0.5F, nan, 0.5F, 0.1F});
    return {values, "Share & more (50 %)", style(), deviations ? spread : Tensor()};
}

QString tex_of(const Figure& figure) {
    return QString::fromUtf8(render_to_bytes(figure, options()));
}

/// What LaTeX would complain about: braces and environments that do not close.
QString unbalanced(const QString& tex) {
    QStringList open;
    int braces = 0;
    static const QRegularExpression token(R"(\\(begin|end)\{((?!document)\w+)\}|\\.|%[^\n]*|[{}])");
    for (const auto& match : token.globalMatch(tex)) {
        if (match.captured(1) == "begin") open << match.captured(2);
        if (match.captured(1) == "end" && (open.isEmpty() || open.takeLast() != match.captured(2)))
            return "\\end{" + match.captured(2) + "} closes nothing";
        if (match.captured() == "{") ++braces;
        if (match.captured() == "}" && --braces < 0) return "a brace closes nothing";
    }
    return braces != 0 ? QString("%1 braces are open").arg(braces) : open.join(", ");
}

/// The words of a page with their boxes.
using Words = QList<std::pair<QString, QRectF>>;

Words words_of(const QString& pdf) {
    QProcess process;
    process.start("pdftotext", {"-bbox", pdf, "-"});
    process.waitForFinished();
    const QString page = QString::fromUtf8(process.readAllStandardOutput());
    static const QRegularExpression word(
        "<word xMin=\"(.+?)\" yMin=\"(.+?)\" xMax=\"(.+?)\" yMax=\"(.+?)\">(.*?)</word>");
    Words words;
    for (const auto& match : word.globalMatch(page)) {
        const QPointF from(match.captured(1).toDouble(), match.captured(2).toDouble());
        const QPointF to(match.captured(3).toDouble(), match.captured(4).toDouble());
        words.emplace_back(match.captured(5).normalized(QString::NormalizationForm_KC), QRectF(from, to));
    }
    return words;
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void write(const QTemporaryDir& folder, const std::vector<ExportedFile>& files) {
    for (const ExportedFile& file : files) write(folder.filePath(file.name), file.bytes);
}

/// What the engine said; empty where it made a PDF document without a complaint.
QString compiled(const QString& engine, const QTemporaryDir& folder, const QString& name) {
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(engine, {"-interaction=nonstopmode", "-halt-on-error", name});
    process.waitForFinished(300'000);
    return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAllStandardOutput()).right(2000);
}

bool is_installed(const QString& program) {
    return !QStandardPaths::findExecutable(program).isEmpty();
}

bool is_package_installed(const QString& file) {
    QProcess search;
    search.start("kpsewhich", {file});
    search.waitForFinished();
    return !search.readAllStandardOutput().trimmed().isEmpty();
}

/// Whether the engine can set documents: Debian has LuaTeX in one package, and how it loads fonts in another.
bool is_usable(const QString& engine) {
    return is_installed(engine) && (engine != "lualatex" || is_package_installed("luaotfload.sty"));
}

}  // namespace

class TikzTest : public QObject {
    Q_OBJECT

  private slots:
    void special_characters_become_text_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("source");
        QTest::newRow("plain") << "the animal"
                               << "the animal";
        QTest::newRow("commands") << "#1 $5 50% a&b a_b {x}"
                                  << "\\#1 \\$5 50\\% a\\&b a\\_b \\{x\\}";
        QTest::newRow("named") << "~^\\"
                               << "\\textasciitilde{}\\textasciicircum{}\\textbackslash{}";
        QTest::newRow("joined by fonts") << "--- ,,"
                                         << "-{}-{}- ,{},";
        QTest::newRow("spaces stay") << " a  b "
                                     << "\\ a \\ b\\ ";
        QTest::newRow("lines do not break") << "a\nb\u2028"
                                            << "a b\\HeadlightMissing{FFFD}";
        QTest::newRow("latin letters") << "Ġcafé"
                                       << "Ġcafé";
        QTest::newRow("a letter of T1") << "ą"
                                        << "\\HeadlightUnicode{ą}{{\\fontencoding{T1}\\selectfont ą}}";
        QTest::newRow("a mark of SentencePiece") << "▁a"
                                                 << "\\HeadlightUnicode{▁a}{\\rule[-.1em]{.5em}{.1em}a}";
        QTest::newRow("no letter of pdfLaTeX") << "猫"
                                               << "\\HeadlightUnicode{猫}{\\HeadlightMissing{732B}}";
        QTest::newRow("from the right")
            << "אב"
            << "\\HeadlightUnicode{\\HeadlightRightToLeft{אב}}{\\HeadlightMissing{5D0}\\HeadlightMissing{5D1}}";
        QTest::newRow("from the left in a text from the right")
            << "אב ab 1"
            << "\\HeadlightUnicode{\\HeadlightRightToLeft{אב\\ \\HeadlightLeftToRight{ab 1}}}"
               "{\\HeadlightMissing{5D0}\\HeadlightMissing{5D1} ab 1}";
    }
    void special_characters_become_text() {
        QFETCH(QString, text);
        QFETCH(QString, source);
        if (text.contains(QChar::LineSeparator))  // U+FFFD is no letter of pdfLaTeX either
            source = "\\HeadlightUnicode{a b\uFFFD}{a b\\HeadlightMissing{FFFD}}";
        QCOMPARE(latex_text(text), source);
    }

    void every_cell_is_a_rectangle_and_every_color_is_defined_once() {
        const QString tex = QString::fromUtf8(render_to_bytes(figure_of(samples::sentence()), options()));
        QVERIFY(tex.count("\n\\HeadlightCell{") >= 256);
        QSet<QString> defined;
        static const QRegularExpression definition("\\\\definecolor\\{(HL[0-9A-F]{6})\\}");
        for (const auto& match : definition.globalMatch(tex)) {
            QVERIFY2(!defined.contains(match.captured(1)), qPrintable(match.captured(1)));
            defined.insert(match.captured(1));
        }
        static const QRegularExpression use("HL[0-9A-F]{6}");
        for (const auto& match : use.globalMatch(tex)) QVERIFY(defined.contains(match.captured(0)));
        QVERIFY(tex.contains("% Title: Layer 3, head 1\n"));
    }

    void a_comment_cannot_be_left_by_a_line_break() {
        DisplayList list;
        list.size = QSizeF(10, 10);
        const QString tex = QString::fromUtf8(tikz_picture(list, {{"Title", "a\n\\evil\r\u2028\\evil"}}, "x").tex);
        static const QRegularExpression evil("^\\\\evil", QRegularExpression::MultilineOption);
        QVERIFY(!tex.contains(evil));
    }

    void the_same_figure_gives_the_same_bytes() {
        const auto figure = figure_of(samples::sentence());
        QCOMPARE(render_to_bytes(figure, options()), render_to_bytes(figure, options()));
    }

    void many_cells_become_a_bitmap_beside_the_file() {
        const auto files = render_files(figure_of(samples::words(140)), options(), "my head%.tex");
        QCOMPARE(files.size(), std::size_t{2});
        QCOMPARE(files.front().name, QString("my-head--1.png"));
        QVERIFY(files.front().bytes.startsWith("\x89PNG"));
        QVERIFY(files.back().bytes.contains("{my-head--1.png}"));
        QCOMPARE(render_files(figure_of(samples::words(100)), options(), "a.tex").size(), std::size_t{1});
    }

    void a_chart_is_axes_with_marks_that_pgfplots_draws_data() {
        QTest::addColumn<bool>("deviations");
        QTest::newRow("values") << false;
        QTest::newRow("means with deviations") << true;
    }
    void a_chart_is_axes_with_marks_that_pgfplots_draws() {
        QFETCH(bool, deviations);
        const QString tex = tex_of(chart_of(deviations));
        QCOMPARE(unbalanced(tex), QString());
        QCOMPARE(tex.count("\\begin{axis}"), 1);
        QVERIFY(tex.contains("\\usepackage{pgfplots}\\pgfplotsset{compat=1.16}"));
        QVERIFY(tex.contains("xtick={0,1,2}") && tex.contains("xmax=2.5") && tex.contains("ymin=0"));
        QVERIFY(tex.contains("ylabel={Share \\& more (50 \\%)}"));
        QVERIFY(tex.contains("xlabel={layer}"));
        QCOMPARE(tex.count("\\addlegendentry"), 2);
        QVERIFY(tex.contains("0 0.75\\\\\n1 2\\\\\n2 0.5\\\\\n"));  // the line through the means
        QCOMPARE(tex.contains("y error plus=above"), deviations);
        QVERIFY(tex.contains(deviations ? " 0.25 0.5 0.25\\\\" : "2 0.25\\\\"));  // bars stop at 0
        // Marks and labels are drawn by the axes alone.
        QVERIFY(!tex.contains("\\path[fill") && !tex.contains("{1.5};"));
        QVERIFY(tex.contains("Layer 3"));  // the title stays
        QCOMPARE(tex_of(chart_of(deviations)), tex);
        QVERIFY(!tex_of(figure_of({"a", "b"})).contains("pgfplots"));
    }

    void a_chart_keeps_its_axes_among_other_figures() {
        const auto chart = std::make_shared<MetricLayersFigure>(chart_of(true));
        const auto map = std::make_shared<HeatMapFigure>(figure_of({"one", "two"}));
        const QString tex = tex_of(FigureRow({chart, map, chart}, style()));
        QCOMPARE(unbalanced(tex), QString());
        QCOMPARE(tex.count("\\begin{axis}"), 2);
        QVERIFY(tex.contains("two"));
        QVERIFY(!tex.contains("{1.5};"));
    }

    void documents_read_charts_data() { texts_stand_where_they_stand_in_our_pdf_data(); }
    void documents_read_charts() {
        QFETCH(QString, engine);
        if (!is_usable(engine)) QSKIP(qPrintable(engine + " is not installed, or not all of it"));
        if (!is_package_installed("pgfplots.sty")) QSKIP("pgfplots is not installed");
        const QTemporaryDir folder;
        write(folder, render_files(chart_of(true), options(), "chart.tex"));
        write(folder.filePath("paper.tex"),
              "\\documentclass{article}\\usepackage{pgfplots}\\pgfplotsset{compat=1.16}\\begin{document}"
              "\\input{chart}\\end{document}\n");
        for (const char* name : {"chart.tex", "paper.tex"}) {
            const QString problem = compiled(engine, folder, name);
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
        }
    }

    void a_page_larger_than_tex_can_count_is_refused() {
        DisplayList list;
        list.size = QSizeF(20'000, 10);
        QVERIFY_EXCEPTION_THROWN(tikz_picture(list, {}, "x"), Error);
    }

    void texts_stand_where_they_stand_in_our_pdf_data() {
        QTest::addColumn<QString>("engine");
        for (const char* engine : {"pdflatex", "xelatex", "lualatex"}) QTest::newRow(engine) << engine;
    }
    void texts_stand_where_they_stand_in_our_pdf() {
        QFETCH(QString, engine);
        if (!is_usable(engine)) QSKIP(qPrintable(engine + " is not installed, or not all of it"));
        if (!is_installed("pdftotext")) QSKIP("pdftotext is not installed");
        std::vector<std::string> labels = samples::sentence();
        labels[2] = "a-b{#}";
        labels[3] = "100%&$";
        labels[4] = "^~";
        const HeatMapFigure figure = figure_of(labels);
        const QTemporaryDir folder;
        write(folder, render_files(figure, options(), "figure.tex"));
        const QString problem = compiled(engine, folder, "figure.tex");
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        ExportOptions ours = options();
        ours.format = ExportFormat::Pdf;
        write(folder, render_files(figure, ours, "ours.pdf"));

        // Poppler cuts slanted words into pieces, which are short.
        QStringList level;
        for (const Item& item : page_layout(figure, options()).items)
            if (const auto* text = std::get_if<TextItem>(&item); text != nullptr && text->angle == 0)
                level << text->text.split(' ');
        Words found = words_of(folder.filePath("figure.pdf"));
        int compared = 0;
        for (const auto& [word, box] : words_of(folder.filePath("ours.pdf"))) {
            if (word.size() < 3 || !level.contains(word)) continue;
            const auto same =
                std::find_if(found.begin(), found.end(), [&, text = word, place = box](const auto& other) {
                    return other.first == text && other.second.intersects(place);
                });
            QVERIFY2(same != found.end(), qPrintable(word + " is not where it was"));
            found.erase(same);
            ++compared;
        }
        QVERIFY(compared > 15);
    }

    void a_document_reads_the_file_data() { texts_stand_where_they_stand_in_our_pdf_data(); }
    void a_document_reads_the_file() {
        QFETCH(QString, engine);
        if (!is_usable(engine)) QSKIP(qPrintable(engine + " is not installed, or not all of it"));
        if (!is_installed("pdftotext")) QSKIP("pdftotext is not installed");
        const QTemporaryDir folder;
        write(folder, render_files(figure_of({"one", "猫", "😀", "שלום", "▁ą«"}), options(), "small.tex"));
        write(folder, render_files(figure_of(samples::words(140)), options(), "large.tex"));
        write(folder.filePath("paper.tex"),
              "\\documentclass{article}\\usepackage{tikz}\\begin{document}Before.\n\n\\input{small}\n\n"
              "\\resizebox{5cm}{!}{\\input{large}}\n\nAfter.\\end{document}\n");
        const QString problem = compiled(engine, folder, "paper.tex");
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QStringList words;
        for (const auto& [word, box] : words_of(folder.filePath("paper.pdf"))) words << word;
        QVERIFY(words.contains("Before."));
        QVERIFY(words.contains("one"));
        QVERIFY(words.contains("After."));
    }
};

HEADLIGHT_TEST(TikzTest, Window)
#include "tikz_test.moc"
