#pragma once

#include "core/error.h"
#include "core/mapped_file.h"
#include "core/tensor.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Header of an .npy array (https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html).
struct NpyHeader {
    std::string type;  ///< "<f4"
    bool column_major = false;
    Shape shape;
    std::uint64_t size = 0;  ///< bytes before the values
};

/// Parses the beginning of an array of version 1 to 3. Throws Error(Format) naming `file` and `field`.
NpyHeader read_npy_header(std::span<const std::byte> bytes, const std::string& file, const std::string& field);

/// A NumPy .npz: a zip file of arrays. Arrays that are stored lie in the mapping; compressed ones are unpacked when
/// they are asked for, and all of them together may take twenty times the file and 64 MiB at most.
class NpzFile {
  public:
    /// Throws Error when the file cannot be read or is no whole zip file.
    explicit NpzFile(const std::filesystem::path& path);

    /// Names of all arrays, without ".npy", in alphabetical order.
    [[nodiscard]] std::vector<std::string> names() const;
    /// Returns the array with this name, which holds floating-point numbers, bytes or booleans; nullopt if the file has
    /// no such array. Throws Error(Format) if the array is damaged (its CRC-32 must match the zip file's directory),
    /// Error(Unsupported) for other types and for column-major order, with what to do about it.
    [[nodiscard]] std::optional<TensorView> find(const std::string& name);
    /// The shape of an array and its type as NumPy spells it, without its values.
    [[nodiscard]] NpyHeader header(const std::string& name);
    /// The content of a member that is no array, at most `most_bytes`; nothing if there is none.
    [[nodiscard]] std::optional<std::string> text(const std::string& member, std::uint64_t most_bytes);
    [[nodiscard]] const std::shared_ptr<const MappedFile>& file() const { return file_; }

  private:
    struct Member {
        std::uint64_t position = 0;  ///< of its entry in the zip file's directory
        std::uint64_t number = 0;
        std::uint64_t packed = 0;
        std::uint64_t unpacked = 0;
        std::uint32_t crc = 0;  ///< of the unpacked bytes
        bool stored = false;
    };
    class Archive;
    [[nodiscard]] std::vector<std::byte> unpack(const std::string& name, const Member& member,
                                                std::uint64_t most_bytes) const;
    /// The bytes of a stored member, in the mapping. Their CRC-32 is not checked.
    [[nodiscard]] std::span<const std::byte> stored_bytes(const std::string& name, const Member& member) const;
    [[nodiscard]] Error wrong_crc(const std::string& name) const;
    [[nodiscard]] ErrorPlace place(const std::string& name) const;

    std::shared_ptr<const MappedFile> file_;
    std::map<std::string, Member> members_;
    std::uint64_t unpacked_ = 0;  ///< bytes of compressed arrays handed out so far
};

}  // namespace headlight
