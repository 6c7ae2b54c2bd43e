#include "audio/riff_chunks.h"

#include "formats/byte_reader.h"

#include <cstdint>
#include <string_view>

namespace headlight {

void check_riff_is_whole(std::span<const std::byte> bytes, const std::string& file) {
    constexpr std::size_t kHeader = 12;
    constexpr std::uint32_t kToTheEnd = 0xFFFFFFFF;
    ByteReader reader(bytes, file);
    if (reader.remaining() < kHeader || reader.text(4, "RIFF") != "RIFF") return;
    reader.take(4, "RIFF");  // size of the rest, which programs that stream do not know
    if (reader.text(4, "RIFF") != "WAVE") return;
    while (reader.remaining() >= 8) {
        const std::string_view name = reader.text(4, "chunk");
        const auto size = reader.number<std::uint32_t>(name);
        if (name == "data" && size == kToTheEnd) return;
        if (size > reader.remaining())
            reader.fail(Sentence("The recording is truncated: the chunk \"%1\" should take %2 bytes, and %3 are there. "
                                 "Copy or export the file again.",
                                 name, size, reader.remaining()),
                        name);
        if (name == "data") return;
        reader.take(size, name);
        if (size % 2 == 1 && reader.remaining() > 0) reader.take(1, name);
    }
}

}  // namespace headlight
