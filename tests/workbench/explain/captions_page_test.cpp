// The page of the panel that explains on which images meet captions, in a real window.
// HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by people.

#include "workbench/explain/model/captions_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class CaptionsPageTest : public RealWindowTest {
    Q_OBJECT

    CaptionsPage& page() { return window_->panel<WhyPanel>().page<CaptionsPage>(); }
    void open_page(const QString& model, const QString& text) {
        open(model, text);
        window_->panel<WhyPanel>().show_page(View::Captions);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
    }

  private slots:
    void cleanup() { close(); }

    void a_model_without_captions_is_answered_by_a_sentence() {
        open_page("story-decoder", "The cat sat on the mat.");
        QTRY_VERIFY_WITH_TIMEOUT(page().refusal().text().contains("Open a model that compares images with texts"),
                                 kPatience);
        QVERIFY(!page().open_figure());
    }

    void the_samples_and_the_open_pair_are_compared() {
        open_page("fashion-clip", "a photo of a bag");
        QTRY_VERIFY_WITH_TIMEOUT(page().shown(), kPatience);
        QCOMPARE(page().shown()->captions.front(), std::string("a photo of a bag"));
        QCOMPARE(page().shown()->captions.size(), std::size_t{9});
        save("captions-light");
        QCOMPARE(page().open_figure().value().fields["view"].toString(), QString("captions"));

        // A sample brings its caption along, and is not compared twice.
        const auto samples = samples_in(window_->document().run().model()->path);
        window_->document().run().open_sample(samples.at(3));
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->captions.size(), std::size_t{8}, kPatience);
        QCOMPARE(page().shown()->captions.front(), std::string("a gray patterned bag"));
        QCOMPARE(page().shown()->images.front(), std::string("bag"));
    }
};

HEADLIGHT_TEST(CaptionsPageTest, Window)
#include "captions_page_test.moc"
