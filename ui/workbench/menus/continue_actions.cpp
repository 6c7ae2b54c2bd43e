#include "workbench/menus/action_row.h"

namespace headlight {

std::vector<ActionRow> continue_actions() {
    return {
        toggle(ActionId::Greedy, "&Greedy", "Greedy", QKeySequence(Qt::CTRL | Qt::Key_F8))
            .says("Always the most probable token")
            .in(ActionGroup::Decoding),
        toggle(ActionId::Sample, "Sa&mple", "Sample", QKeySequence(Qt::SHIFT | Qt::Key_F8))
            .says("Draw tokens by their probability")
            .in(ActionGroup::Decoding),
        toggle(ActionId::Beams, "B&eams", "Beams", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F8))
            .says("Search the most probable continuation, keeping several at each length")
            .in(ActionGroup::Decoding),
        command(ActionId::GenerateStep, "&Step: one token", "Step", QKeySequence(Qt::Key_F9)).says("Write one token"),
        command(ActionId::GenerateRun, "&Generate n tokens", "Generate", QKeySequence(Qt::CTRL | Qt::Key_F9))
            .says("Write as many tokens as are asked for"),
        command(ActionId::GenerateBack, "Remove &last token", "Back", QKeySequence(Qt::SHIFT | Qt::Key_F9))
            .says("Go back before the last token"),
        command(ActionId::GenerateStop, "S&top writing", "Stop", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F9))
            .says("Stop"),
    };
}

}  // namespace headlight
