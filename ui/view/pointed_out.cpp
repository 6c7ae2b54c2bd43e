#include "view/pointed_out.h"

#include "core/error.h"

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
                    "Expected a place in the figure, which has " + std::to_string(matrix.queries.size()) +
                        " queries and " + std::to_string(matrix.keys.size()) + " keys, counted from 0.",
                    {.file = {}, .field = "highlights", .offset = {}});
    return {.query = highlight.query, .key = highlight.key, .layer = {}, .head = {}};
}

}  // namespace

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
