#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/pointing_out.h"
#include "workbench/document/shown_view.h"
#include "workbench/document/sound/sound_player.h"
#include "workbench/menus/action_row.h"
#include "workbench/menus/actions.h"

#include <algorithm>
#include <optional>

namespace headlight {

namespace {

std::vector<ActionRow> text_actions() {
    return {
        command(ActionId::Undo, Actions::tr("&Undo"), {}, QKeySequence(Qt::CTRL | Qt::Key_Z)),
        command(ActionId::Redo, Actions::tr("&Redo"), {}, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)),
        command(ActionId::EditText, Actions::tr("Edit &text"), Actions::tr("Text"), QKeySequence(Qt::CTRL | Qt::Key_L))
            .enabled_if([](const Document& document) { return document.run().reads_text(); }),
        toggle(ActionId::SecondText, Actions::tr("&Second text"), Actions::tr("Second text"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L))
            .checked_if([](const Document& document) { return document.run().pair().has_value(); })
            .enabled_if([](const Document& document) {
                return document.run().model() && document.run().model()->description.has_segments;
            }),
        command(ActionId::FindToken, Actions::tr("&Find token"), Actions::tr("Find"), QKeySequence::Find),
        command(ActionId::CopyToken, Actions::tr("Copy to&ken"), Actions::tr("Copy token"),
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_P))
            .enabled_if([](const Document& document) { return document.pointing().focused_query().has_value(); }),
        command(ActionId::CopyWeight, Actions::tr("Cop&y weight"), Actions::tr("Copy weight"),
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_W))
            .enabled_if([](const Document& document) {
                const TokenFocus pair = document.pointing().focused_pair();
                return shows_matrix(document) && pair.query && pair.key;
            }),
        command(ActionId::CopyRow, Actions::tr("Copy token ro&w as TSV"), Actions::tr("Copy row"),
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C))
            .enabled_if([](const Document& document) {
                return shows_matrix(document) && document.pointing().focused_query().has_value();
            }),
        command(ActionId::CopyNumbers, Actions::tr("Copy &numbers as TSV"), Actions::tr("Copy numbers"),
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_M))
            .says(Actions::tr("Copy the numbers of the figure in focus, or of the shown head"))
            .enabled_if(shows_matrix),
        command(ActionId::ClearSelection, Actions::tr("&Clear selection"), Actions::tr("Clear selection"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A))
            .says(Actions::tr("Select no token and no weight"))
            .doing([](Document& document, bool) { document.pointing().select_token(std::nullopt); })
            .enabled_if([](const Document& document) { return document.pointing().selected_token().has_value(); }),
        command(ActionId::ContextMenu, Actions::tr("Open context m&enu"), Actions::tr("Context menu"),
                QKeySequence(Qt::SHIFT | Qt::Key_F10))
            .says(Actions::tr("Show what can be done with the head, weight, token or figure in focus")),
    };
}

/// Returns the selected token that has sound: of a weight its query, or its key where the query has none.
std::optional<std::int32_t> selected_sound(const Document& document) {
    const Pointing& pointing = document.pointing();
    for (const auto& token : {pointing.selected_token(), pointing.selected_key()})
        if (token && document.sound().has_sound(*token)) return token;
    return std::nullopt;
}

std::vector<ActionRow> listening_actions() {
    return {
        command(ActionId::PlaySound, Actions::tr("P&lay selected sound"), Actions::tr("Play"), QKeySequence(Qt::Key_P))
            .says(Actions::tr("Play the part of the recording that the selected token stands for"))
            .doing([](Document& document, bool) {
                if (const auto token = selected_sound(document)) document.sound().play(*token);
            })
            .enabled_if([](const Document& document) { return selected_sound(document).has_value(); })
            .visible_if([](const Document& document) { return document.run().reads_audio(); }),
    };
}

/// Returns the index of the image that commands are about; nothing where none is open.
std::optional<std::size_t> image_of(const Document& document) {
    const std::size_t count = document.run().images().size();
    if (count == 0) return std::nullopt;
    return std::min(document.pointing().selected_image(), count - 1);
}

/// Moves the image to the place of the one before it (-1) or behind it (1).
void move_image(Document& document, int by) {
    const std::size_t from = image_of(document).value_or(0);
    const std::size_t to = from + static_cast<std::size_t>(by);
    document.run().move_image(from, to);
    document.pointing().select_image(to);
}

