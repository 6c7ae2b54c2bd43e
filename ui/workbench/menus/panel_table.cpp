#include "workbench/menus/panel_table.h"

#include "workbench/menus/actions.h"

namespace headlight {

std::vector<PanelRow> panel_rows() {
    return {
        {.id = QStringLiteral("compare"),
         .action = toggle(ActionId::Compare, "&Compare with another run", "Compare", QKeySequence(Qt::Key_F6))
                       .says("Another model, text or head beside this one, with the difference"),
         .in_lessons = true,
         .below = false},
        {.id = QStringLiteral("explain"),
         .action = toggle(ActionId::Explain, "&Explain this weight", "Explain", QKeySequence(Qt::Key_F4))
                       .says("How a weight comes about, and what is known besides the weights"),
         .in_lessons = true},
        {.id = QStringLiteral("tokenizer"),
         .action = toggle(ActionId::TokenSteps, "How the te&xt is cut", "Steps", QKeySequence(Qt::Key_F7)),
         .in_lessons = true},
        {.id = QStringLiteral("continue"),
         .action = toggle(ActionId::ContinueText, "Co&ntinue the text", "Continue", QKeySequence(Qt::Key_F8)),
         .in_lessons = true},
        {.id = QStringLiteral("interventions"),
         .action = toggle(ActionId::Interventions, "&Interventions", "Intervene", QKeySequence(Qt::Key_F5))
                       .says("Switch heads off, sharpen or replace their attention, and see what the model then says"),
         .in_lessons = true},
        {.id = QStringLiteral("heads"),
         .action = toggle(ActionId::FindHeads, "Fin&d heads", "Find heads", QKeySequence(Qt::Key_F3))
                       .says("Rank all heads by a weight, a metric, a label or their similarity to the shown head")},
        {.id = QStringLiteral("highlights"),
         .action = toggle(ActionId::Highlights, "Hi&ghlights", "Highlights", QKeySequence(Qt::Key_F12))
                       .says("What is outlined in the pictures, with notes, and the part of the text that they show")},
        {.id = QStringLiteral("notes"),
         .action = toggle(ActionId::Notes, "N&otes", "Notes", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N))
                       .says("What you want to remember of this text, kept in the session")},
    };
}

std::vector<ActionRow> panel_actions() {
    std::vector<ActionRow> actions;
    for (PanelRow& row : panel_rows()) actions.push_back(std::move(row.action));
    return actions;
}

QString open_panel(const Actions& actions) {
    for (const PanelRow& row : panel_rows())
        if (row.below && actions.at(row.action.id)->isChecked()) return row.id;
    return {};
}

void show_panel(const Actions& actions, const QString& id) {
    for (const PanelRow& row : panel_rows())
        if (row.below && row.id == id) actions.at(row.action.id)->setChecked(true);
}

}  // namespace headlight
