#pragma once

#include "export/figure_numbers.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace headlight {

/// Endings of files that hold a figure's numbers: "csv", "tsv", "json", "npz", "safetensors".
QStringList number_endings();

/// The numbers behind a figure, in the format of the ending; the same input gives the same bytes.
/// - .npz and .safetensors: a tensor a part, and where there is a mask `allowed` (1, or 0 where masked); of other parts
///   than `weights` with their name before it, "A_allowed". Metadata (in .npz the member metadata.json): `title`,
///   `notes`, `provenance` (of all runs, see provenance_json), `axes` (for each tensor the names of its dimensions),
///   and for dimensions whose places have names a list of them, `queries`; all as JSON, texts (`tokens` of the lens)
///   too.
/// - .json: the same as one object, with numbers as nested lists, null where they are masked or not a number.
/// - .csv and .tsv: see csv_bytes, after a line of `provenance_comment`.
/// Throws Error(Input) for another ending, and for more than 4 million numbers as text.
QByteArray number_bytes(const FigureNumbers& numbers, const std::vector<Provenance>& runs, const QString& ending);

}  // namespace headlight
