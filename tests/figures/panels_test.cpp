// Panels with letters, notes over figures, and parts of matrices.

#include "figures/panels.h"

#include "core/error.h"
#include "core/text/english.h"
#include "figures/annotated_figure.h"
#include "figures/drawing/text.h"
#include "figures/lens_figure.h"
#include "figures/list_items.h"
#include "figures/sample_matrices.h"
#include "figures/weights/cropped_matrix.h"
#include "figures/weights/heat_map_figure.h"
#include "figures/weights/links_figure.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <set>

using namespace headlight;

namespace {

const QSizeF kSize(400, 300);

FigureStyle style(const QString& title = {}) {
    FigureStyle result;
    result.font = QFont("DejaVu Sans");
    result.font.setPointSizeF(8);
    result.title = title;
    result.provenance = "some-model";
    return result;
}

std::shared_ptr<const Figure> heat_map(const QString& title = {}) {
    return std::make_shared<HeatMapFigure>(samples::attention(samples::sentence()), style(title));
}

QStringList texts(const DisplayList& list) {
    QStringList found;
    for (const Item& item : list.items)
        if (const auto* text = std::get_if<TextItem>(&item)) found << text->text;
    return found;
}

}  // namespace

class PanelsTest : public QObject {
    Q_OBJECT

  private slots:
    void letters_go_on_after_z() {
        QCOMPARE(panel_letter(0), QString("(a)"));
        QCOMPARE(panel_letter(25), QString("(z)"));
        QCOMPARE(panel_letter(26), QString("(aa)"));
        QCOMPARE(panel_letter(52), QString("(ba)"));
    }

    void every_panel_has_its_letter_and_the_origin_stands_once() {
        const auto panels = lettered_panels({heat_map("One"), heat_map(), heat_map("Three")}, style("All"), {2, {}});
        const QStringList shown = texts(panels->layout({600, 500}));
        for (const char* text : {"All", "(a) One", "(b)", "(c) Three"}) QCOMPARE(shown.count(text), 1);
        QCOMPARE(shown.count("some-model"), 1);
    }

    void columns_are_as_wide_as_asked() {
        const FigureRow row({heat_map(), heat_map(), heat_map()}, style(), {0, {3, 1}});
        const QSizeF size(400, 500);
        QCOMPARE(row.place(0, size).width(), 3 * row.place(1, size).width());
        QCOMPARE(row.place(2, size).width(), row.place(0, size).width());  // in the row below
        QVERIFY(row.place(2, size).top() >= row.place(1, size).bottom());
        QCOMPARE(row.place(1, size).right(), size.width());
    }

    void sources_are_said_once_and_with_letters_where_they_differ() {
        const PanelSource one{{"tiny"}, "A stone."};
        const PanelSource other{{"tiny"}, "A bird."};
        const PanelSource large{{"large"}, "A stone."};
        const PanelSource both{{"tiny", "large"}, ""};
        QCOMPARE(panel_sources({one, one}), QString("tiny"));
        QCOMPARE(panel_sources({one, other, one}),
                 QString::fromUtf8("tiny; (a), (c) “⁨A stone.⁩”; (b) “⁨A bird.⁩”"));
        QCOMPARE(panel_sources({one, large}), QString("(a) tiny; (b) large"));
        QCOMPARE(panel_sources({large, both}),
                 QString::fromUtf8("(a) large; (b) tiny | large; (a) “⁨A stone.⁩”"));
        QCOMPARE(panel_sources({{{}, {}}}), QString());
    }

    void a_title_of_several_lines_makes_its_row_higher_and_no_picture_smaller() {
        const auto height_of_first = [](const QString& title) {
            const FigureRow row({heat_map("One"), heat_map(title)}, style(), {2, {}});
            constexpr double kWidth = 400;
            const QSizeF size(kWidth, row.height_for_width(kWidth));
            for (const Item& item : row.layout(size).items)
                if (const auto* cell = std::get_if<RectangleItem>(&item); cell != nullptr && cell->role == Role::Cell)
                    return cell->rectangle.height();
            return 0.0;
        };
        const double alone = height_of_first("Two");
        QVERIFY(alone > 0);
        QVERIFY(std::abs(height_of_first("A title that needs several lines, since it says at length what it means") -
                         alone) < 0.05 * alone);
    }

