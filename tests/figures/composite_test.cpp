#include "figures/figure_row.h"
#include "figures/weights/heat_map_links_figure.h"
#include "list_items.h"
#include "sample_matrices.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;

namespace {

FigureStyle style() {
    FigureStyle result;
    result.font.setPointSizeF(8);
    result.title = "Title";
    return result;
}

std::shared_ptr<const AttentionMatrix> matrix() {
    AttentionMatrix result = samples::attention(samples::sentence());
    result.notes = {Sentence("rows renormalized")};
    return std::make_shared<const AttentionMatrix>(std::move(result));
}

}  // namespace

class CompositeTest : public QObject {
    Q_OBJECT

  private slots:
    void links_stand_beside_the_rows_of_the_heat_map() {
        const HeatMapLinksFigure figure(matrix(), {}, style());
        const QSizeF size(600, figure.height_for_width(600));
        const DisplayList list = figure.layout(size);
        // Each query is labeled twice at the same height: beside its row of cells and beside its links.
        QMap<QString, QList<double>> heights;
        for (const TextItem& label : list_items<TextItem>(list, Role::Label)) {
            if (label.angle == 0) heights[label.text] << label.anchor.y();
        }
        for (const char* token : {"[CLS]", "animal", "because", "[SEP]"}) {
            const QList<double>& places = heights[token];
            QCOMPARE(places.size(), qsizetype{3});  // query, query and key
            for (const double place : places) QVERIFY(std::abs(place - places.front()) < 1e-6);
        }
        QCOMPARE(list_items<TextItem>(list, Role::Title).size(), std::size_t{1});
        int renormalized = 0;
        for (const TextItem& note : list_items<TextItem>(list, Role::Note))
            renormalized += note.text.contains("renormalized") ? 1 : 0;
        QCOMPARE(renormalized, 1);
    }

    void what_links_leave_out_is_said_on_every_page_data() {
        QTest::addColumn<double>("width");
        for (const double width : {250.0, 510.0}) QTest::addRow("%g wide", width) << width;
    }
    void what_links_leave_out_is_said_on_every_page() {
        QFETCH(double, width);
        const HeatMapLinksFigure figure(matrix(), {}, style());
        const QSizeF size(width, figure.height_for_width(width));
        QString notes;
        for (const TextItem& note : list_items<TextItem>(figure.layout(size), Role::Note)) {
            notes += note.text + ' ';
            QVERIFY(note.anchor.y() <= size.height());
        }
        QVERIFY2(notes.contains("at least 0.05") && notes.contains("strongest"), qPrintable(notes));
    }

    void both_halves_answer_hits() {
        const HeatMapLinksFigure figure(matrix(), {}, style());
        const QSizeF size(600, figure.height_for_width(600));
        const QRectF cell = figure.region({.query = 4, .key = 7, .layer = {}, .head = {}}, size);
        QCOMPARE(figure.hit(cell.center(), size), (Hit{.query = 4, .key = 7, .layer = {}, .head = {}}));
        for (const TextItem& label : list_items<TextItem>(figure.layout(size), Role::Label)) {
            if (label.text != "animal" || label.angle != 0) continue;
            const Hit hit = figure.hit(text_outline(label).boundingRect().center(), size);
            QVERIFY(hit.query == 2 || hit.key == 2);
        }
    }

    void the_parts_share_one_viewport() {
        HeatMapLinksFigure figure(matrix(), {}, style());
        figure.set_viewport({2, 0, 6, 16});
        const QSizeF size(600, 400);
        QVERIFY(figure.region({.query = 1, .key = {}, .layer = {}, .head = {}}, size).isEmpty());
        int first_rows = 0;
        for (const TextItem& label : list_items<TextItem>(figure.layout(size), Role::Label))
            first_rows += label.text == "because" ? 1 : 0;
        QCOMPARE(first_rows, 2);  // as keys only
    }

    void rows_of_figures_share_the_height_and_keep_apart() {
        const auto one = std::make_shared<const HeatMapFigure>(matrix(), style());
        const auto links = std::make_shared<const LinksFigure>(matrix(), LinksOptions(), style());
        const FigureRow row({one, links, one, links}, style(), {3, {}});
        const QSizeF size(500, row.height_for_width(500));
        for (std::size_t index = 0; index < 4; ++index) {
            QVERIFY(QRectF(QPointF(0, 0), size).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(row.place(index, size)));
            for (std::size_t other = 0; other < index; ++other)
                QVERIFY(!row.place(index, size).adjusted(1e-6, 1e-6, 0, 0).intersects(row.place(other, size)));
        }
        QCOMPARE(row.place(3, size).left(), row.place(0, size).left());
        const auto narrow = row.with_style(style());
        QCOMPARE(static_cast<const FigureRow&>(*narrow).place(3, size), row.place(3, size));
    }

    void figures_of_a_row_keep_apart_and_answer_for_themselves() {
        const auto one = std::make_shared<const HeatMapFigure>(matrix(), style());
        const FigureRow row({one, one}, style());
        const QSizeF size(500, row.height_for_width(500));
        QCOMPARE(list_items<RectangleItem>(row.layout(size), Role::Cell).size(), std::size_t{512});
        QVERIFY(!row.place(0, size).intersects(row.place(1, size).adjusted(1e-6, 0, 0, 0)));
        const QRectF place = row.place(1, size);
        const QRectF cell = one->cell_rectangle(3, 9, place.size()).translated(place.topLeft());
        QCOMPARE(row.hit(cell.center(), size), (Hit{.query = 3, .key = 9, .layer = {}, .head = {}}));
        FigureStyle dark = style();
        dark.theme = dark_theme();
        dark.title = "Both";
        QStringList titles;
        for (const TextItem& title : list_items<TextItem>(row.with_style(dark)->layout(size), Role::Title))
            titles << title.text;
        QCOMPARE(titles, (QStringList{"Both", "Title", "Title"}));
    }

    void an_empty_row_draws_nothing() {
        QVERIFY(list_items<RectangleItem>(FigureRow({}, style()).layout({100, 100}), Role::Cell).empty());
    }
};

HEADLIGHT_TEST(CompositeTest, Window)
#include "composite_test.moc"
