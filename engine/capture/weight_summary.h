#pragma once

#include "backends/backend.h"
#include "core/tensor.h"

#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Metrics and thumbnails of heads whose weights no backend summarized, from their rows.
class WeightSummary {
  public:
    /// The first query stands at position `query_offset`. `image_keys`: see AttentionSpec.
    WeightSummary(std::int64_t heads, std::int64_t queries, std::int64_t keys, std::int64_t query_offset,
                  std::vector<std::uint8_t> image_keys = {});

    /// Every row once, the weights of one query over all keys.
    void add(std::int64_t head, std::int64_t query, std::span<const float> row);

    [[nodiscard]] std::vector<HeadMetrics> metrics() const;
    /// [heads, h, w]: the largest weight of each tile, or 0, as AttentionField::pooled cuts them.
    [[nodiscard]] const Tensor& thumbnails() const { return thumbnails_; }

  private:
    /// Sums of what HeadMetrics defines; `distances` and `weight` make the mean distance.
    struct Sums {
        HeadMetrics metrics;
        double distances = 0;
        double weight = 0;
    };

    [[nodiscard]] bool is_of_image(std::int64_t key) const;

    std::int64_t queries_;
    std::int64_t query_offset_;
    std::vector<std::uint8_t> image_keys_;
    std::int64_t text_rows_ = 0;
    std::vector<Sums> sums_;
    Tensor thumbnails_;
};

}  // namespace headlight