    void panels_without_widths_get_what_they_need() {
        LensTable table{"a", std::vector<std::vector<Candidate>>(3, std::vector<Candidate>(6))};
        const auto lens = std::make_shared<LensFigure>(std::make_shared<const LensTable>(table), style());
        const auto few = std::make_shared<HeatMapFigure>(samples::attention({"a", "b", "c"}), style());
        const auto panels = lettered_panels({few, lens}, style(), {});
        const auto& row = static_cast<const FigureRow&>(*panels);
        QVERIFY(row.place(1, kSize).width() > 1.5 * row.place(0, kSize).width());
        QVERIFY(row.place(0, kSize).width() >= 0.49 * row.place(1, kSize).width());
        const auto alike = lettered_panels({heat_map(), heat_map()}, style(), {});
        const auto& same = static_cast<const FigureRow&>(*alike);
        QCOMPARE(same.place(0, kSize).width(), same.place(1, kSize).width());
    }

    void pictures_of_a_row_begin_at_one_height() {
        const auto lines = heat_map("A title that is much longer than its panel is wide, so that it takes some lines");
        const FigureRow row({heat_map("Short"), lines}, style());
        const QSizeF size(300, row.height_for_width(300));
        const DisplayList list = row.layout(size);
        std::set<double> tops;
        for (const auto& cell : list_items<RectangleItem>(list, Role::Cell))
            tops.insert(std::round(cell.rectangle.top()));
        QCOMPARE(tops.size(), samples::sentence().size());  // both maps have their rows in common
    }

    void what_cannot_shrink_is_not_laid_over_its_neighbors() {
        LensTable table{"a", std::vector<std::vector<Candidate>>(20, std::vector<Candidate>(2))};
        const auto lens = std::make_shared<LensFigure>(std::make_shared<const LensTable>(table), style());
        const FigureRow row({lens, heat_map()}, style(), {1, {}});
        const QSizeF size(300, 0.8 * row.height_for_width(300));
        QVERIFY(row.place(0, size).height() >= lens->height_for_width(300) - 1);
        QVERIFY(row.least_height_for_width(300) >= lens->height_for_width(300) - 1);
    }

    void panels_keep_their_own_maps_and_notes_on_other_paper() {
        FigureStyle own = style("One");
        own.map = color_map("greys", false);
        own.legend = false;
        const auto map = std::make_shared<HeatMapFigure>(samples::attention(samples::sentence()), own);
        FigureStyle dark = style();
        dark.theme = dark_theme();
        const auto row = FigureRow({map}, style()).with_style(dark);
        QVERIFY(list_items<RectangleItem>(row->layout(kSize), Role::Legend).empty());
        own.theme = dark_theme();
        own.map = color_map("greys", true);
        const auto expected = list_items<RectangleItem>(map->with_style(own)->layout(kSize), Role::Cell);
        const auto found = list_items<RectangleItem>(row->layout(kSize), Role::Cell);
        QCOMPARE(found.size(), expected.size());
        QCOMPARE(found.front().fill, expected.front().fill);
    }

    void a_narrow_lens_shows_fewer_candidates_whole() {
        LensTable table{"a", {}};
        table.layers.assign(3, std::vector<Candidate>(6, Candidate{1, "animal", 0.5F}));
        const LensFigure lens(std::make_shared<const LensTable>(table), style());
        const auto shown = [&](double width) { return texts(lens.layout({width, 200})).filter("animal").size(); };
        QCOMPARE(shown(800), 18);
        QVERIFY(shown(200) < 18 && shown(200) >= 3);
    }

    void a_long_caption_of_the_colors_stays_under_its_bar() {
        AttentionMatrix matrix = samples::attention({"a", "b", "c"});
        matrix.quantity = "a quantity with a name that is far too long for the little room there is below the bar";
        const HeatMapFigure map(std::move(matrix), style());
        const QSizeF size(140, map.height_for_width(140));
        for (const auto& text : list_items<TextItem>(map.layout(size), Role::Legend)) {
            const double half = text_width(text.text, text.font) / 2;
            QVERIFY(text.anchor.x() - half >= 0 && text.anchor.x() + half <= size.width());
            QVERIFY(text.anchor.y() <= size.height());
        }
    }

