#include "tokenizers/character_map.h"

#include "core/error.h"
#include "core/utf8.h"

#include <cstring>

namespace headlight {
namespace {

// A unit of the double array, by the layout of Darts-clone (https://github.com/s-yata/darts-clone).
constexpr bool has_leaf(std::uint32_t unit) {
    return ((unit >> 8) & 1U) != 0;
}
constexpr std::uint32_t value_of(std::uint32_t unit) {
    return unit & 0x7FFFFFFFU;
}
constexpr std::uint32_t label_of(std::uint32_t unit) {
    return unit & 0x800000FFU;
}
constexpr std::uint32_t offset_of(std::uint32_t unit) {
    return (unit >> 10) << ((unit & (1U << 9)) >> 6);
}

[[noreturn]] void refuse(const std::string& what) {
    throw Error(ErrorKind::Format, "The precompiled character map is damaged: " + what + ".");
}

}  // namespace

CharacterMap::CharacterMap(std::string_view bytes) {
    if (bytes.empty()) return;
    if (bytes.size() < 4) refuse("it is shorter than its header");
    std::uint32_t size = 0;
    std::memcpy(&size, bytes.data(), 4);  // little-endian, as this machine is
    if (size > bytes.size() - 4 || size % 4 != 0 || size == 0) {
        refuse("its trie of " + std::to_string(size) + " bytes does not fit into " + std::to_string(bytes.size()));
    }
    units_.resize(size / 4);
    std::memcpy(units_.data(), bytes.data() + 4, size);
    replacements_ = bytes.substr(4 + std::size_t{size});
    if (replacements_.empty() || replacements_.back() != '\0') refuse("its replacements do not end with NUL");
    if (!is_valid_utf8(replacements_)) refuse("its replacements are not UTF-8");
    check_trie();
}

void CharacterMap::check_trie() const {
    const auto size = static_cast<std::uint32_t>(units_.size());
    std::vector<bool> seen(units_.size());
    std::vector<std::uint32_t> open{0};
    seen[0] = true;
    while (!open.empty()) {
        const std::uint32_t at = open.back();
        open.pop_back();
        const std::uint32_t unit = units_[at];
        const std::uint32_t base = at ^ offset_of(unit);
        if ((base | 0xFFU) >= size) refuse("a node of its trie points past the end");
        if (has_leaf(unit)) {
            const std::uint32_t value = value_of(units_[base]);
            if (value >= replacements_.size()) refuse("a value points past the end of its replacements");
            if ((replacements_[value] & 0xC0) == 0x80) refuse("a value points into a character");
        }
        for (std::uint32_t label = 0; label < 256; ++label) {
            const std::uint32_t child = base ^ label;
            if (label_of(units_[child]) != label || (label == 0 && units_[child] == 0)) continue;
            if (label == 0 && has_leaf(unit)) continue;  // the value itself
            if (seen[child]) continue;                   // equal endings of words share their nodes
            seen[child] = true;
            open.push_back(child);
        }
    }
}

std::string_view CharacterMap::replacement_at(std::uint32_t offset) const {
    return replacements_.data() + offset;
}

std::optional<std::string_view> CharacterMap::find(std::string_view text) const {
    if (units_.empty()) return std::nullopt;
    std::uint32_t at = offset_of(units_[0]);
    for (const char letter : text) {
        const auto byte = static_cast<std::uint8_t>(letter);
        if (byte == 0) break;
        at ^= byte;
        const std::uint32_t unit = units_[at];
        if (label_of(unit) != byte) break;
        at ^= offset_of(unit);
        if (has_leaf(unit)) return replacement_at(value_of(units_[at]));
    }
    return std::nullopt;
}

std::optional<std::string> decode_base64(std::string_view text) {
    std::string bytes;
    if (text.size() % 4 != 0) return std::nullopt;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t at = 0; at < text.size(); at += 4) {
        std::uint32_t bits = 0;
        std::size_t padding = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const char letter = text[at + i];
            std::uint32_t value = 0;
            if (letter >= 'A' && letter <= 'Z')
                value = static_cast<std::uint32_t>(letter - 'A');
            else if (letter >= 'a' && letter <= 'z')
                value = static_cast<std::uint32_t>(letter - 'a' + 26);
            else if (letter >= '0' && letter <= '9')
                value = static_cast<std::uint32_t>(letter - '0' + 52);
            else if (letter == '+')
                value = 62;
            else if (letter == '/')
                value = 63;
            else if (letter == '=' && at + 4 == text.size() && i >= 2)
                ++padding;
            else
                return std::nullopt;
            if (padding > 0 && letter != '=') return std::nullopt;
            bits = bits << 6 | value;
        }
        for (std::size_t i = 0; i < 3 - padding; ++i) bytes += static_cast<char>(bits >> (16 - 8 * i));
    }
    return bytes;
}

}  // namespace headlight
