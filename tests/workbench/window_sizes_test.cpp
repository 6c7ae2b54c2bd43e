// What the window shows when it is small, or its text long.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/head_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/bar_list.h"
#include "workbench/widgets/file_dialog.h"
#include "workbench/widgets/guide.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolButton>
#include <QtTest>

#include <map>

using namespace headlight;
using namespace headlight::testing;

namespace {

QString long_text() {
    QStringList sentences;
    for (int i = 0; i < 40; ++i) sentences << QString::fromLatin1(kSentence);
    return sentences.join(QLatin1Char(' '));
}

double line_height(TextEditor& editor) {
    return editor.document()->begin().layout()->lineAt(0).height();
}

}  // namespace

class WindowSizesTest : public QObject {
    Q_OBJECT

  private slots:
    void a_long_text_leaves_the_pictures_their_place_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize& size : {QSize(600, 400), QSize(1024, 700), QSize(1440, 900)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void a_long_text_leaves_the_pictures_their_place() {
        QFETCH(QSize, size);
        TestWindow test(long_text());
        show(test, size);
        emit test.window->stage().guide().dismissed();
        QCoreApplication::processEvents();
        const int picture = test.window->stage().height();
        QVERIFY2(picture >= size.height() * 2 / 5, qPrintable(QString::number(picture)));
        // Everything can still be reached by scrolling.
        TokenChips& chips = test.window->text_panel().chips();
        const auto last = static_cast<std::int32_t>(test.document().run().analysis()->tokens.tokens.size()) - 1;
        chips.scroll_to(last);
        QVERIFY(chips.viewport()->rect().contains(chips.chip_rectangle(last)));
    }

    void the_first_window_fits_the_screen() {
        const TestWindow test;
        const QSize screen = test.window->screen()->availableGeometry().size();
        QVERIFY(test.window->width() <= screen.width() && test.window->height() <= screen.height());
    }

    void a_very_large_screen_that_the_desktop_leaves_as_it_is_begins_with_larger_type() {
        QCOMPARE(usual_zoom({1366, 768}), 1.0);
        QCOMPARE(usual_zoom({2560, 1440}), 1.0);
        QCOMPARE(usual_zoom({3840, 2160}), 1.75);
        QCOMPARE(usual_zoom({30000, 20000}), 3.0);
    }

    void the_picture_has_the_window_to_itself_where_it_is_wanted() {
        TestWindow test;
        show(test);
        const int before = test.window->stage().width();
        QTest::keyClick(test.window.get(), Qt::Key_F11, Qt::ShiftModifier);
        QTRY_COMPARE(test.window->stage().width(), test.window->width());
        QVERIFY(!test.window->grids().isVisible());
        QVERIFY(!test.window->head_panel().isVisible());
        QTest::keyClick(test.window.get(), Qt::Key_F11, Qt::ShiftModifier);
        QTRY_COMPARE(test.window->stage().width(), before);
    }

    void the_side_scrolls_instead_of_cutting_its_lines() {
        for (const QSize& size : {QSize(1000, 620), QSize(900, 480), QSize(1440, 900)}) {
            TestWindow test(long_text());
            show(test, size);
            QTest::qWait(50);
            for (const BarList* list : test.window->findChildren<BarList*>()) {
                if (!list->isVisible()) continue;
                QVERIFY(list->parentWidget()->rect().contains(list->geometry()));
            }
        }
    }

    void labels_grow_with_the_interface() {
        TestWindow test;
        show(test);
        Actions& actions = test.window->actions_of_window();
        actions.at(ActionId::Interventions)->trigger();
        QWidget& lessons = *test.window->findChild<QDockWidget*>("lessons");  // their type follows the window's height
        std::map<const QLabel*, int> before;
        for (const QLabel* label : test.window->findChildren<QLabel*>())
            if (!lessons.isAncestorOf(label)) before[label] = label->fontInfo().pixelSize();
        QVERIFY(before.size() > 20);
        for (int i = 0; i < 6; ++i) actions.at(ActionId::ZoomIn)->trigger();
        QTRY_VERIFY(test.window->window_look().taken());
        for (const auto& [label, size] : before)
            QVERIFY2(label->fontInfo().pixelSize() > size * 5 / 4, qPrintable(label->text()));
    }

    // Where the desktop has no file dialog of its own.
    void the_file_dialog_has_room_for_its_icons_and_headings() {
        TestWindow test;
        show(test);
        QFileDialog dialog(test.window.get());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setViewMode(QFileDialog::Detail);
        dress(dialog, test.window->look().palette());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        for (const QToolButton* button : dialog.findChildren<QToolButton*>())
            QVERIFY2(!button->isVisible() || button->sizeHint().width() <= button->width(),
                     qPrintable(QStringLiteral("%1: %2 of %3")
                                    .arg(button->toolTip())
                                    .arg(button->width())
                                    .arg(button->sizeHint().width())));
        for (const QHeaderView* heading : dialog.findChildren<QHeaderView*>())
            QVERIFY(!heading->isVisible() || heading->viewport()->height() >= heading->sizeHint().height() - 2);
    }

    void a_text_that_fits_has_no_scroll_bar() {
        TestWindow test;
        show(test);
        QVERIFY(!test.window->text_panel().editor().verticalScrollBar()->isVisible());
    }

    void no_line_of_the_text_is_cut() {
        for (const QSize& size : {QSize(600, 400), QSize(1024, 700), QSize(1440, 900)}) {
            TestWindow test(long_text());
            show(test, size);
            TextEditor& editor = test.window->text_panel().editor();
            const double lines = std::floor(editor.viewport()->height() / line_height(editor));
            QVERIFY(lines >= 1);
            // Of the next line, nothing can be seen.
            QVERIFY(editor.viewport()->height() - lines * line_height(editor) <= 3);
        }
    }
};

HEADLIGHT_TEST(WindowSizesTest, Window)
#include "window_sizes_test.moc"
