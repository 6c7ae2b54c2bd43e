#pragma once

#include "analysis/analysis.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Source of several metrics and labels.
inline constexpr std::string_view kClark = "Clark et al. 2019, arXiv 1906.04341";

/// A metric of a head that the window offers: how it is named, computed and cited.
struct Metric {
    std::string_view id;       ///< "entropy", "previous", "to_separators": on the command line and in files
    std::string_view name;     ///< "Previous token"
    std::string_view formula;  ///< "(1/n) Σᵢ A[i, i−1]"
    std::string_view source;   ///< "Clark et al. 2019, arXiv 1906.04341"
    std::string_view unit;     ///< "nats", "tokens", or "" for a share of attention between 0 and 1

    [[nodiscard]] bool is_share() const { return unit.empty(); }
};

/// The values that the ends of a color bar stand for.
struct ValueRange {
    float low = 0;
    float high = 1;
};

/// All metrics, in the order of display.
std::span<const Metric> metrics();

/// Throws Error(Input) naming the ids that there are.
const Metric& find_metric(std::string_view metric_id);

/// Range of the colors of a grid of heads: 0 to 1 for shares of attention, 0 to the largest value for the others.
ValueRange color_range(const Metric& metric, const Tensor& values);

/// Returns whether heads of the attention can have a metric: distances need places that are comparable, the share on an
/// image needs tokens that are not of it.
bool has_metric(const AttentionStack& stack, std::string_view metric_id);

/// The metric of every head: [layers, heads]. NaN where it does not exist (no separators in the text, distances in
/// cross-attention, no image among the keys). Throws
/// Error(Input) for an unknown id, Error(Cancelled) when the token is set.
Tensor measure_heads(const Analysis& analysis, std::size_t stack, std::string_view metric_id,
                     const std::stop_token& stop = {});

/// The metric's value of one head. Throws Error(Cancelled) when the token is set.
float measure_head(const Analysis& analysis, std::size_t stack, std::int32_t layer, std::int32_t head,
                   std::string_view metric_id, const std::stop_token& stop = {});

}  // namespace headlight
