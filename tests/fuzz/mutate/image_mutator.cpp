#include "mutate/bytes.h"
#include "mutate/deflate.h"
#include "mutate/mutators.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight::fuzz {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kPngMagic = "\x89PNG\r\n\x1A\n"sv;
constexpr std::string_view kJpegMagic = "\xFF\xD8\xFF"sv;

/// A chunk of PNG, or a segment of JPEG with the image data behind it.
struct Part {
    std::string id;
    std::string content;
    std::string behind;
};

template <typename Change>
void rearrange(std::vector<Part>& parts, Random& random, Change change) {
    const auto place = parts.begin() + static_cast<std::ptrdiff_t>(random.below(parts.size()));
    switch (random.below(8)) {
        case 0:
            parts.erase(place);
            break;
        case 1: {
            Part copy = *place;
            parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(random.below(parts.size() + 1)), std::move(copy));
            break;
        }
        case 2:
            std::swap(*place, random.pick(parts));
            break;
        default:
            change(*place, random);
    }
}

// PNG: https://www.w3.org/TR/png-3/

std::vector<Part> png_chunks(std::string_view bytes) {
    std::vector<Part> chunks;
    for (std::size_t at = kPngMagic.size(); at + 12 <= bytes.size();) {
        const std::uint64_t size = std::min<std::uint64_t>(big_endian(bytes, at, 4), bytes.size() - at - 12);
        chunks.push_back({std::string(bytes.substr(at + 4, 4)), std::string(bytes.substr(at + 8, size)), {}});
        at += size + 12;
    }
    return chunks;
}

std::string write_png(const std::vector<Part>& chunks, Random& random) {
    std::string bytes(kPngMagic);
    for (const Part& chunk : chunks) {
        std::string number(4, '\0');
        put_big_endian(number, 0, random.once_in(48) ? boundary_number(random) : chunk.content.size(), 4);
        bytes += number;
        bytes += chunk.id;
        bytes += chunk.content;
        put_big_endian(number, 0, crc_of(chunk.id + chunk.content), 4);
        bytes += number;
    }
    return bytes;
}

/// Width, height, bits, kind of color, compression, filter or interlacing.
void change_png_header(std::string& header, Random& random) {
    constexpr std::uint64_t kSizes[] = {0,    1,      2,      3,      7,      8,          9,         255,
                                        1000, 10'000, 10'001, 46'341, 65'536, 0x7FFFFFFF, 0xFFFFFFFF};
    constexpr std::uint64_t kSmall[] = {0, 1, 2, 3, 4, 6, 8, 16, 255};
    const std::size_t field = random.below(7);
    if (field < 2)
        put_big_endian(header, 4 * field, random.pick(kSizes), 4);
    else
        put_big_endian(header, 6 + field, random.pick(kSmall), 1);
}

void change_png_chunk(Part& chunk, Random& random) {
    constexpr const char* kIds[] = {"IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "iCCP", "sRGB", "sBIT",
                                    "bKGD", "pHYs", "tEXt", "zTXt", "iTXt", "eXIf", "oFFs", "acTL", "fcTL", "fdAT"};
    if (random.once_in(8)) {
        chunk.id = random.pick(kIds);
    } else if (chunk.id == "IHDR") {
        change_png_header(chunk.content, random);
    } else if (auto pixels = chunk.id == "IDAT" && !random.once_in(4)
                                 ? decompress(chunk.content, Deflate::Zlib, kMostMutatedBytes)
                                 : std::nullopt) {
        mutate_bytes(*pixels, random);
        chunk.content = compress(*pixels, Deflate::Zlib);
    } else {
        mutate_bytes(chunk.content, random);
    }
}

// JPEG: https://www.w3.org/Graphics/JPEG/itu-t81.pdf

std::vector<Part> jpeg_segments(std::string_view bytes) {
    std::vector<Part> segments;
    for (std::size_t at = 2; at + 4 <= bytes.size() && bytes[at] == '\xFF';) {
        const std::size_t size = std::max<std::size_t>(big_endian(bytes, at + 2, 2), 2);
        Part segment{std::string(bytes.substr(at, 2)), {}, {}};
        if (at + 4 <= bytes.size()) segment.content = bytes.substr(at + 4, size - 2);
        at = std::min(at + 2 + size, bytes.size());
        if (segment.id[1] == '\xDA') {  // the image follows, to the end
            segment.behind = bytes.substr(at);
            at = bytes.size();
        }
        segments.push_back(std::move(segment));
    }
    return segments;
}

std::string write_jpeg(const std::vector<Part>& segments, Random& random) {
    std::string bytes(kJpegMagic.substr(0, 2));
    for (const Part& segment : segments) {
        std::string length(2, '\0');
        put_big_endian(length, 0, random.once_in(48) ? boundary_number(random) : segment.content.size() + 2, 2);
        bytes += segment.id;
        bytes += length;
        bytes += segment.content;
        bytes += segment.behind;
    }
    return bytes;
}

void change_jpeg_segment(Part& segment, Random& random) {
    const auto marker = static_cast<unsigned char>(segment.id[1]);
    const bool is_frame = marker >= 0xC0 && marker <= 0xC2;
    if (random.once_in(12)) {
        segment.id[1] = static_cast<char>(0xC0 + random.below(63));
    } else if (is_frame && random.once_in(2)) {
        put_big_endian(segment.content, 1 + 2 * random.below(2), boundary_number(random), 2);  // height or width
    } else if (!segment.behind.empty() && random.once_in(2)) {
        mutate_bytes(segment.behind, random);
    } else {
        mutate_bytes(segment.content, random);
    }
}

/// Headers of BMP, GIF, PNM and the like are short and at the beginning.
void mutate_start(std::string& bytes, Random& random) {
    constexpr std::size_t kStart = 64;
    std::string start = bytes.substr(0, kStart);
    const std::size_t kept = std::min<std::size_t>(2, start.size());  // the magic
    std::string fields = start.substr(kept);
    mutate_bytes(fields, random);
    bytes.replace(kept, start.size() - kept, fields);
}

}  // namespace

void mutate_image(std::string& bytes, Random& random) {
    std::string written;
    if (bytes.starts_with(kPngMagic)) {
        std::vector<Part> chunks = png_chunks(bytes);
        if (chunks.empty()) return mutate_bytes(bytes, random);
        rearrange(chunks, random, change_png_chunk);
        written = write_png(chunks, random);
    } else if (bytes.starts_with(kJpegMagic)) {
        std::vector<Part> segments = jpeg_segments(bytes);
        if (segments.empty()) return mutate_bytes(bytes, random);
        rearrange(segments, random, change_jpeg_segment);
        written = write_jpeg(segments, random);
    } else {
        written = bytes;
        mutate_start(written, random);
    }
    if (written.size() > std::max(kMostMutatedBytes, bytes.size())) return mutate_bytes(bytes, random);
    bytes = std::move(written);
}

}  // namespace headlight::fuzz
