// The pages of the panel that explains: each made when it is first shown, and each reached without searching.

#include "real_window.h"
#include "test_program.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/window_look.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class WhyPagesTest : public RealWindowTest {
    Q_OBJECT

    WhyPanel& panel() { return window_->panel<WhyPanel>(); }
    [[nodiscard]] qsizetype made() { return panel().findChildren<WhyPage*>().size(); }

  private slots:
    void init() {
        open("story-encoder", "The animal didn't cross the street because it was too tired.");
        window_->actions_of_window().at(ActionId::Explain)->trigger();
    }
    void cleanup() { close(); }

    void a_page_is_made_when_it_is_first_shown() {
        QCOMPARE(made(), 1);
        panel().show_page(View::Similarity);
        QCOMPARE(made(), 2);
        panel().show_page(View::Weight);
        panel().show_page(View::Similarity);
        QCOMPARE(made(), 2);
    }

    void a_page_that_is_made_late_has_the_look_of_the_window() {
        window_->actions_of_window().at(ActionId::ThemeDark)->trigger();
        window_->actions_of_window().at(ActionId::ZoomIn)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window_->window_look().taken(), kPatience);
        panel().show_page(View::Lens);
        auto label = panel().findChildren<WhyPage*>().last()->findChildren<QLabel*>();
        QVERIFY(!label.isEmpty());
        for (const QLabel* each : label) QCOMPARE(each->font().pixelSize(), window_->look().font.pixelSize());
    }

    void a_list_reaches_every_page_in_a_small_window_and_leaves_it_room() {
        window_->resize(1366, 768);
        QVERIFY(panel().is_beside());
        PageTabs& tabs = panel().tabs();
        QComboBox& list = tabs.list();
        QTRY_VERIFY(list.isVisible());
        QVERIFY(tabs.height() < 2 * list.sizeHint().height());
        panel().activateWindow();
        list.setFocus();
        for (int i = 0; i < tabs.count(); ++i) {
            if (i > 0) QTest::keyClick(&list, Qt::Key_Down);
            QCOMPARE(tabs.current(), i);
            QCOMPARE(made(), i + 1);
        }
    }

    void every_tab_is_in_sight_in_a_large_window_and_a_click_shows_its_page() {
        window_->resize(1920, 1200);
        window_->actions_of_window().at(ActionId::Explain)->setChecked(true);
        QVERIFY(!panel().is_beside());
        PageTabs& tabs = panel().tabs();
        for (int i = 0; i < tabs.count(); ++i) {
            QTRY_COMPARE(tabs.tab(i).visibleRegion().boundingRect(), tabs.tab(i).rect());
            QTest::mouseClick(&tabs.tab(i), Qt::LeftButton);
            QCOMPARE(tabs.current(), i);
            QCOMPARE(made(), i + 1);
        }
    }

    void control_and_tab_go_through_the_pages_from_inside_of_one() {
        PageTabs& tabs = panel().tabs();
        panel().findChildren<WhyPage*>().first()->setFocus();
        QTest::keyClick(panel().findChildren<WhyPage*>().first(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(tabs.current(), 1);
        QTest::keyClick(&panel(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(&panel(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tabs.current(), tabs.count() - 1);
    }

    void tabs_stay_where_they_are_when_another_page_is_chosen() {
        window_->resize(1920, 1200);
        window_->actions_of_window().at(ActionId::Explain)->setChecked(true);
        QVERIFY(!panel().is_beside());
        PageTabs& tabs = panel().tabs();
        const QRect before = tabs.tab(tabs.count() - 1).geometry();
        panel().show_page(View::Layer);
        QCoreApplication::processEvents();
        QCOMPARE(tabs.tab(tabs.count() - 1).geometry(), before);
    }
};

HEADLIGHT_TEST(WhyPagesTest, Window)
#include "why_pages_test.moc"
