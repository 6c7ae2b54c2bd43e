#include "audio/wave_file.h"

#include "core/error.h"
#include "core/mapped_file.h"
#include "formats/byte_reader.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

namespace headlight {

namespace {

constexpr const char* kConvert = " Convert it to a 16-bit WAV file, for example with: ffmpeg -i FILE -ar 16000 out.wav";

/// Codes of the "fmt " chunk.
constexpr std::uint16_t kIntegers = 1;
constexpr std::uint16_t kFloats = 3;
constexpr std::uint16_t kExtensible = 0xFFFE;

[[noreturn]] void fail(ErrorKind kind, const std::string& sentence, const std::string& file) {
    throw Error(kind, sentence, {file, {}, {}});
}

std::string codec_name(std::uint16_t code) {
    switch (code) {
        case 0x0002:
            return "Microsoft ADPCM";
        case 0x0006:
            return "A-law";
        case 0x0007:
            return "mu-law";
        case 0x0011:
            return "IMA ADPCM";
        case 0x0031:
            return "GSM 6.10";
        case 0x0055:
            return "MP3";
        default:
            return "format number " + std::to_string(code);
    }
}

/// Contents of the "fmt " chunk.
struct WaveFormat {
    bool floats = false;
    std::uint32_t channels = 0;
    std::uint32_t rate = 0;
    std::uint32_t sample_bytes = 0;

    [[nodiscard]] std::uint64_t frame_bytes() const { return std::uint64_t{channels} * sample_bytes; }
};

WaveFormat read_format(ByteReader reader, const std::string& file) {
    const char* const field = "fmt ";
    auto code = reader.number<std::uint16_t>(field);
    WaveFormat format;
    format.channels = reader.number<std::uint16_t>(field);
    format.rate = reader.number<std::uint32_t>(field);
    reader.take(4, field);  // bytes a second
    const auto frame_bytes = reader.number<std::uint16_t>(field);
    const auto bits = reader.number<std::uint16_t>(field);
    if (code == kExtensible) {
        reader.take(8, field);  // size of the rest, bits that count, speakers
        code = reader.number<std::uint16_t>(field);
    }
    if (code != kIntegers && code != kFloats)
        fail(ErrorKind::Unsupported, "The audio is compressed (" + codec_name(code) + ")." + kConvert, file);
    format.floats = code == kFloats;
    format.sample_bytes = bits / 8U;
    const bool known = format.floats ? bits == 32 || bits == 64 : bits == 8 || bits == 16 || bits == 24 || bits == 32;
    if (!known)
        fail(ErrorKind::Unsupported, "Samples of " + std::to_string(bits) + " bits cannot be read." + kConvert, file);
    if (format.channels < 1 || format.channels > 64 || format.frame_bytes() != frame_bytes)
        reader.fail("The file is damaged: " + std::to_string(format.channels) + " channels of " + std::to_string(bits) +
                        " bits do not make frames of " + std::to_string(frame_bytes) + " bytes.",
                    field);
    if (format.rate < 1'000 || format.rate > 768'000)
        reader.fail("The file is damaged: it has " + std::to_string(format.rate) +
                        " samples a second, and 1,000 to 768,000 are possible.",
                    field);
    return format;
}

std::uint32_t unsigned_of(std::span<const std::byte> bytes) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) value |= std::to_integer<std::uint32_t>(bytes[i]) << (8 * i);
    return value;
}

/// A sample as a number from -1 to 1; floats may be beyond that.
double sample_of(std::span<const std::byte> bytes, bool is_float) {
    if (is_float && bytes.size() == sizeof(double)) {
        double value = 0;
        std::memcpy(&value, bytes.data(), sizeof value);
        return value;
    }
    if (is_float) {
        float value = 0;
        std::memcpy(&value, bytes.data(), sizeof value);
        return static_cast<double>(value);
    }
    if (bytes.size() == 1) return (static_cast<double>(unsigned_of(bytes)) - 128) / 128;  // the only unsigned one
    const auto shift = static_cast<unsigned>(32 - 8 * bytes.size());
    return static_cast<double>(static_cast<std::int32_t>(unsigned_of(bytes) << shift)) / 2147483648.0;
}

