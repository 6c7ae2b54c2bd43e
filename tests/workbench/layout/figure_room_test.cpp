// The figure has the most room where the window is small, and what makes way for it comes back.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/weight_page.h"
#include "workbench/explain/why_panel.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/head_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/menus/actions.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QSplitterHandle>
#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr auto kLeft = FigureRoom::Side::Left;
constexpr auto kRight = FigureRoom::Side::Right;

/// Side of the square of the heat map's cells.
double map_side(TestWindow& test) {
    const FigureView& view = test.window->stage().pane().heat_map();
    if (!view.figure()) return 0;
    const QRectF plot = view.figure()->plot_area(QSizeF(view.size()));
    return std::min(plot.width(), plot.height());
}

void open_panel(TestWindow& test, ActionId panel) {
    test.window->actions_of_window().at(panel)->setChecked(true);
    QCoreApplication::processEvents();
}

void drag(QSplitterHandle* handle, const QPoint& by) {
    const QPoint from = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    QTest::mouseMove(handle, from + by);
    QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->rect().center());
}

}  // namespace

class FigureRoomTest : public QObject {
    Q_OBJECT

  private slots:
    void a_panel_leaves_the_figure_300_pixels_at_1366_x_768_data() {
        QTest::addColumn<ActionId>("panel");
        QTest::addRow("explain") << ActionId::Explain;
        QTest::addRow("intervene") << ActionId::Interventions;
        QTest::addRow("generate") << ActionId::ContinueText;
        QTest::addRow("find heads") << ActionId::FindHeads;
        QTest::addRow("tokenization") << ActionId::TokenSteps;
        QTest::addRow("highlights") << ActionId::Highlights;
    }
    void a_panel_leaves_the_figure_300_pixels_at_1366_x_768() {
        QFETCH(ActionId, panel);
        TestWindow test;
        show(test, {1366, 768});
        open_panel(test, panel);
        QTRY_VERIFY2(map_side(test) >= 300, qPrintable(QString::number(map_side(test))));
    }

    void nothing_in_a_panel_beside_the_figure_is_cut_or_covered_data() {
        a_panel_leaves_the_figure_300_pixels_at_1366_x_768_data();
    }
    void nothing_in_a_panel_beside_the_figure_is_cut_or_covered() {
        QFETCH(ActionId, panel);
        TestWindow test;
        show(test, {1366, 768});
        open_panel(test, panel);
        QTest::qWait(50);
        int checked = 0;
        for (LowerPanel* each : test.window->findChildren<LowerPanel*>()) {
            if (!each->isVisible()) continue;
            QVERIFY(each->is_beside());
            for (const QComboBox* list : each->findChildren<QComboBox*>())
                QVERIFY2(!list->isVisible() || list->width() >= list->minimumSizeHint().width(),
                         qPrintable(list->accessibleName()));
            for (const QAbstractButton* button : each->findChildren<QAbstractButton*>()) {
                if (!button->isVisible() || button->visibleRegion().isEmpty()) continue;
                const QPoint end = button->mapTo(each, QPoint(button->width() - 3, button->height() / 2));
                const QWidget* there = each->childAt(end);
                QVERIFY2(there == button || button->isAncestorOf(there), qPrintable(button->text()));
                ++checked;
            }
        }
        QVERIFY(checked >= 2);
    }

    void many_pinned_heads_share_a_color_bar() {
        TestWindow test;
        show(test, {1366, 768});
        ShownView& view = test.document().view();
        const auto pin = [&](int heads) {
            for (int head = static_cast<int>(view.state().pinned.size()); head < heads; ++head)
                view.toggle_pin({.layer = head / 4, .head = head % 4});
        };
        Stage& stage = test.window->stage();
        pin(3);
        QTRY_COMPARE(stage.pane_count(), 4U);
        QVERIFY(!stage.color_bar().isVisible());
        QVERIFY(stage.pane().heat_map().figure()->style().legend);
        pin(12);
        QTRY_COMPARE(stage.pane_count(), 13U);
        QTRY_VERIFY(test.settled());
        QVERIFY(stage.color_bar().isVisible());
        const auto has_legend = [&](std::size_t pane) { return stage.pane(pane).heat_map().figure()->style().legend; };
        for (std::size_t pane = 0; pane < 13; ++pane) QTRY_VERIFY_WITH_TIMEOUT(!has_legend(pane), 30000);
        QTRY_VERIFY2(map_side(test) >= 60, qPrintable(QString::number(map_side(test))));
        while (!view.state().pinned.empty()) view.toggle_pin(view.state().pinned.back());
        QTRY_COMPARE(stage.pane_count(), 1U);
        QTRY_VERIFY(!stage.color_bar().isVisible());
        QVERIFY(stage.pane().heat_map().figure()->style().legend);
    }

    void figure_and_columns_share_the_width_at_1440_x_900() {
        TestWindow test;
        show(test, {1440, 900});
        QVERIFY(test.window->grids().isVisible());
        QVERIFY(test.window->head_panel().isVisible());
        QTRY_VERIFY2(map_side(test) >= 400, qPrintable(QString::number(map_side(test))));
    }

