// Tabs that continue in the next line, or a list where there are too many: each chosen by mouse, keyboard and screen
// reader.

#include "workbench/widgets/page_tabs.h"

#include "test_program.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QtTest>

#include <memory>
#include <set>

using namespace headlight;

namespace {

constexpr int kTabs = 6;

/// Six tabs in a column of this width.
struct Column {
    explicit Column(int width) {
        auto* column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        tabs = new PageTabs(QStringLiteral("Pages"), &window);
        for (int i = 0; i < kTabs; ++i) tabs->add(QStringLiteral("Page number %1").arg(i));
        column->addWidget(tabs);
        column->addStretch(1);
        window.resize(width, 300);
        window.show();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] std::set<int> lines() const {
        std::set<int> tops;
        for (int i = 0; i < kTabs; ++i) tops.insert(tabs->tab(i).y());
        return tops;
    }

    QWidget window;
    PageTabs* tabs;
};

}  // namespace

class PageTabsTest : public QObject {
    Q_OBJECT

  private slots:
    void all_tabs_are_in_sight_however_narrow_the_column_is() {
        const Column wide(1600);
        QCOMPARE(wide.lines().size(), std::size_t{1});
        const Column narrow(330);
        QCOMPARE(narrow.lines().size(), std::size_t{2});
        QVERIFY(narrow.tabs->list().isHidden());
        for (int i = 0; i < kTabs; ++i) {
            const PageTab& tab = narrow.tabs->tab(i);
            QVERIFY(narrow.tabs->rect().contains(tab.geometry()));
            QVERIFY(tab.width() >= tab.sizeHint().width());
        }
    }

    void a_list_takes_the_place_of_more_than_two_lines() {
        Column column(150);
        QVERIFY(column.tabs->list().isVisible());
        QVERIFY(column.tabs->tab(0).isHidden());
        QVERIFY(column.tabs->height() < 2 * column.tabs->list().sizeHint().height());
        const QSignalSpy changes(column.tabs, &PageTabs::current_changed);
        column.window.activateWindow();
        column.tabs->list().setFocus();
        QTest::keyClick(&column.tabs->list(), Qt::Key_Down);
        QCOMPARE(column.tabs->current(), 1);
        QCOMPARE(changes.count(), 1);
        column.tabs->set_current(4);
        QCOMPARE(column.tabs->list().currentText(), QStringLiteral("Page number 4"));
        column.window.resize(1600, 300);
        QTRY_VERIFY(column.tabs->list().isHidden());
        QVERIFY(column.tabs->tab(4).isVisible() && column.tabs->tab(4).isChecked());
    }

    void a_click_chooses_a_tab_and_a_second_one_leaves_it_chosen() {
        const Column column(330);
        const QSignalSpy changes(column.tabs, &PageTabs::current_changed);
        QCOMPARE(column.tabs->current(), 0);
        for (int time = 0; time < 2; ++time) {
            QTest::mouseClick(&column.tabs->tab(4), Qt::LeftButton);
            QCOMPARE(column.tabs->current(), 4);
            QVERIFY(column.tabs->tab(4).isChecked() && !column.tabs->tab(0).isChecked());
        }
        QCOMPARE(changes.count(), 1);
    }

    void the_chosen_tab_is_the_only_stop_of_the_tab_key_and_arrows_choose() {
        Column column(330);
        column.window.activateWindow();
        column.tabs->tab(0).setFocus();
        const auto press = [&](Qt::Key key, int expected) {
            QTest::keyClick(QApplication::focusWidget(), key);
            QCOMPARE(column.tabs->current(), expected);
            QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&column.tabs->tab(expected)));
            for (int i = 0; i < kTabs; ++i) QCOMPARE(column.tabs->tab(i).focusPolicy() != Qt::NoFocus, i == expected);
        };
        press(Qt::Key_Right, 1);
        press(Qt::Key_Down, 2);
        press(Qt::Key_Left, 1);
        press(Qt::Key_End, kTabs - 1);
        press(Qt::Key_Right, 0);
        press(Qt::Key_Up, kTabs - 1);
        press(Qt::Key_Home, 0);
    }

    void an_index_that_does_not_exist_changes_nothing() {
        const Column column(330);
        column.tabs->set_current(kTabs);
        column.tabs->set_current(-1);
        QCOMPARE(column.tabs->current(), 0);
    }

    void a_screen_reader_finds_page_tabs_and_presses_one() {
        const Column column(330);
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(column.tabs);
        QCOMPARE(list->role(), QAccessible::PageTabList);
        QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Pages"));
        QList<QAccessibleInterface*> seen;
        for (int i = 0; i < list->childCount(); ++i)
            if (!list->child(i)->state().invisible) seen << list->child(i);
        QCOMPARE(seen.size(), kTabs);
        QAccessibleInterface* tab = seen.at(3);
        QCOMPARE(tab->role(), QAccessible::PageTab);
        QCOMPARE(tab->text(QAccessible::Name), QStringLiteral("Page number 3"));
        QVERIFY(tab->state().selectable && !tab->state().selected);
        QVERIFY(seen.front()->state().selected);
        const QString press = tab->actionInterface()->actionNames().value(0);
        tab->actionInterface()->doAction(press);
        QCOMPARE(column.tabs->current(), 3);
        QVERIFY(tab->state().selected);
    }
};

HEADLIGHT_TEST(PageTabsTest, Window)
#include "page_tabs_test.moc"
