#pragma once

#include "analysis/matrix_view.h"
#include "figures/weights/heat_map_geometry.h"

#include <cstddef>
#include <stop_token>

namespace headlight {

/// A part of a matrix whose cells join neighbors: rows and columns of it, and how many tokens each of its finer cells
/// joins, which divide those that a cell of the matrix joins.
struct FinerPart {
    IndexRange queries;
    IndexRange keys;
    std::size_t query_step = 1;
    std::size_t key_step = 1;
};

/// Returns whether `finer_part` can be asked for: of one head's matrix over tokens whose cells join neighbors, and
/// whose rows are not normalized over keys beyond the part.
bool has_finer_parts(const AttentionMatrix& joined, const HeadId& head, const MatrixOptions& options);

/// The part in finer cells, made as those of `joined` (shown_matrix) were: sum over the keys, mean over the queries.
/// Entries have no labels. Throws as make_matrix does.
AttentionMatrix finer_part(const Analysis& analysis, const HeadId& head, const MatrixOptions& options,
                           const AttentionMatrix& joined, const FinerPart& part, const std::stop_token& stop = {});

}  // namespace headlight
