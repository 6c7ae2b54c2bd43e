#include "mutate/bytes.h"
#include "mutate/mutators.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace headlight::fuzz {

namespace {

constexpr std::size_t kRiffBytes = 12;
constexpr std::size_t kChunkBytes = 8;

struct Chunk {
    std::string id;
    std::string content;
};

struct File {
    std::string start;  ///< RIFF, its size, WAVE
    std::vector<Chunk> chunks;
};

File parse(std::string_view bytes) {
    File file{std::string(bytes.substr(0, kRiffBytes)), {}};
    for (std::size_t at = kRiffBytes; at + kChunkBytes <= bytes.size();) {
        const std::uint64_t size = little_endian(bytes, at + 4, 4);
        file.chunks.push_back({std::string(bytes.substr(at, 4)), std::string(bytes.substr(at + kChunkBytes, size))});
        at += kChunkBytes + size + size % 2;
    }
    return file;
}

std::string write(const File& file, Random& random) {
    std::string bytes = file.start;
    for (const Chunk& chunk : file.chunks) {
        bytes += chunk.id;
        bytes.resize(bytes.size() + 4);
        const bool is_wrong = random.once_in(32);
        put_little_endian(bytes, bytes.size() - 4, is_wrong ? boundary_number(random) : chunk.content.size(), 4);
        bytes += chunk.content;
        if (chunk.content.size() % 2 == 1) bytes += '\0';
    }
    put_little_endian(bytes, 4, random.once_in(16) ? boundary_number(random) : bytes.size() - kChunkBytes, 4);
    return bytes;
}

/// The chunk that says what samples are, which is made if there is none.
std::string& format_of(File& file) {
    auto found = std::ranges::find(file.chunks, "fmt ", &Chunk::id);
    if (found == file.chunks.end()) found = file.chunks.insert(file.chunks.begin(), {"fmt ", std::string(16, '\0')});
    return found->content;
}

/// A format whose fields fit together, of those that exist and some that do not.
void make_format(File& file, Random& random) {
    constexpr std::uint64_t kFormats[] = {1, 1, 3, 6, 7, 2, 0x11, 0x55, 0xFFFE, 0xFFFE};
    constexpr std::uint64_t kBits[] = {0, 1, 4, 8, 12, 16, 20, 24, 32, 48, 64};
    constexpr std::uint64_t kRates[] = {0, 1, 999, 1000, 8000, 16'000, 44'100, 48'000, 768'000, 768'001, 0xFFFFFFFF};
    const std::uint64_t tag = random.pick(kFormats);
    const std::uint64_t channels = random.once_in(8) ? boundary_number(random) : 1 + random.below(6);
    const std::uint64_t bits = random.pick(kBits);
    const std::uint64_t rate = random.pick(kRates);
    const std::uint64_t block = channels * ((bits + 7) / 8);
    std::string& format = format_of(file);
    format.assign(tag == 0xFFFE ? 40 : 16, '\0');
    put_little_endian(format, 0, tag, 2);
    put_little_endian(format, 2, channels, 2);
    put_little_endian(format, 4, rate, 4);
    put_little_endian(format, 8, rate * block, 4);
    put_little_endian(format, 12, block, 2);
    put_little_endian(format, 14, bits, 2);
    if (tag != 0xFFFE) return;
    put_little_endian(format, 16, 22, 2);
    put_little_endian(format, 18, random.once_in(2) ? bits : random.pick(kBits), 2);
    put_little_endian(format, 24, random.once_in(2) ? 1 : 3, 2);
    format.replace(26, 14, std::string("\x00\x00\x00\x00\x10\x00\x80\x00\x00\xAA\x00\x38\x9B\x71", 14));
}

void change_format(File& file, Random& random) {
    struct Field {
        std::size_t at;
        std::size_t width;
    };
    constexpr Field kFields[] = {{0, 2}, {2, 2}, {4, 4}, {8, 4}, {12, 2}, {14, 2}, {16, 2}, {18, 2}, {20, 4}, {24, 2}};
    const Field& field = random.pick(kFields);
    put_little_endian(format_of(file), field.at, random.once_in(2) ? random.below(40) : boundary_number(random),
                      field.width);
}

void change_content(File& file, Random& random) {
    if (!file.chunks.empty()) mutate_bytes(random.pick(file.chunks).content, random);
}

void change_id(File& file, Random& random) {
    constexpr const char* kIds[] = {"fmt ", "data", "fact", "LIST", "ds64", "JUNK", "id3 ", "wavl", "slnt"};
    if (!file.chunks.empty()) random.pick(file.chunks).id = random.pick(kIds);
}

void change_start(File& file, Random& random) {
    constexpr const char* kStarts[] = {"RIFF", "RIFX", "RF64", "riff"};
    if (random.once_in(2) && file.start.size() == kRiffBytes)
        file.start.replace(0, 4, random.pick(kStarts));
    else
        mutate_bytes(file.start, random);
}

void rearrange(File& file, Random& random) {
    if (file.chunks.empty()) return;
    const auto place = file.chunks.begin() + static_cast<std::ptrdiff_t>(random.below(file.chunks.size()));
    switch (random.below(3)) {
        case 0:
            file.chunks.erase(place);
            break;
        case 1: {
            Chunk copy = *place;
            file.chunks.push_back(std::move(copy));
            break;
        }
        default:
            std::swap(*place, random.pick(file.chunks));
    }
}

/// Samples that are not numbers, or as large as they can be.
void make_samples(File& file, Random& random) {
    const auto data = std::ranges::find(file.chunks, "data", &Chunk::id);
    if (data == file.chunks.end()) return;
    constexpr std::uint64_t kSamples[] = {0x7FC00000, 0x7F800000, 0xFF800000, 0x7F7FFFFF,
                                          0x80000000, 0x00000001, 0x7FFF8000};
    const std::uint64_t sample = random.pick(kSamples);
    data->content.resize(random.below(200));
    for (std::size_t at = 0; at < data->content.size(); at += 4) put_little_endian(data->content, at, sample, 4);
}

}  // namespace

void mutate_wave(std::string& bytes, Random& random) {
    using Change = void (*)(File&, Random&);
    constexpr Change kChanges[] = {make_format, make_format,  change_format, change_format, change_content,
                                   change_id,   change_start, rearrange,     make_samples};
    if (bytes.size() < kRiffBytes) return mutate_bytes(bytes, random);
    File file = parse(bytes);
    random.pick(kChanges)(file, random);
    std::string written = write(file, random);
    if (written.size() > std::max(kMostMutatedBytes, bytes.size())) return mutate_bytes(bytes, random);
    bytes = std::move(written);
}

}  // namespace headlight::fuzz
