#pragma once

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace headlight::testing {

template <typename Number>
std::string little_endian(Number value) {
    std::string bytes(sizeof value, '\0');
    std::memcpy(bytes.data(), &value, sizeof value);
    return bytes;
}

/// A text as GGUF has it: its length, then its bytes.
inline std::string gguf_text(std::string_view text) {
    return little_endian(static_cast<std::uint64_t>(text.size())) + std::string(text);
}

/// Puts GGUF files together, whether their parts fit each other or not.
struct GgufBytes {
    std::uint32_t version = 3;
    std::uint64_t alignment = 32;  ///< used for the data; not written
    std::string metadata;
    std::uint64_t keys = 0;
    std::string tensors;
    std::uint64_t tensor_count = 0;
    std::string data;

    /// A value of any type, already encoded.
    GgufBytes& value(std::string_view key, std::uint32_t type, const std::string& bytes) {
        metadata += gguf_text(key) + little_endian(type) + bytes;
        ++keys;
        return *this;
    }
    GgufBytes& u32(std::string_view key, std::uint32_t number) { return value(key, 4, little_endian(number)); }
    GgufBytes& f32(std::string_view key, float number) { return value(key, 6, little_endian(number)); }
    GgufBytes& boolean(std::string_view key, bool truth) { return value(key, 7, std::string(1, truth ? '\1' : '\0')); }
    GgufBytes& text(std::string_view key, std::string_view content) { return value(key, 8, gguf_text(content)); }
    GgufBytes& list(std::string_view key, std::uint32_t type, std::uint64_t count, const std::string& bytes) {
        return value(key, 9, little_endian(type) + little_endian(count) + bytes);
    }
    GgufBytes& texts(std::string_view key, const std::vector<std::string>& contents) {
        std::string bytes;
        for (const std::string& content : contents) bytes += gguf_text(content);
        return list(key, 8, contents.size(), bytes);
    }
    GgufBytes& u16s(std::string_view key, const std::vector<std::uint16_t>& numbers) {
        return value(key, 9,
                     little_endian(std::uint32_t{2}) + little_endian(std::uint64_t{numbers.size()}) +
                         std::string(reinterpret_cast<const char*>(numbers.data()), numbers.size() * 2));
    }

    /// Lists a tensor; dimensions as in the file, the fastest first.
    GgufBytes& tensor(std::string_view name, const std::vector<std::uint64_t>& dimensions, std::uint32_t type,
                      std::uint64_t offset) {
        tensors += gguf_text(name) + little_endian(static_cast<std::uint32_t>(dimensions.size()));
        for (const std::uint64_t size : dimensions) tensors += little_endian(size);
        tensors += little_endian(type) + little_endian(offset);
        ++tensor_count;
        return *this;
    }
    /// Lists a tensor and gives it so many bytes of data, behind those before it.
    GgufBytes& filled(std::string_view name, const std::vector<std::uint64_t>& dimensions, std::uint32_t type,
                      const std::string& bytes) {
        data.resize((data.size() + alignment - 1) / alignment * alignment);
        tensor(name, dimensions, type, data.size());
        data += bytes;
        return *this;
    }

    [[nodiscard]] std::string bytes() const {
        std::string all = "GGUF" + little_endian(version) + little_endian(tensor_count) + little_endian(keys);
        all += metadata + tensors;
        if (data.empty()) return all;
        all.resize((all.size() + alignment - 1) / alignment * alignment);
        return all + data;
    }
};

}  // namespace headlight::testing
