#include "core/error.h"
#include "export/export_figure.h"
#include "export/number_files.h"
#include "export/writers/png_encoder.h"
#include "export/writers/png_writer.h"
#include "export/writers/svg_writer.h"
#include "export/writers/table_cell.h"
#include "export/writers/table_writer.h"
#include "faults/faults.h"
#include "figures/figure_row.h"
#include "figures/heads/head_grid_figure.h"
#include "figures/list_items.h"
#include "figures/sample_matrices.h"
#include "figures/weights/heat_map_figure.h"
#include "figures/weights/heat_map_links_figure.h"
#include "test_program.h"

#include <QBuffer>
#include <QImageReader>
#include <QJsonDocument>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QXmlStreamReader>
#include <QtTest>

#include <array>
#include <cmath>
#include <cstdlib>
#include <new>
#include <random>

using namespace headlight;
using headlight::testing::call_that_breaks;
using headlight::testing::Fault;

namespace {

FigureStyle style() {
    FigureStyle result;
    result.font = QFont("DejaVu Sans");
    result.font.setPointSizeF(9);
    result.title = "Layer 3, head 1";
    result.caption = "a < b & \"c\"";
    result.provenance = "some-model (0123456789abcdef) · CPU (Eigen) · Headlight 0.1.0";
    return result;
}

HeatMapFigure sentence_figure() {
    return {samples::attention(samples::sentence(), true), style()};
}

ExportOptions options(ExportFormat format, PageWidth width = PageWidth::Column) {
    ExportOptions result;
    result.format = format;
    result.width = width;
    return result;
}

/// What an SVG document holds, read by an XML parser.
struct SvgContent {
    int rectangles = 0;
    int images = 0;
    QStringList texts;
    QString title;
    QString description;
    QString view_box;
    QString error;
};

SvgContent parsed(const QByteArray& svg) {
    SvgContent content;
    QXmlStreamReader xml(svg);
    QString group;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const QString name = xml.name().toString();
        if (name == "g") group = xml.attributes().value("class").toString();
        if (name == "rect" && (group == "cell" || group == "masked")) ++content.rectangles;
        if (name == "image") ++content.images;
        if (name == "svg") content.view_box = xml.attributes().value("viewBox").toString();
        if (name == "title") content.title = xml.readElementText();
        if (name == "desc") content.description = xml.readElementText();
        if (name == "text") content.texts << xml.readElementText();
    }
    content.error = xml.hasError() ? xml.errorString() : QString();
    return content;
}

/// Runs a program of poppler's on a PDF document; empty where it is not installed.
QByteArray poppler(const QString& program, const QByteArray& pdf, const QStringList& arguments) {
    const QString found = QStandardPaths::findExecutable(program);
    if (found.isEmpty()) return {};
    QTemporaryDir folder;
    QFile file(folder.filePath("figure.pdf"));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size()) return {};
    file.close();
    QProcess process;
    QStringList all;
    for (const QString& argument : arguments) all << (argument == "FILE" ? file.fileName() : argument);
    process.start(found, all);
    process.waitForFinished();
    return process.readAllStandardOutput();
}

/// A figure whose cells all have one dark color: anything lighter inside it is a gap between cells.
HeatMapFigure even_figure(std::size_t count) {
    AttentionMatrix matrix = samples::attention(std::vector<std::string>(count, "a"));
    std::fill(matrix.values.values().begin(), matrix.values.values().end(), 1.0F);
    FigureStyle plain;
    plain.font = QFont("DejaVu Sans");
    plain.font.setPointSizeF(7);
    return {std::move(matrix), plain};
}

int lightest_inside(const QImage& image, const QRectF& part) {
    int lightest = 0;
    for (int y = static_cast<int>(std::ceil(part.top())) + 2; y < static_cast<int>(part.bottom()) - 2; ++y) {
        for (int x = static_cast<int>(std::ceil(part.left())) + 2; x < static_cast<int>(part.right()) - 2; ++x) {
            lightest = std::max(lightest, qGray(image.pixel(x, y)));
        }
    }
    return lightest;
}

