#include "workbench/document/pointing_out.h"

#include "figures/drawing/text.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/notices.h"
#include "workbench/document/shown_view.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

struct PointingOut {
    Q_DECLARE_TR_FUNCTIONS(PointingOut)
};

QString quoted(const Analysis& analysis, std::int32_t token) {
    const auto& tokens = analysis.tokens.tokens;
    const auto index = static_cast<std::size_t>(token);
    if (index >= tokens.size()) return QString::number(token);
    return QStringLiteral("“%1”").arg(isolated(visible_label(tokens[index].display)));
}

/// Returns whether tokens can be pointed out now; says why not.
bool may_point_out(Document& document) {
    if (document.run().is_current()) return true;
    document.notices().post(
        Notice::Kind::Information,
        PointingOut::tr("Nothing was highlighted: these are the tokens of the previous text. Try again "
                        "when the new tokens appear."),
        QStringLiteral("highlight"));
    return false;
}

}  // namespace

std::optional<EntryRange> tokens_in_view(const std::vector<MatrixEntry>& entries, double first, double span) {
    const auto begin = static_cast<std::size_t>(std::max(0.0, std::floor(first)));
    const auto end = std::min(entries.size(), static_cast<std::size_t>(std::max(0.0, std::ceil(first + span))));
    std::optional<EntryRange> tokens;
    for (std::size_t index = begin; index < end; ++index) {
        for (const std::int32_t token : entries[index].tokens) {
            if (!tokens) tokens = EntryRange{token, token};
            tokens = EntryRange{std::min(tokens->first, token), std::max(tokens->last, token)};
        }
    }
    return tokens;
}

QString place_name(const Highlight& highlight, const Analysis& analysis) {
    if (highlight.query && highlight.key)
        return quoted(analysis, *highlight.query) + QStringLiteral(" → ") + quoted(analysis, *highlight.key);
    if (highlight.query) return PointingOut::tr("the row of %1").arg(quoted(analysis, *highlight.query));
    return PointingOut::tr("the column of %1").arg(quoted(analysis, highlight.key.value_or(0)));
}

std::optional<std::size_t> find_highlight(const PointedOut& pointed_out, const TokenFocus& place) {
    const auto found = std::ranges::find_if(pointed_out.highlights, [&](const Highlight& each) {
        return each.query == place.query && each.key == place.key;
    });
    if (found == pointed_out.highlights.end()) return std::nullopt;
    return static_cast<std::size_t>(found - pointed_out.highlights.begin());
}

void toggle_highlight(Document& document, const TokenFocus& place) {
    if ((!place.query && !place.key) || !may_point_out(document)) return;
    if (const auto there = find_highlight(document.view().state().pointed_out, place))
        return remove_highlight(document, *there);
    if (document.view().state().pointed_out.highlights.size() >= kMostHighlights) return;
    document.view().change(PointingOut::tr("highlight"), [&](ViewState& view) {
        view.pointed_out.highlights.push_back({place.query, place.key, {}});
    });
}

void set_note(Document& document, std::size_t highlight, const QString& note) {
    document.view().change(PointingOut::tr("note of a highlight"), [&](ViewState& view) {
        auto& highlights = view.pointed_out.highlights;
        if (highlight < highlights.size()) highlights[highlight].note = note.simplified();
    });
}

void remove_highlight(Document& document, std::size_t highlight) {
    document.view().change(PointingOut::tr("remove the highlight"), [&](ViewState& view) {
        auto& highlights = view.pointed_out.highlights;
        if (highlight < highlights.size())
            highlights.erase(highlights.begin() + static_cast<std::ptrdiff_t>(highlight));
    });
}

void remove_highlights(Document& document) {
    document.view().change(PointingOut::tr("remove all highlights"),
                           [](ViewState& view) { view.pointed_out.highlights.clear(); });
}

void show_part(Document& document, const std::optional<EntryRange>& queries, const std::optional<EntryRange>& keys) {
    if ((queries || keys) && !may_point_out(document)) return;
    document.view().change(
        queries || keys ? PointingOut::tr("show a part of the text") : PointingOut::tr("show the whole text"),
        [&](ViewState& view) {
            view.pointed_out.queries = queries;
            view.pointed_out.keys = keys;
        });
}

}  // namespace headlight
