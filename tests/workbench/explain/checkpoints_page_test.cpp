// The slider over the checkpoints of a model, and the page with a measure over them, in a real window.
// HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by people.

#include "workbench/explain/model/checkpoints_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/checkpoint_bar.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class CheckpointsPageTest : public RealWindowTest {
    Q_OBJECT

    CheckpointsPage& page() { return window_->panel<WhyPanel>().page<CheckpointsPage>(); }
    CheckpointBar& bar() { return window_->checkpoint_bar(); }
    std::string open_model() { return window_->document().run().model()->name; }
    void show_page() {
        window_->panel<WhyPanel>().show_page(View::Checkpoints);
        window_->actions_of_window().at(ActionId::Explain)->setChecked(true);
    }

  private slots:
    void cleanup() { close(); }

    void the_slider_opens_checkpoints_and_keeps_the_view() {
        open("induction-decoder", "fox owl cup hat fox owl cup hat");
        QVERIFY(bar().isVisible());
        QCOMPARE(bar().slider().value(), bar().slider().maximum());
        window_->document().view().show_head({.kind = AttentionKind::Self, .layer = 1, .head = 1});
        bar().slider().setFocus();
        QTest::keyClick(&bar().slider(), Qt::Key_Home);
        QTRY_COMPARE_WITH_TIMEOUT(open_model(), std::string("induction-decoder/step0"), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().is_current(), kPatience);
        QVERIFY2(bar().said().text().startsWith("step0"), qPrintable(bar().said().text()));
        QCOMPARE(window_->document().view().state().choice.head, std::optional<std::int32_t>(1));
        QCOMPARE(window_->document().run().text(), QString("fox owl cup hat fox owl cup hat"));
        QTest::keyClick(&bar().slider(), Qt::Key_Right);
        QTRY_VERIFY_WITH_TIMEOUT(open_model() != "induction-decoder/step0", kPatience);
    }

    void a_model_without_checkpoints_has_no_slider() {
        open("position-learned", "ball Mia .");
        QVERIFY(!bar().isVisible());
        show_page();
        QTRY_VERIFY_WITH_TIMEOUT(page().refusal().text().startsWith("This model has no checkpoints"), kPatience);
        QVERIFY(!page().open_figure());
    }

    void the_page_shows_any_measure_and_marks_the_open_checkpoint() {
        open("induction-decoder", "fox owl cup hat fox owl cup hat");
        show_page();
        QTRY_VERIFY_WITH_TIMEOUT(page().measures() && page().measures()->measures.size() > 4, kPatience);
        save("checkpoints-light");
        const OpenFigure induction = page().open_figure().value();
        QCOMPARE(induction.fields["measured"].toString(), QString("test-induction"));
        const auto before = page().measures();
        page().measure_box().setCurrentIndex(page().measure_box().findData("entropy"));
        emit page().measure_box().activated(page().measure_box().currentIndex());
        QCOMPARE(window_->document().view().state().measured, std::string("entropy"));
        QVERIFY2(page().open_figure()->title.startsWith("Entropy over"), qPrintable(page().open_figure()->title));
        bar().slider().setValue(1);
        QTRY_VERIFY_WITH_TIMEOUT(open_model() != "induction-decoder/" + before->names.back(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().is_current(), kPatience);
        QTest::qWait(100);
        QCOMPARE(page().measures(), before);  // they are not read again
    }

    void another_text_is_measured_anew() {
        open("induction-decoder", "fox owl cup hat fox owl cup hat");
        show_page();
        QTRY_VERIFY_WITH_TIMEOUT(page().measures() && page().measures()->measures.size() > 4, kPatience);
        const auto before = page().measures();
        window_->document().run().set_text("key key key");
        QTRY_VERIFY_WITH_TIMEOUT(page().measures() != before, kPatience);
    }
};

HEADLIGHT_TEST(CheckpointsPageTest, Window)
#include "checkpoints_page_test.moc"
