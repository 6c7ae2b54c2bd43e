#include "workbench/menus/action_row.h"

namespace headlight {

std::vector<ActionRow> continue_actions() {
    return {
        toggle(ActionId::Greedy, "&Greedy decoding", "Greedy", QKeySequence(Qt::CTRL | Qt::Key_F8))
            .says("Take the most probable token at each step")
            .in(ActionGroup::Decoding),
        toggle(ActionId::Sample, "Sa&mpling", "Sample", QKeySequence(Qt::SHIFT | Qt::Key_F8))
            .says("Sample tokens at random by their probability")
            .in(ActionGroup::Decoding),
        toggle(ActionId::Beams, "B&eam search", "Beams", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F8))
            .says("Search for the most probable continuation, keeping several at each length")
            .in(ActionGroup::Decoding),
        command(ActionId::GenerateStep, "Generate &one token", "Step", QKeySequence(Qt::Key_F9))
            .says("Generate one token"),
        command(ActionId::GenerateRun, "&Generate n tokens", "Generate", QKeySequence(Qt::CTRL | Qt::Key_F9))
            .says("Generate the number of tokens that is set in the panel"),
        command(ActionId::GenerateBack, "Remove &last token", "Back", QKeySequence(Qt::SHIFT | Qt::Key_F9))
            .says("Remove the last token"),
        command(ActionId::GenerateStop, "S&top generating", "Stop", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F9))
            .says("Stop generating"),
    };
}

}  // namespace headlight
