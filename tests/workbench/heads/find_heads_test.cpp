// The panel that ranks heads: what it lists, what it says where there is nothing, and what the grid shows faintly.

#include "analysis/heads/head_labels.h"
#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/pointing.h"
#include "workbench/heads/find_heads_panel.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/menus/actions.h"

#include <QSignalSpy>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr int kPatience = 30000;

FindHeadsPanel& panel(TestWindow& test) {
    return test.window->panel<FindHeadsPanel>();
}

Actions& actions(TestWindow& test) {
    return test.window->actions_of_window();
}

void choose(TestWindow& test, const QString& criterion) {
    QComboBox& choice = panel(test).criterion_choice();
    const int row = choice.findText(criterion);
    QVERIFY2(row >= 0, qPrintable(criterion));
    choice.setCurrentIndex(row);
}

/// Waits for the picture and the ranking that follows it.
bool settles(TestWindow& test) {
    return QTest::qWaitFor([&] { return test.settled() && !panel(test).ranking(); }, kPatience);
}

/// A window with the open panel, all heads listed, and the weight of query 3 and key 1 selected.
void open(TestWindow& test) {
    show(test);
    test.document().pointing().select_pair(3, 1);
    panel(test).count_choice().setCurrentText(QStringLiteral("All heads"));
    actions(test).at(ActionId::FindHeads)->setChecked(true);
    QVERIFY(settles(test));
}

QStringList names(TestWindow& test) {
    QStringList all;
    for (const HeadCard& card : panel(test).list().cards()) all << card.name;
    return all;
}

float weight_in(TestWindow& test, const HeadIndex& head, std::size_t query, std::size_t key) {
    const Picture& picture = *test.document().view().picture();
    return make_matrix(*picture.analysis, head_in(picture.view.choice, head.layer, head.head), picture.view.matrix)
        .value(query, key);
}

std::vector<HeadIndex> dimmed(const FigureView& grid) {
    std::vector<HeadIndex> heads;
    for (const Hit& place : grid.dimmed()) heads.push_back({*place.layer, *place.head});
    return heads;
}

}  // namespace

class FindHeadsTest : public QObject {
    Q_OBJECT

  private slots:
    void heads_come_in_the_order_of_their_weight_with_image_and_value() {
        TestWindow test;
        open(test);
        const auto& cards = panel(test).list().cards();
        QCOMPARE(cards.size(), std::size_t{16});
        QCOMPARE(panel(test).list().count(), 16);
        float before = 2;
        for (const HeadCard& card : cards) {
            const float weight = weight_in(test, card.head, 3, 1);
            QVERIFY(weight <= before + 1e-6F);
            QCOMPARE(card.name, QStringLiteral("L%1H%2").arg(card.head.layer).arg(card.head.head));
            QVERIFY(card.number.startsWith('<') || std::abs(card.number.toFloat() - weight) < 1e-3F);
            QVERIFY(!card.thumbnail.isNull());
            before = weight;
        }
        QVERIFY2(panel(test).hint().text().startsWith("16 of 16 heads, by the weight of"),
                 qPrintable(panel(test).hint().text()));
    }

    void where_nothing_is_selected_a_sentence_says_what_to_do() {
        TestWindow test;
        open(test);
        test.document().pointing().select_token(std::nullopt);
        QCOMPARE(panel(test).sentence().text(), QString("Select a weight in the heat map to rank heads by it."));
        QVERIFY(panel(test).list().isHidden() && !panel(test).sentence().isHidden());
        QVERIFY(test.window->grids().heads().dimmed().empty());
        choose(test, "Selected row");
        QCOMPARE(panel(test).sentence().text(), QString("Select a token or a weight to rank heads by its row."));
        test.document().pointing().select_token(2);
        QVERIFY(settles(test));
        QVERIFY(!panel(test).list().isHidden() && panel(test).sentence().isHidden());
        choose(test, "Selected column");
        QVERIFY(settles(test));
        QCOMPARE(names(test).size(), 16);
    }

