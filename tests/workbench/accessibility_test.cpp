#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/shown_view.h"
#include "workbench/export/export_dialog.h"
#include "workbench/menus/actions.h"

#include <QAccessible>
#include <QMenuBar>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

/// What a screen reader and a keyboard find in the window.
class AccessibilityTest : public QObject {
    Q_OBJECT

  private slots:
    void everything_that_takes_keys_has_a_name() {
        TestWindow test;
        show(test);
        check_names(*test.window);
        ExportDialog dialog({test.document().view().picture(), OnScreen{}}, test.window->panels(),
                            test.document().beside(), QSize(600, 400), test.window->look(), test.window.get());
        dialog.show();
        check_names(dialog);
    }

    void the_tab_key_reaches_chips_grids_and_pictures() {
        TestWindow test;
        show(test);
        test.window->activateWindow();
        QStringList reached;
        for (int i = 0; i < 40; ++i) {
            if (const QWidget* now = QApplication::focusWidget()) reached << now->accessibleName();
            QTest::keyClick(test.window.get(), Qt::Key_Tab);
        }
        for (const char* name : {"Text", "Tokens", "Grid of all layers and heads", "Heat map", "Links"}) {
            const auto is_it = [&](const QString& each) { return each.startsWith(QLatin1String(name)); };
            QVERIFY2(std::any_of(reached.begin(), reached.end(), is_it),
                     qPrintable(name + (": " + reached.join(", "))));
        }
    }

    void every_entry_of_a_menu_is_reached_by_a_letter() {
        TestWindow test;
        show(test);
        for (const QAction* top : test.window->menuBar()->actions()) check_letters(*top->menu());
    }

  private:
    static void show(TestWindow& test) {
        test.window->resize(1440, 900);
        test.window->show();
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), 30000);
    }

    static void check_names(QWidget& window) {
        int checked = 0;
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
            if (widget->focusProxy() || widget->objectName().startsWith("qt_")) continue;
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(interface);
            const QString who =
                QStringLiteral("%1 in %2")
                    .arg(widget->metaObject()->className(), widget->parentWidget()->metaObject()->className());
            QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), qPrintable(who));
            ++checked;
        }
        QVERIFY(checked > 5);
    }

    static void check_letters(QMenu& menu) {
        emit menu.aboutToShow();
        QVERIFY(!menu.isEmpty());
        for (const QAction* action : menu.actions()) {
            if (action->isSeparator()) continue;
            if (action->menu()) check_letters(*action->menu());
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            if (!action->isEnabled() && letter.isEmpty()) continue;  // a heading
            // Several may share a letter: pressing it again goes on to the next.
            QVERIFY2(!letter.isEmpty(), qPrintable(menu.title() + ": " + action->text()));
        }
    }
};

HEADLIGHT_TEST(AccessibilityTest, Window)
#include "accessibility_test.moc"
