#include "capture/row_pooling.h"

#include <algorithm>
#include <cmath>

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

}  // namespace

void raise_tiles(std::span<float> tiles, std::int64_t keys, std::int64_t first_key, std::span<const float> weights) {
    const auto count = std::ssize(tiles);
    const std::int64_t end_key = first_key + std::ssize(weights);
    for (std::int64_t tile = 0; tile < count; ++tile) {
        const std::int64_t begin = std::max(tile * keys / count, first_key);
        const std::int64_t end = std::min((tile + 1) * keys / count, end_key);
        float& most = tiles[static_cast<std::size_t>(tile)];
        for (std::int64_t key = begin; key < end; ++key) {
            const float weight = weights[static_cast<std::size_t>(key - first_key)];
            most = weight > most || std::isnan(weight) ? weight : most;
        }
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