    void an_annotation_outlines_its_cell() {
        const Hit cell{.query = 3, .key = 2, .layer = {}, .head = {}};
        const AnnotatedFigure figure(heat_map(), {{cell, {}}});
        const auto outlines = list_items<PathItem>(figure.layout(kSize), Role::Highlight);
        QCOMPARE(outlines.size(), std::size_t{1});
        QCOMPARE(outlines.front().path.boundingRect(), heat_map()->region(cell, kSize));
    }

    void an_annotated_link_outlines_both_of_its_tokens() {
        AttentionMatrix matrix = samples::attention({"a", "b", "c"});
        auto links = std::make_shared<LinksFigure>(
            std::vector<LinksHead>{{std::make_shared<const AttentionMatrix>(std::move(matrix)), "head"}},
            LinksOptions{}, style());
        const AnnotatedFigure figure(links, {{{.query = 2, .key = 0, .layer = {}, .head = {}}, {}}});
        QCOMPARE(list_items<PathItem>(figure.layout(kSize), Role::Highlight).size(), std::size_t{2});
    }

    void an_outlined_token_of_a_thin_row_is_as_high_as_its_letters() {
        const std::vector<std::string> many(400, "a");
        auto links = std::make_shared<LinksFigure>(
            std::vector<LinksHead>{{std::make_shared<const AttentionMatrix>(samples::attention(many)), "head"}},
            LinksOptions{}, style());
        const AnnotatedFigure figure(links, {{{.query = 200, .key = {}, .layer = {}, .head = {}}, {}}});
        const auto outlines = list_items<PathItem>(figure.layout(kSize), Role::Highlight);
        QCOMPARE(outlines.size(), std::size_t{1});
        QVERIFY(outlines.front().path.boundingRect().height() >= extent(style().font).line() - 0.01);
    }

    void a_note_stands_in_the_plot_and_not_on_what_it_is_about_data() {
        QTest::addColumn<int>("query");
        QTest::addColumn<int>("key");
        for (const int query : {0, 7, 15})
            for (const int key : {0, 7, 15}) QTest::addRow("%d, %d", query, key) << query << key;
    }
    void a_note_stands_in_the_plot_and_not_on_what_it_is_about() {
        QFETCH(int, query);
        QFETCH(int, key);
        const Hit cell{.query = query, .key = key, .layer = {}, .head = {}};
        const AnnotatedFigure figure(heat_map(), {{cell, "A note of some length"}});
        const DisplayList list = figure.layout(kSize);
        QRectF note;
        for (const auto& text : list_items<TextItem>(list, Role::Highlight)) note |= text_outline(text).boundingRect();
        QVERIFY(!note.isEmpty());
        QVERIFY(figure.plot_area(kSize).contains(note));
        QVERIFY(!note.intersects(figure.region(cell, kSize)));
    }

    void a_part_of_a_matrix_keeps_its_weights_and_says_what_it_is() {
        const AttentionMatrix whole = samples::attention(samples::sentence(), true);
        const AttentionMatrix part = cropped(whole, EntryRange{2, 4}, EntryRange{1, 5});
        QCOMPARE(part.queries.size(), std::size_t{3});
        QCOMPARE(part.keys.size(), std::size_t{5});
        QCOMPARE(part.keys.front().label, whole.keys[1].label);
        for (std::size_t query = 0; query < 3; ++query) {
            for (std::size_t key = 0; key < 5; ++key) {
                QCOMPARE(part.value(query, key), whole.value(query + 2, key + 1));
                QCOMPARE(part.is_allowed(query, key), whole.is_allowed(query + 2, key + 1));
            }
        }
        QCOMPARE(english(part.notes), (std::vector<std::string>{"queries 2 to 4 only", "keys 1 to 5 only"}));
        QVERIFY(cropped(whole, EntryRange{0, 15}, std::nullopt).notes.empty());
    }

    void a_part_that_is_not_there_is_refused() {
        const AttentionMatrix whole = samples::attention({"a", "b"});
        QVERIFY_EXCEPTION_THROWN(cropped(whole, EntryRange{0, 2}, std::nullopt), Error);
        QVERIFY_EXCEPTION_THROWN(cropped(whole, std::nullopt, EntryRange{1, 0}), Error);
    }
};

HEADLIGHT_TEST(PanelsTest, Window)
#include "panels_test.moc"
