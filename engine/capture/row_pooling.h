#pragma once

#include "backends/attention_answerer.h"
#include "core/tensor.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Raises each of the tiles of a row to the largest of its weights; tile t covers keys [t * keys / tiles, (t + 1) *
/// keys / tiles). NaN, once there, stays. `weights` are those from `first_key` on; all others are 0.
void raise_tiles(std::span<float> tiles, std::int64_t keys, std::int64_t first_key, std::span<const float> weights);

/// Pools the rows of a matrix of weights, one after the other, into the tiles of a picture.
class RowPooling {
  public:
    /// Query rows of so many keys whose weights should be in memory at once. Each block of them goes through all keys
    /// that any of its rows may see: few rows where that is little work, else as many as 16 MiB hold, 128 at most.
    static std::int64_t rows_at_once(std::int64_t keys) {
        constexpr std::int64_t kFew = 48;
        constexpr std::int64_t kLongText = 4096;
        constexpr std::int64_t kMostWeights = std::int64_t{1} << 22;
        return keys < kLongText ? kFew : std::clamp<std::int64_t>(kMostWeights / keys, 32, 128);
    }

    /// Fills `picture`, [at most queries, at most keys], which must outlive it.
    RowPooling(Tensor& picture, std::int64_t queries, std::int64_t keys, Pooling pooling);

    /// The next row: its weights from `first_key` on; all others are 0.
    void add(std::int64_t first_key, std::span<const float> weights);

  private:
    Tensor& picture_;
    std::int64_t queries_;
    Pooling pooling_;
    std::vector<float> totals_;  // of each key over the rows of the tile
    std::int64_t query_ = 0;
    std::int64_t tile_ = 0;
};

}  // namespace headlight