    void a_click_or_enter_opens_a_head_and_the_list_stays() {
        TestWindow test;
        open(test);
        const QStringList before = names(test);
        HeadCards& list = panel(test).list();
        const auto chosen = [&] { return test.document().view().state().choice; };
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(2)).center());
        QCOMPARE(chosen().layer, std::optional(list.cards()[2].head.layer));
        QCOMPARE(chosen().head, std::optional(list.cards()[2].head.head));
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Right);
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(chosen().layer, std::optional(list.cards()[3].head.layer));
        QCOMPARE(chosen().head, std::optional(list.cards()[3].head.head));
        QVERIFY(settles(test));
        QCOMPARE(names(test), before);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::ControlModifier,
                          list.visualItemRect(list.item(0)).center());
        const auto& pinned = test.document().view().state().pinned;
        QCOMPARE(pinned.size(), std::size_t{1});
        QCOMPARE(pinned.front().head, std::optional(list.cards()[0].head.head));
    }

    void the_grids_show_the_heads_faintly_that_are_not_listed() {
        TestWindow test;
        open(test);
        QVERIFY(test.window->grids().heads().dimmed().empty());
        panel(test).count_choice().setCurrentText("5 heads");
        QCOMPARE(names(test).size(), 5);
        for (const FigureView* grid : {&test.window->grids().heads(), &test.window->grids().metrics()}) {
            const auto faint = dimmed(*grid);
            QCOMPARE(faint.size(), std::size_t{11});
            for (const HeadCard& card : panel(test).list().cards())
                QVERIFY(std::ranges::find(faint, card.head) == faint.end());
        }
        actions(test).at(ActionId::FindHeads)->setChecked(false);
        QVERIFY(test.window->grids().heads().dimmed().empty());
        actions(test).at(ActionId::FindHeads)->setChecked(true);
        QVERIFY(settles(test));
        QCOMPARE(dimmed(test.window->grids().heads()).size(), std::size_t{11});
    }

    void the_smallest_value_filters_and_says_when_nothing_is_left() {
        TestWindow test;
        open(test);
        const auto& cards = panel(test).list().cards();
        const double third = std::floor(static_cast<double>(weight_in(test, cards[2].head, 3, 1)) * 100) / 100;
        if (third > 0) {
            panel(test).minimum_box().setValue(third);
            QVERIFY(names(test).size() >= 3 && names(test).size() <= 16);
            for (const HeadCard& card : panel(test).list().cards())
                QVERIFY(static_cast<double>(weight_in(test, card.head, 3, 1)) >= third);
        }
        panel(test).minimum_box().setValue(5);
        QVERIFY(panel(test).list().isHidden());
        QCOMPARE(panel(test).sentence().text(), QString("No head reaches 5. Lower the minimum to list more heads."));
        QCOMPARE(dimmed(test.window->grids().heads()).size(), std::size_t{16});
        panel(test).minimum_box().setValue(0);
        QCOMPARE(names(test).size(), 16);
    }

    void the_order_turns_round() {
        TestWindow test;
        open(test);
        QStringList highest_first = names(test);
        panel(test).order_choice().setCurrentText("Lowest first");
        std::ranges::reverse(highest_first);  // no two weights of random numbers are the same
        QCOMPARE(names(test), highest_first);
    }

    void every_criterion_lists_heads_or_says_why_not() {
        TestWindow test;
        open(test);
        QComboBox& criterion = panel(test).criterion_choice();
        for (int row = 0; row < criterion.count(); ++row) {
            if (criterion.itemText(row).isEmpty()) continue;  // a separator
            criterion.setCurrentIndex(row);
            panel(test).minimum_box().setValue(0);
            QVERIFY(settles(test));
            const bool listed = !panel(test).list().isHidden();
            QVERIFY2(listed != !panel(test).sentence().isHidden(), qPrintable(criterion.itemText(row)));
            if (listed) QCOMPARE(names(test).size(), 16);
            if (!listed) QVERIFY(!panel(test).sentence().text().isEmpty());
        }
    }

    void a_label_begins_with_its_threshold() {
        TestWindow test;
        open(test);
        const HeadLabelRule& rule = head_label_rules().front();
        choose(test, QStringLiteral("Label: %1").arg(QString::fromUtf8(rule.name)));
        QCOMPARE(panel(test).minimum_box().value(), rule.threshold);
        choose(test, "Selected weight");
        QCOMPARE(panel(test).minimum_box().value(), 0.0);
    }

    /// Opening similar heads one after the other must not turn the list under the hand.
    void heads_are_compared_with_the_shown_one_until_another_is_chosen_elsewhere() {
        TestWindow test;
        open(test);
        test.document().view().show_head({.layer = 1, .head = 2});
        choose(test, "Similarity to this head");
        QVERIFY(settles(test));
        QCOMPARE(names(test).front(), QString("L1H2"));
        QCOMPARE(panel(test).list().cards().front().number, QString("1.000"));
        const QStringList before = names(test);
        HeadCards& list = panel(test).list();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(4)).center());
        QVERIFY(settles(test));
        QCOMPARE(names(test), before);
        test.document().view().show_head({.layer = 3, .head = 0});
        QVERIFY(settles(test));
        QCOMPARE(names(test).front(), QString("L3H0"));
        test.document().view().show_head({.layer = 3, .head = {}});
        QVERIFY(settles(test));
        QCOMPARE(panel(test).sentence().text(),
                 QString("Select one head in the grid to rank heads by their similarity to it."));
    }

    void values_follow_the_options_of_the_view() {
        TestWindow test;
        open(test);
        test.document().view().change("hide", [](ViewState& view) { view.matrix.hide_special = true; });
        QVERIFY(settles(test));
        QCOMPARE(names(test).size(), 16);
        for (const HeadCard& card : panel(test).list().cards()) {
            const float weight = weight_in(test, card.head, 2, 0);  // [CLS] has no row and column
            QVERIFY(card.number.startsWith('<') || std::abs(card.number.toFloat() - weight) < 1e-3F);
        }
        test.document().pointing().select_pair(3, 0);
        QVERIFY(settles(test));
        QVERIFY2(panel(test).sentence().text().startsWith("This pair is masked, hidden"),
                 qPrintable(panel(test).sentence().text()));
    }

    void heads_of_another_model_and_text_are_ranked_anew() {
        TestWindow test;
        open(test);
        test.document().run().open_model(QStringLiteral("decoder"));
        QVERIFY(settles(test));
        choose(test, "Metric: Entropy");
        QVERIFY(settles(test));
        QCOMPARE(names(test).size(), 6);
        for (const QString& text : {QStringLiteral("a"), QStringLiteral("one two three four")}) {
            test.document().run().set_text(text);
            QVERIFY(settles(test));
            QCOMPARE(names(test).size(), 6);
        }
    }

    void a_closed_panel_ranks_nothing() {
        TestWindow test;
        open(test);
        actions(test).at(ActionId::FindHeads)->setChecked(false);
        test.document().pointing().select_pair(2, 2);
        QVERIFY(!panel(test).ranking());
    }
};

HEADLIGHT_TEST(FindHeadsTest, Window)
#include "find_heads_test.moc"
