#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight::fuzz {

/// An entry of a zip archive.
struct ZipEntry {
    static constexpr std::uint16_t kStored = 0;
    static constexpr std::uint16_t kDeflated = 8;

    std::string name;
    std::uint16_t method = kStored;
    std::string content;  ///< as it is without compression; as in the file if it cannot be decompressed
    bool is_raw = false;  ///< `content` is as in the file
    /// Fields of the local header (0) or the central one (1) that are written otherwise than they follow.
    struct Wrong {
        int header = 0;
        std::size_t at = 0;
        std::uint64_t number = 0;
        std::size_t width = 0;
    };
    std::optional<Wrong> wrong;
};

/// The entries that the central directory names. Entries that are damaged or hold more than 64 KiB are left out.
std::vector<ZipEntry> parse_zip(std::string_view bytes);
/// Offsets, sizes and checksums follow from the contents, in the same 32-bit or 64-bit form as NumPy writes them.
std::string write_zip(const std::vector<ZipEntry>& entries, bool with_zip64);

}  // namespace headlight::fuzz
