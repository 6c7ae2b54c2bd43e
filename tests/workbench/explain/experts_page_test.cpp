// The page of the panel that explains on which a mixture's experts appear, in a real window.
// HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by people.

#include "workbench/explain/model/experts_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class ExpertsPageTest : public RealWindowTest {
    Q_OBJECT

    ExpertsPage& page() { return window_->panel<WhyPanel>().page<ExpertsPage>(); }

  private slots:
    void init() {
        open("story-decoder", "The cat sat on the mat.");
        window_->panel<WhyPanel>().show_page(View::Experts);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
    }
    void cleanup() { close(); }

    void a_model_without_experts_is_answered_by_a_sentence() {
        QTRY_VERIFY_WITH_TIMEOUT(page().refusal().text().contains("has no experts"), kPatience);
        QVERIFY(!page().open_figure());
    }

    void the_layer_of_the_window_is_shown() {
        window_->document().run().open_model(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/gpt-oss-lm"));
        QTRY_VERIFY_WITH_TIMEOUT(page().shown(), kPatience);
        QCOMPARE(page().shown()->layer, 0);
        save("experts-light");
        window_->document().view().walk(1, 0);
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->layer, 1, kPatience);
        const OpenFigure open = page().open_figure().value();
        QCOMPARE(open.fields["view"].toString(), QString("experts"));
        QCOMPARE(open.fields["layer"].toInt(), 1);
        QCOMPARE(open.title, QString("Experts of layer 1"));
    }
};

HEADLIGHT_TEST(ExpertsPageTest, Window)
#include "experts_page_test.moc"
