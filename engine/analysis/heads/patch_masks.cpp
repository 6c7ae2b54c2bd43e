#include "analysis/heads/patch_masks.h"

#include "analysis/patches.h"
#include "core/error.h"

#include <algorithm>
#include <numeric>

namespace headlight {

namespace {

/// The weights of a row, or the mean of all rows, on the keys.
std::vector<double> weights_of(const AttentionMatrix& matrix, std::optional<std::int32_t> row) {
    const std::size_t begin = row ? static_cast<std::size_t>(*row) : 0;
    const std::size_t end = row ? begin + 1 : matrix.queries.size();
    std::vector<double> weights(matrix.keys.size(), 0.0);
    for (std::size_t query = begin; query < end; ++query)
        for (std::size_t key = 0; key < weights.size(); ++key)
            weights[key] += static_cast<double>(matrix.value(query, key));
    for (double& weight : weights) weight /= static_cast<double>(std::max<std::size_t>(1, end - begin));
    return weights;
}

HeadMask mask_of(const AttentionStack& stack, const AttentionMatrix& matrix, std::optional<std::int32_t> row,
                 std::size_t patches, double share) {
    HeadMask mask;
    std::vector<double> on_patch(patches, 0.0);
    const std::vector<double> weights = weights_of(matrix, row);
    for (std::size_t key = 0; key < weights.size(); ++key)
        if (const auto patch = patch_of_token(stack, matrix.keys[key].tokens.front()))
            on_patch[static_cast<std::size_t>(*patch)] += weights[key];
    mask.on_patches = std::accumulate(on_patch.begin(), on_patch.end(), 0.0);
    for (const double weight : on_patch)
        mask.weights.push_back(static_cast<float>(mask.on_patches > 0 ? weight / mask.on_patches : 0));
    mask.kept = heaviest(mask.weights, share);
    for (std::size_t patch = 0; patch < patches; ++patch)
        if (mask.kept[patch] != 0) mask.mass += static_cast<double>(mask.weights[patch]);
    return mask;
}

Sentence query_name(const AttentionMatrix& matrix, std::optional<std::int32_t> row) {
    if (row) return matrix.queries[static_cast<std::size_t>(*row)].label;
    return Sentence("mean over all queries");
}

}  // namespace

std::int64_t HeadMask::count() const {
    return std::ranges::count_if(kept, [](std::uint8_t each) { return each != 0; });
}

std::optional<std::size_t> PatchMasks::owner(std::size_t patch) const {
    std::optional<std::size_t> found;
    for (std::size_t head = 0; head < heads.size(); ++head) {
        if (heads[head].kept[patch] == 0) continue;
        if (!found || heads[head].weights[patch] > heads[*found].weights[patch]) found = head;
    }
    return found;
}

std::vector<std::uint8_t> heaviest(std::span<const float> weights, double share) {
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<std::uint8_t> kept(weights.size(), 0);
    double held = 0;
    for (const std::size_t place : order) {
        if (sum <= 0 || held >= share * sum) break;
        kept[place] = 1;
        held += static_cast<double>(weights[place]);
    }
    return kept;
}

std::optional<std::int32_t> image_query_row(const Analysis& analysis, const HeadId& head,
                                            const std::vector<MatrixEntry>& queries) {
    const AttentionStack& stack = stack_of(analysis.attention, head);
    // A page's tokens, which have places on it, are read as a whole.
    if (stack.image && !stack.patches && analysis.places.empty()) return static_cast<std::int32_t>(queries.size()) - 1;
    const auto special = std::ranges::find_if(
        queries, [&](const MatrixEntry& entry) { return entry.special && !is_padding(stack, entry.tokens.front()); });
    if (special == queries.end()) return std::nullopt;
    return static_cast<std::int32_t>(special - queries.begin());
}

PatchMasks patch_masks(const Analysis& analysis, const HeadId& choice, std::optional<std::int32_t> row, double share,
                       const std::stop_token& stop) {
    const HeadId attention = resolved(analysis.attention, choice);
    const AttentionStack& stack = stack_of(analysis.attention, attention);
    const std::optional<PatchGrid> grid = image_grid(stack);
    if (!analysis.image || !grid)
        throw Error(ErrorKind::Input, Sentence("Masks of patches need attention over the patches or the tokens of an "
                                               "image; this run has none."));
    const auto last = static_cast<std::int32_t>(stack.layers.size()) - 1;
    const std::int32_t layer = attention.layer.value_or(last);
    // A layer or a head that is not there is refused by make_matrix.
    const std::int32_t heads = layer >= 0 && layer <= last ? stack.layers[static_cast<std::size_t>(layer)]->heads() : 1;
    const std::int32_t first = attention.head.value_or(0);
    PatchMasks masks{.share = share, .rows = grid->rows, .columns = grid->columns};
    const auto patches = static_cast<std::size_t>(grid->rows) * static_cast<std::size_t>(grid->columns);
    for (std::int32_t head = first; head < (attention.head ? first + 1 : heads); ++head) {
        const HeadId id = head_in(attention, layer, head);
        const AttentionMatrix matrix = make_matrix(analysis, id, {}, stop);
        masks.query = query_name(matrix, row);
        masks.heads.push_back(mask_of(stack, matrix, row, patches, share));
        masks.heads.back().head = id;
    }
    return masks;
}

}  // namespace headlight
