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

/// Side of the small pictures that the forward pass leaves for the grid of heads.
inline constexpr std::int32_t kThumbnailSize = 64;

}  // namespace headlight
