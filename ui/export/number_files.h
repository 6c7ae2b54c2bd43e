#pragma once

#include "analysis/analysis.h"
#include "analysis/matrix_view.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace headlight {

/// Endings of files that hold a figure's numbers: "csv", "tsv", "json", "npz", "safetensors".
QStringList number_endings();

/// The numbers behind a heat map or links, in the format of the ending. In .npz and .safetensors: `weights` [queries,
/// keys] (masked: 0), `allowed` [queries, keys] (1, or 0 where masked), and as metadata (in .npz the member
/// metadata.json) `title`, `notes`, `queries` and `keys` as JSON lists, and where they come from. The same input gives
/// the same bytes. Throws Error(Input) for another ending.
QByteArray number_bytes(const AttentionMatrix& matrix, const Provenance& provenance, const QString& ending);

/// A measure of every head [layers, heads], for the same endings but "json"; `name` is the tensor's.
QByteArray measure_number_bytes(const Tensor& measure, const QString& name, const Provenance& provenance,
                                const QString& ending);

}  // namespace headlight
