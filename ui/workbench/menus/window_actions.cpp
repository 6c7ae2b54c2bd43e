#include "workbench/document/pointing_out.h"
#include "workbench/menus/action_row.h"
#include "workbench/menus/actions.h"

namespace headlight {

namespace {

std::vector<ActionRow> part_actions() {
    return {
        command(ActionId::FigureLarger, Actions::tr("&Enlarge heat map"), Actions::tr("Enlarge"),
                QKeySequence(Qt::ALT | Qt::Key_Plus))
            .enabled_if(shows_matrix),
        command(ActionId::FigureSmaller, Actions::tr("S&hrink heat map"), Actions::tr("Shrink"),
                QKeySequence(Qt::ALT | Qt::Key_Minus))
            .enabled_if(shows_matrix),
        command(ActionId::FigureWhole, Actions::tr("Show &whole heat map"), Actions::tr("Whole"),
                QKeySequence(Qt::ALT | Qt::Key_0))
            .enabled_if(shows_matrix),
        command(ActionId::PartInView, Actions::tr("Show onl&y the visible part"), Actions::tr("Only the visible part"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X))
            .says(Actions::tr("Keep the rows and columns that the enlarged heat map shows, in all figures and files"))
            .enabled_if(shows_matrix),
        command(ActionId::WholeText, Actions::tr("Show whole te&xt"), Actions::tr("The whole text"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Y))
            .doing([](Document& document, bool) { show_part(document, {}, {}); })
            .enabled_if(when([](const ViewState& view) { return view.pointed_out.queries || view.pointed_out.keys; })),
    };
}

std::vector<ActionRow> theme_actions() {
    ActionRow zoom_in = command(ActionId::ZoomIn, Actions::tr("Zoom interface &in"), Actions::tr("Zoom in"),
                                QKeySequence(Qt::CTRL | Qt::Key_Plus));
    zoom_in.keys.append(QKeySequence(Qt::CTRL | Qt::Key_Equal));
    return {
        toggle(ActionId::ThemeSystem, Actions::tr("Follow s&ystem theme"), Actions::tr("System"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D))
            .in(ActionGroup::Theme),
        toggle(ActionId::ThemeLight, Actions::tr("&Light theme"), Actions::tr("Light"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_1))
            .in(ActionGroup::Theme),
        toggle(ActionId::ThemeDark, Actions::tr("&Dark theme"), Actions::tr("Dark"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_2))
            .in(ActionGroup::Theme),
        toggle(ActionId::ThemeHighContrast, Actions::tr("&High contrast theme"), Actions::tr("High contrast"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_3))
            .in(ActionGroup::Theme),
        std::move(zoom_in),
        command(ActionId::ZoomOut, Actions::tr("Zoom interface &out"), Actions::tr("Zoom out"),
                QKeySequence(Qt::CTRL | Qt::Key_Minus)),
        command(ActionId::ZoomReset, Actions::tr("&Reset zoom"), Actions::tr("Reset zoom"),
                QKeySequence(Qt::CTRL | Qt::Key_0)),
        toggle(ActionId::Transitions, Actions::tr("Figure &transitions"), Actions::tr("Transitions"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F10))
            .says(Actions::tr("Fade from one figure to the next, unless the desktop asks for reduced motion")),
        toggle(ActionId::PointerRing, Actions::tr("Pointer ring when &presenting"), Actions::tr("Pointer ring"),
               QKeySequence(Qt::CTRL | Qt::Key_F10))
            .says(Actions::tr("Follow the pointer over figures with a ring, so that an audience sees it")),
    };
}

std::vector<ActionRow> screen_actions() {
    return {
        toggle(ActionId::FullScreen, Actions::tr("F&ull screen"), Actions::tr("Full screen"),
               QKeySequence(Qt::Key_F11)),
        toggle(ActionId::OnlyPicture, Actions::tr("&Hide side panels"), Actions::tr("Hide side panels"),
               QKeySequence(Qt::SHIFT | Qt::Key_F11))
            .says(Actions::tr("Give the figure or the comparison the whole width")),
        toggle(ActionId::Present, Actions::tr("&Present"), Actions::tr("Present"), QKeySequence(Qt::Key_F10))
            .says(Actions::tr("Show the figure alone on the full screen, with text for the back row")),
    };
}

std::vector<ActionRow> compare_actions() {
    return {
        command(ActionId::CompareText, Actions::tr("Compare with an edited te&xt"), Actions::tr("Compare wording"),
                QKeySequence(Qt::SHIFT | Qt::Key_F6))
            .says(Actions::tr("Run the same model on an edited copy of this text")),
        command(ActionId::CompareMore, Actions::tr("&Add a run"), Actions::tr("Add a run"),
                QKeySequence(Qt::CTRL | Qt::Key_F6))
            .says(Actions::tr("Compare with another run, up to four side by side")),
        command(ActionId::CompareFewer, Actions::tr("&Remove this run"), Actions::tr("Remove this run"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F6))
            .says(Actions::tr("Remove the shown run from the comparison")),
        command(ActionId::CompareNext, Actions::tr("Show &next run"), Actions::tr("Next run"),
                QKeySequence(Qt::ALT | Qt::Key_F6))
            .says(Actions::tr("Show the difference, the heads and the settings of the next run")),
    };
}

}  // namespace

std::vector<ActionRow> window_actions() {
    return joined({&part_actions, &theme_actions, &screen_actions, &compare_actions});
}

}  // namespace headlight
