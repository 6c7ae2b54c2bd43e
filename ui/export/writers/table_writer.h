#pragma once

#include "export/figure_numbers.h"

#include <QByteArray>

#include <cstddef>
#include <string>

namespace headlight {

/// Numbers as a table. One part over two axes: the second axis in the first row, the first in the first column, a
/// number a cell. Anything else is a line a place: its index on each axis, what is called so there (a column with
/// "_label" at its end), then a column for each part. Parts over different axes stand below each other, with a column
/// that names the part.
/// Reading a number gives the same float; not a number is `nan`, a masked cell is empty. Fields are quoted as RFC 4180
/// says where a comma, a quote or a line break needs it.
QByteArray csv_bytes(const FigureNumbers& numbers);
/// The same with tabs, for spreadsheets; tabs and line breaks in texts become blanks.
QByteArray tsv_bytes(const FigureNumbers& numbers);
/// One query's weights as lines of key and weight, for the clipboard.
QByteArray tsv_row_bytes(const AttentionMatrix& matrix, std::size_t query);
/// The shortest digits that read back as the same float.
QByteArray shortest_digits(float value);

/// Name of a part in files: "weights", and in the panel (a) "a.weights".
std::string name_in_files(const NumberPart& part);
/// Returns whether a place of a part is not masked. `place`: its index in row-major order.
bool is_allowed(const FigureNumbers& numbers, const NumberPart& part, std::size_t place);
/// How many places a part has.
std::size_t places_of(const FigureNumbers& numbers, const NumberPart& part);

}  // namespace headlight
