#pragma once

#include "core/data_type.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace headlight {

/// A type of tensor in GGUF files (the enumeration `ggml_type` of
/// https://github.com/ggml-org/ggml/blob/master/docs/gguf.md).
struct GgufTensorType {
    std::uint32_t number = 0;
    std::string_view name;
    BlockSize block{1, 1};           ///< bytes 0: a type that was removed, whose blocks nobody reads any more
    std::optional<DataType> data{};  ///< nothing for a type that is only listed

    [[nodiscard]] bool removed() const { return block.bytes == 0; }
};

/// Null for a number that stands for no type known here.
const GgufTensorType* find_gguf_tensor_type(std::uint32_t number);

}  // namespace headlight
