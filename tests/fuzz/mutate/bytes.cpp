#include "mutate/bytes.h"

#include <algorithm>

namespace headlight::fuzz {

namespace {

constexpr std::size_t kLongestBlock = 64;

struct Block {
    std::size_t at;
    std::size_t size;
};

/// A short block of bytes that are not empty.
Block block_of(const std::string& bytes, Random& random) {
    const std::size_t at = random.below(bytes.size());
    return {at, 1 + random.below(std::min(bytes.size() - at, random.once_in(8) ? bytes.size() : kLongestBlock))};
}

void flip_bit(std::string& bytes, Random& random) {
    char& byte = random.pick(bytes);
    byte = static_cast<char>(static_cast<unsigned char>(byte) ^ (1U << random.below(8)));
}

void set_byte(std::string& bytes, Random& random) {
    constexpr unsigned char kTelling[] = {0, 1, 0x20, 0x7F, 0x80, 0xC0, 0xFE, 0xFF};
    random.pick(bytes) = static_cast<char>(random.once_in(2) ? random.pick(kTelling) : random.below(256));
}

void set_number(std::string& bytes, Random& random) {
    const std::size_t width = std::size_t{1} << random.below(4);
    const std::size_t at = random.below(bytes.size());
    if (random.once_in(4))
        put_big_endian(bytes, at, boundary_number(random), width);
    else
        put_little_endian(bytes, at, boundary_number(random), width);
}

void add_to_number(std::string& bytes, Random& random) {
    const std::size_t width = std::size_t{1} << random.below(4);
    const std::size_t at = random.below(bytes.size());
    put_little_endian(bytes, at, little_endian(bytes, at, width) + random.below(33) - 16, width);
}

void erase_block(std::string& bytes, Random& random) {
    const Block block = block_of(bytes, random);
    bytes.erase(block.at, block.size);
}

void repeat_block(std::string& bytes, Random& random) {
    const Block block = block_of(bytes, random);
    const std::string copy = bytes.substr(block.at, block.size);
    bytes.insert(random.once_in(2) ? block.at : random.below(bytes.size() + 1), copy);
}

void overwrite_block(std::string& bytes, Random& random) {
    const Block block = block_of(bytes, random);
    const std::string copy = bytes.substr(block.at, block.size);
    bytes.replace(random.below(bytes.size()), copy.size(), copy);
}

void insert_bytes(std::string& bytes, Random& random) {
    const std::size_t count = 1 + random.below(random.once_in(4) ? kLongestBlock : 4);
    const auto value = static_cast<char>(random.below(256));
    std::string inserted(count, value);
    if (random.once_in(2))
        for (char& each : inserted) each = static_cast<char>(random.below(256));
    bytes.insert(random.below(bytes.size() + 1), inserted);
}

void cut_off(std::string& bytes, Random& random) {
    bytes.resize(random.below(bytes.size()));
}

}  // namespace

std::uint64_t boundary_number(Random& random) {
    constexpr std::uint64_t kPlain[] = {0, 1, 2, 3, 4, 7, 10, 100, 1000, 65'537, 1'000'000, 0x5555555555555555U};
    if (random.once_in(3)) return random.pick(kPlain);
    const std::uint64_t power = std::uint64_t{1} << random.below(64);
    if (random.once_in(8)) return ~std::uint64_t{0} - random.below(3);
    return power + random.below(3) - 1;
}

void put_little_endian(std::string& bytes, std::size_t at, std::uint64_t number, std::size_t width) {
    if (at > bytes.size() || width > bytes.size() - at) return;
    for (std::size_t i = 0; i < width; ++i) bytes[at + i] = static_cast<char>(number >> (8 * i));
}

void put_big_endian(std::string& bytes, std::size_t at, std::uint64_t number, std::size_t width) {
    if (at > bytes.size() || width > bytes.size() - at) return;
    for (std::size_t i = 0; i < width; ++i) bytes[at + i] = static_cast<char>(number >> (8 * (width - 1 - i)));
}

std::uint64_t little_endian(std::string_view bytes, std::size_t at, std::size_t width) {
    std::uint64_t number = 0;
    for (std::size_t i = width; i-- > 0;)
        number = (number << 8U) | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    return number;
}

std::uint64_t big_endian(std::string_view bytes, std::size_t at, std::size_t width) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < width; ++i)
        number = (number << 8U) | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    return number;
}

void mutate_bytes(std::string& bytes, Random& random) {
    using Change = void (*)(std::string&, Random&);
    constexpr Change kChanges[] = {flip_bit,    set_byte,    set_number,   set_number,      add_to_number,
                                   erase_block, erase_block, repeat_block, overwrite_block, insert_bytes};
    const std::size_t most = std::max(kMostMutatedBytes, bytes.size());
    if (bytes.empty())
        insert_bytes(bytes, random);
    else if (random.once_in(40))
        cut_off(bytes, random);
    else
        random.pick(kChanges)(bytes, random);
    if (bytes.size() > most) bytes.resize(most);
}

std::string splice(std::string_view first, std::string_view second, Random& random) {
    std::string spliced(first.substr(0, random.below(first.size() + 1)));
    spliced += second.substr(random.below(second.size() + 1));
    const std::size_t most = std::max({kMostMutatedBytes, first.size(), second.size()});
    if (spliced.size() > most) spliced.resize(most);
    return spliced;
}

}  // namespace headlight::fuzz
