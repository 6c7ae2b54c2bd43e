#pragma once

#include "core/shape.h"
#include "formats/model_folder.h"
#include "json/json_writer.h"

#include <QJsonObject>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace headlight {

/// A tensor as it is listed. A type that nothing here computes with has no shape.
struct ListedTensor {
    std::string_view name;
    std::string_view type;
    std::optional<Shape> shape;
    std::uint64_t bytes = 0;
};
/// Calls `visit` for every tensor of a model's files, in the order of the names, or of a GGUF file. Nothing is kept:
/// there may be 200,000 of them.
void visit_tensors(const ModelFolder& folder, const std::function<void(const ListedTensor&)>& visit);

/// The key and value pairs of a GGUF file, and those about its image encoder; empty for other files.
QJsonObject metadata_of(const ModelFolder& folder);

/// Numbers of tensors of each type.
using TensorTypes = std::map<std::string, std::size_t, std::less<>>;
TensorTypes tensor_types(const ModelFolder& folder);

/// The license that the metadata or the folder's model card (README.md) states; empty if none does.
std::string license_of(const ModelFolder& folder);

/// A line for a tensor, or for each key of the metadata, with tabs between the columns.
std::string tensor_as_text(const ListedTensor& tensor);
std::string metadata_as_text(const QJsonObject& metadata);
/// Writes a tensor as an object, with its members in the order of their names.
void write_tensor(JsonWriter& writer, const ListedTensor& tensor);

}  // namespace headlight