    void rows_of_links_stay_beside_those_of_the_heat_map() {
        TestWindow test;
        show(test, {2560, 1440});
        HeadPane& pane = test.window->stage().pane();
        for (const QSize& size : {QSize(1366, 768), QSize(1920, 1080), QSize(1440, 900)}) {
            test.window->resize(size);
            QTest::qWait(50);
            const auto row = [](FigureView& view) {
                Hit query;
                query.query = 3;
                return view.mapToGlobal(view.figure()->region(query, QSizeF(view.size())).center().toPoint()).y();
            };
            QVERIFY2(std::abs(row(pane.heat_map()) - row(pane.links())) <= 2,
                     qPrintable(QString::number(size.width())));
        }
    }

    void what_closed_leaves_a_bar_that_opens_it_and_stays_open() {
        TestWindow test;
        show(test, {1366, 768});
        FigureRoom& room = test.window->room();
        open_panel(test, ActionId::Explain);
        QVERIFY(!test.window->grids().isVisible());
        QVERIFY(room.bar(kLeft).isVisible());
        QVERIFY(!room.bar(kLeft).text().isEmpty());
        QTest::mouseClick(&room.bar(kLeft), Qt::LeftButton);
        QVERIFY(test.window->grids().isVisible());
        QVERIFY(!room.bar(kLeft).isVisible());
        test.window->resize(1300, 700);
        QCoreApplication::processEvents();
        QVERIFY(test.window->grids().isVisible());
    }

    void a_bar_answers_the_keyboard() {
        TestWindow test;
        show(test, {1366, 768});
        open_panel(test, ActionId::Explain);
        ColumnBar& bar = test.window->room().bar(kLeft);
        QVERIFY(bar.focusPolicy() & Qt::TabFocus);
        QVERIFY(!bar.accessibleName().isEmpty());
        bar.setFocus();
        QTest::keyClick(&bar, Qt::Key_Space);
        QVERIFY(test.window->grids().isVisible());
    }

    void a_dragged_column_and_a_closed_one_are_remembered() {
        QTemporaryDir folder;
        const QString settings = folder.filePath(QStringLiteral("settings.ini"));
        int dragged = 0;
        {
            TestWindow test({}, QStringLiteral("encoder"), settings);
            test.window->resize(1600, 900);
            test.window->show();
            QCoreApplication::processEvents();
            drag(test.window->room().columns().handle(1), {60, 0});
            dragged = test.window->grids().width();
            const int before = test.window->head_panel().width();
            QTest::mouseDClick(test.window->room().columns().handle(2), Qt::LeftButton);
            QVERIFY(before > 0 && !test.window->head_panel().isVisible());
            test.window->close();
        }
        TestWindow next({}, QStringLiteral("encoder"), settings);
        next.window->resize(1600, 900);
        next.window->show();
        QCoreApplication::processEvents();
        QCOMPARE(next.window->grids().width(), dragged);
        QVERIFY(!next.window->head_panel().isVisible());
        QVERIFY(next.window->room().bar(kRight).isVisible());
    }

    void a_panel_goes_where_the_user_moves_it_and_stays_there() {
        TestWindow test;
        show(test, {1366, 768});
        open_panel(test, ActionId::Explain);
        auto& panel = test.window->panel<WhyPanel>();
        QVERIFY(panel.is_beside());
        QTest::mouseClick(&panel.move_button(), Qt::LeftButton);
        QVERIFY(!panel.is_beside());
        QVERIFY(panel.width() > 1000);
        test.window->actions_of_window().at(ActionId::Explain)->setChecked(false);
        open_panel(test, ActionId::Explain);
        QVERIFY(!panel.is_beside());
    }

    void in_a_large_window_a_panel_stands_below_and_nothing_closes() {
        TestWindow test;
        show(test, {2560, 1440});
        open_panel(test, ActionId::Explain);
        QVERIFY(!test.window->panel<WhyPanel>().is_beside());
        QVERIFY(test.window->grids().isVisible());
        QVERIFY(test.window->head_panel().isVisible());
    }

    void explore_brings_the_grids_back() {
        TestWindow test;
        show(test, {1600, 900});
        QTest::mouseDClick(test.window->room().columns().handle(1), Qt::LeftButton);
        QVERIFY(!test.window->grids().isVisible());
        test.window->actions_of_window().at(ActionId::Explore)->trigger();
        QVERIFY(test.window->grids().isVisible());
    }

    void the_figure_alone_has_no_bars() {
        TestWindow test;
        show(test, {1366, 768});
        open_panel(test, ActionId::Explain);
        test.window->actions_of_window().at(ActionId::Explain)->setChecked(false);
        test.window->actions_of_window().at(ActionId::OnlyPicture)->setChecked(true);
        QVERIFY(!test.window->room().bar(kLeft).isVisible());
        QVERIFY(!test.window->room().bar(kRight).isVisible());
    }

    void splitters_are_wide_enough_to_be_seen_and_taken_hold_of() {
        TestWindow test;
        show(test);
        QVERIFY(test.window->room().columns().handleWidth() >= 6);
        QVERIFY(test.window->room().rows().handleWidth() >= 6);
    }

    void controls_beside_the_tabs_are_not_cut() {
        TestWindow test;
        show(test, {2560, 1440});
        open_panel(test, ActionId::Explain);
        const QWidget* controls = test.window->panel<WhyPanel>().page<WeightPage>().controls();
        QVERIFY(controls->isVisible());
        QVERIFY2(controls->height() >= controls->sizeHint().height(), qPrintable(QString::number(controls->height())));
    }
};

HEADLIGHT_TEST(FigureRoomTest, Window)
#include "figure_room_test.moc"
