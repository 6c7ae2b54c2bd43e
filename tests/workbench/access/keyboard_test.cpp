// The window without a mouse: the Tab key goes through it once and returns, and the focus is seen.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/export/export_dialog.h"
#include "workbench/heads/find_heads_panel.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/input/token_chips.h"
#include "workbench/menus/actions.h"
#include "workbench/palette/command_palette.h"
#include "workbench/palette/palette_sources.h"
#include "workbench/palette/shortcut_list.h"
#include "workbench/widgets/look/focus_ring.h"
#include "workbench/widgets/look/look_follower.h"

#include <QApplication>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr int kMostStops = 200;

QString name_of(const QWidget* widget) {
    return QStringLiteral("%1 \"%2\"").arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName());
}

/// The widgets that a key goes through, from the one in focus on until it comes back.
QList<QWidget*> round(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QList<QWidget*> stops;
    for (int i = 0; i < kMostStops; ++i) {
        QWidget* now = QApplication::focusWidget();
        if (now == nullptr || (!stops.isEmpty() && now == stops.front())) break;
        stops << now;
        QTest::keyClick(now, key, modifiers);
    }
    return stops;
}

void show_with_focus(TestWindow& test) {
    show(test);
    test.window->activateWindow();
    test.window->text_panel().editor().setFocus();
    QTRY_VERIFY(test.window->text_panel().editor().hasFocus());
}

}  // namespace

class KeyboardTest : public QObject {
    Q_OBJECT

