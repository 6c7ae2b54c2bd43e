// The page of the panel that explains on which small networks answer the typed row, in a real window.
// HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by people.

#include "workbench/explain/recall_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class RecallPageTest : public RealWindowTest {
    Q_OBJECT

    RecallPage& page() { return window_->panel<WhyPanel>().page<RecallPage>(); }

  private slots:
    void init() {
        open("story-decoder", "c4 h1 c? a7 h?");
        window_->panel<WhyPanel>().show_page(View::Recall);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page().result(), kPatience);
    }
    void cleanup() { close(); }

    void the_text_is_followed_as_it_is_typed() {
        QCOMPARE(page().result()->questions.size(), std::size_t{2});
        save("recall-light");
        window_->document().run().set_text("c4 h1 c? a7 h? a?");
        QTRY_COMPARE_WITH_TIMEOUT(page().result()->questions.size(), std::size_t{3}, kPatience);
        const OpenFigure open = page().open_figure().value();
        QCOMPARE(open.fields["view"].toString(), QString("recall"));
        QVERIFY(open.figure);
    }

    void other_texts_are_answered_by_a_sentence() {
        window_->document().run().set_text("The cat sleeps.");
        QTRY_VERIFY_WITH_TIMEOUT(!page().result(), kPatience);
        QVERIFY2(page().refusal().text().contains("found \"The\""), qPrintable(page().refusal().text()));
        QVERIFY(!page().open_figure());
        window_->document().run().set_text(" ");
        QTRY_VERIFY_WITH_TIMEOUT(page().refusal().text().startsWith("Type a row"), kPatience);
    }
};

HEADLIGHT_TEST(RecallPageTest, Window)
#include "recall_page_test.moc"
