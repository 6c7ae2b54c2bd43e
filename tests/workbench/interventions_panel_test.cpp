// The panel that changes heads on the way, in a real window with the built-in models. HEADLIGHT_PICTURES names a folder
// for pictures of it, to be looked at by people.

#include "workbench/explain/interventions_panel.h"

#include "capture/intervention_text.h"
#include "real_window.h"
#include "test_program.h"
#include "workbench/compare/compare_view.h"
#include "workbench/compare/other_sides.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/head_pane.h"
#include "workbench/heads/stage.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/notices_bar.h"

#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kText = QStringLiteral("The animal didn't cross the street because it was too tired.");

}  // namespace

class InterventionsPanelTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void cleanup() { close(); }

    void a_list_without_rows_is_no_empty_box() {
        open("story-encoder", kText);
        QTest::keyClick(window_.get(), Qt::Key_F5);
        QVERIFY(!panel().list().isVisible());
        QVERIFY(!panel().predictions().isVisible());
        QTest::keyClick(&panel().kind_button(InterventionKind::Zero), Qt::Key_Space);
        settle();
        QVERIFY(panel().list().isVisible());
    }

    void a_head_is_switched_off_and_on_again_by_keys_and_undo() {
        open("story-decoder", "Once upon a time there was a");
        const AnalysisPointer before = document().run().analysis();
        QTest::keyClick(window_.get(), Qt::Key_F5);
        QVERIFY(panel().isVisible());
        panel().layer_button().click();
        QTest::keyClick(&panel().kind_button(InterventionKind::Zero), Qt::Key_Space);
        settle();
        QCOMPARE(changes(), QStringList{"layer 0 zeroed"});
        QVERIFY(probability_change(*before) > 1e-4);
        QVERIFY(panel().kind_button(InterventionKind::Zero).isChecked());
        QCOMPARE(panel().list().topLevelItemCount(), 1);
        // What the model says now stands beside what it says untouched.
        QTRY_VERIFY_WITH_TIMEOUT(document().run().untouched() != nullptr, kPatience);
        QCOMPARE(document().run().untouched()->predictions.words.back().candidates.front().id,
                 before->predictions.words.back().candidates.front().id);
        QVERIFY(panel().predictions().topLevelItemCount() > 3);
        QVERIFY(!panel().predictions().topLevelItem(0)->text(3).isEmpty());
        // A tick takes it back without forgetting it.
        QTreeWidget& list = panel().list();
        list.setFocus();
        list.setCurrentItem(list.topLevelItem(0));
        QTest::keyClick(&list, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(!document().view().intervenes(), kPatience);
        settle();
        QVERIFY(probability_change(*before) < 1e-6);
        QCOMPARE(list.topLevelItemCount(), 1);
        QVERIFY(document().run().untouched() == nullptr);
        document().view().undo_stack().undo();
        settle();
        QCOMPARE(changes(), QStringList{"layer 0 zeroed"});
        list.setCurrentItem(list.topLevelItem(0));
        QTest::keyClick(&list, Qt::Key_Delete);
        settle();
        QVERIFY(changes().isEmpty());
        QCOMPARE(list.topLevelItemCount(), 0);
        document().view().undo_stack().undo();
        settle();
        QCOMPARE(changes(), QStringList{"layer 0 zeroed"});
    }

    void a_pattern_is_seen_in_the_heat_map_the_grid_and_the_notes() {
        open("story-encoder", kText);
        show_panel();
        document().view().show_head({.layer = 1, .head = 2});
        panel().kind_button(InterventionKind::Self).click();
        settle();
        const AttentionMatrix& matrix = *document().view().picture()->matrices.front();
        for (std::size_t query = 0; query < matrix.queries.size(); ++query) QCOMPARE(matrix.value(query, query), 1.0F);
        QCOMPARE(QString::fromStdString(matrix.notes.back().english()),
                 QString("intervention: L1H2 attends to the token itself"));
        const auto marks = [&] { return std::ranges::count_if(window_->grids().heads().outlines(), &Outline::corner); };
        QCOMPARE(marks(), 1);
        // Another pattern takes its place; a layer is all its heads.
        panel().kind_button(InterventionKind::Uniform).click();
        settle();
        QCOMPARE(changes(), QStringList{"L1H2 attends uniformly to all tokens"});
        panel().layer_button().click();
        panel().kind_button(InterventionKind::Mean).click();
        settle();
        QCOMPARE(changes().size(), 2);
        panel().kind_button(InterventionKind::Previous).click();
        settle();
        QVERIFY2(!changes().join(';').contains("L1H2"), qPrintable(changes().join(';')));
        QCOMPARE(changes().size(), 2);
        // Tick boxes of neighboring rows do not touch.
        QTreeWidget& list = panel().list();
        const QRect row = list.visualItemRect(list.topLevelItem(0));
        QVERIFY(row.height() >= window_->look().px(13) + 4);
        QCOMPARE(marks(), 4);
        save("patterns");
        QTest::mouseClick(&panel().remove_all_button(), Qt::LeftButton);
        settle();
        QCOMPARE(marks(), 0);
        QVERIFY(document().view().picture()->matrices.front()->notes.empty());
    }

    void positions_are_left_out_of_all_layers_at_once() {
        open("position-relative", "ball Mia . key Ben . ball Anna . map Leo . key Tom . ? ball");
        show_panel();
        document().view().show_head({.kind = AttentionKind::Encoder, .layer = 0, .head = 1});
        settle();
        const AnalysisPointer before = document().run().analysis();
        QTest::mouseClick(&panel().no_positions_choice(), Qt::LeftButton);
        settle();
        QCOMPARE(changes(), QStringList{"all encoder layers without positions"});
        QVERIFY(panel().no_positions_choice().isChecked());
        const AttentionField& field = *document().run().analysis()->attention.front().layers.front();
        // Without its bias, the head that looks back by one no longer does.
        QVERIFY(before->attention.front().layers.front()->row(1, 7)[6] > 0.4F);
        QVERIFY(field.row(1, 7)[6] < 0.1F);
        QCOMPARE(std::ranges::count_if(window_->grids().heads().outlines(), &Outline::corner),
                 static_cast<std::ptrdiff_t>(before->attention.front().layers.size() * 4));
        save("without-positions");
        document().view().undo_stack().undo();
        settle();
        QVERIFY(changes().isEmpty());
        QVERIFY(!panel().no_positions_choice().isChecked());
        document().view().show_head({.kind = AttentionKind::Cross, .layer = 0, .head = 1});
        settle();
        QVERIFY(!panel().no_positions_choice().isEnabled());
    }

    void the_temperature_slider_is_one_step_of_undo_and_sharpens() {
        open("story-encoder", kText);
        show_panel();
        document().view().show_head({.layer = 2, .head = 1});
        settle();
        const float before = entropy(2, 1);
        panel().temperature().setFocus();
        for (int step = 0; step < 10; ++step) QTest::keyClick(&panel().temperature(), Qt::Key_Left);
        settle();
        QCOMPARE(changes().size(), 1);
        QVERIFY(std::abs(document().view().state().active_interventions().front().temperature - 0.32F) < 1e-6F);
        QVERIFY(entropy(2, 1) < 0.8F * before);
        document().view().undo_stack().undo();
        settle();
        QVERIFY(changes().isEmpty());
        QCOMPARE(panel().temperature().value(), 0);
    }

    void weights_are_painted_by_keyboard() {
        open("story-encoder", kText);
        show_panel();
        document().view().show_head({.layer = 1, .head = 0});
        settle();
        panel().brush().setValue(75);
        panel().paint_button().click();
        FigureView& map = window_->stage().pane().heat_map();
        map.setFocus();
        QTest::keyClick(&map, Qt::Key_Down);  // to the first cell, and on from there
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Space, Qt::Key_Up, Qt::Key_Space})
            QTest::keyClick(&map, key);
        settle();
        QCOMPARE(changes(), QStringList{"L1H0 has 2 painted weights"});
        QVERIFY(std::abs(document().view().picture()->matrices.front()->value(2, 1) - 0.75F) < 1e-6F);
        QVERIFY(std::abs(document().view().picture()->matrices.front()->value(1, 1) - 0.75F) < 1e-6F);
        QTest::keyClick(&map, Qt::Key_Delete);
        settle();
        QCOMPARE(changes(), QStringList{"L1H0 has 1 painted weight"});
        panel().paint_button().click();
        QTest::keyClick(&map, Qt::Key_Right);  // heads are walked again
        QCOMPARE(document().view().state().choice.head, std::optional<std::int32_t>(1));
    }

    void weights_are_painted_into_the_heat_map() {
        open("story-encoder", kText);
        show_panel();
        document().view().show_head({.layer = 1, .head = 0});
        settle();
        const auto selected = document().pointing().selected_token();
        panel().brush().setValue(75);
        panel().paint_button().click();
        FigureView& map = window_->stage().pane().heat_map();
        const auto place = [&](std::int32_t query, std::int32_t key) {
            return map.region(Hit{query, key, {}, {}}).center().toPoint();
        };
        QTest::mousePress(&map, Qt::LeftButton, {}, place(4, 2));
        drag(map, place(5, 2));
        drag(map, place(6, 2));
        QTest::mouseRelease(&map, Qt::LeftButton, {}, place(6, 2));
        settle();
        QCOMPARE(changes(), QStringList{"L1H0 has 3 painted weights"});
        const AttentionMatrix& matrix = *document().view().picture()->matrices.front();
        for (const std::size_t query : {std::size_t{4}, std::size_t{5}, std::size_t{6}}) {
            QVERIFY(std::abs(matrix.value(query, 2) - 0.75F) < 1e-6F);
            float sum = 0;
            for (std::size_t key = 0; key < matrix.keys.size(); ++key) sum += matrix.value(query, key);
            QVERIFY(std::abs(sum - 1) < 1e-5F);
        }
        save("painted");
        QCOMPARE(document().pointing().selected_token(), selected);
        // A pattern below leaves the painted cells on top.
        panel().kind_button(InterventionKind::Uniform).click();
        settle();
        QVERIFY(std::abs(document().view().picture()->matrices.front()->value(4, 2) - 0.75F) < 1e-6F);
        document().view().undo_stack().undo();
        // Ctrl takes a cell away; the stroke before is one step.
        QTest::mouseClick(&map, Qt::LeftButton, Qt::ControlModifier, place(5, 2));
        settle();
        QCOMPARE(changes(), QStringList{"L1H0 has 2 painted weights"});
        document().view().undo_stack().undo();
        document().view().undo_stack().undo();
        settle();
        QVERIFY(changes().isEmpty());
        actions().at(ActionId::Interventions)->trigger();
        QVERIFY(!document().pointing().brush());
    }

    void the_untouched_run_stands_beside_the_changed_one() {
        open("story-encoder", kText);
        show_panel();
        document().view().show_head({.layer = 1, .head = 2});
        panel().kind_button(InterventionKind::Uniform).click();
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(document().run().untouched() != nullptr, kPatience);
        QTest::mouseClick(&panel().compare_button(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(compare().picture() != nullptr && compare().picture()->comparison != nullptr,
                                 kPatience);
        const Comparison& both = *compare().picture()->comparison;
        const auto largest = std::ranges::max(compare().picture()->figures.difference->matrix().values.values());
        QVERIFY(largest > 0.05F);
        QVERIFY(both.sides[1].notes.empty());
        QVERIFY(!both.sides[0].notes.empty());
        save("untouched_beside");
        // The next comparison is an ordinary one.
        actions().at(ActionId::Compare)->trigger();
        actions().at(ActionId::Compare)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(compare().picture() && compare().picture()->comparison, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!compare().picture()->comparison->sides.back().notes.empty(), kPatience);
        // From the panel, it is the original run alone again, whatever was compared before.
        window_->other_sides().add({.text = QStringLiteral("The dog slept.")});
        actions().at(ActionId::Compare)->trigger();
        panel().compare_button().click();
        QCOMPARE(window_->other_sides().count(), std::size_t{1});
        QVERIFY(window_->other_sides().shown().untouched());
    }

    void a_new_text_keeps_interventions_and_a_new_model_drops_what_does_not_fit() {
        open("story-encoder", kText);
        show_panel();
        document().view().show_head({.layer = 3, .head = 3});
        panel().kind_button(InterventionKind::Zero).click();
        document().view().show_head({.layer = 0, .head = 1});
        panel().kind_button(InterventionKind::Uniform).click();
        settle();
        document().run().set_text("A fine day.");
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(document().run().untouched() != nullptr, kPatience);
        QCOMPARE(changes().size(), 2);
        QStringList notices;
        connect(&document().notices(), &Notices::posted, this, [&](const Notice& notice) { notices << notice.text; });
        document().run().open_model(QStringLiteral("english-french"));
        QTRY_VERIFY_WITH_TIMEOUT(document().run().model()->name == "english-french" && document().run().is_current(),
                                 kPatience);
        QVERIFY(document().view().state().interventions.empty());
        QVERIFY2(notices.join('\n').contains("interventions were removed"), qPrintable(notices.join('\n')));
    }

    void cross_attention_has_no_previous_token() {
        open("english-french", "The cat sleeps.");
        show_panel();
        QCOMPARE(document().view().state().choice.kind, AttentionKind::Cross);
        QVERIFY(!panel().kind_button(InterventionKind::Previous).isEnabled());
        QVERIFY(!panel().kind_button(InterventionKind::Self).isEnabled());
        const auto ids = document().run().analysis()->tokens.ids();
        panel().kind_button(InterventionKind::Uniform).click();
        settle();
        QCOMPARE(changes(), QStringList{"cross L0H0 attends uniformly to all tokens"});
        QCOMPARE(document().run().analysis()->tokens.ids(), ids);  // both runs read the same target
        save("cross");
    }

    void a_target_is_written_anew_where_the_box_is_ticked() {
        open("english-french", "The black cat sleeps on the chair.");
        show_panel();
        QTRY_VERIFY(panel().rewrite_choice().isVisible());
        const std::string before = document().run().analysis()->tokens.pair;
        document().view().show_head(head_in(document().view().state().choice, 1, 0));
        panel().layer_button().click();
        panel().kind_button(InterventionKind::Uniform).click();
        settle();
        QCOMPARE(document().run().analysis()->tokens.pair, before);
        QTest::keyClick(&panel().rewrite_choice(), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(document().run().analysis()->tokens.pair != before, kPatience);
        settle();
        // The baseline run reads what the changed one wrote, so that the two can be compared.
        QTRY_VERIFY_WITH_TIMEOUT(document().run().untouched() != nullptr, kPatience);
        QVERIFY(document().run().untouched()->provenance.interventions.empty());
        QCOMPARE(document().run().untouched()->tokens.pair, document().run().analysis()->tokens.pair);
        QVERIFY(panel().compare_button().isEnabled());
        save("written_anew");
        document().view().undo_stack().undo();
        QTRY_COMPARE_WITH_TIMEOUT(document().run().analysis()->tokens.pair, before, kPatience);
        QVERIFY(!panel().rewrite_choice().isChecked());
    }

    void only_encoder_decoders_write_a_target() {
        open("story-encoder", kText);
        show_panel();
        QVERIFY(!panel().rewrite_choice().isVisible());
    }

    void heads_of_windows_are_changed_stage_by_stage() {
        open("story-encoder", kText);
        document().run().open_model(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/davit"));
        QTRY_VERIFY_WITH_TIMEOUT(document().run().reads_images(), kPatience);
        document().run().open_image(
            QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/bag.png"));
        QTRY_VERIFY_WITH_TIMEOUT(
            document().run().analysis() && document().run().analysis()->image && document().view().picture(),
            kPatience);
        show_panel();
        document().view().show_head({.stage = 1, .layer = 0, .head = 1});
        QVERIFY(!panel().kind_button(InterventionKind::Previous).isEnabled());
        QVERIFY(panel().kind_button(InterventionKind::Self).isEnabled());
        panel().kind_button(InterventionKind::Uniform).click();
        settle();
        QCOMPARE(changes(), QStringList{"stage 1 L0H1 attends uniformly to all tokens"});
        QCOMPARE(intervened_heads(document()).size(), std::size_t{1});
        document().view().show_head({.kind = AttentionKind::Channel, .stage = 0, .layer = 0, .head = 1});
        QVERIFY(!panel().kind_button(InterventionKind::Uniform).isChecked());
        QVERIFY(!panel().kind_button(InterventionKind::Previous).isEnabled());
        panel().kind_button(InterventionKind::Zero).click();
        settle();
        QCOMPARE(changes().back(), QString("channels stage 0 L0H1 zeroed"));
        save("stages");
        document().run().open_model(QStringLiteral("story-encoder"));
        QTRY_VERIFY_WITH_TIMEOUT(document().view().state().interventions.empty(), kPatience);
    }

    void pictures_for_people_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("text");
        QTest::newRow("light_large") << false << QSize(1440, 900) << kText;
        QTest::newRow("dark_small") << true << QSize(1366, 768) << kText;
        QTest::newRow("light_narrow") << false << QSize(800, 600) << QString("Tired.");
        QTest::newRow("dark_hebrew") << true << QSize(1440, 900) << QString::fromUtf8("שלום עולם 😀");
    }
    void pictures_for_people() {
        if (qEnvironmentVariableIsEmpty("HEADLIGHT_PICTURES")) QSKIP("made only where somebody looks");
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        QFETCH(QString, text);
        open("story-decoder", text, size);
        (dark ? actions().at(ActionId::ThemeDark) : actions().at(ActionId::ThemeLight))->trigger();
        show_panel();
        document().view().show_head({.layer = 1, .head = 1});
        panel().kind_button(InterventionKind::Uniform).click();
        document().view().show_head({.layer = 0, .head = 2});
        panel().kind_button(InterventionKind::Zero).click();
        panel().temperature().setValue(-8);
        panel().layer_button().click();
        document().view().show_head({.layer = 1, .head = 0});
        panel().kind_button(InterventionKind::Mean).click();
        settle();
        switch_intervention(document(), 0, false);
        save(QTest::currentDataTag());
    }

  private:
    Document& document() { return window_->document(); }
    Actions& actions() { return window_->actions_of_window(); }
    InterventionsPanel& panel() { return window_->panel<InterventionsPanel>(); }
    CompareView& compare() { return window_->compare_view(); }

    void show_panel() {
        actions().at(ActionId::Interventions)->trigger();
        QVERIFY(panel().isVisible());
    }

    static void drag(QWidget& over, const QPoint& to) {
        QMouseEvent move(QEvent::MouseMove, to, over.mapToGlobal(to), Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&over, &move);
    }

    /// Until the picture is one of the interventions that are on.
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(
            document().run().analysis()->provenance.interventions == document().view().state().active_interventions() &&
                document().view().picture()->analysis == document().run().analysis() &&
                document().view().picture()->view == document().view().state() && document().run().is_current(),
            kPatience);
    }

    /// The interventions of the run that is shown.
    QStringList changes() {
        QStringList names;
        for (const Intervention& change : document().run().analysis()->provenance.interventions) {
            names << QString::fromStdString(describe(change));
        }
        return names;
    }

    float entropy(std::int32_t layer, std::int32_t head) {
        const auto& layers = document().run().analysis()->attention.front().layers;
        return layers[static_cast<std::size_t>(layer)]->metrics()[static_cast<std::size_t>(head)].entropy;
    }

    /// How far the probability of the most probable next word is from that of another run.
    double probability_change(const Analysis& before) {
        const auto& old = before.predictions.words.back().candidates.front();
        for (const Candidate& now : document().run().analysis()->predictions.words.back().candidates)
            if (now.id == old.id) return std::abs(static_cast<double>(now.probability) - old.probability);
        return 1;
    }
};

HEADLIGHT_TEST(InterventionsPanelTest, Window)
#include "interventions_panel_test.moc"
