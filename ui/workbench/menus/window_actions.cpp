#include "workbench/document/pointing_out.h"
#include "workbench/menus/action_row.h"

namespace headlight {

namespace {

std::vector<ActionRow> part_actions() {
    return {
        command(ActionId::FigureLarger, "&Enlarge the heat map", "Enlarge", QKeySequence(Qt::ALT | Qt::Key_Plus))
            .enabled_if(shows_matrix),
        command(ActionId::FigureSmaller, "S&hrink the heat map", "Shrink", QKeySequence(Qt::ALT | Qt::Key_Minus))
            .enabled_if(shows_matrix),
        command(ActionId::FigureWhole, "&Whole heat map", "Whole", QKeySequence(Qt::ALT | Qt::Key_0))
            .enabled_if(shows_matrix),
        command(ActionId::PartInView, "Show onl&y what is in view", "Only what is in view",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X))
            .says("Keep the rows and columns that the enlarged heat map shows, in all figures and files")
            .enabled_if(shows_matrix),
        command(ActionId::WholeText, "Show the whole te&xt", "The whole text",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Y))
            .doing([](Document& document, bool) { show_part(document, {}, {}); })
            .enabled_if(when([](const ViewState& view) { return view.pointed_out.queries || view.pointed_out.keys; })),
    };
}

std::vector<ActionRow> theme_actions() {
    ActionRow zoom_in =
        command(ActionId::ZoomIn, "Zoom interface &in", "Zoom in", QKeySequence(Qt::CTRL | Qt::Key_Plus));
    zoom_in.keys.append(QKeySequence(Qt::CTRL | Qt::Key_Equal));
    return {
        toggle(ActionId::ThemeSystem, "As the s&ystem", "System", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D))
            .in(ActionGroup::Theme),
        toggle(ActionId::ThemeLight, "&Light", "Light", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_1))
            .in(ActionGroup::Theme),
        toggle(ActionId::ThemeDark, "&Dark", "Dark", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_2))
            .in(ActionGroup::Theme),
        toggle(ActionId::ThemeHighContrast, "&High contrast", "High contrast",
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_3))
            .in(ActionGroup::Theme),
        std::move(zoom_in),
        command(ActionId::ZoomOut, "Zoom interface &out", "Zoom out", QKeySequence(Qt::CTRL | Qt::Key_Minus)),
        command(ActionId::ZoomReset, "&Reset zoom", "Reset zoom", QKeySequence(Qt::CTRL | Qt::Key_0)),
    };
}

std::vector<ActionRow> screen_actions() {
    return {
        toggle(ActionId::FullScreen, "&Full screen", "Full screen", QKeySequence(Qt::Key_F11)),
        toggle(ActionId::OnlyPicture, "&Hide side panels", "Hide side panels", QKeySequence(Qt::SHIFT | Qt::Key_F11))
            .says("Leave the picture or the comparison the whole width"),
    };
}

std::vector<ActionRow> compare_actions() {
    return {
        command(ActionId::CompareText, "Compare with another &wording", "Compare wording",
                QKeySequence(Qt::SHIFT | Qt::Key_F6))
            .says("The same model reads this text with another word"),
        command(ActionId::CompareMore, "Compare with one &more run", "One more run",
                QKeySequence(Qt::CTRL | Qt::Key_F6))
            .says("Up to four runs side by side"),
        command(ActionId::CompareFewer, "&Remove this run", "Remove this run",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F6))
            .says("Leave the shown run out of the comparison"),
        command(ActionId::CompareNext, "Show the ne&xt compared run", "Next run", QKeySequence(Qt::ALT | Qt::Key_F6))
            .says("Its difference, its heads and its settings"),
    };
}

}  // namespace

std::vector<ActionRow> window_actions() {
    return joined({&part_actions, &theme_actions, &screen_actions, &compare_actions});
}

}  // namespace headlight
