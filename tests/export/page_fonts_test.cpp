// The font and the size of type on a page: every format says what was chosen.

#include "export/writers/page_fonts.h"

#include "core/error.h"
#include "export/export_figure.h"
#include "figures/panels.h"
#include "figures/sample_matrices.h"
#include "figures/weights/heat_map_figure.h"
#include "test_program.h"

#include <QtTest>

#include <memory>

using namespace headlight;

namespace {

FigureStyle style() {
    FigureStyle result;
    result.font = QFont("DejaVu Sans");
    result.font.setPointSizeF(9);
    result.title = "A title";
    return result;
}

HeatMapFigure figure() {
    return {samples::attention(samples::sentence()), style()};
}

QByteArray drawn(const Figure& figure, ExportFormat format, const QString& font, double size = 0,
                 PageWidth width = PageWidth::Page) {
    ExportOptions options;
    options.format = format;
    options.width = width;
    options.font = font;
    options.type_size = size;
    return render_to_bytes(figure, options);
}

}  // namespace

class PageFontsTest : public QObject {
    Q_OBJECT

  private slots:
    void an_svg_names_the_family_and_others_of_its_kind() {
        const QByteArray serif = drawn(figure(), ExportFormat::Svg, "serif");
        QVERIFY(serif.contains("'DejaVu Serif'") && serif.contains(", serif\""));
        QVERIFY(!serif.contains("sans-serif"));
        const QByteArray mono = drawn(figure(), ExportFormat::Svg, "DejaVu Sans Mono");
        QVERIFY(mono.contains("font-family=\"'DejaVu Sans Mono', "));
        QCOMPARE(mono.count("<text"), mono.count("'DejaVu Sans Mono'"));
    }

    void a_pdf_embeds_the_font() {
        const QByteArray pdf = drawn(figure(), ExportFormat::Pdf, "DejaVu Serif");
        QVERIFY(pdf.contains("+DejaVuSerif"));
        QVERIFY(!pdf.contains("+DejaVuSans\n"));
        QVERIFY(pdf.contains("/FontFile"));
        QCOMPARE(drawn(figure(), ExportFormat::Pdf, "dejavu serif"), pdf);  // as people write it
    }

    void labels_have_the_size_that_was_asked_for_whatever_the_width() {
        for (const PageWidth width : {PageWidth::Column, PageWidth::Slide, PageWidth::AsShown}) {
            QVERIFY(drawn(figure(), ExportFormat::Svg, {}, 11, width).contains("font-size=\"11\""));
            QVERIFY(drawn(figure(), ExportFormat::Tex, {}, 11, width).contains("\\fontsize{11}"));
        }
        QVERIFY(drawn(figure(), ExportFormat::Svg, {}, 0, PageWidth::Column).contains("font-size=\"7\""));
    }

    void latex_keeps_the_font_of_its_document() {
        QVERIFY(!drawn(figure(), ExportFormat::Tex, "DejaVu Sans Mono").contains("Mono"));
    }

    void panels_share_the_font() {
        const auto one = std::make_shared<const HeatMapFigure>(figure());
        const auto panels = lettered_panels({one, one}, style(), {2, {}});
        const QByteArray svg = drawn(*panels, ExportFormat::Svg, "DejaVu Serif", 6);
        QVERIFY(!svg.contains("'DejaVu Sans', 'Noto Sans', 'Noto Sans CJK SC', 'Noto Color Emoji', Arial\" font-size"));
        QCOMPARE(svg.count("<text"), svg.count("font-family=\"'DejaVu Serif'"));
        QVERIFY(svg.contains("font-size=\"6\""));
    }

    void a_font_that_is_not_installed_is_named_with_what_to_do() {
        try {
            static_cast<void>(drawn(figure(), ExportFormat::Pdf, "No Such Font"));
            QFAIL("it was taken");
        } catch (const Error& error) {
            const QString said = error.what();
            QVERIFY2(said.contains("\"No Such Font\"") && said.contains("install") && said.contains("serif"),
                     error.what());
        }
    }

    void installed_families_can_be_chosen() {
        const QStringList families = font_families();
        QVERIFY(families.contains("DejaVu Sans"));
        for (const QString& family : families) QCOMPARE(page_font(family).family(), family);
        for (const QString& generic : generic_fonts()) QVERIFY(!page_font(generic).family().isEmpty());
    }
};

HEADLIGHT_TEST(PageFontsTest, Window)
#include "page_fonts_test.moc"
