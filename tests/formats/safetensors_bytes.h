#pragma once

#include "core/tensor.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace headlight::testing {

/// A safetensors file of this header and data, whether they fit each other or not.
inline std::string safetensors_bytes(std::string_view json, std::string_view data) {
    std::string bytes;
    for (std::uint64_t length = json.size(), i = 0; i < 8; ++i, length >>= 8) bytes += static_cast<char>(length & 0xFF);
    return bytes.append(json).append(data);
}

inline void write_bytes(const std::filesystem::path& path, std::string_view bytes) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

/// One value of a tensor in a file.
inline float value_of(const TensorView& view, std::size_t index = 0) {
    const Tensor tensor = to_float(view);
    return tensor.values()[index];
}

}  // namespace headlight::testing
