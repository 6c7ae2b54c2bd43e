#include "figures/weights/heat_map_figure.h"
#include "list_items.h"
#include "sample_matrices.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;

namespace {

FigureStyle style() {
    FigureStyle result;
    result.font.setPointSizeF(9);
    return result;
}

}  // namespace

class HeatMapTest : public QObject {
    Q_OBJECT

  private slots:
    void every_weight_is_a_cell() {
        const HeatMapFigure figure(samples::attention(samples::sentence()), style());
        const DisplayList list = figure.layout({500, 560});
        QCOMPARE(list_items<RectangleItem>(list, Role::Cell).size(), std::size_t{256});
        QVERIFY(list_items<RectangleItem>(list, Role::MaskedCell).empty());
        QCOMPARE(list_items<TextItem>(list, Role::Label).size(), std::size_t{32});
    }

    void every_nth_token_has_a_label_where_that_is_asked_for() {
        FigureStyle thinned = style();
        thinned.label_every = 3;
        const HeatMapFigure figure(samples::attention(samples::sentence()), thinned);
        const DisplayList list = figure.layout({500, 560});
        QCOMPARE(list_items<TextItem>(list, Role::Label).size(), std::size_t{12});  // 6 of 16, twice
        thinned.label_every = 11;
        const DisplayList noted = HeatMapFigure(samples::attention(samples::sentence()), thinned).layout({500, 560});
        const auto notes = list_items<TextItem>(noted, Role::Note);
        QVERIFY(
            std::ranges::any_of(notes, [](const TextItem& note) { return note.text.contains("every 11th token"); }));
        thinned.label_every = 3;
        // Where there is too little room for these, fewer of them are left, never others.
        std::vector<std::string> numbers;
        for (int token = 0; token < 64; ++token) numbers.push_back(std::to_string(token));
        const auto labels =
            list_items<TextItem>(HeatMapFigure(samples::attention(numbers), thinned).layout({220, 240}), Role::Label);
        QVERIFY(!labels.empty() && labels.size() < 2 * 22);
        for (const TextItem& label : labels) QCOMPARE(label.text.toInt() % 3, 0);
    }

    void the_darkest_cell_is_the_largest_weight() {
        AttentionMatrix matrix = samples::attention(samples::sentence());
        std::fill(matrix.values.values().begin(), matrix.values.values().end(), 0.0F);
        matrix.values.data()[3 * 16 + 5] = 1;
        const HeatMapFigure figure(matrix, style());
        for (const RectangleItem& cell : list_items<RectangleItem>(figure.layout({500, 560}), Role::Cell)) {
            const Hit hit = figure.hit(cell.rectangle.topLeft() + QPointF(1, 1), {500, 560});
            const bool hot = hit.query == 3 && hit.key == 5;
            QCOMPARE(cell.fill, hot ? figure.style().map.samples.back() : figure.style().theme.paper);
        }
    }

    void masked_cells_do_not_look_like_zeros() {
        const HeatMapFigure figure(samples::attention(samples::sentence(), true), style());
        const DisplayList list = figure.layout({500, 560});
        QCOMPARE(list_items<RectangleItem>(list, Role::MaskedCell).size(), std::size_t{120});
        const Theme& theme = figure.style().theme;
        QVERIFY(theme.masked != theme.paper);
        const std::vector<PathItem> hatch = list_items<PathItem>(list, Role::MaskedCell);
        QCOMPARE(hatch.size(), std::size_t{1});
        // No line crosses a cell that is not masked.
        for (int element = 0; element + 1 < hatch[0].path.elementCount(); element += 2) {
            const QPointF from = hatch[0].path.elementAt(element);
            const QPointF to = hatch[0].path.elementAt(element + 1);
            for (int part = 1; part < 32; ++part) {
                const Hit hit = figure.hit(from + (to - from) * (part + 0.13) / 32.5, {500, 560});
                QVERIFY(hit.query && hit.key);
                QVERIFY(*hit.key > *hit.query);
            }
        }
    }

    void a_weight_that_is_not_a_number_is_no_data() {
        AttentionMatrix matrix = samples::attention(samples::sentence());
        matrix.values.data()[7] = std::nanf("");
        const HeatMapFigure figure(matrix, style());
        const DisplayList list = figure.layout({500, 560});
        QCOMPARE(list_items<RectangleItem>(list, Role::Cell)[7].fill, figure.style().theme.no_data);
        const std::vector<TextItem> legend = list_items<TextItem>(list, Role::Legend);
        QVERIFY(std::any_of(legend.begin(), legend.end(),
                            [](const TextItem& text) { return text.text == "NaN (not a number)"; }));
    }

