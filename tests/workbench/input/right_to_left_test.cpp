#include "test_program.h"
#include "window_fixture.h"
#include "workbench/input/text_panel.h"

#include <QTextBlock>
#include <QTextLayout>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Pixels left of the first line's letters.
double left_of_text(TextEditor& editor) {
    return editor.document()->begin().layout()->lineAt(0).naturalTextRect().left();
}

}  // namespace

class RightToLeftTest : public QObject {
    Q_OBJECT

  private slots:
    void hebrew_and_arabic_begin_at_the_right_edge() {
        TestWindow test;
        show(test);
        TextEditor& editor = test.window->text_panel().editor();
        QVERIFY(left_of_text(editor) < 5);
        for (const char* text : {"\u05d4\u05d7\u05d9\u05d4 \u05dc\u05d0", "\u0644\u0645 \u064a\u0639\u0628\u0631"}) {
            editor.set_text(QString::fromUtf8(text));
            QVERIFY(left_of_text(editor) > editor.viewport()->width() / 2);
        }
        editor.set_text(QString::fromLatin1(kSentence));
        QVERIFY(left_of_text(editor) < 5);
    }
};

HEADLIGHT_TEST(RightToLeftTest, Window)
#include "right_to_left_test.moc"
