#include "capture/weight_summary.h"

#include "capture/row_pooling.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

namespace headlight {

namespace {

/// The tile that covers a query among `tiles`: tile t begins at query t * queries / tiles.
std::int64_t tile_of(std::int64_t query, std::int64_t queries, std::int64_t tiles) {
    return ((query + 1) * tiles - 1) / queries;
}

}  // namespace

WeightSummary::WeightSummary(std::int64_t heads, std::int64_t queries, std::int64_t keys, std::int64_t query_offset,
                             std::vector<std::uint8_t> image_keys)
    : queries_(queries),
      query_offset_(query_offset),
      image_keys_(std::move(image_keys)),
      sums_(static_cast<std::size_t>(heads)),
      thumbnails_(
          {heads, std::min<std::int64_t>(queries, kThumbnailSize), std::min<std::int64_t>(keys, kThumbnailSize)}) {
    for (std::int64_t query = 0; query < queries; ++query) text_rows_ += is_of_image(query_offset + query) ? 0 : 1;
}

bool WeightSummary::is_of_image(std::int64_t key) const {
    return !image_keys_.empty() && image_keys_[static_cast<std::size_t>(key)] != 0;
}

void WeightSummary::add(std::int64_t head, std::int64_t query, std::span<const float> row) {
    Sums& sums = sums_[static_cast<std::size_t>(head)];
    const std::int64_t position = query_offset_ + query;
    double entropy = 0;
    float most = 0;
    for (std::size_t j = 0; j < row.size(); ++j) {
        const auto value = static_cast<double>(row[j]);
        if (value > 0) entropy -= value * std::log(value);
        sums.distances += value * static_cast<double>(std::abs(position - static_cast<std::int64_t>(j)));
        sums.weight += value;
        most = std::max(most, row[j]);
        if (is_of_image(static_cast<std::int64_t>(j)) && !is_of_image(position)) sums.metrics.to_image += row[j];
    }
    const auto at = [&](std::int64_t key) {
        return key >= 0 && key < static_cast<std::int64_t>(row.size()) ? row[static_cast<std::size_t>(key)] : 0.0F;
    };
    sums.metrics.entropy += static_cast<float>(entropy);
    sums.metrics.previous += at(position - 1);
    sums.metrics.self += at(position);
    sums.metrics.next += at(position + 1);
    sums.metrics.first += at(0);
    sums.metrics.maximum += most;
    if (std::isnan(sums.weight)) {
        HeadMetricRow lost;
        lost.fill(std::numeric_limits<float>::quiet_NaN());
        sums.metrics = head_metrics_of(lost);
    }
    const std::int64_t height = thumbnails_.size(1);
    const auto width = static_cast<std::size_t>(thumbnails_.size(2));
    const auto tile = static_cast<std::size_t>(head * height + tile_of(query, queries_, height));
    raise_tiles(thumbnails_.values().subspan(tile * width, width), std::ssize(row), 0, row);
}

std::vector<HeadMetrics> WeightSummary::metrics() const {
    std::vector<HeadMetrics> all;
    const auto count = static_cast<float>(queries_);
    for (const Sums& sums : sums_) {
        HeadMetrics& result = all.emplace_back(sums.metrics);
        for (float* value :
             {&result.entropy, &result.previous, &result.self, &result.next, &result.first, &result.maximum})
            *value /= count;
        if (text_rows_ > 0) result.to_image /= static_cast<float>(text_rows_);
        if (!std::isnan(sums.weight))
            result.mean_distance = sums.weight > 0 ? static_cast<float>(sums.distances / sums.weight) : 0.0F;
    }
    return all;
}

}  // namespace headlight
