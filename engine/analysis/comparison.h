#pragma once

#include "analysis/alignment.h"
#include "analysis/matrix_view.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace headlight {

/// One of two runs that are compared: an analysis and the head of it that is looked at.
struct ComparedHead {
    AnalysisPointer analysis;
    HeadChoice choice;
};

/// The rows or columns that two matrices share.
struct SharedAxis {
    std::vector<MatrixEntry> left;    ///< of the left matrix; joined where pieces of different tokenizers meet
    std::vector<MatrixEntry> right;   ///< as many; an entry without tokens has no partner on the other side
    std::vector<MatrixEntry> both;    ///< of the difference: "tired → wide" where the sides have different words
    std::size_t without_partner = 0;  ///< entries of one side only
    std::size_t joined = 0;           ///< places in which pieces were joined
};

struct SharedAxes {
    SharedAxis queries;
    SharedAxis keys;
};

/// The axes that the matrices of two heads share. Throws Error(Input) where one of the heads does not exist.
SharedAxes shared_axes(const ComparedHead& left, const ComparedHead& right, const MatrixOptions& options);

/// Two heads over the same rows and columns, so that the same cell of all three matrices means the same pair of words.
struct Comparison {
    SharedAxes axes;
    AttentionMatrix left;        ///< NaN where the left side has nothing
    AttentionMatrix right;       ///< NaN where the right side has nothing
    AttentionMatrix difference;  ///< right - left, in [-1, 1]; NaN where one side has nothing
};

/// So many of `count` indices, ascending and evenly spread; all of them where there are no more.
std::vector<std::size_t> evenly_chosen(std::size_t count, std::size_t most);

/// Compares what two heads look at. Pieces that are joined are summed where they are attended to and averaged where
/// they attend (Clark et al. 2019, arXiv 1906.04341). Throws as `make_matrix` does.
Comparison compare(const ComparedHead& left, const ComparedHead& right, const MatrixOptions& options,
                   const std::stop_token& stop = {});

}  // namespace headlight
