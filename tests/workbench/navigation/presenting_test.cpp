#include "test_program.h"
#include "window_fixture.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/settings.h"
#include "workbench/shell/top_bar.h"
#include "workbench/shell/welcome_bar.h"
#include "workbench/widgets/figures/pointer_ring.h"
#include "workbench/widgets/guide.h"

#include <QMenuBar>
#include <QStatusBar>
#include <QToolButton>
#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

/// One key leaves on the screen what an audience needs, at a size that it can read.
class PresentingTest : public QObject {
    Q_OBJECT

  private slots:
    void one_key_shows_the_figure_alone_and_larger() {
        TestWindow test;
        show(test);
        const double zoom = test.window->look().zoom;
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        QVERIFY(test.window->isFullScreen());
        QVERIFY(!test.window->grids().isVisible() || test.window->grids().width() == 0);
        QCOMPARE(test.window->look().zoom, zoom * 1.5);
        QVERIFY(!test.window->menuBar()->isVisible());
        QVERIFY(!test.window->findChild<TopBar*>()->isVisible());
    }

    void only_what_an_audience_needs_is_on_the_screen() {
        TestWindow test;
        show(test, {1366, 768});
        QVERIFY(test.window->statusBar()->isVisible());
        const auto welcome = [&] { return test.window->welcome().isVisible(); };
        const auto second_text = [&] {
            return std::ranges::any_of(test.window->text_panel().findChildren<QToolButton*>(), [](QToolButton* button) {
                return button->isVisible() && button->text().startsWith(QLatin1Char('+'));
            });
        };
        QVERIFY(welcome() && second_text());
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        QVERIFY(!test.window->statusBar()->isVisible());
        QVERIFY(!welcome() && !second_text());
        QVERIFY2(!test.window->stage().guide().isVisible(), "it is for one who reads by himself");
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        QVERIFY(test.window->statusBar()->isVisible());
        QTRY_VERIFY(welcome() && second_text());
    }

    void a_maximized_window_is_maximized_again() {
        TestWindow test;
        show(test);
        test.window->setWindowState(Qt::WindowMaximized);
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        QVERIFY(test.window->isFullScreen());
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        QVERIFY(!test.window->isFullScreen());
        QVERIFY(test.window->isMaximized());
    }

    void the_same_key_brings_back_what_was_before() {
        TestWindow test;
        show(test);
        const double zoom = test.window->look().zoom;
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        QVERIFY(!test.window->isFullScreen());
        QCOMPARE(test.window->look().zoom, zoom);
        QVERIFY(test.window->grids().isVisible() && test.window->grids().width() > 0);
        QVERIFY(test.window->menuBar()->isVisible());
        QVERIFY(test.window->findChild<TopBar*>()->isVisible());
        const Settings settings(test.folder.filePath(QStringLiteral("settings.ini")));
        QCOMPARE(settings.zoom(zoom), zoom);
    }

    void a_ring_follows_the_pointer_over_figures_while_presenting() {
        TestWindow test;
        show(test);
        FigureView& heat_map = test.window->stage().pane().heat_map();
        const PointerRing& ring = test.window->pointer_ring();
        move_pointer(heat_map, {40, 30});
        QVERIFY2(!ring.isVisible(), "nobody presents");
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        QCoreApplication::processEvents();
        for (const QPoint& at : {QPoint(40, 30), QPoint(90, 70)}) {
            move_pointer(heat_map, at);
            QVERIFY(ring.isVisible());
            QCOMPARE(ring.geometry().center(), heat_map.mapTo(test.window.get(), at));
        }
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&heat_map, &leave);
        QVERIFY(!ring.isVisible());
        move_pointer(heat_map, {40, 30});
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        QVERIFY(!ring.isVisible());
    }

    void the_ring_leaves_what_is_below_it_to_the_pointer() {
        TestWindow test;
        show(test);
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        FigureView& heat_map = test.window->stage().pane().heat_map();
        const QPoint at = heat_map.rect().center();
        move_pointer(heat_map, at);
        QCOMPARE(test.window->childAt(heat_map.mapTo(test.window.get(), at)), &heat_map);
    }

    void a_key_takes_the_ring_away_for_good() {
        TestWindow test;
        show(test);
        QTest::keyClick(test.window.get(), Qt::Key_F10);
        QTest::keyClick(test.window.get(), Qt::Key_F10, Qt::ControlModifier);
        move_pointer(test.window->stage().pane().heat_map(), {40, 30});
        QVERIFY(!test.window->pointer_ring().isVisible());
        const Settings settings(test.folder.filePath(QStringLiteral("settings.ini")));
        QVERIFY(!settings.pointer_ring());
    }

  private:
    static void move_pointer(QWidget& widget, const QPoint& at) {
        QMouseEvent move(QEvent::MouseMove, QPointF(at), widget.mapToGlobal(QPointF(at)), Qt::NoButton, {}, {});
        QApplication::sendEvent(&widget, &move);
    }
};

HEADLIGHT_TEST(PresentingTest, Window)
#include "presenting_test.moc"
