#include "mutate/zip_archive.h"

#include "mutate/bytes.h"
#include "mutate/deflate.h"

#include <algorithm>

namespace headlight::fuzz {

namespace {

// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
constexpr std::string_view kLocalMagic = "PK\x03\x04";
constexpr std::string_view kCentralMagic = "PK\x01\x02";
constexpr std::string_view kEndMagic = "PK\x05\x06";
constexpr std::size_t kLocalBytes = 30;
constexpr std::size_t kCentralBytes = 46;
constexpr std::uint64_t kIn64 = 0xFFFFFFFFU;
constexpr std::size_t kMostContent = kMostMutatedBytes;

void append(std::string& bytes, std::uint64_t number, std::size_t width) {
    bytes.resize(bytes.size() + width);
    put_little_endian(bytes, bytes.size() - width, number, width);
}

/// The 64-bit numbers of an extra field's zip64 part replace those that did not fit.
std::uint64_t size_in(std::string_view extra, std::uint64_t size) {
    return size == kIn64 && little_endian(extra, 0, 2) == 1 && extra.size() >= 20 ? little_endian(extra, 12, 8) : size;
}

/// The packed bytes of the entry that a record of the central directory names, if they are there.
std::optional<std::string_view> packed_bytes(std::string_view bytes, std::string_view record) {
    const std::uint64_t begin = little_endian(record, 42, 4);
    if (begin > bytes.size() || bytes.substr(begin, 4) != kLocalMagic) return {};
    const std::string_view local = bytes.substr(begin);
    const std::size_t name = little_endian(local, 26, 2);
    const std::size_t extra = little_endian(local, 28, 2);
    const std::size_t before = kLocalBytes + name + extra;
    if (before > local.size()) return {};
    std::uint64_t size = little_endian(record, 20, 4);
    if (size == kIn64) size = size_in(local.substr(kLocalBytes + name, extra), size);
    if (size > local.size() - before) return {};
    return local.substr(before, size);
}

std::optional<ZipEntry> read_entry(std::string_view bytes, std::string_view record) {
    const auto packed = packed_bytes(bytes, record);
    if (!packed || packed->size() > kMostContent) return {};
    ZipEntry entry;
    entry.name = record.substr(kCentralBytes, little_endian(record, 28, 2));
    entry.method = static_cast<std::uint16_t>(little_endian(record, 10, 2));
    entry.content = *packed;
    if (entry.method == ZipEntry::kStored) return entry;
    if (auto content = decompress(*packed, Deflate::Raw, kMostContent))
        entry.content = std::move(*content);
    else
        entry.is_raw = true;
    return entry;
}

struct Packed {
    std::string bytes;
    std::uint64_t size;  ///< of the content
    std::uint32_t crc;
};

Packed pack(const ZipEntry& entry) {
    const bool deflated = entry.method == ZipEntry::kDeflated && !entry.is_raw;
    return {deflated ? compress(entry.content, Deflate::Raw) : entry.content, entry.content.size(),
            crc_of(entry.content)};
}

/// What local and central headers have in common, from the version that is needed to the length of the extra field.
std::string common_header(const ZipEntry& entry, const Packed& packed, std::size_t extra) {
    std::string bytes;
    append(bytes, 45, 2);
    append(bytes, 0, 2);
    append(bytes, entry.method, 2);
    append(bytes, 0x00210000, 4);  // 1980-01-01
    append(bytes, packed.crc, 4);
    append(bytes, extra > 0 ? kIn64 : packed.bytes.size(), 4);
    append(bytes, extra > 0 ? kIn64 : packed.size, 4);
    append(bytes, entry.name.size(), 2);
    append(bytes, extra, 2);
    return bytes;
}

void put_wrong(std::string& header, const ZipEntry& entry, int which) {
    if (entry.wrong && entry.wrong->header == which)
        put_little_endian(header, entry.wrong->at, entry.wrong->number, entry.wrong->width);
}

std::string local_header(const ZipEntry& entry, const Packed& packed, bool with_zip64) {
    std::string header(kLocalMagic);
    header += common_header(entry, packed, with_zip64 ? 20 : 0);
    put_wrong(header, entry, 0);
    header += entry.name;
    if (!with_zip64) return header;
    append(header, 1, 2);
    append(header, 16, 2);
    append(header, packed.size, 8);
    append(header, packed.bytes.size(), 8);
    return header;
}

std::string central_header(const ZipEntry& entry, const Packed& packed, std::size_t offset) {
    std::string header(kCentralMagic);
    append(header, 45, 2);
    header += common_header(entry, packed, 0);
    header.append(10, '\0');
    append(header, offset, 4);
    put_wrong(header, entry, 1);
    return header + entry.name;
}

}  // namespace

std::vector<ZipEntry> parse_zip(std::string_view bytes) {
    std::vector<ZipEntry> entries;
    std::size_t total = 0;
    for (std::size_t at = bytes.find(kCentralMagic); at != std::string_view::npos && entries.size() < 1000;
         at = bytes.find(kCentralMagic, at + 4)) {
        const std::string_view record = bytes.substr(at);
        if (record.size() < kCentralBytes) break;
        auto entry = read_entry(bytes, record);
        if (!entry || total + entry->content.size() > 4 * kMostContent) continue;
        total += entry->content.size();
        entries.push_back(std::move(*entry));
    }
    return entries;
}

std::string write_zip(const std::vector<ZipEntry>& entries, bool with_zip64) {
    std::string bytes;
    std::string directory;
    for (const ZipEntry& entry : entries) {
        const Packed packed = pack(entry);
        directory += central_header(entry, packed, bytes.size());
        bytes += local_header(entry, packed, with_zip64);
        bytes += packed.bytes;
    }
    const std::size_t begin = bytes.size();
    bytes += directory;
    bytes += kEndMagic;
    append(bytes, 0, 4);
    append(bytes, entries.size(), 2);
    append(bytes, entries.size(), 2);
    append(bytes, directory.size(), 4);
    append(bytes, begin, 4);
    append(bytes, 0, 2);
    return bytes;
}

}  // namespace headlight::fuzz
