#pragma once

#include "analysis/matrix_view.h"
#include "view/pointed_out.h"
#include "view/token_focus.h"
#include "workbench/document/document.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace headlight {

// What of the text figures point out (ViewState::pointed_out), in tokens; figures count rows and columns.

/// The tokens of the entries that a viewport shows, in part or as a whole, from `first` on.
std::optional<EntryRange> tokens_in_view(const std::vector<MatrixEntry>& entries, double first, double span);

/// “it” → “animal”; the row of “it”; the column of “animal”.
QString place_name(const Highlight& highlight, const Analysis& analysis);

/// The highlight of just this place, if there is one.
std::optional<std::size_t> find_highlight(const PointedOut& pointed_out, const TokenFocus& place);

/// Each as one step of undo. A place is a row, a column, or a weight; nothing happens where it names neither, and
/// while the analysis of a newer text is still awaited a notice says why.
void toggle_highlight(Document& document, const TokenFocus& place);
void set_note(Document& document, std::size_t highlight, const QString& note);
void remove_highlight(Document& document, std::size_t highlight);
void remove_highlights(Document& document);
/// Shows these tokens' rows and columns only; nothing: all.
void show_part(Document& document, const std::optional<EntryRange>& queries, const std::optional<EntryRange>& keys);

}  // namespace headlight
