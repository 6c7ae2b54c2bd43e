// The panel that shows how probable the model finds the text, in a real window. HEADLIGHT_PICTURES names a folder for
// pictures of it, to be looked at by people.

#include "workbench/explain/probability_panel.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/main_window.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class ProbabilityPanelTest : public RealWindowTest {
    Q_OBJECT

    ProbabilityPanel& panel() { return window_->panel<ProbabilityPanel>(); }
    void open_panel() {
        window_->actions_of_window().at(ActionId::Probability)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel().shown() != nullptr, kPatience);
    }
    double sum() { return panel().shown() ? total_of(*panel().shown()).sum : -1; }

  private slots:
    void cleanup() { close(); }

    void the_sum_follows_the_text() {
        open("story-decoder", "Once upon a time there was a girl.");
        open_panel();
        const double before = sum();
        save("probability-light");
        window_->document().run().set_text("Once upon a time there was a stone.");
        QTRY_VERIFY_WITH_TIMEOUT(panel().shown()->tokens.size() > 2 && sum() != before, kPatience);
        window_->actions_of_window().at(ActionId::ThemeDark)->trigger();
        save("probability-dark");
        emit panel().closed();
        QVERIFY(!panel().isVisible());
    }

    void pointing_at_a_bar_points_at_the_token_and_back() {
        open("story-decoder", "Once upon a time there was a girl.");
        open_panel();
        FigureFlow& flow = panel().flow();
        QTRY_VERIFY(!flow.region_of({.query = 3, .key = {}, .layer = {}, .head = {}}).isEmpty());
        const QRectF place = flow.region_of({.query = 3, .key = {}, .layer = {}, .head = {}});
        QTest::mouseMove(&flow, QPoint(1, 1));
        QTest::mouseMove(&flow, place.center().toPoint());
        QTRY_COMPARE(window_->document().pointing().hover().query, std::optional<std::int32_t>(3));
        window_->document().pointing().set_hover({5, {}});
        QCOMPARE(flow.marked_places().size(), std::size_t{1});
        QCOMPARE(flow.marked_places().front().query, std::optional<std::int32_t>(5));
    }

    void masks_decide_what_a_masked_language_model_is_asked_for() {
        open("story-encoder", "The animal was too tired.");
        open_panel();
        QVERIFY(panel().shown()->kind == LossKind::EachToken);
        QVERIFY(panel().masking().isVisible());
        window_->document().view().toggle_mask(2);
        QTRY_VERIFY_WITH_TIMEOUT(panel().shown() && panel().shown()->kind == LossKind::MaskedTokens, kPatience);
        QCOMPARE(total_of(*panel().shown()).count, std::size_t{1});
        window_->document().view().change("rule",
                                          [](ViewState& view) { view.losses.masking = MaskingRule::Pretraining; });
        QTRY_VERIFY_WITH_TIMEOUT(panel().shown() && panel().shown()->kind == LossKind::Pretraining, kPatience);
        QVERIFY(panel().seed().isVisible());
        window_->document().view().undo_stack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(panel().shown() && panel().shown()->kind == LossKind::MaskedTokens, kPatience);
        QVERIFY(!panel().seed().isVisible());
    }

    void a_class_is_chosen_from_those_of_the_model() {
        open("story-sentiment", "The film was not boring.");
        open_panel();
        QVERIFY(!panel().shown()->softmaxes.front().loss);
        QCOMPARE(panel().label_list().count(), 3);
        panel().label_list().setCurrentIndex(1);
        emit panel().label_list().activated(1);
        QTRY_VERIFY_WITH_TIMEOUT(panel().shown() && panel().shown()->softmaxes.front().loss, kPatience);
        QVERIFY(panel().open_figure().has_value());
        QCOMPARE(panel().open_figure()->fields["label"].toString(), panel().label_list().currentText());
    }

    void a_model_without_losses_says_why() {
        open("story-entities", "Anna lives in Lisbon.");
        window_->actions_of_window().at(ActionId::Probability)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel().refusal().text().contains("gives no probabilities"), kPatience);
        QVERIFY(!panel().open_figure().has_value());
    }
};

HEADLIGHT_TEST(ProbabilityPanelTest, Window)
#include "probability_panel_test.moc"
