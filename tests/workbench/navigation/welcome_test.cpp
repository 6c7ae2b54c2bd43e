// The line of the first start, and what opens from there.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/lessons/lesson_player.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/notices_bar.h"
#include "workbench/shell/welcome_bar.h"
#include "workbench/widgets/guide.h"

#include <QtTest>

#include <algorithm>
#include <latch>
#include <memory>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

class WelcomeTest : public QObject {
    Q_OBJECT

  private slots:
    void it_offers_a_lesson_a_text_a_model_and_a_file() {
        TestWindow test;
        show(test);
        QVERIFY(test.window->welcome().isVisible());
        QCOMPARE(test.window->welcome().offers().size(), 4);
        QVERIFY(test.window->welcome().offers().at(2)->menu() != nullptr);
    }

    void its_first_offer_opens_the_first_lesson() {
        TestWindow test;
        show(test);
        QTest::mouseClick(test.window->welcome().offers().at(0), Qt::LeftButton);
        // The fake session has no model of the lessons: the notice names the file that was asked for.
        const QString said = test.window->notices().texts().join(' ');
        QVERIFY2(said.contains(test.window->lessons().entries().front().file), qPrintable(said));
        QVERIFY(!test.window->welcome().isVisible());
    }

    void its_second_offer_selects_the_text() {
        TestWindow test;
        show(test);
        test.window->activateWindow();
        QTest::mouseClick(test.window->welcome().offers().at(1), Qt::LeftButton);
        QVERIFY(test.window->text_panel().editor().hasFocus());
        QVERIFY(test.window->text_panel().editor().textCursor().hasSelection());
    }

    void it_does_not_come_back_once_dismissed() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        for (const bool first : {true, false}) {
            TestWindow test(QString::fromLatin1(kSentence), "encoder", file);
            show(test);
            QCOMPARE(test.window->welcome().isVisible(), first);
            emit test.window->welcome().dismissed();
            QVERIFY(!test.window->welcome().isVisible());
        }
    }

    void it_gives_way_in_a_low_window() {
        TestWindow test;
        show(test, {900, 500});
        QVERIFY(!test.window->welcome().isVisible());
    }

    void it_gives_way_where_the_interface_is_enlarged() {
        TestWindow test;
        show(test, {1366, 768});
        for (int i = 0; i < 6; ++i) test.window->actions_of_window().at(ActionId::ZoomIn)->trigger();
        QTRY_VERIFY(test.window->window_look().taken());
        QVERIFY(!test.window->welcome().isVisible());
        test.window->actions_of_window().at(ActionId::ZoomReset)->trigger();
        QTRY_VERIFY(test.window->window_look().taken());
        QVERIFY(test.window->welcome().isVisible());
    }

    void the_list_of_models_checks_the_open_one_and_begins_with_open() {
        TestWindow test;
        show(test);
        QMenu* menu = test.window->welcome().offers().at(2)->menu();
        emit menu->aboutToShow();
        const auto actions = menu->actions();
        QCOMPARE(actions.front(), test.window->actions_of_window().at(ActionId::OpenModel));
        QStringList checked;
        for (const QAction* action : actions)
            if (action->isChecked()) checked << action->text();
        QCOMPARE(checked.size(), 1);
        QVERIFY2(checked.front().contains("encoder"), qPrintable(checked.front()));
    }

    void the_list_of_models_groups_the_built_in_ones_by_what_they_show_and_ends_with_recent_ones() {
        TestWindow test;
        show(test);
        QMenu* menu = test.window->welcome().offers().at(2)->menu();
        emit menu->aboutToShow();
        QStringList headings;
        for (const QAction* action : menu->actions())
            if (!action->isEnabled() && !action->isSeparator() && !action->text().isEmpty()) headings << action->text();
        const qsizetype masked = headings.indexOf(QStringLiteral("Built in: masked words"));
        const qsizetype generation = headings.indexOf(QStringLiteral("Built in: text generation"));
        QVERIFY2(masked >= 0 && generation > masked, qPrintable(headings.join(QStringLiteral("; "))));
        const qsizetype recent = headings.indexOf(QStringLiteral("Recent"));
        QVERIFY(recent < 0 || recent > generation);
    }

    void the_list_of_models_opens_while_the_cache_is_looked_through() {
        TestWindow test;
        show(test);
        const auto looked = std::make_shared<std::latch>(1);
        test.bridge->find_in_cache = [looked] {
            looked->wait();
            return std::vector<FoundModel>{{"someone/their-model", "/cache/their-model", "bert"}};
        };
        QMenu* menu = test.window->welcome().offers().at(2)->menu();
        emit menu->aboutToShow();
        const auto of_cache = [menu]() -> const QMenu* {
            const QMenu* last = menu->actions().last()->menu();
            return last != nullptr && last->title().contains("Hugging Face") ? last : nullptr;
        };
        QVERIFY(menu->actions().size() > 1 && of_cache() == nullptr);
        looked->count_down();
        QTRY_VERIFY(of_cache() != nullptr);
        QCOMPARE(of_cache()->actions().first()->text(), QString("&someone/their-model · bert"));
        test.bridge->find_in_cache = [] { return std::vector<FoundModel>(); };
        emit menu->aboutToShow();
        QVERIFY(of_cache() != nullptr);  // what was found before
        QTRY_VERIFY(of_cache() == nullptr);
    }
};

HEADLIGHT_TEST(WelcomeTest, Window)
#include "welcome_test.moc"
