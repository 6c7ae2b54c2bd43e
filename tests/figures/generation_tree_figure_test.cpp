// The figure of what was tried after a text, and the same as JSON.
#include "figures/generation_tree_figure.h"

#include "export/generation_tree_json.h"
#include "list_items.h"
#include "test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace headlight;

namespace {

FigureStyle style() {
    FigureStyle result;
    result.font.setPointSizeF(10);
    return result;
}

/// "Once" goes on with "upon a", with "upon the", or with "there".
GenerationTree sample() {
    GenerationTree tree("Once");
    const std::size_t upon = tree.add(GenerationTree::kRoot, 1, "upon", 0.75, false);
    tree.add(upon, 2, "a", 0.5, false);
    const std::size_t there = tree.add(GenerationTree::kRoot, 3, "there", 0.0001, true);
    const std::size_t the = tree.add(upon, 4, "the", 0.05, false);
    tree.set_score(there, -1.25);
    tree.set_candidates(GenerationTree::kRoot, {{1, "upon", 0.75, 1, false}, {3, "there", 0.0001, 0, true}});
    Q_ASSERT(the == 4);
    return tree;
}

GenerationTreeFigure figure_of(const GenerationTree& tree, std::size_t current = GenerationTree::kRoot) {
    return {std::make_shared<const GenerationTree>(tree), current, style()};
}

QRectF place(const Figure& figure, std::int32_t node) {
    return figure.region({.query = {}, .key = node, .layer = {}, .head = {}}, figure.natural_size());
}

}  // namespace

class GenerationTreeFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void tokens_follow_each_other_to_the_right_and_branches_stand_below() {
        const GenerationTreeFigure figure = figure_of(sample());
        QCOMPARE(place(figure, 1).top(), place(figure, 0).top());
        QCOMPARE(place(figure, 2).top(), place(figure, 0).top());
        QVERIFY(place(figure, 1).right() < place(figure, 2).left());
        QCOMPARE(place(figure, 3).left(), place(figure, 1).left());
        QCOMPARE(place(figure, 4).left(), place(figure, 2).left());
        // The later branch is nearer to its line, so that its way crosses no other.
        QVERIFY(place(figure, 4).top() > place(figure, 2).bottom());
        QVERIFY(place(figure, 3).top() > place(figure, 4).bottom());
    }

    void no_two_boxes_touch_and_all_lie_in_the_figure() {
        GenerationTree tree = sample();
        for (std::int32_t i = 0; i < 40; ++i)
            tree.add(static_cast<std::size_t>(i % 5), 100 + i, "uncharacteristically", 0.1, false);
        const GenerationTreeFigure figure = figure_of(tree);
        const QRectF page(QPointF(0, 0), figure.natural_size());
        for (std::size_t i = 0; i < tree.nodes().size(); ++i) {
            const QRectF box = place(figure, static_cast<std::int32_t>(i));
            QVERIFY(page.contains(box));
            for (std::size_t other = 0; other < i; ++other)
                QVERIFY(!box.intersects(place(figure, static_cast<std::int32_t>(other))));
        }
    }

    void every_token_says_its_probability_in_a_number_and_a_bar() {
        const GenerationTreeFigure figure = figure_of(sample());
        const DisplayList list = figure.layout(figure.natural_size());
        QStringList numbers;
        for (const TextItem& text : list_items<TextItem>(list, Role::Note)) numbers << text.text;
        QCOMPARE(numbers, (QStringList{"0.75", "0.50 · ln p −0.98", "<.001 · score −1.25", "0.050 · ln p −3.28"}));
        const auto bars = list_items<RectangleItem>(list, Role::Highlight);
        QCOMPARE(bars.size(), std::size_t{4});
        QVERIFY(bars[0].rectangle.width() / place(figure, 1).width() >
                bars[1].rectangle.width() / place(figure, 2).width());
    }

    void the_way_to_the_current_node_stands_out() {
        const GenerationTreeFigure figure = figure_of(sample(), 4);
        const auto ways = list_items<PathItem>(figure.layout(figure.natural_size()), Role::Link);
        QCOMPARE(ways.size(), std::size_t{4});
        const QColor accent = style().theme.accent;
        QCOMPARE(std::ranges::count_if(ways, [&](const PathItem& way) { return way.pen.color() == accent; }), 2);
        QCOMPARE(ways.back().pen.color(), accent);
    }

    void a_point_names_the_token_that_lies_there() {
        const GenerationTreeFigure figure = figure_of(sample());
        for (std::int32_t i = 0; i < 5; ++i)
            QCOMPARE(figure.hit(place(figure, i).center(), figure.natural_size()).key, std::optional(i));
        QVERIFY(!figure.hit({-5, -5}, figure.natural_size()).key);
    }

    void a_narrow_page_shrinks_it_and_nothing_is_cut() {
        const GenerationTreeFigure figure = figure_of(sample());
        const double width = figure.natural_size().width() / 2;
        const QSizeF size(width, figure.height_for_width(width));
        const QRectF last = figure.region({.query = {}, .key = 2, .layer = {}, .head = {}}, size);
        QVERIFY(QRectF(QPointF(0, 0), size).contains(last));
    }

    void json_holds_nodes_parents_and_candidates() {
        const QByteArray written = generation_tree_json(sample(), {"tiny", "", nullptr, "CPU", "1"});
        const QJsonObject json = QJsonDocument::fromJson(written).object();
        QCOMPARE(json["text"].toString(), QString("Once"));
        QCOMPARE(json["provenance"]["model"].toString(), QString("tiny"));
        const QJsonArray nodes = json["nodes"].toArray();
        QCOMPARE(nodes.size(), 5);
        QVERIFY(nodes[0]["parent"].isNull());
        QCOMPARE(nodes[0]["candidates"][1]["text"].toString(), QString("there"));
        QCOMPARE(nodes[4]["parent"].toInt(), 1);
        QCOMPARE(nodes[4]["id"].toInt(), 4);
        QCOMPARE(nodes[3]["score"].toDouble(), -1.25);
        QVERIFY(nodes[3]["ends"].toBool());
    }
};

HEADLIGHT_TEST(GenerationTreeFigureTest, Window)
#include "generation_tree_figure_test.moc"