QRectF times(const QRectF& rectangle, double factor) {
    return {rectangle.topLeft() * factor, rectangle.size() * factor};
}

}  // namespace

class WritersTest : public QObject {
    Q_OBJECT

  private slots:
    void the_same_figure_gives_the_same_bytes_data() {
        QTest::addColumn<int>("format");
        QTest::newRow("png") << static_cast<int>(ExportFormat::Png);
        QTest::newRow("svg") << static_cast<int>(ExportFormat::Svg);
        QTest::newRow("pdf") << static_cast<int>(ExportFormat::Pdf);
    }
    void the_same_figure_gives_the_same_bytes() {
        QFETCH(int, format);
        const ExportOptions chosen = options(static_cast<ExportFormat>(format));
        const QByteArray first = render_to_bytes(sentence_figure(), chosen);
        QVERIFY(first.size() > 1000);
        // Dates of writing have seconds.
        QTest::qWait(1100);
        QCOMPARE(render_to_bytes(sentence_figure(), chosen), first);
        const HeatMapFigure many(samples::attention(samples::words(140)), style());
        QCOMPARE(render_to_bytes(many, chosen), render_to_bytes(many, chosen));
    }

    // Not of PNG, PDF and TeX: Qt keeps a lock of its image writers, its PDF writer follows null pointers of fonts, and
    // its hashes end the program.
    void a_figure_survives_any_allocation_that_fails_data() {
        QTest::addColumn<int>("format");
        QTest::newRow("svg") << static_cast<int>(ExportFormat::Svg);
    }
    void a_figure_survives_any_allocation_that_fails() {
        QFETCH(int, format);
        constexpr long kMostCalls = 60;
        const ExportOptions chosen = options(static_cast<ExportFormat>(format));
        const QByteArray whole = render_to_bytes(sentence_figure(), chosen);
        const long broken = call_that_breaks(Fault::Allocation, kMostCalls, [&] {
            try {
                return render_to_bytes(sentence_figure(), chosen) == whole;
            } catch (const std::bad_alloc&) {
                return true;
            } catch (const Error&) {
                return true;
            }
        });
        QCOMPARE(broken, 0L);
        QCOMPARE(render_to_bytes(sentence_figure(), chosen), whole);
    }

    void svg_holds_every_cell_and_label_as_text() {
        const SvgContent svg = parsed(render_to_bytes(sentence_figure(), options(ExportFormat::Svg)));
        QVERIFY2(svg.error.isEmpty(), qPrintable(svg.error));
        QCOMPARE(svg.rectangles, 256);
        QCOMPARE(svg.images, 0);
        for (const std::string& token : samples::sentence()) QVERIFY(svg.texts.contains(QString::fromStdString(token)));
        QVERIFY(svg.texts.contains("a < b & \"c\""));
        QCOMPARE(svg.title, QString("Layer 3, head 1"));
        QVERIFY(svg.description.contains("a < b & \"c\""));
        QVERIFY(svg.description.contains("0123456789abcdef"));
        QVERIFY(svg.view_box.startsWith("0 0 249.449 "));
    }

    void more_than_128_tokens_are_one_image_in_svg() {
        const HeatMapFigure largest(samples::attention(samples::words(128)), style());
        QCOMPARE(parsed(render_to_bytes(largest, options(ExportFormat::Svg))).rectangles, 128 * 128);
        const HeatMapFigure many(samples::attention(samples::words(129)), style());
        const SvgContent svg = parsed(render_to_bytes(many, options(ExportFormat::Svg)));
        QCOMPARE(svg.rectangles, 0);
        QCOMPARE(svg.images, 1);
    }

    void small_pictures_in_pdf_leave_viewers_nothing_to_blur() {
        const HeadGridFigure grid(samples::thumbnails(12, 12, 16), style());
        const QByteArray pdf = render_to_bytes(grid, options(ExportFormat::Pdf));
        QVERIFY2(pdf.size() < 1'000'000, qPrintable(QString::number(pdf.size())));
        const QByteArray list = poppler("pdfimages", pdf, {"-list", "FILE"});
        if (list.isEmpty()) QSKIP("pdfimages is not installed");
        int images = 0;
        for (const QByteArray& line : list.split('\n').mid(2)) {
            const QList<QByteArray> fields = line.simplified().split(' ');
            if (fields.size() < 5) continue;
            ++images;
            QCOMPARE(fields[3].toInt() % 16, 0);  // every cell is as large as every other
            QVERIFY2(fields[3].toInt() >= 16 * 8, fields[3].constData());
        }
        QCOMPARE(images, 144);
    }

