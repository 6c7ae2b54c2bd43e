#include "workbench/document/pointing_out.h"
#include "workbench/menus/action_row.h"

namespace headlight {

namespace {

std::vector<ActionRow> part_actions() {
    return {
        command(ActionId::FigureLarger, "&Enlarge heat map", "Enlarge", QKeySequence(Qt::ALT | Qt::Key_Plus))
            .enabled_if(shows_matrix),
        command(ActionId::FigureSmaller, "S&hrink heat map", "Shrink", QKeySequence(Qt::ALT | Qt::Key_Minus))
            .enabled_if(shows_matrix),
        command(ActionId::FigureWhole, "Show &whole heat map", "Whole", QKeySequence(Qt::ALT | Qt::Key_0))
            .enabled_if(shows_matrix),
        command(ActionId::PartInView, "Show onl&y the visible part", "Only the visible part",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X))
            .says("Keep the rows and columns that the enlarged heat map shows, in all figures and files")
            .enabled_if(shows_matrix),
        command(ActionId::WholeText, "Show whole te&xt", "The whole text",
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
        toggle(ActionId::ThemeSystem, "Follow s&ystem theme", "System", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D))
            .in(ActionGroup::Theme),
        toggle(ActionId::ThemeLight, "&Light theme", "Light", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_1))
            .in(ActionGroup::Theme),
        toggle(ActionId::ThemeDark, "&Dark theme", "Dark", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_2))
            .in(ActionGroup::Theme),
        toggle(ActionId::ThemeHighContrast, "&High contrast theme", "High contrast",
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_3))
            .in(ActionGroup::Theme),
        std::move(zoom_in),
        command(ActionId::ZoomOut, "Zoom interface &out", "Zoom out", QKeySequence(Qt::CTRL | Qt::Key_Minus)),
        command(ActionId::ZoomReset, "&Reset zoom", "Reset zoom", QKeySequence(Qt::CTRL | Qt::Key_0)),
        toggle(ActionId::Transitions, "Figure &transitions", "Transitions",
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F10))
            .says("Fade from one figure to the next, unless the desktop asks for reduced motion"),
        toggle(ActionId::PointerRing, "Pointer ring when &presenting", "Pointer ring",
               QKeySequence(Qt::CTRL | Qt::Key_F10))
            .says("Follow the pointer over figures with a ring, so that an audience sees it"),
    };
}

std::vector<ActionRow> screen_actions() {
    return {
        toggle(ActionId::FullScreen, "&Full screen", "Full screen", QKeySequence(Qt::Key_F11)),
        toggle(ActionId::OnlyPicture, "&Hide side panels", "Hide side panels", QKeySequence(Qt::SHIFT | Qt::Key_F11))
            .says("Give the figure or the comparison the whole width"),
        toggle(ActionId::Present, "&Present", "Present", QKeySequence(Qt::Key_F10))
            .says("Show the figure alone on the full screen, with text for the back row"),
    };
}

std::vector<ActionRow> compare_actions() {
    return {
        command(ActionId::CompareText, "Compare with an edited te&xt", "Compare wording",
                QKeySequence(Qt::SHIFT | Qt::Key_F6))
            .says("Run the same model on an edited copy of this text"),
        command(ActionId::CompareMore, "&Add a run", "Add a run", QKeySequence(Qt::CTRL | Qt::Key_F6))
            .says("Compare with another run, up to four side by side"),
        command(ActionId::CompareFewer, "&Remove this run", "Remove this run",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F6))
            .says("Remove the shown run from the comparison"),
        command(ActionId::CompareNext, "Show &next run", "Next run", QKeySequence(Qt::ALT | Qt::Key_F6))
            .says("Show the difference, the heads and the settings of the next run"),
    };
}

}  // namespace

std::vector<ActionRow> window_actions() {
    return joined({&part_actions, &theme_actions, &screen_actions, &compare_actions});
}

}  // namespace headlight
