// Texts that come with a built-in model.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"

#include <QMenu>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

QMenu& opened_menu(TestWindow& test) {
    QMenu& menu = *test.window->actions_of_window().menu(MenuId::Samples);
    emit menu.aboutToShow();
    return menu;
}

QAction* entry(const QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions())
        if (action->text() == text) return action;
    return nullptr;
}

}  // namespace

class SamplesMenuTest : public QObject {
    Q_OBJECT

  private slots:
    void a_sample_becomes_the_text_and_the_typed_one_comes_back() {
        TestWindow test;
        show(test);
        TextEditor& editor = test.window->text_panel().editor();
        const QString typed = editor.toPlainText();
        entry(opened_menu(test), "&The cat && the dog slept.")->trigger();
        QCOMPARE(editor.toPlainText(), QString("The cat & the dog slept."));
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().run().analysis()->tokens.text, std::string("The cat & the dog slept."));
        test.window->actions_of_window().at(ActionId::Undo)->trigger();
        QCOMPARE(editor.toPlainText(), typed);
    }

    void a_sample_of_two_texts_shows_the_second_and_the_next_sample_takes_it_away() {
        TestWindow test;
        show(test);
        TextPanel& panel = test.window->text_panel();
        entry(opened_menu(test), "&Who slept?")->trigger();
        QCOMPARE(panel.editor().toPlainText(), QString("Who slept?"));
        QVERIFY(panel.pair_editor().isVisible());
        QCOMPARE(panel.pair_editor().toPlainText(), QString("The dog slept."));
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().run().analysis()->tokens.pair, std::string("The dog slept."));
        entry(opened_menu(test), "&The [MASK] slept.")->trigger();
        QVERIFY(!panel.pair_editor().isVisible());
        QTRY_VERIFY(test.settled());
        QVERIFY(!test.document().run().analysis()->tokens.has_pair);
    }

    void a_text_that_the_model_fails_on_is_marked_with_the_reason() {
        TestWindow test;
        show(test);
        QMenu& menu = opened_menu(test);
        QVERIFY(entry(menu, "&The aardvark slept.")->toolTip().contains("it never read of aardvarks"));
        const auto actions = menu.actions();
        QVERIFY(actions.indexOf(entry(menu, "Known failures")) < actions.indexOf(entry(menu, "&The aardvark slept.")));
    }

    void a_text_of_a_topic_becomes_the_text() {
        TestWindow test;
        show(test);
        QAction* topic = entry(opened_menu(test), "&Streets");
        QVERIFY(topic && topic->menu());
        QCOMPARE(topic->menu()->actions().size(), 1);
        entry(*topic->menu(), "&The cat crossed the street.")->trigger();
        QCOMPARE(test.window->text_panel().editor().toPlainText(), QString("The cat crossed the street."));
    }

    void topics_stand_below_all_other_texts_each_time_the_menu_opens() {
        TestWindow test;
        show(test);
        const auto topics = [&] { return opened_menu(test).findChildren<QMenu*>(Qt::FindDirectChildrenOnly); };
        QCOMPARE(topics().size(), 2);
        const auto again = topics();
        QCOMPARE(again.size(), 2);
        const auto actions = opened_menu(test).actions();
        QCOMPARE(actions.mid(actions.size() - 2).front()->text(), QString("&Birds && fish"));
        QCOMPARE(actions.back()->text(), QString("&Streets"));
    }

    void a_model_without_samples_says_so() {
        TestWindow test;
        show(test);
        test.document().run().open_model(QStringLiteral("decoder"));
        QTRY_VERIFY(test.settled());
        const QMenu& menu = opened_menu(test);
        QCOMPARE(menu.actions().size(), 1);
        QVERIFY(!menu.actions().front()->isEnabled());
    }
};

HEADLIGHT_TEST(SamplesMenuTest, Window)
#include "samples_menu_test.moc"
