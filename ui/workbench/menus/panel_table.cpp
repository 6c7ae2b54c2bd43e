#include "workbench/menus/panel_table.h"

#include "workbench/menus/actions.h"

namespace headlight {

std::vector<PanelRow> panel_rows() {
    return {
        {.id = QStringLiteral("compare"),
         .action =
             toggle(ActionId::Compare, Actions::tr("&Compare runs"), Actions::tr("Compare"), QKeySequence(Qt::Key_F6))
                 .says(Actions::tr("Compare with another model, text or head, and show the difference")),
         .help = QStringLiteral("docs/comparing.md"),
         .in_lessons = true,
         .below = false},
        {.id = QStringLiteral("explain"),
         .action = toggle(ActionId::Explain, Actions::tr("E&xplain this weight"), Actions::tr("Explain"),
                          QKeySequence(Qt::Key_F4))
                       .says(Actions::tr("Show how the weight is computed, and what else explains the prediction")),
         .help = QStringLiteral("docs/explaining.md"),
         .in_lessons = true},
        {.id = QStringLiteral("tokenizer"),
         .action =
             toggle(ActionId::TokenSteps, Actions::tr("&Tokenization"), Actions::tr("Steps"), QKeySequence(Qt::Key_F7)),
         .help = QStringLiteral("docs/explaining.md#tokenization-steps"),
         .in_lessons = true},
        {.id = QStringLiteral("continue"),
         .action = toggle(ActionId::ContinueText, Actions::tr("Ge&nerate text"), Actions::tr("Continue"),
                          QKeySequence(Qt::Key_F8)),
         .help = QStringLiteral("docs/generating.md"),
         .in_lessons = true},
        {.id = QStringLiteral("probability"),
         .action = toggle(ActionId::Probability, Actions::tr("&Probability of the text"), Actions::tr("Score"),
                          QKeySequence(Qt::SHIFT | Qt::Key_F4))
                       .says(Actions::tr("Show how probable the model finds each token, the answer or the class")),
         .help = QStringLiteral("docs/explaining.md#probability-of-a-text"),
         .in_lessons = true},
        {.id = QStringLiteral("interventions"),
         .action = toggle(ActionId::Interventions, Actions::tr("&Interventions"), Actions::tr("Intervene"),
                          QKeySequence(Qt::Key_F5))
                       .says(Actions::tr(
                           "Ablate heads, sharpen or replace their attention, and see how the prediction changes")),
         .help = QStringLiteral("docs/interventions.md"),
         .in_lessons = true},
        {.id = QStringLiteral("heads"),
         .action = toggle(ActionId::FindHeads, Actions::tr("Fin&d heads"), Actions::tr("Find heads"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F))
                       .says(Actions::tr(
                           "Rank all heads by a weight, a metric, a label or their similarity to the shown head")),
         .help = QStringLiteral("docs/figures.md#find-heads")},
        {.id = QStringLiteral("highlights"),
         .action = toggle(ActionId::Highlights, Actions::tr("List of hi&ghlights"), Actions::tr("Highlights"),
                          QKeySequence(Qt::Key_F12))
                       .says(Actions::tr(
                           "List the highlights with their notes, and choose the part of the text that figures show")),
         .help = QStringLiteral("docs/figures.md#highlights")},
        {.id = QStringLiteral("notes"),
         .action = toggle(ActionId::Notes, Actions::tr("Note&s"), Actions::tr("Notes"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N))
                       .says(Actions::tr("Write notes on this text; they are saved with the session")),
         .help = QStringLiteral("docs/getting-started.md#sessions-and-notes")},
    };
}

std::vector<ActionRow> panel_actions() {
    std::vector<ActionRow> actions;
    actions.push_back(
        toggle(ActionId::Explore, Actions::tr("&Explore heads"), Actions::tr("Explore"), QKeySequence(Qt::Key_F3))
            .says(Actions::tr("Close all panels and show the grids beside the figure")));
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
