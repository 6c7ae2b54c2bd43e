#pragma once

#include "export/figure_numbers.h"
#include "figures/figure.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace headlight {

/// The numbers behind a figure as one table to be read cell by cell, as screen readers do. The last axis of each part
/// lies along the columns, the places on its other axes are rows; a part over one axis is a row. Parts over the same
/// two or more axes share their cells. Texts are written when a cell is asked for.
class NumberTable {
  public:
    explicit NumberTable(FigureNumbers numbers);

    [[nodiscard]] int rows() const { return static_cast<int>(rows_); }
    [[nodiscard]] int columns() const { return static_cast<int>(columns_); }
    /// "it", "layer 2", "query_vector"; `row` from 0 to `rows()` - 1.
    [[nodiscard]] QString row_label(int row) const;
    /// Empty where parts over different axes share the columns.
    [[nodiscard]] QString column_label(int column) const;
    /// "0.31", "tokens dog, probabilities 0.4", "masked", with the name of the column where rows share none ("score
    /// 1.2"); empty where the row ends before the column.
    [[nodiscard]] QString value(int row, int column) const;
    /// The place of the figure: as far as the axes are queries, keys, layers or heads.
    [[nodiscard]] Hit place(int row, int column) const;
    /// The cell that a place names; nothing where it names none, or rows or columns as a whole.
    [[nodiscard]] std::optional<std::pair<int, int>> cell(const Hit& place) const;

  private:
    /// Parts with the same rows and columns.
    struct Group {
        std::vector<std::size_t> parts;  ///< indices into FigureNumbers::parts
        std::size_t first_row = 0;
        std::size_t rows = 1;
        std::size_t columns = 0;
    };

    [[nodiscard]] const Group& group_of(int row) const;
    [[nodiscard]] QString label(std::size_t axis, std::size_t place) const;
    [[nodiscard]] QString value(const NumberPart& part, std::size_t place) const;
    /// The axes of its rows with the place of a row on each.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> places_of_row(const Group& group, int row) const;

    FigureNumbers numbers_;
    std::vector<Group> groups_;
    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
};

}  // namespace headlight
