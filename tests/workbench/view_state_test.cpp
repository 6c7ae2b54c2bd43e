// What of a view a model keeps, judged by the attention that each head belongs to.

#include "workbench/document/view_state.h"

#include "analysis/chosen_weights.h"
#include "capture/absent_field.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

AttentionStack stack_with(AttentionKind kind, std::int32_t stage, std::size_t layers, std::size_t heads) {
    AttentionStack stack{.kind = kind, .layers = {}, .stage = stage};
    const auto field = field_with(std::vector<WeightRows>(heads, WeightRows{{1}}));
    stack.layers.assign(layers, field);
    return stack;
}

/// Stages of 1 layer with 2 heads, and of 3 layers with 4 heads.
std::vector<AttentionStack> stages() {
    return {stack_with(AttentionKind::Self, 0, 1, 2), stack_with(AttentionKind::Channel, 0, 1, 2),
            stack_with(AttentionKind::Self, 1, 3, 4), stack_with(AttentionKind::Channel, 1, 3, 4)};
}

std::vector<AttentionStack> translator() {
    return {stack_with(AttentionKind::Encoder, -1, 2, 4), stack_with(AttentionKind::Decoder, -1, 2, 4),
            stack_with(AttentionKind::Cross, -1, 2, 4)};
}

}  // namespace

class ViewStateTest : public QObject {
    Q_OBJECT

  private slots:
    void each_pin_is_judged_by_the_sizes_of_its_own_stage() {
        ViewState view;
        view.choice = {.stage = 0, .layer = 0, .head = 1};
        const HeadId deep{.stage = 1, .layer = 2, .head = 3};
        const HeadId deep_channels{.kind = AttentionKind::Channel, .stage = 1, .layer = 1, .head = 2};
        const HeadId too_deep{.stage = 0, .layer = 2, .head = 0};
        const HeadId no_such_stage{.stage = 2, .layer = 0, .head = 0};
        view.pinned = {deep, too_deep, deep_channels, no_such_stage};
        const ViewState kept = fitted(view, stages());
        QCOMPARE(kept.choice, view.choice);
        QCOMPARE(kept.pinned, (std::vector<HeadId>{deep, deep_channels}));
    }

    void pins_of_a_stage_do_not_depend_on_the_stage_that_is_shown() {
        ViewState view;
        view.choice = {.stage = 1, .layer = 2, .head = 3};
        view.pinned = {{.stage = 0, .layer = 2, .head = 3}, {.stage = 0, .layer = 0, .head = 1}};
        QCOMPARE(fitted(view, stages()).pinned, (std::vector<HeadId>{{.stage = 0, .layer = 0, .head = 1}}));
    }

    void a_choice_that_the_model_does_not_have_becomes_the_first_head_of_its_main_attention() {
        ViewState view;
        view.choice = {.kind = AttentionKind::Vision, .layer = 1, .head = 1};
        QCOMPARE(fitted(view, translator()).choice, (HeadId{.kind = AttentionKind::Cross}));
        QCOMPARE(fitted(view, stages()).choice, (HeadId{.stage = 0}));
    }

    void a_choice_in_a_layer_without_attention_becomes_the_first_head_of_one_with_it() {
        std::vector<AttentionStack> stacks{stack_with(AttentionKind::Self, -1, 2, 4)};
        stacks.front().layers.front() = absent_field("short convolution", 3, 0);
        ViewState view;
        QCOMPARE(fitted(view, stacks).choice, (HeadId{.layer = 1}));
        view.choice = {.layer = {}, .head = 3};
        QCOMPARE(fitted(view, stacks).choice, view.choice);
    }

    void heads_of_a_session_of_version_1_are_found_by_their_index() {
        ViewState view;
        view.choice = {.layer = 1, .head = 2};
        view.pinned = {{.layer = 0, .head = 3}, {.layer = 1, .head = 0}, {.layer = 0, .head = 0}};
        view.stacks_of_version_1 = StacksOfVersion1{1, {0, 7, 2}};
        const ViewState found = fitted(view, translator());
        QCOMPARE(found.choice, (HeadId{.kind = AttentionKind::Decoder, .layer = 1, .head = 2}));
        QCOMPARE(found.pinned, (std::vector<HeadId>{{.kind = AttentionKind::Encoder, .layer = 0, .head = 3},
                                                    {.kind = AttentionKind::Cross, .layer = 0, .head = 0}}));
        QVERIFY(!found.stacks_of_version_1);
        QVERIFY(fitted(view, {}).stacks_of_version_1);  // nothing is known yet
    }
};

HEADLIGHT_TEST(ViewStateTest, None)
#include "view_state_test.moc"
