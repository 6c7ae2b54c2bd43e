// What was tried after a text, as a plain value.
#include "analysis/generation_tree.h"

#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;

class GenerationTreeTest : public QObject {
    Q_OBJECT

  private slots:
    void a_token_that_is_there_is_not_added_twice() {
        GenerationTree tree("Once");
        const std::size_t upon = tree.add(GenerationTree::kRoot, 7, "upon", 0.5, false);
        QCOMPARE(tree.add(GenerationTree::kRoot, 7, "upon", 0.5, false), upon);
        QCOMPARE(tree.nodes().size(), std::size_t{2});
        QVERIFY(tree.add(upon, 7, "upon", 0.1, false) != upon);
        QCOMPARE(tree.text(), std::string("Once"));
    }

    void branches_share_what_stands_before_them() {
        GenerationTree tree;
        const std::size_t a = tree.add(GenerationTree::kRoot, 1, "a", 0.5, false);
        const std::size_t b = tree.add(a, 2, "b", 0.25, false);
        const std::size_t c = tree.add(a, 3, "c", 0.125, true);
        QCOMPARE(tree.node(a).children, (std::vector{b, c}));
        QCOMPARE(tree.ids_to(b), (std::vector<std::int32_t>{1, 2}));
        QCOMPARE(tree.ids_to(c), (std::vector<std::int32_t>{1, 3}));
        QCOMPARE(tree.way_to(c), (std::vector{a, c}));
        QVERIFY(tree.ids_to(GenerationTree::kRoot).empty());
        QVERIFY(std::abs(tree.log_probability(c) - std::log(1.0 / 16)) < 1e-12);
        QVERIFY(tree.node(c).ends);
        QVERIFY(!tree.node(b).ends);
    }

    void a_node_that_is_not_there_is_refused() {
        GenerationTree tree;
        QVERIFY_EXCEPTION_THROWN((void)tree.ids_to(1), std::out_of_range);
        QVERIFY_EXCEPTION_THROWN(tree.add(1, 0, "", 1, false), std::out_of_range);
    }
};

HEADLIGHT_TEST(GenerationTreeTest, None)
#include "generation_tree_test.moc"
