#pragma once

#include "backends/attention_spec.h"
#include "backends/backend.h"
#include "models/blocks/attention/projections.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>

namespace headlight {

/// Terms of a score by how many rows and columns of a grid a key stands from its query, each a product with the query
/// (MViTv2, arXiv 2112.01526; SAM, arXiv 2304.02643). As scores are products already, the terms lie in longer vectors:
/// each query continues with its terms for all rows and all columns of the grid, each key with ones at its own.
struct GridOffsets {
    DeviceTensor by_row;     ///< [2 * side - 1, head_size] of a key from side - 1 rows above its query on
    DeviceTensor by_column;  ///< likewise of columns
    std::int64_t side = 0;   ///< rows and columns of the grid, or of each window of it
    std::int64_t width = 0;  ///< patches in a row of what attention reads: a multiple of `side`

    [[nodiscard]] bool empty() const { return side == 0; }
    /// The projections of patches in raster order, lengthened for `lengthened`: queries times the factor of their
    /// scores go before, and that of `lengthened` is 1.
    [[nodiscard]] Projections operator()(Backend& backend, Projections parts, const AttentionSpec& lengthened) const;
    /// The spec of heads of this size, as it is of the longer vectors.
    [[nodiscard]] AttentionSpec lengthened(AttentionSpec spec) const;
};

/// The tables `name`rel_pos_h and `name`rel_pos_w of any type, as a file counts them: from the query's point of view.
GridOffsets grid_offsets_of(const LoadedTensors& tensors, Backend& backend, const std::string& name, std::int64_t side,
                            std::int64_t width);

}  // namespace headlight
