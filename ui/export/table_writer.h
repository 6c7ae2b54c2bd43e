#pragma once

#include "analysis/matrix_view.h"

#include <QByteArray>

namespace headlight {

/// The numbers behind a figure as a table: keys in the first row, queries in the first column, one weight a cell,
/// written so that reading it gives the same float. Not a number is `nan`; a masked cell is empty. Fields are quoted as
/// RFC 4180 says where a comma, a quote or a line break needs it.
QByteArray csv_bytes(const AttentionMatrix& matrix);
/// The same with tabs, for spreadsheets and the clipboard; tabs and line breaks in labels become blanks.
QByteArray tsv_bytes(const AttentionMatrix& matrix);
/// One query's weights as lines of key and weight.
QByteArray tsv_row_bytes(const AttentionMatrix& matrix, std::size_t query);
/// A measure of every head [layers, heads]: heads in the first row, layers in the first column.
QByteArray measure_csv_bytes(const Tensor& measure);
QByteArray measure_tsv_bytes(const Tensor& measure);
/// {"title", "notes", "queries", "keys", "weights": [[...]]}: weights are null where they are masked or not a number.
QByteArray json_bytes(const AttentionMatrix& matrix);

}  // namespace headlight
