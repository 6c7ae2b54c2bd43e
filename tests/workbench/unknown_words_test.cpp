// Words that a small model has never read.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/input/text_panel.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// A window with an encoder that knows these words.
struct SmallWorld {
    explicit SmallWorld(const char* words, const QString& text) : test(text) {
        test.bridge->known_words = std::make_shared<const KnownWords>(words);
        show(test);
        line = test.window->findChild<UnknownWordsLine*>();
    }
    /// What the line says, without the marks that keep the direction of words to themselves.
    [[nodiscard]] QString said() const { return line->text().remove(QChar(0x2068)).remove(QChar(0x2069)); }
    TextEditor& editor() { return test.window->text_panel().editor(); }
    [[nodiscard]] QStringList underlined() {
        QStringList texts;
        for (const QTextEdit::ExtraSelection& each : editor().extraSelections()) texts << each.cursor.selectedText();
        return texts;
    }

    TestWindow test;
    UnknownWordsLine* line = nullptr;
};

}  // namespace

class UnknownWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void what_the_model_never_read_is_said_and_underlined() {
        SmallWorld world("the\nslept\n", "The aardvark slept. The zebra slept.");
        QVERIFY(world.line->isVisible());
        QVERIFY(world.said().startsWith("“aardvark” and “zebra” are not in"));
        QCOMPARE(world.underlined(), (QStringList{"aardvark", "zebra"}));
    }

    void a_word_is_left_alone_while_it_is_typed() {
        SmallWorld world("the\nslept\n", "The");
        world.editor().setFocus();
        world.editor().moveCursor(QTextCursor::End);
        QTest::keyClicks(&world.editor(), " zeb");
        QTRY_VERIFY(world.test.document().run().is_current());
        QTRY_VERIFY(world.test.settled());
        QVERIFY(!world.line->isVisible());
        QTest::keyClicks(&world.editor(), " ");
        QTRY_VERIFY(world.said().startsWith("“zeb” is not in"));
        QCOMPARE(world.underlined(), QStringList{"zeb"});
    }

    void a_last_word_that_is_cut_off_is_not_underlined_beyond_the_text() {
        SmallWorld world("the\n", "the zebra");
        QTest::failOnWarning(QRegularExpression("out of range"));
        world.editor().setFocus();
        world.editor().moveCursor(QTextCursor::End);
        QTest::keyClick(&world.editor(), Qt::Key_Backspace);
        QTRY_VERIFY(world.said().isEmpty() || world.said().startsWith("“zebr”"));
        QCOMPARE(world.editor().toPlainText(), QString("the zebr"));
    }

    void many_words_are_counted_instead_of_named() {
        SmallWorld world("the\n", "one two three four five six the six");
        QVERIFY(world.said().startsWith("“one”, “two”, “three”, “four” and 2 more are not in"));
    }

    void words_that_run_from_right_to_left_do_not_turn_the_sentence() {
        SmallWorld world("the\n", QString::fromUtf8("שלום the"));
        QVERIFY(world.line->isVisible());
        QVERIFY(!world.line->text().isRightToLeft());
    }

    void the_line_goes_with_the_words_and_with_the_model() {
        SmallWorld world("the\nslept\n", "The zebra slept.");
        QVERIFY(world.line->isVisible());
        world.editor().set_text("The slept.");
        QTRY_VERIFY(!world.line->isVisible());
        QVERIFY(world.underlined().isEmpty());
        world.editor().set_text("The zebra slept.");
        QTRY_VERIFY(world.line->isVisible());
        world.test.bridge->known_words = nullptr;
        world.test.document().run().open_model(QStringLiteral("decoder"));
        QTRY_VERIFY(world.test.settled());
        QVERIFY(!world.line->isVisible());
        QVERIFY(world.underlined().isEmpty());
    }
};

HEADLIGHT_TEST(UnknownWordsTest, Window)
#include "unknown_words_test.moc"
