#include "core/error.h"
#include "figures/drawing/head_colors.h"
#include "figures/weights/profile_figure.h"
#include "list_items.h"
#include "sample_matrices.h"
#include "test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace headlight;

namespace {

constexpr QSizeF kSize(400, 260);

FigureStyle style(Scale scale = Scale::Linear) {
    FigureStyle result;
    result.font.setPointSizeF(9);
    result.scale = scale;
    return result;
}

/// A head whose query "b" has these weights for four keys; NaN: none that is a number.
LinksHead head_with(const std::vector<float>& row, const char* name = "L0H0") {
    AttentionMatrix matrix = samples::attention({"a", "b", "c", "d"});
    std::copy(row.begin(), row.end(), matrix.values.data() + 4);
    return {std::make_shared<const AttentionMatrix>(std::move(matrix)), QString::fromUtf8(name)};
}

/// The points of the line of each head.
std::vector<QPainterPath> lines(const ProfileFigure& figure) {
    std::vector<QPainterPath> paths;
    for (const PathItem& item : list_items<PathItem>(figure.layout(kSize), Role::Link)) paths.push_back(item.path);
    return paths;
}

/// The share of the plot's height at which the line has its i-th point.
double height(const ProfileFigure& figure, const QPainterPath& line, int index) {
    const QRectF plot = figure.plot_area(kSize);
    return (plot.bottom() - line.elementAt(index).y) / plot.height();
}

}  // namespace

class ProfileTest : public QObject {
    Q_OBJECT

  private slots:
    void points_stand_as_high_as_their_weights_above_their_keys() {
        const ProfileFigure figure({head_with({0.1F, 0.3F, 0.2F, 0.4F})}, 1, style());
        QCOMPARE(figure.maximum(), 0.4);
        const std::vector<QPainterPath> drawn = lines(figure);
        QCOMPARE(drawn.size(), std::size_t{1});
        QCOMPARE(drawn.front().elementCount(), 4);
        const std::vector<double> expected{0.25, 0.75, 0.5, 1};
        for (int key = 0; key < 4; ++key) {
            QVERIFY(std::abs(height(figure, drawn.front(), key) - expected[static_cast<std::size_t>(key)]) < 1e-6);
            const QRectF region = figure.region({.query = 1, .key = key, .layer = {}, .head = {}}, kSize);
            QVERIFY(region.contains(drawn.front().elementAt(key).x, region.center().y()));
            QCOMPARE(figure.hit(region.center(), kSize).key, std::optional(key));
        }
    }

    void several_heads_are_lines_of_their_own_colors_with_their_names() {
        const ProfileFigure figure({head_with({0.1F, 0.3F, 0.2F, 0.4F}), head_with({0.4F, 0.2F, 0.3F, 0.1F}, "L0H1")},
                                   1, style());
        const auto items = list_items<PathItem>(figure.layout(kSize), Role::Link);
        QCOMPARE(items.size(), std::size_t{2});
        QVERIFY(items[0].pen.color() != items[1].pen.color());
        QStringList names;
        for (const TextItem& text : list_items<TextItem>(figure.layout(kSize), Role::Legend)) names << text.text;
        QCOMPARE(names, (QStringList{"L0H0", "L0H1"}));
    }

    void a_line_has_a_gap_where_there_is_no_weight() {
        const ProfileFigure figure({head_with({0.1F, 0.2F, std::nanf(""), 0.4F})}, 1, style());
        const QPainterPath line = lines(figure).front();
        QCOMPARE(line.elementCount(), 3);
        QVERIFY(line.elementAt(1).isLineTo());
        QVERIFY(line.elementAt(2).isMoveTo());
    }

    void ranks_are_heights_where_the_scale_asks_for_them() {
        const ProfileFigure figure({head_with({0.1F, 0.3F, 0.2F, 0.4F})}, 1, style(Scale::Rank));
        const QPainterPath line = lines(figure).front();
        const std::vector<double> order{0, 2, 1, 3};
        for (int key = 0; key < 4; ++key)
            QVERIFY(std::abs(height(figure, line, key) - order[static_cast<std::size_t>(key)] / 3) < 1e-6);
    }

    void every_nth_key_has_a_label() {
        FigureStyle thinned = style();
        thinned.label_every = 2;
        const ProfileFigure figure({head_with({0.1F, 0.3F, 0.2F, 0.4F})}, 1, thinned);
        QStringList labels;
        for (const TextItem& text : list_items<TextItem>(figure.layout(kSize), Role::Label)) labels << text.text;
        QCOMPARE(labels, (QStringList{"a", "c"}));
    }

    void long_texts_keep_the_height_of_the_plot_and_labels_apart() {
        std::vector<std::string> tokens;
        for (int token = 0; token < 200; ++token) tokens.push_back("word" + std::to_string(token));
        const auto matrix = std::make_shared<const AttentionMatrix>(samples::attention(tokens));
        const ProfileFigure figure({{matrix, "L0H0"}}, 7, style());
        for (const double width : {200.0, 400.0, 1200.0}) {
            const QSizeF size(width, figure.height_for_width(width));
            const QRectF plot = figure.plot_area(size);
            QVERIFY(plot.height() >= 8 * 9 && plot.height() <= size.height());
            const DisplayList list = figure.layout(size);
            const auto labels = list_items<TextItem>(list, Role::Label);
            QVERIFY(labels.size() > 1);
            const double apart = (labels[1].anchor.x() - labels[0].anchor.x()) * std::sqrt(0.5);
            QVERIFY2(apart >= 0.7 * 9, qPrintable(QString::number(apart)));
            const auto notes = list_items<TextItem>(list, Role::Note);
            QVERIFY(std::ranges::any_of(notes, [](const TextItem& note) { return note.text.contains("labeled"); }));
        }
    }

    void more_heads_than_colors_are_told_apart_by_dashes() {
        std::vector<LinksHead> heads;
        for (std::size_t head = 0; head <= kHeadColors; ++head) heads.push_back(head_with({0.1F, 0.2F, 0.3F, 0.4F}));
        const auto drawn = list_items<PathItem>(ProfileFigure(heads, 1, style()).layout(kSize), Role::Link);
        QCOMPARE(drawn.front().pen.color(), drawn.back().pen.color());
        QVERIFY(drawn.front().pen.style() != drawn.back().pen.style());
    }

    void a_weight_a_column_and_the_row_have_regions() {
        const ProfileFigure figure({head_with({0.1F, 0.3F, 0.2F, 0.4F})}, 1, style());
        QCOMPARE(figure.region({.query = 1, .key = {}, .layer = {}, .head = {}}, kSize), figure.plot_area(kSize));
        QVERIFY(figure.region({.query = 2, .key = 1, .layer = {}, .head = {}}, kSize).isEmpty());
        QVERIFY(!figure.region({.query = {}, .key = 1, .layer = {}, .head = {}}, kSize).isEmpty());
    }

    void a_row_that_is_not_there_is_refused() {
        QVERIFY_THROWS_EXCEPTION(Error, ProfileFigure({head_with({0, 0, 0, 1})}, 4, style()));
    }
};

HEADLIGHT_TEST(ProfileTest, Window)
#include "profile_test.moc"
