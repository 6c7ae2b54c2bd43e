#include "workbench/shell/arrangement.h"

#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;

namespace {

/// A heat map with links beside it.
int cells(const QSize& middle) {
    return std::min(middle.width() * 3 / 5 - 70, middle.height() - 150);
}

RoomNeeds room(const QSize& size) {
    RoomNeeds needs;
    needs.room = size;
    needs.left = {.least = 230, .wanted = 395, .bar = 26};
    needs.right = {.least = 196, .wanted = 268, .bar = 26};
    needs.gap = 7;
    needs.enough = 300;
    needs.comfortable = 380;
    needs.plenty = 600;
    return needs;
}

RoomNeeds room_with_panel(const QSize& size) {
    RoomNeeds needs = room(size);
    needs.panel = PanelNeeds{316, 460};
    return needs;
}

}  // namespace

/// The room below the text, as windows of these sizes have it.
class ArrangementTest : public QObject {
    Q_OBJECT

  private slots:
    void a_large_room_shows_everything_as_wide_as_it_wants() {
        const Arrangement now = best_arrangement(room({2400, 1200}), cells);
        QCOMPARE(now.left, 395);
        QCOMPARE(now.right, 268);
    }

    void columns_are_narrowed_as_far_as_the_figure_grows_by_it() {
        const Arrangement now = best_arrangement(room({1371, 703}), cells);
        QVERIFY(now.left > 0 && now.right > 0);
        QVERIFY(now.left < 395 && now.right < 268);
        QVERIFY(now.left >= 230 && now.right >= 196);
        const int wide = cells({1371 - 395 - 268 - 14, 703});
        QVERIFY2(now.cells > wide * 5 / 4, qPrintable(QString::number(now.cells)));
    }

    void a_figure_that_the_height_bounds_takes_nothing_from_the_columns() {
        const Arrangement now = best_arrangement(room({2400, 500}), cells);
        QCOMPARE(now.left, 395);
        QCOMPARE(now.cells, 350);
    }

    void details_close_before_the_grids() {
        const Arrangement now = best_arrangement(room({1000, 600}), cells);
        QVERIFY(now.left > 0);
        QCOMPARE(now.right, 0);
        QVERIFY(now.cells >= 300);
    }

    void in_a_comparison_the_grids_close_before_the_differences() {
        RoomNeeds needs = room({1000, 600});
        needs.left_closes_first = true;
        const Arrangement now = best_arrangement(needs, cells);
        QCOMPARE(now.left, 0);
        QVERIFY(now.right > 0);
    }

    void nothing_closes_for_a_figure_that_is_hardly_larger() {
        RoomNeeds needs = room({1200, 320});
        const auto hardly = [](const QSize& middle) { return 160 + middle.width() / 200; };
        const Arrangement now = best_arrangement(needs, hardly);
        QVERIFY(now.left > 0 && now.right > 0);
    }

    void in_a_low_window_the_panel_stands_beside_the_figure() {
        const Arrangement now = best_arrangement(room_with_panel({1297, 571}), cells);
        QVERIFY(now.panel_beside);
        QVERIFY2(now.cells >= 300, qPrintable(QString::number(now.cells)));
    }

    void in_a_high_window_the_panel_stands_below_the_figure() {
        const Arrangement now = best_arrangement(room_with_panel({1851, 883}), cells);
        QVERIFY(!now.panel_beside);
        QVERIFY(now.left > 0 && now.right > 0);
        QVERIFY(now.cells >= 300);
    }

    void parts_close_for_a_much_larger_figure() {
        const Arrangement now = best_arrangement(room_with_panel({1371, 703}), cells);
        QVERIFY(now.panel_beside);
        QVERIFY2(now.cells >= 400, qPrintable(QString::number(now.cells)));
    }

    void where_nothing_leaves_enough_the_figure_is_about_as_large_as_it_can_be() {
        const Arrangement now = best_arrangement(room_with_panel({900, 420}), cells);
        QCOMPARE(now.left, 0);
        QCOMPARE(now.right, 0);
        const int beside = cells({900 - 460 - 7 - 52, 420});
        const int below = cells({900 - 52, 420 - 316 - 7});
        QVERIFY(now.cells * 1.1 >= std::max(beside, below));
    }

    void what_the_user_chose_stays() {
        RoomNeeds needs = room_with_panel({1297, 571});
        needs.left.open = true;
        needs.left.width = 500;
        needs.panel->beside = false;
        const Arrangement now = best_arrangement(needs, cells);
        QCOMPARE(now.left, 500);
        QVERIFY(!now.panel_beside);
        RoomNeeds closed = room({2400, 1200});
        closed.right.open = false;
        QCOMPARE(best_arrangement(closed, cells).right, 0);
        QCOMPARE(best_arrangement(closed, cells).left, 395);
    }

    void a_room_of_no_size_is_arranged_too() {
        const Arrangement now = best_arrangement(room_with_panel({0, 0}), cells);
        QCOMPARE(now.cells, 0);
    }
};

HEADLIGHT_TEST(ArrangementTest, None)
#include "arrangement_test.moc"
