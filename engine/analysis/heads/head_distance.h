#pragma once

#include "analysis/comparison.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace headlight {

/// The Jensen-Shannon divergence of two rows of weights in nats, from 0 to ln 2, after smoothing each to
/// 0.999 A + 0.001/n (Clark et al. 2019, arXiv 1906.04341). Mass that a row keeps to itself (attention sinks) counts as
/// one more key. NaN counts as no weight.
double jensen_shannon(std::span<const float> left, std::span<const float> right);

/// The rows of a matrix over which heads are compared: all of them up to so many, evenly chosen where there are more.
inline constexpr std::size_t kMostComparedRows = 64;

/// How much a head differs from another.
struct HeadDivergence {
    std::int32_t layer = 0;
    std::int32_t head = 0;
    double mean = 0;                      ///< over the rows that both sides have; nats
    double largest = 0;                   ///< of one row
    std::optional<std::int32_t> query{};  ///< token of the left analysis whose row differs most; none if none differs
};

/// The divergence of two heads, row by row, over the axes that both share. NaN where no row has a partner, and
/// where a weight is NaN.
HeadDivergence divergence(const ComparedHead& left, const ComparedHead& right, const MatrixOptions& options,
                          const std::stop_token& stop = {});

/// Every head that both stacks have (same layer, same head), the most different first. Throws Error(Cancelled).
std::vector<HeadDivergence> head_divergences(const ComparedHead& left, const ComparedHead& right,
                                             const MatrixOptions& options, const std::stop_token& stop = {});

/// All heads of `others`' stack, the most like `head` first; `head` itself is left out. Layer and head name the other
/// one.
std::vector<HeadDivergence> heads_like(const ComparedHead& head, const ComparedHead& others,
                                       const MatrixOptions& options, const std::stop_token& stop = {});

}  // namespace headlight
