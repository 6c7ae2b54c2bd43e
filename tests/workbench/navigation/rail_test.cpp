// The bar of places at the left edge of the window.

#include "workbench/shell/rail.h"

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/explain/why_panel.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/head_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/overflow_button.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class RailTest : public QObject {
    Q_OBJECT

  private slots:
    void one_click_opens_each_panel_and_another_closes_it() {
        TestWindow test;
        show(test);
        for (const RailRow& row : rail_rows()) {
            if (row.action == ActionId::Explore) continue;
            const QAction* action = test.window->actions_of_window().at(row.action);
            click(test, row.action);
            QVERIFY2(action->isChecked() && button(test, row.action).isChecked(), row.word);
            QVERIFY(!button(test, ActionId::Explore).isChecked());
            click(test, row.action);
            QVERIFY2(!action->isChecked() && !button(test, row.action).isChecked(), row.word);
            QVERIFY(button(test, ActionId::Explore).isChecked());
        }
    }

    void one_place_is_open_at_a_time_beside_the_lessons() {
        TestWindow test;
        show(test);
        const Actions& actions = test.window->actions_of_window();
        for (const ActionId id : {ActionId::Lessons, ActionId::Compare, ActionId::Explain, ActionId::ContinueText})
            click(test, id);
        QVERIFY(!actions.at(ActionId::Compare)->isChecked() && !actions.at(ActionId::Explain)->isChecked());
        QVERIFY(actions.at(ActionId::ContinueText)->isChecked() && actions.at(ActionId::Lessons)->isChecked());
    }

    void explore_closes_all_panels_and_stays_marked() {
        TestWindow test;
        show(test);
        const Actions& actions = test.window->actions_of_window();
        for (const ActionId id : {ActionId::Compare, ActionId::Explain}) actions.at(id)->trigger();
        click(test, ActionId::Explore);
        for (const ActionId id : {ActionId::Compare, ActionId::Explain}) QVERIFY(!actions.at(id)->isChecked());
        QVERIFY(!test.window->panel<WhyPanel>().isVisible());
        QVERIFY(test.window->stage().isVisible() && test.window->grids().isVisible());
        click(test, ActionId::Explore);
        QVERIFY(button(test, ActionId::Explore).isChecked());
    }

    void explore_closes_panels_that_the_rail_does_not_show() {
        TestWindow test;
        show(test);
        QAction* notes = test.window->actions_of_window().at(ActionId::Notes);
        notes->trigger();
        QVERIFY(!button(test, ActionId::Explore).isChecked());
        QTest::keyClick(test.window.get(), Qt::Key_F3);
        QVERIFY(!notes->isChecked());
        QVERIFY(button(test, ActionId::Explore).isChecked());
    }

    void the_rail_follows_keys_and_menus() {
        TestWindow test;
        show(test);
        QTest::keyClick(test.window.get(), Qt::Key_F8);
        QVERIFY(test.window->panel<ContinuePanel>().isVisible());
        QVERIFY(button(test, ActionId::ContinueText).isChecked());
    }

    void its_buttons_have_names_icons_and_keys_of_their_own() {
        TestWindow test;
        show(test);
        QSet<qint64> icons;
        for (const RailRow& row : rail_rows()) {
            const QToolButton& each = button(test, row.action);
            QCOMPARE(each.accessibleName(), QString(row.word));
            QVERIFY(each.toolTip().contains("F"));
            QVERIFY2(!each.icon().isNull(), row.word);
            const QImage drawn = each.icon().pixmap(test.window->rail().iconSize()).toImage();
            icons.insert(
                static_cast<qint64>(qHashBits(drawn.constBits(), static_cast<std::size_t>(drawn.sizeInBytes()))));
        }
        QCOMPARE(icons.size(), static_cast<qsizetype>(rail_rows().size()));
    }

    void tab_reaches_it_and_the_arrows_go_along_it() {
        TestWindow test;
        show(test);
        test.window->activateWindow();
        QVERIFY(button(test, ActionId::Explore).focusPolicy() & Qt::TabFocus);
        button(test, ActionId::Explore).setFocus();
        QTest::keyClick(&button(test, ActionId::Explore), Qt::Key_Down);
        QVERIFY(button(test, ActionId::Compare).hasFocus());
        QTest::keyClick(&button(test, ActionId::Compare), Qt::Key_Up);
        QTest::keyClick(&button(test, ActionId::Explore), Qt::Key_Up);
        QVERIFY(button(test, ActionId::Lessons).hasFocus());
        QTest::keyClick(&button(test, ActionId::Lessons), Qt::Key_Space);
        QVERIFY(test.window->actions_of_window().at(ActionId::Lessons)->isChecked());
    }

    void nothing_vanishes_beside_it_on_a_small_screen() {
        TestWindow test;
        show(test, {1366, 768});
        for (const QWidget* part : std::initializer_list<const QWidget*>{
                 &test.window->grids(), &test.window->stage(), &test.window->head_panel(), &test.window->rail()})
            QVERIFY(part->isVisible() && part->visibleRegion().boundingRect().width() > 60);
        const auto in_bar =
            test.window->findChild<QWidget*>("top_bar")->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        QVERIFY(in_bar.size() > 5);
        for (const QWidget* each : in_bar)
            if (!each->isWindow() && qobject_cast<const OverflowButton*>(each) == nullptr)
                QVERIFY2(each->isVisible(), qPrintable(each->accessibleName()));
        for (const RailRow& row : rail_rows())
            QVERIFY2(button(test, row.action).visibleRegion().boundingRect() == button(test, row.action).rect(),
                     row.word);
    }

    void icons_grow_with_the_interface() {
        TestWindow test;
        show(test);
        const int before = test.window->rail().iconSize().width();
        for (int i = 0; i < 6; ++i) test.window->actions_of_window().at(ActionId::ZoomIn)->trigger();
        QTRY_VERIFY(test.window->window_look().taken());
        const QSize size = test.window->rail().iconSize();
        QVERIFY(size.width() > before * 3 / 2);
        QCOMPARE(button(test, ActionId::Explore).icon().actualSize(size), size);
    }

    void a_low_window_shows_all_of_its_icons() {
        TestWindow test;
        show(test, {900, 360});
        for (const RailRow& row : rail_rows())
            QVERIFY2(button(test, row.action).visibleRegion().boundingRect().height() > 20, row.word);
    }

  private:
    static QToolButton& button(const TestWindow& test, ActionId id) { return *test.window->rail().button(id); }
    static void click(const TestWindow& test, ActionId id) { QTest::mouseClick(&button(test, id), Qt::LeftButton); }
};

HEADLIGHT_TEST(RailTest, Window)
#include "rail_test.moc"
