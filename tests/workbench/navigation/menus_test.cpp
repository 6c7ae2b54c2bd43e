// What the menus hold: few enough entries to be read, and every command once.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/menu_rows.h"

#include <QMenuBar>
#include <QtTest>

#include <map>
#include <set>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr int kMostEntries = 15;

/// Entries of a menu without its lines.
int entries_of(const QMenu& menu) {
    int count = 0;
    for (const QAction* action : menu.actions()) count += action->isSeparator() ? 0 : 1;
    return count;
}

/// How often each action stands in a menu and those inside of it.
void count_actions(const QMenu& menu, std::map<const QAction*, int>& counts) {
    for (const QAction* action : menu.actions()) {
        if (action->menu() != nullptr)
            count_actions(*action->menu(), counts);
        else
            ++counts[action];
    }
}

}  // namespace

class MenusTest : public QObject {
    Q_OBJECT

  private slots:
    void the_bar_has_six_menus() {
        TestWindow test;
        QStringList titles;
        for (const QAction* top : test.window->menuBar()->actions()) titles << top->text().remove('&');
        QCOMPARE(titles, (QStringList{"File", "Edit", "View", "Head", "Model", "Help"}));
    }

    void no_menu_has_more_than_fifteen_entries() {
        TestWindow test;
        show(test);
        for (const MenuRow& row : menu_rows()) {
            QMenu& menu = *test.window->actions_of_window().menu(row.id);
            emit menu.aboutToShow();
            const int entries = entries_of(menu);
            QVERIFY2(entries > 0 && entries <= kMostEntries,
                     qPrintable(QStringLiteral("%1: %2").arg(row.title).arg(entries)));
        }
    }

    void every_action_stands_in_exactly_one_menu_of_the_bar() {
        TestWindow test;
        std::map<const QAction*, int> counts;
        for (const QAction* top : test.window->menuBar()->actions()) count_actions(*top->menu(), counts);
        for (std::size_t id = 0; id < kActionCount; ++id) {
            const QAction* action = test.window->actions_of_window().at(static_cast<ActionId>(id));
            QVERIFY2(counts[action] == 1,
                     qPrintable(QStringLiteral("%1: %2 times").arg(action->text()).arg(counts[action])));
        }
    }

    void every_menu_has_a_row_and_is_reached_from_the_bar() {
        std::set<MenuId> rows;
        std::set<MenuId> reached;
        for (const MenuRow& row : menu_rows()) {
            rows.insert(row.id);
            if (row.in_bar) reached.insert(row.id);
            for (const MenuEntry& entry : row.entries)
                if (const auto* inner = std::get_if<MenuId>(&entry)) QVERIFY(reached.insert(*inner).second);
        }
        QCOMPARE(rows.size(), kMenuCount);
        QCOMPARE(reached.size(), kMenuCount);
    }

    void the_menus_fit_a_screen_of_768_pixels() {
        TestWindow test;
        show(test);
        for (const QAction* top : test.window->menuBar()->actions())
            QVERIFY2(top->menu()->sizeHint().height() < 600, qPrintable(top->text()));
    }
};

HEADLIGHT_TEST(MenusTest, Window)
#include "menus_test.moc"
