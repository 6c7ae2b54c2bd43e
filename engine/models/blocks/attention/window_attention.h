#pragma once

#include "models/blocks/attention/attention_block.h"
#include "models/blocks/attention/position_interpolation.h"
#include "models/blocks/forward_pass.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// Windows of a grid of patches that are moved by `shift` (arXiv 2103.14030): those that reach over the grid's edge go
/// on at its other side, where what lies on both sides of the edge must not attend to each other.
struct WindowGrid {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::int64_t window = 1;  ///< patches of a side; divides rows and columns
    std::int64_t shift = 0;
    std::int64_t given_rows = 0;     ///< of the image's patches; the others pad it at the bottom, with zeros
    std::int64_t given_columns = 0;  ///< likewise at the right

    [[nodiscard]] GridSize given() const { return {given_rows, given_columns}; }
    [[nodiscard]] GridSize padded() const { return {rows, columns}; }
    [[nodiscard]] bool is_padded() const { return given_rows < rows || given_columns < columns; }
    [[nodiscard]] std::int64_t windows() const { return rows / window * (columns / window); }
    /// The patch at a place of a window, counted from the window's left upper corner.
    [[nodiscard]] std::int32_t patch(std::int64_t index, std::int64_t y, std::int64_t x) const;
    /// Which of the grid's parts a place of a window belongs to; those of one part attend to each other.
    [[nodiscard]] std::int64_t part(std::int64_t index, std::int64_t y, std::int64_t x) const;
};

/// Attention within windows, biased by how far key and query lie apart down and across.
///
/// In a row of 2 * window - 1 places for every row of the window, of which the last window - 1 are empty, every
/// distance along the sequence stands for one distance down and across: so the bias by two distances is a DistanceBias.
struct WindowAttention {
    AttentionSpec spec;  ///< with the bias of `window_bias`
    Linear query;
    Linear key;
    Linear value;
    Linear output;
    Norm query_norm{};  ///< of each head; may be empty
    Norm key_norm{};
    AttentionKind kind = AttentionKind::Self;

    /// x: the image's patches in raster order. The layer is kept for stage `stage`, with the patches that pad it: these
    /// are attended to as others are.
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const DeviceTensor& x, const WindowGrid& grid,
                                          std::int32_t stage) const;
};

/// The bias along the sequence from a table [(2 * window - 1)^2, heads], whose row (dy + window - 1) * (2 * window - 1)
/// + dx + window - 1 is that of a query dy below and dx right of its key.
DistanceBias window_bias(const Tensor& table, std::int64_t window);

}  // namespace headlight
