#include "workbench/document/document.h"
#include "workbench/document/intervention_editing.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/action_row.h"
#include "workbench/menus/actions.h"

#include <algorithm>

namespace headlight {

namespace {

/// The short text of a command that is only in menus.
ActionRow in_menu(ActionId id, const QString& text, const QKeySequence& keys) {
    ActionRow row = command(id, text, text, keys);
    row.short_text.remove(QLatin1Char('&'));
    return row;
}

ActionRow step(ActionId id, const QString& text, int key, int layers, int heads) {
    return in_menu(id, text, QKeySequence(Qt::ALT | key)).doing([layers, heads](Document& document, bool) {
        document.view().walk(layers, heads);
    });
}

ActionRow aggregate(ActionId id, const QString& text, int key, bool all_layers, bool all_heads, Aggregation how) {
    return in_menu(id, text, QKeySequence(Qt::CTRL | Qt::ALT | key))
        .doing([all_layers, all_heads, how](Document& document, bool) {
            HeadId choice = document.view().last_single_head();
            if (all_layers) choice.layer.reset();
            if (all_heads) choice.head.reset();
            choice.aggregation = how;
            document.view().show_head(choice);
        });
}

}  // namespace

std::vector<ActionRow> head_actions() {
    constexpr bool kOne = false;
    constexpr bool kAll = true;
    return {
        step(ActionId::NextHead, Actions::tr("&Next head"), Qt::Key_Right, 0, 1),
        step(ActionId::PreviousHead, Actions::tr("Pre&vious head"), Qt::Key_Left, 0, -1),
        step(ActionId::NextLayer, Actions::tr("Next &layer"), Qt::Key_Down, 1, 0),
        step(ActionId::PreviousLayer, Actions::tr("Previous la&yer"), Qt::Key_Up, -1, 0),
        toggle(ActionId::Pin, Actions::tr("&Pin this head"), Actions::tr("Pin"), QKeySequence(Qt::CTRL | Qt::Key_P))
            .says(Actions::tr("Keep this head beside the others"))
            .doing([](Document& document, bool) { document.view().toggle_pin(document.view().state().choice); })
            .checked_if(when(
                [](const ViewState& view) { return std::ranges::find(view.pinned, view.choice) != view.pinned.end(); }))
            .enabled_if(shows_matrix),
        command(ActionId::UnpinAll, Actions::tr("&Unpin all heads"), Actions::tr("Unpin all"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P))
            .doing(changing(Actions::tr("unpin all heads"), [](ViewState& view, bool) { view.pinned.clear(); }))
            .enabled_if(when([](const ViewState& view) { return !view.pinned.empty(); })),
        toggle(ActionId::AblateHead, Actions::tr("A&blate head"), Actions::tr("Ablate"),
               QKeySequence(Qt::CTRL | Qt::Key_B))
            .says(Actions::tr("Replace the output of this head by zeros, or undo that"))
            .doing([](Document& document, bool) {
                if (const auto target = shown_target(document, false))
                    toggle_intervention(document, *target, InterventionKind::Zero);
            })
            .checked_if([](const Document& document) {
                const auto target = shown_target(document, false);
                return target && active_intervention(document, *target, InterventionKind::Zero) != nullptr;
            })
            .enabled_if([](const Document& document) { return shown_target(document, false).has_value(); }),
        aggregate(ActionId::OneHead, Actions::tr("&Single head"), Qt::Key_0, kOne, kOne, Aggregation::Mean),
        aggregate(ActionId::MeanOfLayer, Actions::tr("&Mean of the layer"), Qt::Key_H, kOne, kAll, Aggregation::Mean),
        aggregate(ActionId::MaxOfLayer, Actions::tr("Ma&ximum of the layer"), Qt::Key_J, kOne, kAll, Aggregation::Max),
        aggregate(ActionId::MeanOverLayers, Actions::tr("Mean of the head over &layers"), Qt::Key_L, kAll, kOne,
                  Aggregation::Mean),
        aggregate(ActionId::MaxOverLayers, Actions::tr("Maximum of the head over la&yers"), Qt::Key_K, kAll, kOne,
                  Aggregation::Max),
        aggregate(ActionId::MeanOfAll, Actions::tr("Mean of all h&eads"), Qt::Key_A, kAll, kAll, Aggregation::Mean),
        aggregate(ActionId::MaxOfAll, Actions::tr("Max&imum of all heads"), Qt::Key_X, kAll, kAll, Aggregation::Max),
        aggregate(ActionId::RolloutToLayer, Actions::tr("&Rollout up to this layer"), Qt::Key_R, kOne, kAll,
                  Aggregation::Rollout),
        aggregate(ActionId::RolloutOfAll, Actions::tr("Roll&out of all layers"), Qt::Key_O, kAll, kAll,
                  Aggregation::Rollout),
        aggregate(ActionId::FlowToLayer, Actions::tr("&Flow up to this layer"), Qt::Key_F, kOne, kAll,
                  Aggregation::Flow),
    };
}

}  // namespace headlight
