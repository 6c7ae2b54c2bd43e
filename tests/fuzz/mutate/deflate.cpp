#include "mutate/deflate.h"

#include <zlib.h>

#include <stdexcept>

namespace headlight::fuzz {

namespace {

int window_bits(Deflate frame) {
    return frame == Deflate::Raw ? -MAX_WBITS : MAX_WBITS;
}

void set_input(z_stream& stream, std::string_view bytes) {
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // zlib's type; it only reads
    stream.avail_in = static_cast<uInt>(bytes.size());
}

void set_output(z_stream& stream, std::string& bytes) {
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
}

}  // namespace

std::string compress(std::string_view bytes, Deflate frame) {
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, window_bits(frame), 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("zlib cannot compress");
    std::string compressed(deflateBound(&stream, bytes.size()) + 16, '\0');
    set_input(stream, bytes);
    set_output(stream, compressed);
    deflate(&stream, Z_FINISH);
    compressed.resize(stream.total_out);
    deflateEnd(&stream);
    return compressed;
}

std::optional<std::string> decompress(std::string_view bytes, Deflate frame, std::size_t most_bytes) {
    z_stream stream{};
    if (inflateInit2(&stream, window_bits(frame)) != Z_OK) throw std::runtime_error("zlib cannot decompress");
    std::string content(most_bytes, '\0');
    set_input(stream, bytes);
    set_output(stream, content);
    const int status = inflate(&stream, Z_FINISH);
    content.resize(stream.total_out);
    inflateEnd(&stream);
    return status == Z_STREAM_END ? std::optional(std::move(content)) : std::nullopt;
}

std::uint32_t crc_of(std::string_view bytes) {
    return static_cast<std::uint32_t>(
        crc32(crc32(0, nullptr, 0), reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

}  // namespace headlight::fuzz
