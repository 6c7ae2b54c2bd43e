#include "core/error.h"
#include "formats/tensors/gguf.h"
#include "require.h"
#include "targets.h"

#include <string_view>

namespace headlight::fuzz {

namespace {

void check(const GgufHeader& header, std::span<const std::byte> bytes) {
    require(header.size() <= bytes.size(), "the header is in the file");
    for (const GgufHeader::Tensor& tensor : header.tensors()) {
        require(header.size() <= tensor.begin && tensor.begin <= tensor.end && tensor.end <= bytes.size(),
                "tensors lie in the data");
        require(header.find(tensor.name) == &tensor, "every tensor is found by its name");
        const BlockSize block = tensor.type->block;
        const auto count = static_cast<std::uint64_t>(element_count(tensor.shape) / block.values);
        require(tensor.end - tensor.begin == count * static_cast<std::uint64_t>(block.bytes),
                "the shape fills the bytes");
        for (const GgufHeader::Tensor& other : header.tensors())
            require(&other == &tensor || tensor.end <= other.begin || other.end <= tensor.begin ||
                        tensor.begin == tensor.end || other.begin == other.end,
                    "no two tensors overlap");
    }
}

/// Every question about every value is answered or refused.
void ask(const GgufMetadata& metadata) {
    for (const GgufValue& value : metadata.values()) {
        require(metadata.find(value.key) == &value, "every value is found by its key");
        shown_gguf_value(value);
        gguf_value_json(value, 1000);
        const auto refusable = [&](const auto& question) {
            try {
                static_cast<void>(question());
            } catch (const Error& error) {
                require(error.place().offset.has_value(), "an error names the byte");
            }
        };
        refusable([&] { return metadata.text(value.key); });
        refusable([&] { return metadata.integer(value.key, 0, 100); });
        refusable([&] { return metadata.boolean(value.key); });
        refusable([&] { return metadata.texts(value.key); });
        refusable([&] { return metadata.integers(value.key); });
        refusable([&] { return metadata.reals(value.key); });
    }
}

}  // namespace

void read_gguf(std::span<const std::byte> bytes) {
    try {
        const GgufHeader header = GgufHeader::parse(bytes, "fuzzed");
        check(header, bytes);
        ask(header.metadata());
    } catch (const Error& error) {
        require(is_of_format(error) && error.place().offset.has_value(), "an error names the byte");
        require(*error.place().offset <= bytes.size(), "the byte is in the file");
    }
}

}  // namespace headlight::fuzz
