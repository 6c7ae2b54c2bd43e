#pragma once

#include "backends/backend.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/model.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace headlight {

/// Embeddings of where words stand on their page (LayoutLM, arXiv 1912.13318): of the left and right side, the top and
/// the bottom, the height and the width of each word's box.
struct BoxTables {
    DeviceTensor across;  ///< [places, hidden] of left and right sides; empty: the model reads no boxes
    DeviceTensor down;    ///< of tops and bottoms
    DeviceTensor heights;
    DeviceTensor widths;

    [[nodiscard]] bool empty() const { return across.empty(); }
    /// Throws Error(Input) about boxes that are not as many as the tokens, that lie outside of the tables, or whose
    /// sides are the wrong way round.
    void check(std::span<const WordBox> boxes, std::size_t tokens) const;
    /// x [tokens, hidden] with the embeddings of all sides; without boxes, with those of the page's left upper corner.
    [[nodiscard]] DeviceTensor add_to(Backend& backend, DeviceTensor x, std::span<const WordBox> boxes) const;
};

/// Adds the tables, `places` rows each, of tensors whose names begin with `source` ("embeddings.").
void add_box_tables(TensorTable& table, const std::string& source, Dimension places, Dimension hidden);
BoxTables box_tables_of(const LoadedTensors& tensors);

}  // namespace headlight
