#pragma once

#include "formats/model_folder.h"

#include <QJsonObject>
#include <QString>

#include <string>

namespace headlight {

/// Contents of a model's files: `metadata` (of a GGUF file), `tensor_list` with name, type, shape and bytes
/// of every tensor, in the order of the file or of the names.
QJsonObject describe_files(const ModelFolder& folder);

/// How many tensors there are of each type: "F32 (12), Q4_K (80)".
QString tensor_types(const QJsonObject& files);

/// The license that the metadata or the folder's model card (README.md) states; empty if none does.
std::string license_of(const ModelFolder& folder);

/// The same as `describe_files`, a line for each key and tensor, with tabs between the columns.
std::string files_as_text(const QJsonObject& files);

}  // namespace headlight
