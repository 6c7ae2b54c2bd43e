#include "view/pointed_out.h"

#include "analysis/axis.h"
#include "core/error.h"
#include "figures/weights/cropped_matrix.h"

#include <algorithm>
#include <string>

namespace headlight {

namespace {

/// Where a highlight of tokens stands in the matrix; nothing where a token is not shown.
std::optional<Hit> hit_of_tokens(const Highlight& highlight, const AttentionMatrix& matrix) {
    Hit place;
    if (highlight.query) place.query = entry_holding(matrix.queries, *highlight.query);
    if (highlight.key) place.key = entry_holding(matrix.keys, *highlight.key);
    const bool shown =
        place.query.has_value() == highlight.query.has_value() && place.key.has_value() == highlight.key.has_value();
    return shown ? std::optional(place) : std::nullopt;
}

Hit hit_of_entries(const Highlight& highlight, const AttentionMatrix& matrix) {
    const auto is_outside = [](const std::optional<std::int32_t>& index, std::size_t count) {
        return index && static_cast<std::size_t>(*index) >= count;
    };
    if (is_outside(highlight.query, matrix.queries.size()) || is_outside(highlight.key, matrix.keys.size()))
        throw Error(ErrorKind::Input,
                    Sentence("Expected a place in the figure, which has %1 queries and %2 keys, counted from 0.",
                             matrix.queries.size(), matrix.keys.size()),
                    {.file = {}, .field = "highlights", .offset = {}});
    return {.query = highlight.query, .key = highlight.key, .layer = {}, .head = {}};
}

/// Rows and columns on a side of a matrix whose neighbors were joined.
constexpr std::size_t kJoinedSide = 2048;

std::optional<EntryRange> range_of(const std::vector<MatrixEntry>& entries, const std::optional<EntryRange>& asked,
                                   Places places) {
    return places == Places::Tokens ? entries_in(entries, asked) : asked;
}

/// The part of an axis that is asked for. Throws Error(Input) where the axis does not have it.
std::vector<MatrixEntry> part_of_axis(std::vector<MatrixEntry> entries, const std::optional<EntryRange>& asked,
                                      Places places) {
    const auto range = range_of(entries, asked, places);
    if (!range) return entries;
    AttentionMatrix one_column;
    one_column.queries = std::move(entries);
    one_column.keys.resize(1);
    one_column.values = Tensor({std::ssize(one_column.queries), 1});
    one_column.allowed.assign(one_column.queries.size(), 1);
    return cropped(one_column, range, std::nullopt).queries;
}

Sentence note_of_joined(std::size_t queries, std::size_t keys) {
    return Sentence("each cell joins %1 queries (mean) and %2 keys (sum); fewer queries and keys are shown one by one",
                    queries, keys);
}

/// Of a matrix that is too large to be held: the axes are cut before it is computed.
AttentionMatrix joined_matrix(const Analysis& analysis, const HeadId& head, const MatrixOptions& options,
                              MatrixAxes axes, const PointedOut& pointed_out, const std::stop_token& stop) {
    // What a row is normalized over is all of its keys.
    const bool whole_rows = options.renormalize || options.value_weighted;
    axes.queries = part_of_axis(std::move(axes.queries), pointed_out.queries, pointed_out.places);
    if (!whole_rows) axes.keys = part_of_axis(std::move(axes.keys), pointed_out.keys, pointed_out.places);
    const bool joins = axes.queries.size() * axes.keys.size() > kMostShownCells;
    if (joins) {
        axes.queries = join_neighbors(std::move(axes.queries), kJoinedSide);
        axes.keys = join_neighbors(std::move(axes.keys), kJoinedSide);
    }
    const std::size_t queries = axes.queries.front().tokens.size();
    const std::size_t keys = axes.keys.front().tokens.size();
    AttentionMatrix matrix = make_matrix(analysis, head, std::move(axes), options, stop);
    if (joins) {
        matrix.is_joined = true;
        matrix.notes.push_back(note_of_joined(queries, keys));
    } else if (whole_rows) {
        matrix = cropped(matrix, std::nullopt, range_of(matrix.keys, pointed_out.keys, pointed_out.places));
    }
    return matrix;
}

}  // namespace

AttentionMatrix shown_matrix(const Analysis& analysis, const HeadId& head, const MatrixOptions& options,
                             const PointedOut& pointed_out, const std::stop_token& stop) {
    MatrixAxes axes = axes_of(analysis, head, options);
    const bool of_patches = stack_of(analysis.attention, head).patches.has_value();
    if (axes.queries.size() * axes.keys.size() > kMostShownCells && !of_patches && !passes_layers(head))
        return joined_matrix(analysis, head, options, std::move(axes), pointed_out, stop);
    return part_of(make_matrix(analysis, head, std::move(axes), options, stop), pointed_out, of_patches);
}

std::optional<std::int32_t> entry_holding(const std::vector<MatrixEntry>& entries, std::int32_t token) {
    const auto found = std::ranges::find_if(
        entries, [&](const MatrixEntry& entry) { return std::ranges::binary_search(entry.tokens, token); });
    if (found == entries.end()) return std::nullopt;
    return static_cast<std::int32_t>(found - entries.begin());
}

std::optional<EntryRange> entries_in(const std::vector<MatrixEntry>& entries, const std::optional<EntryRange>& tokens) {
    if (!tokens) return std::nullopt;
    std::optional<EntryRange> found;
    for (std::size_t index = 0; index < entries.size(); ++index) {
        const bool inside = std::ranges::any_of(
            entries[index].tokens, [&](std::int32_t token) { return token >= tokens->first && token <= tokens->last; });
        if (!inside) continue;
        const auto entry = static_cast<std::int32_t>(index);
        found = EntryRange{found ? found->first : entry, entry};
    }
    return found;
}

AttentionMatrix part_of(AttentionMatrix matrix, const PointedOut& pointed_out, bool of_patches) {
    const bool of_tokens = pointed_out.places == Places::Tokens;
    if (of_tokens && of_patches) return matrix;
    const auto queries = of_tokens ? entries_in(matrix.queries, pointed_out.queries) : pointed_out.queries;
    const auto keys = of_tokens ? entries_in(matrix.keys, pointed_out.keys) : pointed_out.keys;
    if (!queries && !keys) return matrix;
    return cropped(matrix, queries, keys);
}

std::vector<Annotation> annotations_of(const PointedOut& pointed_out, const AttentionMatrix& matrix) {
    std::vector<Annotation> annotations;
    for (const Highlight& highlight : pointed_out.highlights) {
        const auto place = pointed_out.places == Places::Tokens ? hit_of_tokens(highlight, matrix)
                                                                : std::optional(hit_of_entries(highlight, matrix));
        if (place) annotations.push_back({*place, highlight.note});
    }
    return annotations;
}

}  // namespace headlight
