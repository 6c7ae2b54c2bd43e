#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/document/texts/text_difference.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

QAction& undo(const TestWindow& test) {
    return *test.window->actions_of_window().at(ActionId::Undo);
}

TextEditor& editor(const TestWindow& test) {
    return test.window->text_panel().editor();
}

/// Puts the cursor where a person clicked, and types there.
void type(const TestWindow& test, int at, const QString& text) {
    QTextCursor cursor = editor(test).textCursor();
    cursor.setPosition(at);
    editor(test).setTextCursor(cursor);
    editor(test).setFocus();
    QTest::keyClicks(&editor(test), text);
}

void press_undo(QWidget& focused) {
    QTest::keyClick(&focused, Qt::Key_Z, Qt::ControlModifier);
}

const QString kBegin = QString::fromLatin1(kSentence);

}  // namespace

/// Edits of the text and changes of the view are one history.
class HistoryTest : public QObject {
    Q_OBJECT

  private slots:
    void the_last_thing_is_undone_whether_text_or_view() {
        TestWindow test;
        show(test);
        type(test, 0, "So ");
        test.document().view().walk(1, 0);
        type(test, 3, "then ");
        QCOMPARE(test.document().run().text(), "So then " + kBegin);
        QVERIFY2(undo(test).text().contains("type text"), qPrintable(undo(test).text()));
        press_undo(editor(test));
        QCOMPARE(editor(test).toPlainText(), "So " + kBegin);
        QCOMPARE(test.document().view().state().choice.layer, std::optional(1));
        QVERIFY2(undo(test).text().contains("show L1"), qPrintable(undo(test).text()));
        press_undo(editor(test));
        QCOMPARE(test.document().view().state().choice.layer, std::optional(0));
        QCOMPARE(editor(test).toPlainText(), "So " + kBegin);
        press_undo(*test.window);
        QCOMPARE(editor(test).toPlainText(), kBegin);
        QVERIFY(!undo(test).isEnabled());
        for (int step = 0; step < 3; ++step)
            QTest::keyClick(&editor(test), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(test.document().run().text(), "So then " + kBegin);
        QCOMPARE(test.document().view().state().choice.layer, std::optional(1));
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().run().analysis()->tokens.text, ("So then " + kBegin).toStdString());
    }

    void what_is_typed_or_deleted_in_one_place_is_one_step() {
        TestWindow test;
        show(test);
        type(test, 3, " old");
        type(test, 0, "So ");
        editor(test).insertPlainText(QString::fromUtf8("\U0001F600"));
        QTest::keyClicks(&editor(test), ", ");
        for (int press = 0; press < 3; ++press) QTest::keyClick(&editor(test), Qt::Key_Backspace);
        QCOMPARE(test.document().view().undo_stack().count(), 3);
        QVERIFY2(undo(test).text().contains("delete text"), qPrintable(undo(test).text()));
        press_undo(editor(test));
        press_undo(editor(test));
        QCOMPARE(editor(test).toPlainText(), "The old" + kBegin.mid(3));
        QCOMPARE(editor(test).textCursor().position(), 0);
        press_undo(editor(test));
        QCOMPARE(editor(test).toPlainText(), kBegin);
    }

    void a_mask_returns_with_its_text() {
        TestWindow test;
        show(test);
        test.document().view().toggle_mask(2);
        QTRY_VERIFY(test.settled());
        type(test, 0, "So ");
        QVERIFY(!test.document().view().is_masked(2));
        press_undo(editor(test));
        QVERIFY(test.document().view().is_masked(2));
        QCOMPARE(test.bridge->last_request.masked_tokens, std::vector<std::int32_t>{2});
        press_undo(editor(test));
        QVERIFY(test.bridge->last_request.masked_tokens.empty());
        QTest::keyClick(&editor(test), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(test.bridge->last_request.masked_tokens, std::vector<std::int32_t>{2});
    }

    void another_model_keeps_the_steps_of_the_text_alone() {
        TestWindow test;
        show(test);
        type(test, 0, "So ");
        test.document().view().walk(1, 0);
        test.document().view().toggle_mask(2);
        type(test, 0, "And ");
        test.document().run().open_model(QStringLiteral("decoder"));
        QTRY_COMPARE(test.document().run().model()->name, std::string("decoder"));
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().view().undo_stack().count(), 2);
        press_undo(editor(test));
        QCOMPARE(test.document().run().text(), "So " + kBegin);
        QVERIFY(!test.document().view().is_masked(2));
        press_undo(editor(test));
        QCOMPARE(test.document().run().text(), kBegin);
        QVERIFY(!undo(test).isEnabled());
    }

    void the_second_text_takes_part() {
        TestWindow test;
        show(test);
        test.window->text_panel().show_pair(true);
        QTest::keyClicks(&test.window->text_panel().pair_editor(), "Was it?");
        QCOMPARE(test.document().view().undo_stack().count(), 2);
        press_undo(test.window->text_panel().pair_editor());
        QCOMPARE(test.document().run().pair(), std::optional(QString()));
        QVERIFY2(undo(test).text().contains("add the second text"), qPrintable(undo(test).text()));
        undo(test).trigger();
        QVERIFY(!test.document().run().pair());
        QVERIFY(test.window->text_panel().pair_editor().isHidden());
    }

    void a_difference_splits_no_surrogate_pair() {
        const TextDifference change =
            difference_between(QString::fromUtf8("a\U0001F600b"), QString::fromUtf8("a\U0001F601b"));
        QCOMPARE(change.at, 1);
        QCOMPARE(change.removed, 2);
        QCOMPARE(change.inserted, 2);
        const TextDifference typed = difference_between(QStringLiteral("hell"), QStringLiteral("hello"));
        QCOMPARE(typed.at, 4);
        QCOMPARE(typed.removed + typed.inserted, 1);
    }
};

HEADLIGHT_TEST(HistoryTest, Window)
#include "history_test.moc"
