// The page of the panel that explains with approximations of a head, in a real window. HEADLIGHT_PICTURES names a
// folder for pictures of it, to be looked at by people.

#include "workbench/explain/approximation_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class ApproximationPageTest : public RealWindowTest {
    Q_OBJECT

    ApproximationPage& page() { return window_->panel<WhyPanel>().page<ApproximationPage>(); }

  private slots:
    void cleanup() { close(); }

    void a_head_is_approximated_as_it_is_chosen() {
        open("story-encoder", "The animal didn't cross the street because it was too tired.");
        window_->panel<WhyPanel>().show_page(View::Approximations);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page().result(), kPatience);
        page().method_list().setCurrentIndex(static_cast<int>(ApproximationMethod::BestRank));
        emit page().method_list().activated(static_cast<int>(ApproximationMethod::BestRank));
        page().size_box().setValue(1);
        const auto settled = [&] {
            const ApproximationSettings wanted{ApproximationMethod::BestRank, 1};
            return page().result() && page().result()->settings == wanted;
        };
        QTRY_VERIFY_WITH_TIMEOUT(settled(), kPatience);
        const double error = page().result()->error.frobenius;
        save("approximations-light");
        page().size_box().setValue(2);
        QTRY_VERIFY_WITH_TIMEOUT(page().result()->error.frobenius < error, kPatience);
        window_->document().view().undo_stack().undo();  // both sizes were one change
        QTRY_COMPARE_WITH_TIMEOUT(page().result()->settings.size, ApproximationSettings{}.size, kPatience);
        QCOMPARE(page().result()->settings.method, ApproximationMethod::BestRank);
    }
};

HEADLIGHT_TEST(ApproximationPageTest, Window)
#include "approximation_page_test.moc"