std::vector<ActionRow> image_actions() {
    return {
        command(ActionId::ReplaceImage, Actions::tr("&Replace image…"), Actions::tr("Replace image…"),
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_I))
            .says(Actions::tr("Open another image in place of the selected one"))
            .enabled_if([](const Document& document) { return image_of(document).has_value(); }),
        command(ActionId::MoveImageBefore, Actions::tr("Move image &before"), Actions::tr("Move before"),
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Comma))
            .says(Actions::tr("Move the selected image before the one that precedes it in the text"))
            .doing([](Document& document, bool) { move_image(document, -1); })
            .enabled_if([](const Document& document) { return image_of(document).value_or(0) > 0; }),
        command(ActionId::MoveImageBehind, Actions::tr("Move image be&hind"), Actions::tr("Move behind"),
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Period))
            .says(Actions::tr("Move the selected image behind the one that follows it in the text"))
            .doing([](Document& document, bool) { move_image(document, 1); })
            .enabled_if([](const Document& document) {
                const auto image = image_of(document);
                return image && *image + 1 < document.run().images().size();
            }),
        command(ActionId::RemoveImage, Actions::tr("Re&move image"), Actions::tr("Remove image"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete))
            .says(Actions::tr("Remove the selected image from the text"))
            .doing([](Document& document, bool) {
                if (const auto image = image_of(document)) document.run().remove_image(*image);
            })
            .enabled_if([](const Document& document) { return image_of(document).has_value(); }),
    };
}

std::vector<ActionRow> mask_actions() {
    return {
        command(ActionId::MaskToken, Actions::tr("&Mask selected token"), Actions::tr("Mask"), QKeySequence(Qt::Key_M))
            .doing([](Document& document, bool) {
                if (const auto token = document.pointing().selected_token()) document.view().toggle_mask(*token);
            })
            .enabled_if([](const Document& document) {
                return document.run().masks_words() && document.pointing().selected_token().has_value();
            }),
        command(ActionId::UnmaskAll, Actions::tr("Unmask &all tokens"), Actions::tr("Unmask"),
                QKeySequence(Qt::SHIFT | Qt::Key_M))
            .doing(changing(Actions::tr("unmask all tokens"), [](ViewState& view, bool) { view.masks.tokens.clear(); }))
            .enabled_if(when([](const ViewState& view) { return !view.masks.tokens.empty(); })),
    };
}

/// The part of a pair that a row or a column stands for.
using PartOfPair = TokenFocus (*)(const TokenFocus& pair);

/// A highlight of what is focused, which is taken away where it is.
ActionRow highlight(ActionRow row, PartOfPair part) {
    return std::move(row)
        .doing(
            [part](Document& document, bool) { toggle_highlight(document, part(document.pointing().focused_pair())); })
        .checked_if([part](const Document& document) {
            const PointedOut& pointed_out = document.view().state().pointed_out;
            return find_highlight(pointed_out, part(document.pointing().focused_pair())).has_value();
        });
}

std::vector<ActionRow> highlight_actions() {
    const PartOfPair row = [](const TokenFocus& pair) { return TokenFocus{pair.query, std::nullopt}; };
    const PartOfPair column = [](const TokenFocus& pair) {
        return TokenFocus{std::nullopt, pair.key ? pair.key : pair.query};
    };
    const auto points_at_token = [](const Document& document) {
        const TokenFocus pair = document.pointing().focused_pair();
        return shows_matrix(document) && (pair.query || pair.key);
    };
    return {
        highlight(toggle(ActionId::Highlight, Actions::tr("&Highlight weight"), Actions::tr("Highlight"),
                         QKeySequence(Qt::Key_H))
                      .says(Actions::tr("Add or remove a highlight on the weight or the token under the pointer"))
                      .enabled_if(shows_matrix),
                  [](const TokenFocus& pair) { return pair; }),
        highlight(toggle(ActionId::HighlightRow, Actions::tr("Highlight &row"), Actions::tr("Highlight row"),
                         QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Q))
                      .says(Actions::tr("Add or remove a highlight on the row of the query token"))
                      .enabled_if(points_at_token),
                  row),
        highlight(toggle(ActionId::HighlightColumn, Actions::tr("Highlight &column"), Actions::tr("Highlight column"),
                         QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_U))
                      .says(Actions::tr("Add or remove a highlight on the column of the key token"))
                      .enabled_if(points_at_token),
                  column),
        command(ActionId::HighlightNote, Actions::tr("Highlight with a &note…"), Actions::tr("Note"),
                QKeySequence(Qt::SHIFT | Qt::Key_H))
            .says(Actions::tr("Highlight the weight or the token, and write a note beside it"))
            .enabled_if(shows_matrix),
        command(ActionId::HighlightNone, Actions::tr("Remove all highl&ights"), Actions::tr("Remove all"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H))
            .doing([](Document& document, bool) { remove_highlights(document); })
            .enabled_if(when([](const ViewState& view) { return !view.pointed_out.highlights.empty(); })),
    };
}

}  // namespace

std::vector<ActionRow> edit_actions() {
    return joined({&text_actions, &listening_actions, &image_actions, &mask_actions, &highlight_actions});
}

}  // namespace headlight
