#pragma once

#include "backends/backend.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/model.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace headlight {

/// Embeddings of where words stand on their page: of the left and right side, the top and the bottom, the height and
/// the width of each word's box. LayoutLM (arXiv 1912.13318) sums them; LayoutLMv3 (arXiv 2204.08387) puts them side by
/// side, as sums of tables that are 0 where the others stand.
struct BoxTables {
    DeviceTensor left;  ///< [places, hidden]; empty: the model reads no boxes
    DeviceTensor top;
    DeviceTensor right;
    DeviceTensor bottom;
    DeviceTensor heights;
    DeviceTensor widths;
    bool separator_ends_page = false;  ///< see ModelDescription

    [[nodiscard]] bool empty() const { return left.empty(); }
    /// Throws Error(Input) about boxes that are not as many as the tokens, that lie outside of the tables, or whose
    /// sides are the wrong way round.
    void check(std::span<const WordBox> boxes, std::size_t tokens) const;
    /// x [tokens, hidden] with the embeddings of all sides; without boxes, with those of the page's left upper corner.
    [[nodiscard]] DeviceTensor add_to(Backend& backend, DeviceTensor x, std::span<const WordBox> boxes) const;
};

/// Adds the tables, `places` rows each, of tensors whose names begin with `source` ("embeddings."): of sides, and of
/// heights and widths.
void add_box_tables(TensorTable& table, const std::string& source, Dimension places, Dimension sides, Dimension sizes);
/// The tables of embeddings that are summed.
BoxTables box_tables_of(const LoadedTensors& tensors);
/// The tables of embeddings that stand side by side: left, top, right, bottom, height, width.
BoxTables box_tables_side_by_side(Backend& backend, const LoadedTensors& tensors);

}  // namespace headlight
