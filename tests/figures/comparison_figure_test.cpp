#include "figures/weights/comparison_figure.h"

#include "figures/drawing/lab_color.h"
#include "figures/figure_row.h"
#include "figures/heads/head_map_figure.h"
#include "list_items.h"
#include "sample_matrices.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace headlight;

namespace {

const QSizeF kSize(500, 560);

FigureStyle style(bool dark = false) {
    FigureStyle result;
    result.theme = dark ? dark_theme() : light_theme();
    result.font.setPointSizeF(9);
    return result;
}

/// -0.5, 0, 0.5 and nothing.
AttentionMatrix differences() {
    AttentionMatrix matrix;
    matrix.queries = samples::entries({"a", "b"});
    matrix.keys = samples::entries({"c", "d"});
    matrix.values = Tensor({2, 2});
    const float nothing = std::numeric_limits<float>::quiet_NaN();
    std::ranges::copy(std::vector<float>{-0.5F, 0, 0.5F, nothing}, matrix.values.data());
    matrix.allowed.assign(4, 1);
    matrix.is_difference = true;
    return matrix;
}

HeadMap map_of_heads() {
    HeadMap map;
    map.heads = {{0, 0, -1, 0}, {0, 1, 1, 0.5}, {1, 0, 1, 0.5}, {1, 1, 0, -1}};
    map.rows = 64;
    map.of_rows = 500;
    map.explained = 0.83;
    return map;
}

}  // namespace

class ComparisonFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void no_difference_is_paper_and_both_signs_are_equally_far_from_it_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void no_difference_is_paper_and_both_signs_are_equally_far_from_it() {
        QFETCH(bool, dark);
        const HeatMapFigure figure(differences(), style(dark));
        const auto cells = list_items<RectangleItem>(figure.layout(kSize), Role::Cell);
        QCOMPARE(cells.size(), std::size_t{4});
        QCOMPARE(cells[1].fill, figure.style().theme.paper);
        const LabColor less = to_lab(cells[0].fill);
        const LabColor more = to_lab(cells[2].fill);
        QVERIFY(std::abs(less.lightness - more.lightness) < 3);
        QVERIFY(less.b < -15 && more.b > 15);  // blue and orange
        QCOMPARE(cells[3].fill, figure.style().theme.no_data);
    }

    void the_color_bar_runs_from_one_sign_to_the_other() {
        const HeatMapFigure figure(differences(), style());
        QStringList numbers;
        for (const TextItem& text : list_items<TextItem>(figure.layout(kSize), Role::Legend)) numbers << text.text;
        QVERIFY(numbers.contains("−0.5") && numbers.contains("0") && numbers.contains("0.5"));
        QVERIFY(numbers.contains("difference of attention weights"));
        QVERIFY(numbers.contains("no counterpart"));
    }

    /// The same cell of pictures side by side is at the same place, whatever is written around it.
    void pictures_side_by_side_have_their_cells_in_the_same_places() {
        AttentionMatrix plain = differences();
        plain.is_difference = false;
        AttentionMatrix wordy = plain;
        wordy.queries[0].label = "incomprehensibilities";
        wordy.notes = {Sentence("a note that is long enough to take more than one line of the picture"),
                       Sentence("and another of that kind"), Sentence("and a third one, which is shorter")};
        FigureStyle titled = style();
        titled.title = "A title";
        const auto figure = [](const AttentionMatrix& matrix, const FigureStyle& with) {
            return std::make_shared<const HeatMapFigure>(matrix, with);
        };
        const HeatMapFigures alone{figure(plain, style()), figure(wordy, style()), figure(differences(), titled)};
        QVERIFY(alone[0]->plot_area(kSize) != alone[1]->plot_area(kSize));
        const HeatMapFigures row = HeatMapFigure::in_a_row(alone);
        for (const auto& each : row) {
            QCOMPARE(each->plot_area(kSize), row[0]->plot_area(kSize));
            QCOMPARE(each->cell_rectangle(1, 1, kSize), row[0]->cell_rectangle(1, 1, kSize));
            QCOMPARE(each->height_for_width(400), row[0]->height_for_width(400));
        }
        const FigureRow page({alone.begin(), alone.end()}, style());
        const auto restyled = page.with_style(style(true));
        QStringList labels;
        for (const TextItem& text : list_items<TextItem>(restyled->layout(QSizeF(1500, 560)), Role::Label))
            if (text.text == "b") labels << QString::number(text.anchor.y());
        labels.removeDuplicates();
        QCOMPARE(labels.size(), 1);
    }

    void pictures_of_a_screen_share_a_bar_of_weights_and_one_of_differences() {
        AttentionMatrix plain = differences();
        plain.is_difference = false;
        Comparison comparison;
        comparison.sides = {plain, plain, plain};
        for (SharedAxis* axis : {&comparison.axes.queries, &comparison.axes.keys}) {
            axis->sides.assign(3, axis == &comparison.axes.queries ? plain.queries : plain.keys);
            axis->places.assign(2, SharedPlace{std::vector<SharedPlace::Part>(3)});
        }
        const ComparisonFigures figures = comparison_figures(comparison, 2, style());
        QStringList told;
        for (const TextItem& text : list_items<TextItem>(figures.legends->layout(QSizeF(600, 60)), Role::Legend))
            told << text.text;
        QCOMPARE(told.count("attention weight"), 1);
        QCOMPARE(told.count("difference of attention weights"), 1);
        for (const auto& side : figures.sides) QVERIFY(list_items<TextItem>(side->layout(kSize), Role::Legend).empty());
        QCOMPARE(figures.legends->with_style(style(true))->style().theme.name, dark_theme().name);
    }

    void a_scale_of_weights_does_not_bend_differences() {
        FigureStyle ranked = style();
        ranked.scale = Scale::Rank;
        const auto plain = list_items<RectangleItem>(HeatMapFigure(differences(), style()).layout(kSize), Role::Cell);
        const auto cells = list_items<RectangleItem>(HeatMapFigure(differences(), ranked).layout(kSize), Role::Cell);
        for (std::size_t cell = 0; cell < cells.size(); ++cell) QCOMPARE(cells[cell].fill, plain[cell].fill);
    }

    void marks_of_one_layer_have_one_color_and_are_found_by_the_pointer() {
        const HeadMapFigure figure(map_of_heads(), style());
        const auto marks = list_items<PathItem>(figure.layout(kSize), Role::Cell);
        QCOMPARE(marks.size(), std::size_t{4});
        QCOMPARE(marks[0].fill, marks[1].fill);
        QVERIFY(marks[0].fill != marks[2].fill);
        QCOMPARE(figure.hit(marks[3].path.boundingRect().center(), kSize), (Hit{{}, {}, 1, 1}));
        QVERIFY(figure.region({{}, {}, 1, 1}, kSize).contains(marks[3].path.boundingRect().center()));
        QCOMPARE(figure.hit(QPointF(1, 1), kSize), Hit{});
    }

    void names_hide_no_mark_and_the_note_says_what_was_left_out() {
        const HeadMapFigure figure(map_of_heads(), style());
        const DisplayList list = figure.layout(kSize);
        QVERIFY(list_items<TextItem>(list, Role::Label).size() <= 3);  // two heads stand on one spot
        QStringList notes;
        for (const TextItem& text : list_items<TextItem>(list, Role::Note)) notes << text.text;
        QVERIFY(notes.join(' ').contains("83 %") && notes.join(' ').contains("64 of 500 rows"));
    }

    void a_single_head_stands_in_the_middle() {
        HeadMap map;
        map.heads = {{0, 0, 0, 0}};
        const HeadMapFigure figure(map, style());
        const auto marks = list_items<PathItem>(figure.layout(kSize), Role::Cell);
        QCOMPARE(marks.front().path.boundingRect().center(), figure.plot_area(kSize).center());
    }
};

HEADLIGHT_TEST(ComparisonFigureTest, Window)
#include "comparison_figure_test.moc"