    void letters_that_xml_cannot_hold_are_replaced() {
        FigureStyle strange = style();
        strange.title = QString("a") + QChar(0x01) + QChar(0xD800) + QChar(0xFFFF) + "b]]>";
        AttentionMatrix matrix = samples::attention({std::string("\0x", 2), "<script>", "\u202Eabc", "\x1B"});
        const SvgContent svg = parsed(render_to_bytes(HeatMapFigure(matrix, strange), options(ExportFormat::Svg)));
        QVERIFY2(svg.error.isEmpty(), qPrintable(svg.error));
        QCOMPARE(svg.title, QString("a���b]]>"));
        QVERIFY(svg.texts.contains("<script>"));
    }

    void numbers_do_not_depend_on_the_locale() {
        const QByteArray before = render_to_bytes(sentence_figure(), options(ExportFormat::Svg));
        const QLocale locale;
        QLocale::setDefault(QLocale(QLocale::German));
        const QByteArray german = render_to_bytes(sentence_figure(), options(ExportFormat::Svg));
        QLocale::setDefault(locale);
        QCOMPARE(german, before);
    }

    void png_has_the_asked_resolution_and_says_where_it_comes_from() {
        QByteArray bytes = render_to_bytes(sentence_figure(), options(ExportFormat::Png));
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        QImageReader reader(&buffer);
        const QImage image = reader.read();
        QCOMPARE(image.width(), 1039);  // 88 mm at 300 dots per inch
        QCOMPARE(image.dotsPerMeterX(), 11811);
        QCOMPARE(image.text("Title"), QString("Layer 3, head 1"));
        QCOMPARE(image.text("Description"), QString("a < b & \"c\""));
        QVERIFY(image.text("Source").contains("some-model"));
    }

    void png_keeps_every_pixel_and_any_text() {
        QImage noise(67, 41, QImage::Format_RGB32);
        std::mt19937 random(1);
        for (int y = 0; y < noise.height(); ++y)
            for (int x = 0; x < noise.width(); ++x) noise.setPixel(x, y, 0xff000000U | static_cast<QRgb>(random()));
        noise.setDotsPerMeterX(1000);
        noise.setDotsPerMeterY(2000);
        const QString latin = QString::fromUtf8("caf\u00e9\n").repeated(50);
        const QString other = QString::fromUtf8("\u732b < \U0001F408 & \"c\"");
        const QImage read = QImage::fromData(encode_png(noise, {{"Title", latin}, {"Description", other}}), "png");
        QCOMPARE(read.convertToFormat(QImage::Format_RGB32), noise);
        QCOMPARE(read.dotsPerMeterX(), 1000);
        QCOMPARE(read.dotsPerMeterY(), 2000);
        QCOMPARE(read.text("Title"), latin);
        QCOMPARE(read.text("Description"), other);
    }

