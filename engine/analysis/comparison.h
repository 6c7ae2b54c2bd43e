#pragma once

#include "analysis/matrix_view.h"
#include "analysis/shared_axes.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <vector>

namespace headlight {

/// Heads over the same rows and columns, so that the same cell of all matrices means the same pair of words.
struct Comparison {
    SharedAxes axes;
    std::vector<AttentionMatrix> sides;  ///< NaN where a side has nothing
};

/// So many of `count` indices, ascending and evenly spread; all of them where there are no more.
std::vector<std::size_t> evenly_chosen(std::size_t count, std::size_t most);

/// Compares what heads look at. Pieces that are joined are summed where they are attended to and averaged where
/// they attend (Clark et al. 2019, arXiv 1906.04341). Throws as `make_matrix` does.
Comparison compare(std::span<const ComparedHead> sides, const MatrixOptions& options, const std::stop_token& stop = {});

/// A side less the first one, in [-1, 1]; NaN where one of them has nothing. Rows and columns are called "tired → wide"
/// where the sides have different words.
AttentionMatrix difference_of(const Comparison& comparison, std::size_t side);

}  // namespace headlight
