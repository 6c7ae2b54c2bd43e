// The page of the panel that explains on which a vocabulary is learned, in a real window. HEADLIGHT_PICTURES names a
// folder for pictures of it, to be looked at by people.

#include "workbench/explain/vocabulary_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class VocabularyPageTest : public RealWindowTest {
    Q_OBJECT

    VocabularyPage& page() { return window_->panel<WhyPanel>().page<VocabularyPage>(); }
    [[nodiscard]] qint64 step() { return page().result() ? page().result()->step : -1; }

  private slots:
    void init() {
        open("story-encoder", "The keeper was walking, talking and singing.");
        window_->panel<WhyPanel>().show_page(View::Vocabulary);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page().result(), kPatience);
    }
    void cleanup() { close(); }

    void keys_go_through_the_merges() {
        const qint64 last = page().result()->last_step();
        QCOMPARE(step(), last);
        QTest::keyClick(&page(), Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(step(), qint64{0}, kPatience);
        QTest::keyClick(&page(), Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(step(), qint64{1}, kPatience);
        QVERIFY(page().steps().name().text().startsWith("Step 2 of"));
        save("vocabulary-light");
        QTest::keyClick(&page(), Qt::Key_Backspace);
        QTRY_COMPARE_WITH_TIMEOUT(step(), qint64{0}, kPatience);
        const OpenFigure open = page().open_figure().value();
        QCOMPARE(open.fields["view"].toString(), QString("vocabulary"));
        QCOMPARE(open.fields["step"].toInt(-1), 0);
    }

    void the_text_is_followed_as_it_is_typed() {
        window_->document().run().set_text("low lower lowest");
        QTRY_COMPARE_WITH_TIMEOUT(page().result()->words.size(), std::size_t{3}, kPatience);
        window_->document().run().set_text("  ");
        QTRY_VERIFY_WITH_TIMEOUT(!page().result(), kPatience);
        QVERIFY2(page().refusal().text().startsWith("Type a text"), qPrintable(page().refusal().text()));
    }

    void rule_and_size_are_chosen_and_taken_back() {
        page().rule_list().setCurrentIndex(2);
        emit page().rule_list().activated(2);
        QTRY_COMPARE_WITH_TIMEOUT(page().result()->rule, VocabularyRule::Unigram, kPatience);
        page().size_box().setValue(3);
        QTRY_VERIFY_WITH_TIMEOUT(!page().result(), kPatience);
        QVERIFY2(page().refusal().text().contains("expected at least"), qPrintable(page().refusal().text()));
        window_->document().view().undo_stack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(page().result(), kPatience);
        window_->document().view().undo_stack().undo();
        QTRY_COMPARE_WITH_TIMEOUT(page().result()->rule, VocabularyRule::Bpe, kPatience);
    }
};

HEADLIGHT_TEST(VocabularyPageTest, Window)
#include "vocabulary_page_test.moc"