    void an_image_that_is_too_large_is_refused_with_the_limit() {
        ExportOptions chosen = options(ExportFormat::Png, PageWidth::Page);
        chosen.dpi = 20000;
        try {
            render_to_bytes(sentence_figure(), chosen);
            QFAIL("no error");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Input);
            QVERIFY(QString(error.what()).contains("32767"));
        }
        chosen.dpi = std::nan("");
        QVERIFY_EXCEPTION_THROWN(render_to_bytes(sentence_figure(), chosen), Error);
    }

    void pages_have_their_widths_and_slides_their_shape() {
        const HeatMapFigure figure = sentence_figure();
        QVERIFY(std::abs(page_layout(figure, options(ExportFormat::Pdf, PageWidth::Column)).size.width() -
                         88 * 72 / 25.4) < 1e-9);
        QVERIFY(std::abs(page_layout(figure, options(ExportFormat::Pdf, PageWidth::Page)).size.width() -
                         180 * 72 / 25.4) < 1e-9);
        // A column of IEEEtran is 21 pica wide, NeurIPS leaves 5.5 inches, ICML 3.25 for one of its columns.
        const auto inches = [&](PageWidth width) {
            return page_layout(figure, options(ExportFormat::Pdf, width)).size.width() / 72;
        };
        QVERIFY(std::abs(inches(PageWidth::IeeeColumn) - 21 * 12 / 72.27) < 1e-9);
        QVERIFY(std::abs(inches(PageWidth::NeuripsPage) - 5.5) < 1e-9);
        QVERIFY(std::abs(inches(PageWidth::IcmlColumn) - 3.25) < 1e-9);
        const QSizeF slide = page_layout(figure, options(ExportFormat::Pdf, PageWidth::Slide)).size;
        QVERIFY(std::abs(slide.width() * 9 - slide.height() * 16) < 1e-9);
        ExportOptions shown = options(ExportFormat::Pdf, PageWidth::AsShown);
        shown.shown_size = QSizeF(333, 444);
        QCOMPARE(page_layout(figure, shown).size, QSizeF(333, 444));
    }

    void options_change_theme_and_texts() {
        ExportOptions chosen = options(ExportFormat::Svg);
        chosen.theme = "dark";
        chosen.title = "Another title";
        chosen.caption = "";
        chosen.provenance = false;
        const DisplayList page = page_layout(sentence_figure(), chosen);
        QCOMPARE(list_items<RectangleItem>(page, Role::Background).front().fill, dark_theme().paper);
        QCOMPARE(list_items<TextItem>(page, Role::Title).front().text, QString("Another title"));
        QVERIFY(list_items<TextItem>(page, Role::Note).empty());
        const SvgContent svg = parsed(render_to_bytes(sentence_figure(), chosen));
        QVERIFY(svg.description.contains("some-model"));  // in the metadata in any case
        QVERIFY(!svg.description.contains("a < b"));
    }

    void text_of_a_pdf_stays_text() {
        const QByteArray pdf = render_to_bytes(sentence_figure(), options(ExportFormat::Pdf));
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(!pdf.contains("/CreationDate"));
        const QByteArray text = poppler("pdftotext", pdf, {"FILE", "-"});
        if (text.isEmpty()) QSKIP("pdftotext is not installed");
        for (const char* token : {"[CLS]", "animal", "because", "street", "0.25", "attention weight", "masked"}) {
            QVERIFY2(text.contains(token), token);
        }
        QVERIFY(QString::fromUtf8(text).contains("Layer 3, head 1"));
    }

    void a_pdf_names_its_title_and_size() {
        const QByteArray pdf = render_to_bytes(sentence_figure(), options(ExportFormat::Pdf));
        const QByteArray facts = poppler("pdfinfo", pdf, {"FILE"});
        if (facts.isEmpty()) QSKIP("pdfinfo is not installed");
        QVERIFY(QString::fromUtf8(facts).contains("Layer 3, head 1"));
        QVERIFY(facts.contains("Pages:           1"));
        const QRegularExpression size("Page size:\\s+([0-9.]+) x ([0-9.]+) pts");
        const QRegularExpressionMatch match = size.match(QString::fromUtf8(facts));
        QVERIFY2(std::abs(match.captured(1).toDouble() - 249.45) < 0.6, facts.constData());
        const QByteArray packet = poppler("pdfinfo", pdf, {"-meta", "FILE"});
        QVERIFY(packet.contains("some-model (0123456789abcdef)"));
        QVERIFY(packet.contains("a &lt; b &amp;"));
    }

    void no_paper_shines_through_between_cells_of_a_pdf() {
        const HeatMapFigure figure = even_figure(23);
        ExportOptions shown = options(ExportFormat::Pdf, PageWidth::AsShown);
        shown.shown_size = QSizeF(260, 300);
        const QByteArray pdf = render_to_bytes(figure, shown);
        for (const int resolution : {61, 97, 143, 211}) {
            const QByteArray pixels = poppler("pdftoppm", pdf, {"-r", QString::number(resolution), "-png", "FILE"});
            if (pixels.isEmpty()) QSKIP("pdftoppm is not installed");
            const QImage image = QImage::fromData(pixels);
            QVERIFY(!image.isNull());
            const QRectF plot = times(figure.plot_area(shown.shown_size), resolution / 72.0);
            QVERIFY2(lightest_inside(image, plot) < 60, qPrintable(QString::number(resolution)));
        }
    }

    void no_paper_shines_through_between_cells_of_an_svg_or_png() {
        const HeatMapFigure figure = even_figure(23);
        ExportOptions shown = options(ExportFormat::Svg, PageWidth::AsShown);
        shown.shown_size = QSizeF(260, 300);
        QSvgRenderer renderer(render_to_bytes(figure, shown));
        QVERIFY(renderer.isValid());
        for (const double zoom : {0.83, 1.0, 1.37, 2.91}) {
            QImage image((shown.shown_size * zoom).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            renderer.render(&painter);
            painter.end();
            QVERIFY(lightest_inside(image, times(figure.plot_area(shown.shown_size), zoom)) < 60);
            const QImage png = render_image(figure.layout(shown.shown_size), 72 * zoom);
            QVERIFY(lightest_inside(png, times(figure.plot_area(shown.shown_size), zoom)) < 60);
        }
    }

    void an_embedded_image_keeps_every_weight() {
        const HeatMapFigure figure(samples::attention(samples::words(150)), style());
        const DisplayList page = page_layout(figure, options(ExportFormat::Svg));
        const QImage original = list_items<ImageItem>(page, Role::Cell).front().image;
        const QByteArray svg = svg_bytes(page, {});
        const QByteArray start = "data:image/png;base64,";
        const qsizetype begin = svg.indexOf(start) + start.size();
        const QImage embedded =
            QImage::fromData(QByteArray::fromBase64(svg.mid(begin, svg.indexOf('"', begin) - begin)));
        QCOMPARE(embedded.convertToFormat(QImage::Format_RGB32), original);
        const QByteArray pdf = render_to_bytes(figure, options(ExportFormat::Pdf));
        QVERIFY(!pdf.contains("/DCTDecode"));  // JPEG
    }

    void one_large_weight_among_thousands_of_cells_is_seen_data() {
        QTest::addColumn<int>("query");
        QTest::addColumn<double>("dpi");
        for (const double dpi : {40.0, 72.0, 96.0, 131.0}) {
            for (const int query : {0, 1, 333, 500, 698, 699})
                QTest::addRow("row %d, %g dpi", query, dpi) << query << dpi;
        }
    }
    void one_large_weight_among_thousands_of_cells_is_seen() {
        QFETCH(int, query);
        QFETCH(double, dpi);
        AttentionMatrix matrix = samples::attention(samples::words(700));
        std::fill(matrix.values.values().begin(), matrix.values.values().end(), 0.01F);
        matrix.values.data()[query * 700 + 699 - query] = 1;
        FigureStyle plain = style();
        plain.legend = false;
        const HeatMapFigure figure(matrix, plain);
        const DisplayList page = figure.layout({300.3, 330});
        const QImage image = render_image(page, dpi);
        // The plot's border tints the cells at its edge.
        const QRectF plot = figure.plot_area(page.size);
        const QRect pixels = QRectF(plot.topLeft() * dpi / 72, plot.size() * dpi / 72).toAlignedRect();
        bool seen = false;
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x) seen = seen || qGray(image.pixel(x, y)) < 110;
        }
        QVERIFY(seen);
    }

    void a_pixel_over_masked_and_allowed_cells_shows_the_allowed() {
        QImage cells(4, 1, QImage::Format_RGB32);
        QImage priority(4, 1, QImage::Format_Grayscale16);
        const std::array<QRgb, 4> colors{0xff808080, 0xff0000ff, 0xffff0000, 0xff00ff00};
        const std::array<std::uint16_t, 4> places{0, 1, 300, 200};
        for (int cell = 0; cell < 4; ++cell) {
            cells.setPixel(cell, 0, colors[static_cast<std::size_t>(cell)]);
            reinterpret_cast<std::uint16_t*>(priority.scanLine(0))[cell] = places[static_cast<std::size_t>(cell)];
        }
        const DisplayList list{{2, 1}, {ImageItem{QRectF(0, 0, 2, 1), cells, Role::Cell, {}, priority}}};
        const QImage image = render_image(list, 72);
        QCOMPARE(image.pixel(0, 0) | 0xff000000U, 0xff0000ffU);
        QCOMPARE(image.pixel(1, 0) | 0xff000000U, 0xffff0000U);
    }

    void only_images_of_pixels_say_that_cells_share_one() {
        const HeatMapFigure figure(samples::attention(samples::words(500)), style());
        const auto says_so = [&](ExportFormat format, double dpi) {
            ExportOptions page = options(format);
            page.dpi = dpi;
            const DisplayList list = page_layout(figure, page);
            QString notes;
            for (const TextItem& note : list_items<TextItem>(list, Role::Note)) notes += note.text + ' ';
            return notes.contains("largest weight under it");
        };
        QVERIFY(says_so(ExportFormat::Png, 72));
        QVERIFY(!says_so(ExportFormat::Png, 1200));
        QVERIFY(!says_so(ExportFormat::Pdf, 72));
        QVERIFY(!says_so(ExportFormat::Svg, 72));
    }

    void a_zoomed_image_shows_only_its_part() {
        HeatMapFigure figure(samples::attention(samples::words(200)), style());
        figure.set_viewport({10.5, 20.25, 30, 30});
        const QSizeF size(300, 360);
        const QImage image = render_image(figure.layout(size), 144);
        const QImage cells = list_items<ImageItem>(figure.layout(size), Role::Cell).front().image;
        for (int query = 12; query < 38; query += 5) {
            for (int key = 22; key < 48; key += 5) {
                const QPointF center =
                    figure.cell_rectangle(static_cast<std::size_t>(query), static_cast<std::size_t>(key), size)
                        .center() *
                    2;
                QCOMPARE(image.pixel(center.toPoint()), cells.pixel(key, query));
            }
        }
        const QRectF plot = figure.plot_area(size);
        QCOMPARE(QColor(image.pixel((QPointF(plot.right() + 3, plot.center().y()) * 2).toPoint())),
                 style().theme.paper);
    }

    void every_view_is_written_in_every_format() {
        const auto matrix = std::make_shared<const AttentionMatrix>(
            samples::attention({"שלום", "日本語", "👩‍👩‍👧", "the"}));
        LinksOptions arcs;
        arcs.form = LinksForm::Arcs;
        std::vector<std::unique_ptr<Figure>> figures;
        figures.push_back(std::make_unique<HeatMapFigure>(matrix, style()));
        figures.push_back(std::make_unique<LinksFigure>(matrix, LinksOptions(), style()));
        figures.push_back(std::make_unique<LinksFigure>(matrix, arcs, style()));
        figures.push_back(std::make_unique<HeatMapLinksFigure>(matrix, LinksOptions(), style()));
        figures.push_back(std::make_unique<FigureRow>(
            std::vector<std::shared_ptr<const Figure>>{std::make_shared<HeatMapFigure>(matrix, style())}, style()));
        figures.push_back(std::make_unique<HeadGridFigure>(samples::thumbnails(2, 3, 8), style()));
        for (const auto& figure : figures) {
            QVERIFY(render_to_bytes(*figure, options(ExportFormat::Pdf)).startsWith("%PDF-"));
            QVERIFY(parsed(render_to_bytes(*figure, options(ExportFormat::Svg))).error.isEmpty());
            QVERIFY(!QImage::fromData(render_to_bytes(*figure, options(ExportFormat::Png))).isNull());
        }
    }

    void letters_are_as_bold_at_every_resolution() {
        // Compact Font Format fonts, as of Chinese and Japanese, are darkened at small sizes.
        const auto ink = [](double size, double dpi) {
            FigureStyle sized_style = style();
            DisplayList list{{24 * size, 2 * size}, {}};
            sized_style.font.setPointSizeF(size);
            list.items.push_back(TextItem{{size / 2, 1.5 * size},
                                          "动物 日本語 abc",
                                          sized_style.font,
                                          Qt::black,
                                          TextItem::Align::Left,
                                          0,
                                          Role::Label});
            const QImage image = render_image(list, dpi);
            double sum = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) sum += 255 - qGray(image.pixel(x, y));
            }
            return sum;
        };
        const double enlarged = ink(8, 288);
        const double direct = ink(32, 72);
        QVERIFY2(std::abs(enlarged / direct - 1) < 0.03, qPrintable(QString::number(enlarged / direct)));
    }

    void a_preview_fits_its_box() {
        const QImage preview = render_preview(sentence_figure(), options(ExportFormat::Pdf), {200, 150});
        QVERIFY(preview.width() <= 200 && preview.height() <= 150);
        QVERIFY(preview.width() == 200 || preview.height() == 150);
    }

    void the_ending_of_a_file_names_its_format() {
        QCOMPARE(export_format("a/b.PDF"), ExportFormat::Pdf);
        QCOMPARE(export_format("x.svg"), ExportFormat::Svg);
        QVERIFY_EXCEPTION_THROWN(export_format("x.gif"), Error);
        QVERIFY_EXCEPTION_THROWN(export_format("pdf"), Error);
    }

    void numbers_are_written_as_read() {
        AttentionMatrix matrix = samples::attention({"a", "b, \"c\"\n", "d\te"}, true);
        matrix.values.data()[3] = 0.1F;
        matrix.values.data()[4] = std::nanf("");
        matrix.values.data()[0] = 1;
        matrix.values.data()[6] = 1e-7F;
        matrix.values.data()[7] = 0.25F;
        matrix.values.data()[8] = 0.74999994F;
        QCOMPARE(csv_bytes(numbers_of(matrix)), QByteArray("query,a,\"b, \"\"c\"\"\n\",d\te\r\na,1,,\r\n\"b, "
                                                           "\"\"c\"\"\n\",0.1,nan,\r\nd\te,1e-07,0.25,0.74999994\r\n"));
        QCOMPARE(
            tsv_bytes(numbers_of(matrix)),
            QByteArray("query\ta\tb, \"c\" \td e\na\t1\t\t\nb, \"c\" \t0.1\tnan\t\nd e\t1e-07\t0.25\t0.74999994\n"));
        QCOMPARE(tsv_row_bytes(matrix, 1), QByteArray("a\t0.1\nb, \"c\" \tnan\nd e\t\n"));
        const QJsonDocument json = QJsonDocument::fromJson(number_bytes(numbers_of(matrix), {}, "json"));
        QCOMPARE(json["weights"][2][1].toDouble(), 0.25);
        QVERIFY(json["weights"][0][1].isNull());
        QVERIFY(json["weights"][1][1].isNull());
        QCOMPARE(json["keys"][1].toString(), QString("b, \"c\"\n"));
    }

    /// Labels come from model files and from typed texts: opened in a spreadsheet, none may run.
    void a_label_that_a_spreadsheet_would_run_is_made_inert() {
        for (const char* const formula : {"=HYPERLINK(A1)", "+1+A1", "-A1", "@SUM(A1)", " =A1", "\t=A1", "="}) {
            QVERIFY2(csv_cell(formula).find(std::string("'") + formula) != std::string::npos, formula);
            QVERIFY2(tsv_cell(formula).starts_with('\''), formula);
        }
        for (const char* const plain : {"cat", "-3", "+0.5", "-1e-07", "a=b", "##ing", "", "'s"}) {
            QCOMPARE(csv_cell(plain), std::string(plain));
            QCOMPARE(tsv_cell(plain), std::string(plain));
        }
        const QByteArray table = csv_bytes(numbers_of(samples::attention({"=1+2", "b"}, false)));
        QVERIFY(table.startsWith("query,'=1+2,b\r\n'=1+2,"));
    }
};

HEADLIGHT_TEST(WritersTest, Window)
#include "writers_test.moc"
