#include "formats/tensors/tensor_files.h"
#include "formats/tensors/tensor_writing.h"
#include "json/json_writer.h"

#include <cstdint>
#include <string>

namespace headlight {

namespace {

// The data begins at a multiple of this, so that a reader can use the mapped values in place.
constexpr std::size_t kAlignment = 8;

std::string header_of(std::span<const NamedTensor> tensors, const FileMetadata& metadata) {
    JsonWriter writer;
    writer.begin_object();
    if (!metadata.empty()) writer.key("__metadata__").json(json_object(metadata));
    std::uint64_t offset = 0;
    for (const NamedTensor& tensor : tensors) {
        const std::uint64_t end =
            offset + static_cast<std::uint64_t>(element_count(tensor.shape)) * stored_bytes(tensor);
        writer.key(tensor.name).begin_object().key("dtype").text(tensor.flags ? "U8" : "F32");
        writer.key("shape").begin_array();
        for (const std::int64_t size : tensor.shape) writer.integer(size);
        writer.end().key("data_offsets").begin_array();
        writer.integer(static_cast<std::int64_t>(offset)).integer(static_cast<std::int64_t>(end)).end().end();
        offset = end;
    }
    std::string json = writer.end().take();
    json.resize((json.size() + kAlignment - 1) / kAlignment * kAlignment, ' ');
    return json;
}

}  // namespace

void write_safetensors(std::ostream& out, std::span<const NamedTensor> tensors, const FileMetadata& metadata) {
    refuse_double_names(tensors);
    const std::string json = header_of(tensors, metadata);
    for (std::uint64_t length = json.size(), i = 0; i < 8; ++i, length >>= 8) out.put(static_cast<char>(length & 0xFF));
    out << json;
    for (const NamedTensor& tensor : tensors) {
        store_values(tensor, [&](std::span<const std::byte> bytes) {
            out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        });
    }
}

}  // namespace headlight
