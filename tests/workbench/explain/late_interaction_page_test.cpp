// The page of the panel that explains on which the tokens of a query meet those of a document, in a real window.
// HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by people.

#include "workbench/explain/model/late_interaction_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class LateInteractionPageTest : public RealWindowTest {
    Q_OBJECT

    LateInteractionPage& page() { return window_->panel<WhyPanel>().page<LateInteractionPage>(); }
    void open_page(const QString& model, const QString& text) {
        open(model, text);
        window_->panel<WhyPanel>().show_page(View::MaxSim);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
    }
    void type(const QString& document) {
        page().document_line().setText(document);
        emit page().document_line().textEdited(document);
    }

  private slots:
    void cleanup() { close(); }

    void a_typed_document_is_compared_with_the_text() {
        open_page("story-encoder", "Where did the cat sleep?");
        QTRY_VERIFY_WITH_TIMEOUT(page().refusal().text().contains("Type a document"), kPatience);
        QVERIFY(!page().open_figure());
        type("The cat slept on the mat.");
        QTRY_VERIFY_WITH_TIMEOUT(page().shown(), kPatience);
        QVERIFY(!page().shown()->trained);
        QCOMPARE(page().shown()->document.at(2), std::string("cat"));
        save("late-interaction-light");
        const OpenFigure figure = page().open_figure().value();
        QCOMPARE(figure.fields["view"].toString(), QString("maxsim"));
        QCOMPARE(figure.fields["document"].toString(), QString("The cat slept on the mat."));

        // Cleared and typed again, it is compared again.
        type("");
        QTRY_VERIFY_WITH_TIMEOUT(!page().shown(), kPatience);
        type("The cat slept on the mat.");
        QTRY_VERIFY_WITH_TIMEOUT(page().shown(), kPatience);
    }

    void markers_of_a_colbert_are_shown() {
        open_page(HEADLIGHT_SOURCE_DIR "/tests/reference/late_interaction", "where is the harbor");
        type("the old harbor by the sea");
        QTRY_VERIFY_WITH_TIMEOUT(page().shown(), kPatience);
        QCOMPARE(page().shown()->query.size(), std::size_t{12});
        QVERIFY(page().shown()->trained);
    }
};

HEADLIGHT_TEST(LateInteractionPageTest, Window)
#include "late_interaction_page_test.moc"
