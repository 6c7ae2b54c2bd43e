#include "test_program.h"
#include "window_fixture.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/settings.h"

#include <QtTest>

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
        const Settings settings(test.folder.filePath(QStringLiteral("settings.ini")));
        QCOMPARE(settings.zoom(zoom), zoom);
    }
};

HEADLIGHT_TEST(PresentingTest, Window)
#include "presenting_test.moc"