    void rows_and_columns_that_are_no_queries_and_keys_say_what_they_are() {
        const auto captions = [](const AttentionMatrix& matrix) {
            QStringList texts;
            for (const TextItem& text :
                 list_items<TextItem>(HeatMapFigure(matrix, style()).layout({500, 560}), Role::Axis))
                texts << text.text;
            return texts;
        };
        AttentionMatrix matrix = samples::attention(samples::sentence());
        QVERIFY(captions(matrix).contains("key →") && captions(matrix).contains("query ↓"));
        matrix.entries = "position";
        QVERIFY(captions(matrix).contains("position →") && captions(matrix).contains("position ↓"));
        QVERIFY(!captions(matrix).join(' ').contains("key"));
    }

    void what_was_left_out_is_said() {
        AttentionMatrix matrix = samples::attention(samples::sentence());
        matrix.notes = {Sentence("without [CLS], [SEP]"), Sentence("rows renormalized")};
        const std::vector<TextItem> notes =
            list_items<TextItem>(HeatMapFigure(matrix, style()).layout({500, 560}), Role::Note);
        QCOMPARE(notes.size(), std::size_t{1});
        QCOMPARE(notes[0].text, QString("without [CLS], [SEP] · rows renormalized"));
    }

    void a_point_of_a_cell_is_a_hit_on_it_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<QRectF>("view");
        QTest::newRow("one token") << 1 << QSizeF(200, 200) << QRectF();
        QTest::newRow("sentence") << 16 << QSizeF(500, 560) << QRectF();
        QTest::newRow("long") << 300 << QSizeF(800, 640) << QRectF();
        QTest::newRow("zoomed") << 300 << QSizeF(800, 640) << QRectF(100.3, 7.8, 20.5, 30.25);
        QTest::newRow("crowded") << 16 << QSizeF(60, 60) << QRectF();
    }
    void a_point_of_a_cell_is_a_hit_on_it() {
        QFETCH(int, count);
        QFETCH(QSizeF, size);
        QFETCH(QRectF, view);
        HeatMapFigure figure(samples::attention(samples::words(static_cast<std::size_t>(count))), style());
        figure.set_viewport({view.y(), view.x(), view.height(), view.width()});
        int seen = 0;
        for (int query = 0; query < count; query += std::max(1, count / 60)) {
            for (int key = 0; key < count; key += std::max(1, count / 60)) {
                const QRectF cell = figure.region({.query = query, .key = key, .layer = {}, .head = {}}, size);
                if (cell.isEmpty()) continue;
                ++seen;
                QCOMPARE(figure.hit(cell.center(), size), (Hit{.query = query, .key = key, .layer = {}, .head = {}}));
                QVERIFY(figure.plot_area(size).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(cell));
                QCOMPARE(figure.hit({cell.left() + 1e-6, cell.bottom() - 1e-6}, size).key, std::optional(key));
            }
        }
        QVERIFY(seen > 0);
        QCOMPARE(figure.hit({-1, -1}, size), Hit{});
    }

    void a_label_is_a_hit_on_its_row_or_column() {
        const HeatMapFigure figure(samples::attention(samples::sentence()), style());
        const QSizeF size(500, 560);
        for (std::size_t index = 0; index < 16; ++index) {
            const Hit row = figure.hit(figure.query_label_outline(index, size).boundingRect().center(), size);
            QCOMPARE(row.query, std::optional(static_cast<std::int32_t>(index)));
            QVERIFY(!row.key);
            const Hit column = figure.hit(figure.key_label_outline(index, size).boundingRect().center(), size);
            QCOMPARE(column.key, std::optional(static_cast<std::int32_t>(index)));
            QVERIFY(!column.query);
        }
    }

    void labels_keep_apart_and_inside_the_figure_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<QSizeF>("size");
        for (const int count : {1, 2, 16, 60, 128, 500}) {
            for (const QSizeF& size : {QSizeF(249, 300), QSizeF(510, 600), QSizeF(900, 500)}) {
                QTest::addRow("%d tokens, %g x %g", count, size.width(), size.height()) << count << size;
            }
        }
    }
    void labels_keep_apart_and_inside_the_figure() {
        QFETCH(int, count);
        QFETCH(QSizeF, size);
        const HeatMapFigure figure(samples::attention(samples::words(static_cast<std::size_t>(count))), style());
        const DisplayList list = figure.layout(size);
        std::vector<TextItem> texts = list_items<TextItem>(list, Role::Label);
        for (const Role role : {Role::Axis, Role::Note}) {
            for (const TextItem& text : list_items<TextItem>(list, role)) texts.push_back(text);
        }
        const QRectF page = QRectF(QPointF(0, 0), size).adjusted(-0.5, -0.5, 0.5, 0.5);
        for (std::size_t index = 0; index < texts.size(); ++index) {
            const QPolygonF box = text_outline(texts[index]);
            QVERIFY2(page.contains(box.boundingRect()), qPrintable(texts[index].text));
            for (std::size_t other = 0; other < index; ++other) {
                QVERIFY2(!box.intersects(text_outline(texts[other])),
                         qPrintable(texts[index].text + " over " + texts[other].text));
            }
        }
    }

    void a_highlighted_label_stands_on_no_half_of_another() {
        const HeatMapFigure figure(samples::attention(samples::words(60)), style());
        const QSizeF size(249, 300);
        const DisplayList list = figure.layout(size);
        for (const std::int32_t query : {4, 7, 31}) {
            const DisplayList over = figure.highlight({.query = query, .key = {}, .layer = {}, .head = {}}, size);
            QPainterPath hidden;
            for (const PathItem& paper : list_items<PathItem>(over, Role::Highlight)) hidden.addPath(paper.path);
            const QPolygonF label = text_outline(list_items<TextItem>(over, Role::Highlight).front());
            for (const TextItem& other : list_items<TextItem>(list, Role::Label)) {
                if (other.angle != 0 || !label.intersects(text_outline(other))) continue;
                QVERIFY2(hidden.boundingRect().adjusted(-1, -1, 1, 1).contains(text_outline(other).boundingRect()),
                         qPrintable(other.text));
            }
        }
    }

    void labels_that_fit_are_whole() {
        for (const QSizeF& size : {QSizeF(500, 560), QSizeF(390, 420), QSizeF(600, 500), QSizeF(300, 360)}) {
            const HeatMapFigure figure(samples::attention(samples::sentence()), style());
            for (const TextItem& label : list_items<TextItem>(figure.layout(size), Role::Label)) {
                QVERIFY2(!label.text.contains(QChar(0x2026)), qPrintable(label.text));
            }
        }
    }

    void zooming_and_panning_leave_plot_and_margins_in_place() {
        HeatMapFigure figure(samples::attention(samples::words(300)), style());
        const QSizeF size(800, 640);
        const QRectF plot = figure.plot_area(size);
        for (const Viewport& view :
             {Viewport{0, 0, 300, 300}, Viewport{10.5, 3.25, 12, 12}, Viewport{290, 290, 10, 10}}) {
            figure.set_viewport(view);
            QCOMPARE(figure.plot_area(size), plot);
        }
    }

    void many_tokens_are_one_image() {
        const HeatMapFigure figure(samples::attention(samples::words(129)), style());
        const DisplayList list = figure.layout({500, 560});
        QVERIFY(list_items<RectangleItem>(list, Role::Cell).empty());
        const std::vector<ImageItem> images = list_items<ImageItem>(list, Role::Cell);
        QCOMPARE(images.size(), std::size_t{1});
        QCOMPARE(images[0].image.size(), QSize(129, 129));
        QCOMPARE(images[0].rectangle, figure.plot_area({500, 560}));
    }

    void cells_smaller_than_a_pixel_are_said_to_show_their_largest() {
        const auto says_so = [](const DisplayList& list) {
            QString notes;
            for (const TextItem& note : list_items<TextItem>(list, Role::Note)) notes += note.text + ' ';
            return notes.contains("each pixel shows the largest weight under it");
        };
        FigureStyle on_screen = style();
        FigureStyle on_paper = style();
        on_paper.pixel = 0;
        const AttentionMatrix matrix = samples::attention(samples::words(500));
        const QSizeF small(400, 400);
        QVERIFY(says_so(HeatMapFigure(matrix, on_screen).layout(small)));
        QVERIFY(!says_so(HeatMapFigure(matrix, on_paper).layout(small)));
        QVERIFY(!says_so(HeatMapFigure(matrix, on_screen).layout({1200, 1200})));
        on_screen.pixel = 0.25;
        QVERIFY(!says_so(HeatMapFigure(matrix, on_screen).layout(small)));
    }

    void few_cells_smaller_than_a_pixel_are_one_image_too() {
        const HeatMapFigure figure(samples::attention(samples::words(100)), style());
        QCOMPARE(list_items<ImageItem>(figure.layout({120, 150}), Role::Cell).size(), std::size_t{1});
    }

    void one_long_axis_leaves_the_labels_of_the_other_alone() {
        AttentionMatrix matrix = samples::attention(samples::words(200));
        matrix.queries.resize(6);
        matrix.allowed.resize(6 * 200);
        Tensor values({6, 200});
        std::copy_n(matrix.values.values().begin(), 6 * 200, values.values().begin());
        matrix.values = std::move(values);
        const DisplayList list = HeatMapFigure(matrix, style()).layout({700, 300});
        QStringList rows;
        for (const TextItem& label : list_items<TextItem>(list, Role::Label)) {
            if (label.align == TextItem::Align::Right) rows << label.text;
        }
        QCOMPARE(rows.size(), 6);
        const std::vector<TextItem> notes = list_items<TextItem>(list, Role::Note);
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY2(notes[0].text.contains("column labeled") && !notes[0].text.contains("row"), qPrintable(notes[0].text));
    }

    void labels_of_joined_tokens_are_counted_in_cells() {
        AttentionMatrix matrix = samples::attention(samples::words(200));
        const auto note_of = [](const AttentionMatrix& shown) {
            return list_items<TextItem>(HeatMapFigure(shown, style()).layout({400, 400}), Role::Note).front().text;
        };
        QVERIFY2(note_of(matrix).contains("token labeled"), qPrintable(note_of(matrix)));
        matrix.is_joined = true;
        QVERIFY2(note_of(matrix).contains("cell labeled"), qPrintable(note_of(matrix)));
        const auto alone = std::make_shared<const HeatMapFigure>(matrix, style());
        const HeatMapFigures row = HeatMapFigure::in_a_row({alone, alone});
        const QString note = list_items<TextItem>(row.back()->layout({400, 400}), Role::Note).front().text;
        QVERIFY2(note.contains("cell labeled"), qPrintable(note));
    }

    void what_is_said_of_labels_holds_with_the_room_that_saying_it_takes() {
        const AttentionMatrix matrix = samples::attention(samples::sentence());
        for (int height = 120; height < 420; ++height) {
            const QSizeF size(300, height);
            const DisplayList list = HeatMapFigure(matrix, style()).layout(size);
            QStringList rows;
            for (const TextItem& label : list_items<TextItem>(list, Role::Label))
                if (label.align == TextItem::Align::Right && label.angle == 0) rows << label.text;
            const std::vector<TextItem> notes = list_items<TextItem>(list, Role::Note);
            if (notes.empty() || !notes[0].text.endsWith("labeled")) continue;
            const bool thinned = rows.size() < static_cast<qsizetype>(matrix.queries.size());
            const bool said = notes[0].text.contains("row") || notes[0].text.contains("token");
            QVERIFY2(thinned == said, qPrintable(QStringLiteral("%1: %2").arg(height).arg(notes[0].text)));
        }
    }

    void neighboring_cells_leave_no_gap() {
        const HeatMapFigure figure(samples::attention(samples::sentence()), style());
        const QSizeF size(500, 560);
        const std::vector<RectangleItem> cells = list_items<RectangleItem>(figure.layout(size), Role::Cell);
        for (std::size_t index = 0; index < cells.size(); ++index) {
            if (index % 16 != 15) QVERIFY(cells[index].rectangle.right() > cells[index + 1].rectangle.left() + 1);
            if (index + 16 < cells.size())
                QVERIFY(cells[index].rectangle.bottom() > cells[index + 16].rectangle.top() + 1);
            QVERIFY(figure.plot_area(size).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(cells[index].rectangle));
        }
    }

    void the_color_bar_ends_at_the_largest_weight_when_asked() {
        AttentionMatrix matrix = samples::attention(samples::sentence());
        std::fill(matrix.values.values().begin(), matrix.values.values().end(), 0.05F);
        matrix.values.data()[0] = 0.2371F;
        FigureStyle automatic = style();
        automatic.automatic_maximum = true;
        QCOMPARE(HeatMapFigure(matrix, style()).maximum(), 1.0);
        QCOMPARE(HeatMapFigure(matrix, automatic).maximum(), 0.24);
    }

    void the_height_for_a_width_leaves_no_room_to_spare() {
        const HeatMapFigure figure(samples::attention(samples::sentence()), style());
        const QSizeF page(300, figure.height_for_width(300));
        QVERIFY(std::abs(figure.plot_area(page).width() - figure.plot_area({300, 3000}).width()) < 0.01);
        QVERIFY(figure.plot_area({300, page.height() - 5}).width() < figure.plot_area(page).width());
    }

    void an_empty_matrix_draws_nothing_and_hits_nothing() {
        const HeatMapFigure figure(AttentionMatrix{}, style());
        QVERIFY(list_items<RectangleItem>(figure.layout({300, 300}), Role::Cell).empty());
        QCOMPARE(figure.hit({150, 150}, {300, 300}), Hit{});
        QVERIFY(figure.natural_size().isValid());
    }
};

HEADLIGHT_TEST(HeatMapTest, Window)
#include "heat_map_test.moc"