Audio decode(std::span<const std::byte> data, const WaveFormat& format, const std::string& file) {
    constexpr double kFarBeyondFullScale = 1e6;
    const std::size_t frame_bytes = format.frame_bytes();
    const std::size_t frames = data.size() / frame_bytes;
    if (frames == 0) fail(ErrorKind::Format, "The recording contains no samples.", file);
    const auto most = static_cast<std::size_t>(kMostAudioSeconds * format.rate);
    Audio audio{{}, static_cast<std::int32_t>(format.rate), static_cast<double>(frames) / format.rate};
    audio.samples.reserve(std::min(frames, most));
    for (std::size_t frame = 0; frame < std::min(frames, most); ++frame) {
        double sum = 0;
        for (std::size_t channel = 0; channel < format.channels; ++channel)
            sum += sample_of(data.subspan(frame * frame_bytes + channel * format.sample_bytes, format.sample_bytes),
                             format.floats);
        if (!(std::abs(sum) <= kFarBeyondFullScale))
            fail(
                ErrorKind::Format,
                "The file is damaged: sample " + std::to_string(frame) + " is NaN, infinite, or far beyond full scale.",
                file);
        audio.samples.push_back(static_cast<float>(sum / format.channels));
    }
    return audio;
}

/// A chunk's bytes. Of sound whose length was not known when the file was begun, all that follow.
std::span<const std::byte> chunk_bytes(ByteReader& reader, std::string_view name) {
    constexpr std::uint32_t kUnknown = 0xFFFFFFFF;
    const auto size = reader.number<std::uint32_t>(name);
    if (name == "data" && size == kUnknown) return reader.take(reader.remaining(), name);
    if (name == "data" && size > reader.remaining())
        reader.fail("The recording is truncated: its samples should take " + std::to_string(size) + " bytes, and " +
                        std::to_string(reader.remaining()) + " are there. Copy or export the file again.",
                    name);
    return reader.take(size, name);
}

void read_magic(ByteReader& reader, const std::string& file) {
    constexpr std::size_t kHeader = 12;
    if (reader.remaining() < kHeader) reader.fail("This is not a WAV file: it is too short.", "");
    const std::string_view begin = reader.text(4, "RIFF");
    reader.take(4, "RIFF");  // size of the rest, which programs that stream do not know
    const std::string_view kind = reader.text(4, "RIFF");
    if (begin == "RIFF" && kind == "WAVE") return;
    if ((begin == "RF64" || begin == "RIFX" || begin == "BW64") && kind == "WAVE")
        fail(ErrorKind::Unsupported, "WAV files of the kind " + std::string(begin) + " cannot be read." + kConvert,
             file);
    std::string sentence = "This is not a WAV file.";
    fail(ErrorKind::Format, sentence += kConvert, file);
}

}  // namespace

Audio read_wave(std::span<const std::byte> bytes, const std::string& file) {
    ByteReader reader(bytes, file);
    read_magic(reader, file);
    std::optional<WaveFormat> format;
    while (reader.remaining() >= 8) {
        const std::string_view name = reader.text(4, "chunk");
        const std::uint64_t begin = reader.offset() + 4;
        const std::span<const std::byte> content = chunk_bytes(reader, name);
        if (name == "fmt ") format = read_format(ByteReader(content, file, begin), file);
        if (name == "data") {
            if (!format)
                reader.fail(
                    "The file is damaged: the \"fmt \" chunk, which states the format of the samples, is missing.",
                    name);
            return decode(content, *format, file);
        }
        if (content.size() % 2 == 1 && reader.remaining() > 0) reader.take(1, name);
    }
    fail(ErrorKind::Format, "The WAV file contains no samples: the \"data\" chunk is missing.", file);
}

Audio read_wave_file(const std::filesystem::path& path) {
    const auto file = MappedFile::open(path);
    Audio audio = read_wave(file->bytes(), path.string());
    file->check_intact();
    return audio;
}

}  // namespace headlight
