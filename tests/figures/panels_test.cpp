// Panels with letters, notes over figures, and parts of matrices.

#include "figures/panels.h"

#include "core/error.h"
#include "figures/annotated_figure.h"
#include "figures/cropped_matrix.h"
#include "figures/heat_map_figure.h"
#include "figures/links_figure.h"
#include "figures/list_items.h"
#include "figures/sample_matrices.h"

#include <QtTest>

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
        const auto panels = lettered_panels({heat_map("One"), heat_map(), heat_map("Three")}, style("All"), 2);
        const QStringList shown = texts(panels->layout({600, 500}));
        for (const char* text : {"All", "(a) One", "(b)", "(c) Three"}) QCOMPARE(shown.count(text), 1);
        QCOMPARE(shown.count("some-model"), 1);
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
        QCOMPARE(part.notes, (std::vector<std::string>{"queries 2 to 4 only", "keys 1 to 5 only"}));
        QVERIFY(cropped(whole, EntryRange{0, 15}, std::nullopt).notes.empty());
    }

    void a_part_that_is_not_there_is_refused() {
        const AttentionMatrix whole = samples::attention({"a", "b"});
        QVERIFY_EXCEPTION_THROWN(cropped(whole, EntryRange{0, 2}, std::nullopt), Error);
        QVERIFY_EXCEPTION_THROWN(cropped(whole, std::nullopt, EntryRange{1, 0}), Error);
    }
};

QTEST_MAIN(PanelsTest)
#include "panels_test.moc"
