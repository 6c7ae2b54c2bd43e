#include "workbench/menus/action_row.h"
#include "workbench/menus/actions.h"

namespace headlight {

std::vector<ActionRow> continue_actions() {
    return {
        toggle(ActionId::Greedy, Actions::tr("Gree&dy decoding"), Actions::tr("Greedy"),
               QKeySequence(Qt::CTRL | Qt::Key_F8))
            .says(Actions::tr("Take the most probable token at each step"))
            .in(ActionGroup::Decoding),
        toggle(ActionId::Sample, Actions::tr("Sa&mpling"), Actions::tr("Sample"), QKeySequence(Qt::SHIFT | Qt::Key_F8))
            .says(Actions::tr("Sample tokens at random by their probability"))
            .in(ActionGroup::Decoding),
        toggle(ActionId::Beams, Actions::tr("B&eam search"), Actions::tr("Beams"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F8))
            .says(Actions::tr("Search for the most probable continuation, keeping several at each length"))
            .in(ActionGroup::Decoding),
        command(ActionId::GenerateStep, Actions::tr("Generate &one token"), Actions::tr("Step"),
                QKeySequence(Qt::Key_F9))
            .says(Actions::tr("Generate one token")),
        command(ActionId::GenerateRun, Actions::tr("&Generate n tokens"), Actions::tr("Generate"),
                QKeySequence(Qt::CTRL | Qt::Key_F9))
            .says(Actions::tr("Generate the number of tokens that is set in the panel")),
        command(ActionId::GenerateBack, Actions::tr("Remove &last token"), Actions::tr("Back"),
                QKeySequence(Qt::SHIFT | Qt::Key_F9))
            .says(Actions::tr("Remove the last token")),
        command(ActionId::GenerateStop, Actions::tr("S&top generating"), Actions::tr("Stop"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F9))
            .says(Actions::tr("Stop generating")),
    };
}

}  // namespace headlight
