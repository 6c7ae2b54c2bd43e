// The page of the panel that explains with one token on its way through the model, in a real window.
// HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by people.

#include "workbench/explain/trace_page.h"

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

class TracePageTest : public RealWindowTest {
    Q_OBJECT

    TracePage& trace() { return window_->panel<WhyPanel>().page<TracePage>(); }
    void open_page(const char* model, const char* text) {
        open(model, text);
        window_->document().pointing().select_token(2);
        window_->panel<WhyPanel>().show_page(View::Trace);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
    }

  private slots:
    void cleanup() { close(); }

    void keys_lead_a_token_through_the_model() {
        open_page("story-decoder", "Once upon a time there was a");
        QTRY_VERIFY_WITH_TIMEOUT(trace().trace(), kPatience);
        QCOMPARE(trace().trace()->token, 2);
        const auto at = [&] { return trace().open_figure().value().fields["step"].toInt(-1); };
        QCOMPARE(at(), 0);
        for (int step = 1; step <= 7; ++step) {
            QTest::keyClick(&trace(), Qt::Key_Space);
            QCOMPARE(at(), step);
        }
        QCOMPARE(trace().trace()->steps[7].name.english(), std::string("Attention weights"));
        save("trace-light");
        QTest::keyClick(&trace(), Qt::Key_Backspace);
        QCOMPARE(at(), 6);
        window_->document().pointing().select_token(4);
        QTRY_COMPARE_WITH_TIMEOUT(trace().trace()->token, 4, kPatience);
        QCOMPARE(trace().open_figure().value().fields["query"].toInt(-1), 4);
    }

    void models_that_cannot_be_traced_are_refused_in_a_sentence() {
        open_page("english-french", "the red house");
        QTRY_VERIFY_WITH_TIMEOUT(trace().refusal().text().contains("cannot be traced"), kPatience);
        QVERIFY(!trace().open_figure());
    }
};

HEADLIGHT_TEST(TracePageTest, Window)
#include "trace_page_test.moc"
