// The page of the panel that explains with the vectors of words, in a real window. HEADLIGHT_PICTURES names a folder
// for pictures of it, to be looked at by people.

#include "workbench/explain/words_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class WordsPageTest : public RealWindowTest {
    Q_OBJECT

    WordsPage& page() { return window_->panel<WhyPanel>().page<WordsPage>(); }
    [[nodiscard]] QString words() {
        return page().vectors() ? QString::fromStdString(page().vectors()->words) : QString();
    }

  private slots:
    void init() {
        open("story-encoder", "The animal didn't cross the street because it was too tired.");
        window_->document().pointing().select_token(2);
        window_->panel<WhyPanel>().show_page(View::Embedding);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
    }
    void cleanup() { close(); }

    void the_selected_token_and_the_text_are_followed() {
        QTRY_COMPARE_WITH_TIMEOUT(words(), QString("animal"), kPatience);
        QCOMPARE(page().open_figure().value().fields["query"].toInt(-1), 2);
        save("words-light");
        window_->document().run().set_text("The street was wide.");  // another token in the selected place
        QTRY_COMPARE_WITH_TIMEOUT(words(), QString("street"), kPatience);
        QCOMPARE(page().vectors()->ids.size(), std::size_t{7});
    }

    void a_sum_is_typed_taken_back_and_described() {
        QTRY_COMPARE_WITH_TIMEOUT(words(), QString("animal"), kPatience);
        page().words().setFocus();
        QTest::keyClicks(&page().words(), "boy - man + woman");
        QTRY_COMPARE_WITH_TIMEOUT(words(), QString("boy - man + woman"), kPatience);
        QCOMPARE(page().vectors()->neighbors.front().text, std::string("girl"));
        const OpenFigure open = page().open_figure().value();
        QCOMPARE(open.fields["view"].toString(), QString("embedding"));
        QCOMPARE(open.fields["words"].toString(), QString("boy - man + woman"));
        window_->document().view().undo_stack().undo();
        QVERIFY(window_->document().view().state().words.empty());
        QTRY_COMPARE_WITH_TIMEOUT(words(), QString("animal"), kPatience);
    }

    void words_that_are_no_sum_are_refused_in_a_sentence() {
        page().words().setFocus();
        QTest::keyClicks(&page().words(), "+");
        QTRY_VERIFY_WITH_TIMEOUT(page().refusal().text().contains("Type a word"), kPatience);
    }
};

HEADLIGHT_TEST(WordsPageTest, Window)
#include "words_page_test.moc"
