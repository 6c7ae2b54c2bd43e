// Finding commands, heads, models, texts and lessons by name, with the keys alone.

#include "workbench/palette/command_palette.h"

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/explain/why_panel.h"
#include "workbench/input/text_panel.h"
#include "workbench/lessons/lesson_player.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/settings.h"
#include "workbench/palette/entry_list.h"
#include "workbench/palette/palette_sources.h"
#include "workbench/palette/shortcut_list.h"
#include "workbench/shell/notices_bar.h"
#include "workbench/widgets/menu_entries.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

class CommandPaletteTest : public QObject {
    Q_OBJECT

  private slots:
    void a_command_is_found_by_some_of_its_letters_and_run_by_enter() {
        TestWindow test;
        open(test);
        type(test, "log sc");
        QCOMPARE(selected(test).text, QString("Logarithmic color scale"));
        press(test, Qt::Key_Return);
        QVERIFY(!palette(test).isVisible());
        QCOMPARE(test.document().view().state().scale, Scale::Log);
    }

    void a_head_is_found_by_its_name() {
        TestWindow test;
        open(test);
        type(test, "l2h3");
        QCOMPARE(selected(test).text, QString("L2H3"));
        press(test, Qt::Key_Return);
        QCOMPARE(test.document().view().state().choice, (HeadId{.layer = 2, .head = 3}));
        open(test);
        type(test, "layer 1 head 2");
        QCOMPARE(selected(test).text, QString("L1H2"));
        open(test);
        type(test, "l3 max");
        press(test, Qt::Key_Return);
        QCOMPARE(test.document().view().state().choice,
                 (HeadId{.layer = 3, .head = std::nullopt, .aggregation = Aggregation::Max}));
    }

