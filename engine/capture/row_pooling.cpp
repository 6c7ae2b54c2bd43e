#include "capture/row_pooling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

namespace headlight {

namespace {

/// Folds one row of weights into the column totals of a row of tiles. A weight that is not a number stays visible.
void fold_row(Pooling pooling, std::span<const float> weights, float* totals) {
    if (pooling == Pooling::Mean) {
        for (std::size_t j = 0; j < weights.size(); ++j) totals[j] += weights[j];
        return;
    }
    for (std::size_t j = 0; j < weights.size(); ++j)
        totals[j] = (totals[j] >= weights[j] || totals[j] != totals[j]) ? totals[j] : weights[j];
}

/// The column totals of one row of tiles, folded into the tiles.
void fold_columns(Pooling pooling, std::span<const float> totals, std::int64_t tile_rows, std::span<float> tiles) {
    const std::size_t width = tiles.size();
    for (std::size_t tile = 0; tile < width; ++tile) {
        const std::size_t begin = tile * totals.size() / width;
        const std::size_t end = (tile + 1) * totals.size() / width;
        if (pooling == Pooling::Max) {
            for (std::size_t j = begin; j < end; ++j) fold_row(pooling, totals.subspan(j, 1), &tiles[tile]);
            continue;
        }
        double sum = 0;
        for (std::size_t j = begin; j < end; ++j) sum += static_cast<double>(totals[j]);
        tiles[tile] = static_cast<float>(sum / static_cast<double>(tile_rows) / static_cast<double>(end - begin));
    }
}

/// The largest of some weights and of `most`; NaN where one is. Side by side in lanes, which are vectorised.
float largest_of(std::span<const float> weights, float most) {
    constexpr std::size_t kSideBySide = 16;
    std::array<float, kSideBySide> largest{};
    largest.fill(most);
    std::array<std::uint32_t, kSideBySide> lost{};
    std::size_t at = 0;
    for (; at + kSideBySide <= weights.size(); at += kSideBySide) {
        const float* const from = weights.data() + at;
        for (std::size_t lane = 0; lane < kSideBySide; ++lane) {
            largest[lane] = from[lane] > largest[lane] ? from[lane] : largest[lane];
            lost[lane] |= from[lane] != from[lane] ? 1U : 0U;
        }
    }
    for (; at < weights.size(); ++at) {
        largest[0] = weights[at] > largest[0] ? weights[at] : largest[0];
        lost[0] |= std::isnan(weights[at]) ? 1U : 0U;
    }
    const bool any_lost = std::isnan(most) || std::ranges::any_of(lost, [](std::uint32_t lane) { return lane != 0; });
    return any_lost ? std::numeric_limits<float>::quiet_NaN() : *std::ranges::max_element(largest);
}

}  // namespace

void raise_tiles(std::span<float> tiles, std::int64_t keys, std::int64_t first_key, std::span<const float> weights) {
    const auto count = std::ssize(tiles);
    const std::int64_t end_key = first_key + std::ssize(weights);
    for (std::int64_t tile = 0; tile < count; ++tile) {
        const std::int64_t begin = std::max(tile * keys / count, first_key);
        const std::int64_t end = std::min((tile + 1) * keys / count, end_key);
        if (begin >= end) continue;
        float& most = tiles[static_cast<std::size_t>(tile)];
        most = largest_of(
            weights.subspan(static_cast<std::size_t>(begin - first_key), static_cast<std::size_t>(end - begin)), most);
    }
}

RowPooling::RowPooling(Tensor& picture, std::int64_t queries, std::int64_t keys, Pooling pooling)
    : picture_(picture), queries_(queries), pooling_(pooling), totals_(static_cast<std::size_t>(keys), 0.0F) {}

void RowPooling::add(std::int64_t first_key, std::span<const float> weights) {
    fold_row(pooling_, weights, totals_.data() + first_key);
    ++query_;
    const std::int64_t tiles = picture_.size(0);
    const std::int64_t tile_end = (tile_ + 1) * queries_ / tiles;
    if (query_ < tile_end) return;
    fold_columns(pooling_, totals_, tile_end - tile_ * queries_ / tiles, picture_.slice(tile_));
    std::fill(totals_.begin(), totals_.end(), 0.0F);
    ++tile_;
}

}  // namespace headlight
