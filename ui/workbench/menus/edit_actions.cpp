#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/pointing_out.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/action_row.h"

namespace headlight {

namespace {

std::vector<ActionRow> text_actions() {
    return {
        command(ActionId::Undo, "&Undo", "", QKeySequence(Qt::CTRL | Qt::Key_Z)),
        command(ActionId::Redo, "&Redo", "", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)),
        command(ActionId::EditText, "Edit &text", "Text", QKeySequence(Qt::CTRL | Qt::Key_L))
            .enabled_if([](const Document& document) { return document.run().reads_text(); }),
        toggle(ActionId::SecondText, "&Second text", "Second text", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L))
            .checked_if([](const Document& document) { return document.run().pair().has_value(); })
            .enabled_if([](const Document& document) {
                return document.run().model() && document.run().model()->description.has_segments;
            }),
        command(ActionId::FindToken, "&Find token", "Find", QKeySequence::Find),
        command(ActionId::CopyRow, "Copy token ro&w as TSV", "Copy row", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C))
            .enabled_if([](const Document& document) {
                return shows_matrix(document) && document.pointing().focused_query().has_value();
            }),
        command(ActionId::CopyMatrix, "Copy &matrix as TSV", "Copy matrix",
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_M))
            .enabled_if(shows_matrix),
    };
}

std::vector<ActionRow> mask_actions() {
    return {
        command(ActionId::MaskToken, "Mas&k selected token", "Mask", QKeySequence(Qt::Key_M))
            .doing([](Document& document, bool) {
                if (const auto token = document.pointing().selected_token()) document.view().toggle_mask(*token);
            })
            .enabled_if([](const Document& document) {
                return document.run().masks_words() && document.pointing().selected_token().has_value();
            }),
        command(ActionId::UnmaskAll, "Unmask &all tokens", "Unmask", QKeySequence(Qt::SHIFT | Qt::Key_M))
            .doing(changing("unmask all tokens", [](ViewState& view, bool) { view.masks.tokens.clear(); }))
            .enabled_if(when([](const ViewState& view) { return !view.masks.tokens.empty(); })),
    };
}

std::vector<ActionRow> highlight_actions() {
    return {
        command(ActionId::Highlight, "&Highlight weight", "Highlight", QKeySequence(Qt::Key_H))
            .says("Add or remove a highlight on the weight or the token under the pointer")
            .doing([](Document& document, bool) { toggle_highlight(document, document.pointing().focused_pair()); })
            .enabled_if(shows_matrix),
        command(ActionId::HighlightNote, "Highlight with a &note…", "Note", QKeySequence(Qt::SHIFT | Qt::Key_H))
            .says("Highlight the weight or the token, and write a note beside it")
            .enabled_if(shows_matrix),
        command(ActionId::HighlightNone, "Remove all highl&ights", "Remove all",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H))
            .doing([](Document& document, bool) { remove_highlights(document); })
            .enabled_if(when([](const ViewState& view) { return !view.pointed_out.highlights.empty(); })),
    };
}

}  // namespace

std::vector<ActionRow> edit_actions() {
    return joined({&text_actions, &mask_actions, &highlight_actions});
}

}  // namespace headlight
