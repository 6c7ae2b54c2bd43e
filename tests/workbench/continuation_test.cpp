// Continuing a text, over a session that answers when it is told to.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/menus/actions.h"

#include <QApplication>
#include <QClipboard>

using namespace headlight;
using namespace headlight::testing;

namespace {

using Ids = std::vector<std::int32_t>;

struct ContinuedWindow : TestWindow {
    ContinuedWindow() : TestWindow(QStringLiteral("The old keeper"), QStringLiteral("decoder")) {}
    [[nodiscard]] ContinuePanel& panel() const { return window->panel<ContinuePanel>(); }
    [[nodiscard]] Continuation& continuation() const { return panel().continuation(); }
    [[nodiscard]] Actions& actions() const { return window->actions_of_window(); }
    [[nodiscard]] Ids written() const { return continuation().tree().ids_to(continuation().current()); }
};

}  // namespace

class ContinuationTest : public QObject {
    Q_OBJECT

  private slots:
    void nothing_is_computed_while_the_panel_is_closed() {
        ContinuedWindow test;
        show(test);
        QCOMPARE(test.bridge->generations, 0);
        test.actions().at(ActionId::ContinueText)->trigger();
        QVERIFY(test.panel().isVisible());
        QTRY_COMPARE(test.panel().candidates().topLevelItemCount(), 4);
        QCOMPARE(test.bridge->generations, 1);
        QCOMPARE(test.continuation().tree().nodes().size(), std::size_t{1});
        QTRY_VERIFY(test.settled());
        QVERIFY(test.document().run().continuation().empty());
    }

    void a_step_writes_a_token_and_selects_the_row_that_led_to_it() {
        ContinuedWindow test;
        show(test);
        test.actions().at(ActionId::GenerateStep)->trigger();
        QVERIFY(test.panel().isVisible());
        QTRY_COMPARE(test.written(), Ids{100});
        QTRY_VERIFY(test.settled());
        const auto count = static_cast<std::int32_t>(test.document().run().analysis()->tokens.tokens.size());
        QCOMPARE(test.bridge->last_request.written, Ids{100});
        QCOMPARE(test.document().pointing().selected_token(), std::optional(count - 2));
        test.actions().at(ActionId::GenerateStep)->trigger();
        QTRY_COMPARE(test.written(), (Ids{100, 101}));
        QCOMPARE(test.bridge->last_generation.text, std::string("The old keeper"));
    }

    void another_candidate_makes_a_branch_and_the_way_back_is_kept() {
        ContinuedWindow test;
        show(test);
        test.actions().at(ActionId::GenerateRun)->trigger();
        QTRY_COMPARE(test.written().size(), std::size_t{20});
        test.continuation().go_to(2);
        QCOMPARE(test.written(), (Ids{100, 101}));
        const StepCandidate other = test.continuation().tree().node(1).candidates.at(2);
        test.continuation().choose(other);
        QCOMPARE(test.written(), (Ids{100, 301}));
        QCOMPARE(test.continuation().tree().nodes().size(), std::size_t{22});
        QTRY_COMPARE(test.bridge->last_request.written, (Ids{100, 301}));
        test.actions().at(ActionId::GenerateBack)->trigger();
        QCOMPARE(test.written(), Ids{100});
        test.actions().at(ActionId::GenerateBack)->trigger();
        QVERIFY(test.written().empty());
        QVERIFY(!test.actions().at(ActionId::GenerateBack)->isEnabled());
        QTRY_VERIFY(test.settled());
        QVERIFY(test.document().run().analysis()->written.ids.empty());
    }

    void a_run_can_be_stopped_and_what_was_written_stays() {
        ContinuedWindow test;
        show(test);
        test.bridge->hold_generations = true;
        test.actions().at(ActionId::GenerateRun)->trigger();
        QVERIFY(test.actions().at(ActionId::GenerateStop)->isEnabled());
        QVERIFY(test.actions().at(ActionId::Stop)->isEnabled());
        QVERIFY(!test.actions().at(ActionId::GenerateRun)->isEnabled());
        for (int i = 0; i < 3; ++i) test.bridge->release_token();
        test.actions().at(ActionId::GenerateStop)->trigger();
        QCOMPARE(test.written(), (Ids{100, 101, 102}));
        QVERIFY(!test.document().run().generating());
        QVERIFY(test.actions().at(ActionId::GenerateRun)->isEnabled());
        // Escape stops too.
        test.actions().at(ActionId::GenerateRun)->trigger();
        test.actions().at(ActionId::Stop)->trigger();
        QVERIFY(!test.continuation().writing());
    }

