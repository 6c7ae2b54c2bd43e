#pragma once

#include "shaders/head_metrics.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace headlight {

inline constexpr std::int32_t kHeadMetricCount = sizeof(HeadMetrics) / sizeof(float);

/// The metrics of a head as a row of the table that backends leave (AttentionResult::metrics).
using HeadMetricRow = std::array<float, static_cast<std::size_t>(kHeadMetricCount)>;

inline HeadMetricRow row_of(const HeadMetrics& metrics) {
    return std::bit_cast<HeadMetricRow>(metrics);
}

/// `row`: kHeadMetricCount values.
inline HeadMetrics head_metrics_of(std::span<const float> row) {
    HeadMetricRow values{};
    std::copy_n(row.begin(), values.size(), values.begin());
    return std::bit_cast<HeadMetrics>(values);
}

/// Sums over rows, from which the metrics of a head are made.
struct MetricSums {
    double entropy = 0;
    double distance = 0;
    double weight = 0;
    double previous = 0;
    double next = 0;
    double self = 0;
    double first = 0;
    double maximum = 0;
    double to_image = 0;
};

/// The metrics of a head of which so many rows were summed, `text_rows` of them of queries that are no tokens of an
/// image.
inline HeadMetrics metrics_of(const MetricSums& sums, std::int64_t rows, std::int64_t text_rows) {
    const auto mean = [&](double sum) { return static_cast<float>(sum / static_cast<double>(rows)); };
    HeadMetrics metrics;
    metrics.entropy = mean(sums.entropy);
    metrics.mean_distance = sums.weight == 0 ? 0.0F : static_cast<float>(sums.distance / sums.weight);
    metrics.previous = mean(sums.previous);
    metrics.next = mean(sums.next);
    metrics.self = mean(sums.self);
    metrics.first = mean(sums.first);
    metrics.maximum = mean(sums.maximum);
    metrics.to_image = text_rows == 0 ? 0.0F : static_cast<float>(sums.to_image / static_cast<double>(text_rows));
    return metrics;
}

/// Side of the small pictures that the forward pass leaves for the grid of heads.
inline constexpr std::int32_t kThumbnailSize = 64;

}  // namespace headlight