    void models_samples_and_lessons_are_found() {
        TestWindow test;
        open(test);
        type(test, "cat dog slept");
        press(test, Qt::Key_Return);
        QCOMPARE(test.document().run().text(), QString("The cat & the dog slept."));
        open(test);
        type(test, "decoder");
        press(test, Qt::Key_Return);
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().run().model()->name, std::string("decoder"));
        open(test);
        const QString title = test.window->lessons().entries().front().title;
        type(test, title);
        QCOMPARE(selected(test).text, title);
        press(test, Qt::Key_Return);
        // The fake session has no model of the lessons: the notice shows that it was asked for.
        QVERIFY(!test.window->notices().texts().isEmpty());
    }

    void a_page_of_the_explanations_is_found_and_shown() {
        TestWindow test;
        open(test);
        type(test, "late interaction");
        QCOMPARE(selected(test).text, QString("Late interaction"));
        press(test, Qt::Key_Return);
        WhyPanel& panel = test.window->panel<WhyPanel>();
        QVERIFY(panel.isVisible());
        QCOMPARE(panel.tabs().tab(panel.tabs().current()).text(), QString("Late interaction"));
    }

    void every_action_that_a_menu_shows_is_an_entry_with_its_keys() {
        TestWindow test;
        open(test);
        const auto& rows = palette(test).list().rows();
        for (const QAction* action : test.window->actions()) {
            if (!action->isVisible()) continue;
            const QString text = without_mnemonic(action->text());
            const auto row = std::ranges::find(rows, text, &EntryRow::text);
            QVERIFY2(row != rows.end(), qPrintable(text));
            QCOMPARE(row->keys, action->shortcut().toString(QKeySequence::NativeText));
            QCOMPARE(row->enabled, action->isEnabled());
        }
    }

    void what_was_run_last_stands_first_and_is_remembered() {
        TestWindow test;
        open(test);
        QVERIFY2(!palette(test).list().rows().front().heading, "nothing was run yet");
        type(test, "rank color");
        press(test, Qt::Key_Return);
        open(test);
        type(test, "l2h3");
        press(test, Qt::Key_Return);
        TestWindow next(QString::fromLatin1(kSentence), QStringLiteral("encoder"),
                        test.folder.filePath(QStringLiteral("settings.ini")));
        open(next);
        const auto& rows = palette(next).list().rows();
        QCOMPARE(rows.at(0).text, QString("Recently used"));
        QVERIFY(rows.at(0).heading);
        QCOMPARE(rows.at(1).text, QString("L2H3"));
        QCOMPARE(rows.at(2).text, QString("Rank color scale"));
        QVERIFY(rows.at(3).heading);
        QCOMPARE(palette(next).list().selected(), 1);
        QCOMPARE(std::ranges::count(rows, QString("Rank color scale"), &EntryRow::text), 1);
        press(next, Qt::Key_Down);
        press(next, Qt::Key_Return);
        QCOMPARE(next.document().view().state().scale, Scale::Rank);
        const Settings settings(test.folder.filePath(QStringLiteral("settings.ini")));
        QVERIFY(settings.recent_commands().front().endsWith(QLatin1String("Rank color scale")));
        QCOMPARE(settings.recent_commands().size(), 2);
    }

    void of_equal_matches_what_was_run_last_is_first() {
        TestWindow test;
        open(test);
        type(test, "color scale");
        const QString first = selected(test).text;
        press(test, Qt::Key_Down);
        const QString second = selected(test).text;
        QVERIFY(first != second);
        press(test, Qt::Key_Return);
        open(test);
        type(test, "color scale");
        QCOMPARE(selected(test).text, second);
    }

    void at_most_twenty_commands_are_remembered() {
        QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        for (int command = 0; command < 25; ++command) settings.add_recent_command(QString::number(command));
        settings.add_recent_command(QStringLiteral("20"));
        QCOMPARE(settings.recent_commands().size(), 20);
        QCOMPARE(settings.recent_commands().at(0), QString("20"));
        QCOMPARE(settings.recent_commands().at(1), QString("24"));
    }

    void settings_are_among_the_entries() {
        TestWindow test;
        open(test);
        for (const char* setting : {"dark theme", "high contrast", "zoom interface in", "fp16"}) {
            palette(test).editor().clear();
            type(test, QString::fromLatin1(setting));
            QVERIFY2(selected(test).text.startsWith(QString::fromLatin1(setting), Qt::CaseInsensitive), setting);
        }
    }

    void a_disabled_command_is_dimmed_and_does_not_run() {
        TestWindow test;
        open(test);
        type(test, "unpin all heads");
        QCOMPARE(selected(test).text, QString("Unpin all heads"));
        QVERIFY(!selected(test).enabled);
        press(test, Qt::Key_Return);
        QVERIFY(palette(test).isVisible());
    }

    void escape_closes_it_and_the_keyboard_goes_back() {
        TestWindow test;
        show(test);
        test.window->activateWindow();
        TextEditor& editor = test.window->text_panel().editor();
        editor.setFocus();
        open(test);
        QVERIFY(palette(test).editor().hasFocus());
        press(test, Qt::Key_Escape);
        QVERIFY(!palette(test).isVisible());
        QVERIFY(editor.hasFocus());
    }

    void arrows_and_pages_choose_and_the_ends_meet() {
        TestWindow test;
        open(test);
        EntryList& list = palette(test).list();
        QCOMPARE(list.selected(), 0);
        press(test, Qt::Key_Up);
        QCOMPARE(list.selected(), static_cast<int>(list.rows().size()) - 1);
        press(test, Qt::Key_Down);
        press(test, Qt::Key_Down);
        QCOMPARE(list.selected(), 1);
        press(test, Qt::Key_PageDown);
        QCOMPARE(list.selected(), 11);
        press(test, Qt::Key_PageUp);
        press(test, Qt::Key_PageUp);
        QCOMPARE(list.selected(), 0);
    }

    void the_keys_of_the_window_sleep_while_it_is_open() {
        TestWindow test;
        open(test);
        const QAction* explain = test.window->actions_of_window().at(ActionId::Explain);
        press(test, Qt::Key_F4);
        QVERIFY(!explain->isChecked());
        QTest::keyClick(&palette(test).editor(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!palette(test).isVisible());
    }

    void a_click_runs_an_entry_and_one_outside_closes() {
        TestWindow test;
        open(test);
        type(test, "rank color");
        EntryList& list = palette(test).list();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.currentIndex()).center());
        QCOMPARE(test.document().view().state().scale, Scale::Rank);
        open(test);
        QTest::mouseClick(&palette(test), Qt::LeftButton, {}, {4, 4});
        QVERIFY(!palette(test).isVisible());
    }

    void what_matches_nothing_leaves_an_empty_list() {
        TestWindow test;
        open(test);
        type(test, "qqqq");
        QVERIFY(palette(test).list().rows().empty());
        press(test, Qt::Key_Down);
        press(test, Qt::Key_Return);
        QVERIFY(palette(test).isVisible());
    }

    void it_fits_windows_of_every_size() {
        TestWindow test;
        show(test);
        for (const QSize& size : {QSize(300, 200), QSize(1366, 768), QSize(3840, 400)}) {
            test.window->resize(size);
            open(test);
            QVERIFY(palette(test).rect().contains(palette(test).list().parentWidget()->geometry()));
            QVERIFY(!test.window->grab().isNull());
        }
    }

    void the_list_of_shortcuts_names_every_command_once_under_its_menu() {
        TestWindow test;
        show(test);
        ShortcutList dialog(menu_commands(test.window->actions_of_window()), test.window.get());
        const auto& rows = dialog.list().rows();
        for (const QAction* action : test.window->actions())
            if (action->isVisible())
                QCOMPARE(std::ranges::count(rows, without_mnemonic(action->text()), &EntryRow::text), 1);
        QVERIFY(rows.front().heading);
        QCOMPARE(rows.front().text, QString("File"));
        QVERIFY(std::ranges::find(rows, QString("View › Compare"), &EntryRow::text) != rows.end());
    }

    void the_list_of_shortcuts_is_searched_by_name_and_by_keys() {
        TestWindow test;
        show(test);
        ShortcutList dialog(menu_commands(test.window->actions_of_window()), test.window.get());
        dialog.editor().setText("ctrl+shift+e");
        const auto& rows = dialog.list().rows();
        QVERIFY(std::ranges::find(rows, QString("Add to figure panels"), &EntryRow::text) != rows.end());
        dialog.editor().setText("heat map larger nothing");
        QVERIFY(dialog.list().rows().empty());
    }

  private:
    static CommandPalette& palette(const TestWindow& test) { return test.window->palette(); }
    static const EntryRow& selected(const TestWindow& test) {
        return palette(test).list().rows().at(static_cast<std::size_t>(palette(test).list().selected()));
    }
    static void open(TestWindow& test) {
        if (!test.window->isVisible()) show(test);
        test.window->activateWindow();
        QTest::keyClick(test.window.get(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(palette(test).isVisible());
    }
    static void type(const TestWindow& test, const QString& text) { QTest::keyClicks(&palette(test).editor(), text); }
    static void press(const TestWindow& test, Qt::Key key) { QTest::keyClick(&palette(test).editor(), key); }
};

HEADLIGHT_TEST(CommandPaletteTest, Window)
#include "command_palette_test.moc"
