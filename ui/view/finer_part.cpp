#include "view/finer_part.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// The tokens of the cells in groups of `step`, none of which reaches over the end of a cell.
std::vector<MatrixEntry> groups_of(const std::vector<MatrixEntry>& cells, const IndexRange& range, std::size_t step) {
    std::vector<MatrixEntry> groups;
    for (std::int32_t index = range.begin; index < range.end; ++index) {
        const std::vector<std::int32_t>& tokens = cells.at(static_cast<std::size_t>(index)).tokens;
        for (std::size_t begin = 0; begin < tokens.size(); begin += step) {
            const std::size_t count = std::min(step, tokens.size() - begin);
            const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(begin);
            groups.push_back({{}, {first, first + static_cast<std::ptrdiff_t>(count)}, false, false});
        }
    }
    return groups;
}

}  // namespace

bool has_finer_parts(const AttentionMatrix& joined, const HeadId& head, const MatrixOptions& options) {
    return joined.is_joined && head.layer && head.head && options.unit == Unit::Tokens && !options.renormalize &&
           !options.value_weighted;
}

AttentionMatrix finer_part(const Analysis& analysis, const HeadId& head, const MatrixOptions& options,
                           const AttentionMatrix& joined, const FinerPart& part, const std::stop_token& stop) {
    MatrixAxes axes{groups_of(joined.queries, part.queries, part.query_step),
                    groups_of(joined.keys, part.keys, part.key_step)};
    return make_matrix(analysis, head, std::move(axes), options, stop);
}

}  // namespace headlight
