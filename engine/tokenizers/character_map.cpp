#include "tokenizers/character_map.h"

#include "core/error.h"
#include "core/utf8.h"

#include <algorithm>
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

// SentencePiece's reader has room for as many entries that begin with each other.
constexpr int kMostValues = 32;

[[noreturn]] void refuse(const Sentence& what) {
    throw Error(ErrorKind::Format, Sentence("The precompiled character map is damaged: %1.", what));
}

}  // namespace

CharacterMap::CharacterMap(std::string_view bytes) {
    if (bytes.empty()) return;
    if (bytes.size() < 4) refuse(Sentence("it is shorter than its header"));
    std::uint32_t size = 0;
    std::memcpy(&size, bytes.data(), 4);  // little-endian, as this machine is
    if (size > bytes.size() - 4 || size % 4 != 0 || size == 0) {
        refuse(Sentence("its trie of %1 bytes does not fit into %2", size, bytes.size()));
    }
    units_.resize(size / 4);
    std::memcpy(units_.data(), bytes.data() + 4, size);
    replacements_ = bytes.substr(4 + std::size_t{size});
    if (replacements_.empty() || replacements_.back() != '\0') refuse(Sentence("its replacements do not end with NUL"));
    if (!is_valid_utf8(replacements_)) refuse(Sentence("its replacements are not UTF-8"));
    check_trie();
}

void CharacterMap::check_trie() const {
    // Depth first, children before their parents: equal endings of words share nodes, but no node may be its own
    // descendant, and no way from the root may pass more values than readers have room for.
    enum class State : std::uint8_t { New, Open, Done };
    std::vector<State> states(units_.size(), State::New);
    std::vector<std::uint8_t> values(units_.size());  // most values on a way from this node down
    std::vector<std::uint32_t> path{0};
    std::vector<std::uint32_t> children;
    while (!path.empty()) {
        const std::uint32_t at = path.back();
        find_children(at, children);
        if (states[at] == State::New) {
            states[at] = State::Open;
            for (const std::uint32_t child : children) {
                if (states[child] == State::Open) refuse(Sentence("its trie has a cycle"));
                if (states[child] == State::New) path.push_back(child);
            }
            continue;
        }
        path.pop_back();
        if (states[at] == State::Done) continue;
        states[at] = State::Done;
        int most = 0;
        for (const std::uint32_t child : children) most = std::max<int>(most, values[child]);
        most += has_leaf(units_[at]) ? 1 : 0;
        if (most > kMostValues) refuse(Sentence("too many of its entries begin with each other"));
        values[at] = static_cast<std::uint8_t>(most);
    }
}

void CharacterMap::find_children(std::uint32_t at, std::vector<std::uint32_t>& children) const {
    children.clear();
    const std::uint32_t unit = units_[at];
    const std::uint32_t base = at ^ offset_of(unit), block = base & ~0xFFU;
    if ((base | 0xFFU) >= units_.size()) refuse(Sentence("a node of its trie points past the end"));
    if (has_leaf(unit)) {
        const std::uint32_t value = value_of(units_[base]);
        if (value >= replacements_.size()) refuse(Sentence("a value points past the end of its replacements"));
        if ((replacements_[value] & 0xC0) == 0x80) refuse(Sentence("a value points into a character"));
    }
    std::uint32_t found[257];  // without a branch for each of the 256 labels
    std::size_t count = 0;
    const std::uint32_t* units = units_.data() + block;
    for (std::uint32_t i = 0; i < 256; ++i) {
        found[count] = block + i;
        count += label_of(units[i]) == (i ^ (base & 0xFFU)) ? 1U : 0U;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t child = found[i];
        // The label 0 is a value or an unused unit, which looks like a node that leads back to the root.
        if (child == base && (has_leaf(unit) || units_[child] == 0)) continue;
        children.push_back(child);
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

std::size_t CharacterMap::reach(std::string_view text) const {
    if (units_.empty()) return 0;
    std::uint32_t at = offset_of(units_[0]);
    std::size_t length = 0;
    for (const char letter : text) {
        const auto byte = static_cast<std::uint8_t>(letter);
        at ^= byte;
        if (byte == 0 || label_of(units_[at]) != byte) break;
        at ^= offset_of(units_[at]);
        ++length;
    }
    return length;
}

std::size_t CharacterMap::longest_replacement() const {
    std::size_t longest = 0;
    for (std::size_t begin = 0; begin < replacements_.size(); begin = replacements_.find('\0', begin) + 1)
        longest = std::max(longest, replacements_.find('\0', begin) - begin);
    return longest;
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
