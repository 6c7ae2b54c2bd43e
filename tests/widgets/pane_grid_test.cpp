// Panes stand in the grid that leaves their cells the most room.

#include "workbench/widgets/figures/pane_grid.h"

#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;

namespace {

constexpr int kGap = 6;
constexpr QSize kLeast(100, 0);

/// Cells are square, and labels of 40 pixels stand around them.
int square_cells(const QSize& pane) {
    return std::max(0, std::min(pane.width(), pane.height()) - 40);
}

PaneGrid grid_of(const QSize& room, int panes) {
    return best_grid(room, panes, kGap, kLeast, square_cells);
}

}  // namespace

class PaneGridTest : public QObject {
    Q_OBJECT

  private slots:
    void one_pane_has_all_of_the_room() { QCOMPARE(grid_of({700, 400}, 1), (PaneGrid{1, 1, {700, 400}})); }

    void panes_of_a_wide_room_stand_side_by_side() { QCOMPARE(grid_of({900, 300}, 3), (PaneGrid{3, 1, {296, 300}})); }

    void panes_of_a_tall_room_stand_below_each_other() {
        QCOMPARE(grid_of({300, 900}, 3), (PaneGrid{1, 3, {300, 296}}));
    }

    void four_panes_of_a_square_are_a_square() { QCOMPARE(grid_of({800, 800}, 4), (PaneGrid{2, 2, {397, 397}})); }

    void every_pane_fits_into_the_room_data() {
        QTest::addColumn<QSize>("room");
        for (const QSize room : {QSize(1, 1), QSize(160, 120), QSize(700, 440), QSize(2600, 1800), QSize(400, 3000)})
            QTest::addRow("%d x %d", room.width(), room.height()) << room;
    }
    void every_pane_fits_into_the_room() {
        QFETCH(QSize, room);
        for (int panes = 1; panes <= 30; ++panes) {
            const PaneGrid grid = grid_of(room, panes);
            QVERIFY(grid.columns * grid.rows >= panes);
            QVERIFY(grid.columns * (grid.rows - 1) < panes);
            QVERIFY(grid.columns * (grid.pane.width() + kGap) - kGap <= room.width());
            QVERIFY(grid.rows * (grid.pane.height() + kGap) - kGap <= room.height());
        }
    }

    void no_pane_is_narrower_than_can_be_read() {
        for (int panes = 2; panes <= 30; ++panes) {
            const PaneGrid grid = grid_of({450, 90}, panes);
            QVERIFY(grid.pane.width() >= kLeast.width());
        }
    }
};

HEADLIGHT_TEST(PaneGridTest, None)
#include "pane_grid_test.moc"