    void the_generated_text_is_read_copied_and_taken_into_the_field() {
        ContinuedWindow test;
        show(test);
        WrittenText& written = test.panel().written_text();
        test.actions().at(ActionId::ContinueText)->trigger();
        QVERIFY(!written.use_button().isEnabled());
        test.actions().at(ActionId::GenerateStep)->trigger();
        QTRY_COMPARE(test.written(), Ids{100});
        test.actions().at(ActionId::GenerateStep)->trigger();
        QTRY_COMPARE(written.field().toPlainText(), QString(" t100 t101"));
        written.copy_button().click();
        QCOMPARE(QApplication::clipboard()->text(), QString(" t100 t101"));
        written.use_button().click();
        QCOMPARE(test.document().run().text(), QString("The old keeper t100 t101"));
        QTRY_VERIFY(test.settled());
        QCOMPARE(written.field().toPlainText(), QString());
        test.actions().at(ActionId::Undo)->trigger();
        QCOMPARE(test.document().run().text(), QString("The old keeper"));
    }

    void another_text_begins_anew_and_says_so() {
        ContinuedWindow test;
        show(test);
        test.actions().at(ActionId::GenerateRun)->trigger();
        QTRY_COMPARE(test.written().size(), std::size_t{20});
        test.document().run().set_text(QStringLiteral("The lamp"));
        QCOMPARE(test.continuation().tree().nodes().size(), std::size_t{1});
        QCOMPARE(test.continuation().tree().text(), std::string("The lamp"));
        QVERIFY(test.document().run().continuation().empty());
        QTRY_VERIFY(test.settled());
        QVERIFY(test.panel().hint().text().contains("starts again"));
    }

    void sampling_hands_over_how_tokens_are_drawn() {
        ContinuedWindow test;
        show(test);
        test.actions().at(ActionId::ContinueText)->trigger();
        QTRY_COMPARE(test.bridge->generations, 1);
        test.actions().at(ActionId::Sample)->trigger();
        ContinuationOptions options = test.continuation().options();
        QVERIFY(options.choosing == Choosing::Sample);
        options.temperature = 0.5;
        options.top_k = 7;
        options.seed = 3;
        test.continuation().set_options(options);
        // The shares of the candidates shown are those of the new way.
        QCOMPARE(test.bridge->last_generation.sampling.top_k, std::size_t{7});
        QCOMPARE(test.bridge->last_generation.steps, std::size_t{1});
        test.actions().at(ActionId::GenerateStep)->trigger();
        QCOMPARE(test.bridge->last_generation.sampling.temperature, 0.5);
        QCOMPARE(test.bridge->last_generation.sampling.seed, std::uint64_t{3});
        QTRY_COMPARE(test.written().size(), std::size_t{1});
    }

    void a_model_that_does_not_generate_says_what_does() {
        TestWindow test;
        show(test);
        test.window->actions_of_window().at(ActionId::ContinueText)->trigger();
        QVERIFY(!test.window->actions_of_window().at(ActionId::GenerateStep)->isEnabled());
        QVERIFY(test.window->panel<ContinuePanel>().hint().text().contains("story-decoder"));
        QCOMPARE(test.bridge->generations, 0);
    }

    void the_two_panels_below_the_picture_take_turns() {
        ContinuedWindow test;
        show(test);
        test.actions().at(ActionId::TokenSteps)->trigger();
        test.actions().at(ActionId::ContinueText)->trigger();
        QVERIFY(!test.actions().at(ActionId::TokenSteps)->isChecked());
        QVERIFY(test.panel().isVisible());
        emit test.panel().closed();
        QVERIFY(!test.panel().isVisible());
    }
};

HEADLIGHT_TEST(ContinuationTest, Window)
#include "continuation_test.moc"