  private slots:
    void tab_goes_through_the_window_once_and_returns() {
        TestWindow test;
        show_with_focus(test);
        const QList<QWidget*> stops = round(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), stops.front());
        QStringList names;
        for (const QWidget* stop : stops) {
            QVERIFY2(stop->isVisible() && stop->isEnabled(), qPrintable(name_of(stop)));
            names << name_of(stop);
        }
        QCOMPARE(QSet<QWidget*>(stops.begin(), stops.end()).size(), stops.size());
        // What is read from the top down is reached in that order.
        qsizetype before = -1;
        for (QWidget* widget : {static_cast<QWidget*>(&test.window->text_panel().editor()),
                                static_cast<QWidget*>(&test.window->text_panel().chips()),
                                static_cast<QWidget*>(&test.window->grids().heads()),
                                static_cast<QWidget*>(&test.window->grids().metrics()),
                                static_cast<QWidget*>(&test.window->stage().pane().heat_map())}) {
            const qsizetype at = stops.indexOf(widget);
            QVERIFY2(at > before, qPrintable(name_of(widget) + " in " + names.join(", ")));
            before = at;
        }
        QList<QWidget*> back = round(Qt::Key_Tab, Qt::ShiftModifier);
        std::reverse(back.begin() + 1, back.end());
        QCOMPARE(back, stops);
    }

    void every_panel_lets_the_keyboard_in_and_out() {
        TestWindow test;
        show_with_focus(test);
        for (const ActionId panel : {ActionId::Compare, ActionId::Explain, ActionId::TokenSteps, ActionId::ContinueText,
                                     ActionId::Interventions, ActionId::FindHeads, ActionId::Highlights}) {
            test.window->actions_of_window().at(panel)->trigger();
            QTRY_VERIFY(test.settled());
            QWidget& editor = test.window->text_panel().editor();
            editor.setFocus();
            QTRY_VERIFY(editor.hasFocus());
            const QList<QWidget*> stops = round(Qt::Key_Tab);
            QVERIFY2(QApplication::focusWidget() == &editor,
                     qPrintable(test.window->actions_of_window().at(panel)->text() + ": " +
                                name_of(QApplication::focusWidget())));
            QVERIFY(stops.size() > 10);
            test.window->actions_of_window().at(panel)->trigger();
        }
    }

    void the_focus_that_the_keyboard_moves_has_a_ring_and_a_click_takes_it_away() {
        TestWindow test;
        show_with_focus(test);
        const auto* ring = test.window->findChild<FocusRing*>();
        QVERIFY(ring->widget() == nullptr);
        QSet<QWidget*> with_ring;
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QWidget* now = QApplication::focusWidget();
            if (dynamic_cast<NumberedFigure*>(now) != nullptr) {  // they draw their own
                QVERIFY(ring->widget() == nullptr);
                continue;
            }
            QCOMPARE(ring->widget(), now);
            with_ring.insert(now);
        }
        QVERIFY(with_ring.size() > 3);
        QWidget& editor = test.window->text_panel().editor();
        const QPoint inside = editor.mapTo(test.window.get(), editor.rect().center());
        QTest::mouseClick(test.window->windowHandle(), Qt::LeftButton, {}, inside);
        QVERIFY(ring->widget() == nullptr);
    }

    void a_figure_that_was_clicked_has_no_frame_until_a_key_is_pressed() {
        TestWindow test;
        show(test);
        FigureView& grid = test.window->grids().heads();
        QTest::mouseClick(&grid, Qt::LeftButton, {}, grid.rect().center());
        QVERIFY(grid.hasFocus());
        QVERIFY(!grid.shows_focus());
        QTest::keyClick(&grid, Qt::Key_F4);
        QVERIFY(!grid.shows_focus());
        QTest::keyClick(&grid, Qt::Key_Right);
        QVERIFY(grid.shows_focus());
    }

    void the_ring_stands_out_in_every_theme() {
        TestWindow test;
        show_with_focus(test);
        for (const ActionId theme : {ActionId::ThemeLight, ActionId::ThemeDark, ActionId::ThemeHighContrast}) {
            test.window->actions_of_window().at(theme)->trigger();
            QTRY_VERIFY(test.settled());
            FigureView& map = test.window->grids().metrics();
            map.clearFocus();
            map.setFocus(Qt::TabFocusReason);
            QTRY_VERIFY(map.hasFocus());
            const QImage seen = map.grab().toImage();
            const QColor ring = seen.pixelColor(0, seen.height() / 2);
            const QColor inside = test.window->look().panel;
            QVERIFY2(contrast(ring, inside) >= 3, qPrintable(QString::number(contrast(ring, inside))));
        }
    }

    void dialogs_fit_a_small_screen_at_twice_the_size() {
        TestWindow test;
        const QSize screen(1366, 768);
        show(test, screen);
        for (int i = 0; i < 8; ++i) test.window->actions_of_window().at(ActionId::ZoomIn)->trigger();
        QVERIFY(test.window->look().zoom > 2);
        QTRY_VERIFY(test.settled());
        ExportDialog exporting({test.document().view().picture(), OnScreen{}}, test.window->panels(),
                               test.document().beside(), QSize(600, 400), test.window->look(), test.window.get());
        check_fits(exporting, screen);
        ShortcutList shortcuts(menu_commands(test.window->actions_of_window()), test.window.get());
        send_look(shortcuts, test.window->look());
        check_fits(shortcuts, screen);
    }

  private:
    /// WCAG 2.2, relative luminance.
    static double contrast(const QColor& a, const QColor& b) {
        const auto luminance = [](const QColor& color) {
            const auto linear = [](double part) {
                return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
        };
        const double brighter = std::max(luminance(a), luminance(b));
        const double darker = std::min(luminance(a), luminance(b));
        return (brighter + 0.05) / (darker + 0.05);
    }

    static void check_fits(QDialog& dialog, const QSize& screen) {
        dialog.show();
        QCoreApplication::processEvents();
        const QString size = QStringLiteral("%1: %2 x %3, at least %4 x %5")
                                 .arg(dialog.windowTitle())
                                 .arg(dialog.width())
                                 .arg(dialog.height())
                                 .arg(dialog.minimumSizeHint().width())
                                 .arg(dialog.minimumSizeHint().height());
        QVERIFY2(dialog.width() <= screen.width() && dialog.height() <= screen.height(), qPrintable(size));
        QVERIFY2(
            dialog.minimumSizeHint().width() <= screen.width() && dialog.minimumSizeHint().height() <= screen.height(),
            qPrintable(size));
        for (const QWidget* each : dialog.findChildren<QAbstractButton*>())
            if (each->isVisible())
                QVERIFY2(dialog.rect().contains(QRect(each->mapTo(&dialog, QPoint()), each->size())),
                         qPrintable(size + ": " + name_of(each)));
    }
};

HEADLIGHT_TEST(KeyboardTest, Window)
#include "keyboard_test.moc"
