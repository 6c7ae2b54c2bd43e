#pragma once

#include "analysis/matrix_view.h"
#include "figures/figure.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// Numbers of pairs of things that are no queries and keys of attention, such as images and captions, or the tokens of
/// two texts.
struct OutlinedMatrix {
    std::vector<MatrixEntry> rows;
    std::vector<MatrixEntry> columns;
    Tensor values;         ///< [rows, columns]
    std::string entry;     ///< what a row is: "image", of the texts that `wording` translates
    std::string column;    ///< what a column is: "caption", likewise
    std::string quantity;  ///< under the color bar, likewise
    bool has_sign = false;
    std::vector<Sentence> notes;
    std::vector<std::pair<std::int32_t, std::int32_t>> outlined;  ///< row and column of a cell each
};

/// The matrix as a heat map with these cells outlined.
std::shared_ptr<const Figure> outlined_matrix_figure(OutlinedMatrix matrix, FigureStyle style);

}  // namespace headlight
