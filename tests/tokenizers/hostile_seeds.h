#pragma once

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <string>
#include <vector>

namespace headlight {

// The sections of a small byte-level BPE tokenizer, each of which a test can replace.
struct Sections {
    std::string vocab = R"({"a": 0, "b": 1, "ab": 2, "[X]": 3})";
    std::string merges = R"([["a", "b"]])";
    std::string added = R"([{"id": 4, "content": "<end>", "special": true}])";
    std::string normalizer = R"({"type": "Sequence", "normalizers": [{"type": "NFC"}, {"type": "Lowercase"}]})";
    std::string pre_tokenizer =
        R"({"type": "Split", "pattern": {"Regex": "\\s+|\\w+"}, "behavior": "Isolated", "invert": false})";
    std::string post_processor =
        R"({"type": "TemplateProcessing", "single": [{"Sequence": {"id": "A", "type_id": 0}}, {"SpecialToken": {"id": "<end>", "type_id": 0}}],
            "pair": [{"Sequence": {"id": "A", "type_id": 0}}, {"Sequence": {"id": "B", "type_id": 1}}],
            "special_tokens": {"<end>": {"id": "<end>", "ids": [4], "tokens": ["<end>"]}}})";
    std::string decoder = R"({"type": "Sequence", "decoders": [{"type": "ByteFallback"}, {"type": "Fuse"}]})";
    std::string truncation = "null";

    std::string json() const {
        return R"({"version": "1.0", "truncation": )" + truncation + R"(, "padding": null, "added_tokens": )" + added +
               R"(, "normalizer": )" + normalizer + R"(, "pre_tokenizer": )" + pre_tokenizer +
               R"(, "post_processor": )" + post_processor + R"(, "decoder": )" + decoder +
               R"(, "model": {"type": "BPE", "unk_token": null, "vocab": )" + vocab + R"(, "merges": )" + merges + "}}";
    }
};

inline std::string split_json(const std::string& expression) {
    return R"({"type": "Split", "pattern": {"Regex": ")" + expression +
           R"("}, "behavior": "Isolated", "invert": false})";
}
inline std::string precompiled_json(const std::string& base64_map) {
    return R"({"type": "Precompiled", "precompiled_charsmap": ")" + base64_map + "\"}";
}

// Protocol Buffers, written by hand.
inline std::string varint(std::uint64_t value) {
    std::string bytes;
    for (; value >= 0x80; value >>= 7) bytes += static_cast<char>(0x80 | (value & 0x7F));
    return bytes + static_cast<char>(value);
}
inline std::string bytes_field(unsigned number, const std::string& content) {
    return varint(number << 3 | 2) + varint(content.size()) + content;
}
inline std::string number_field(unsigned number, std::uint64_t value) {
    return varint(number << 3) + varint(value);
}
inline std::string piece(const std::string& text, unsigned type = 1, float score = -1) {
    std::string bits(4, '\0');
    memcpy(bits.data(), &score, 4);
    return bytes_field(1, bytes_field(1, text) + varint(2 << 3 | 5) + bits + number_field(3, type));
}
inline const std::string kTrainer = bytes_field(2, number_field(3, 1));
inline const std::string kNormalizer = bytes_field(3, bytes_field(1, "identity") + number_field(3, 1));
inline const std::string kPieces = piece("<unk>", 2, 0) + piece("<s>", 3, 0) + piece("</s>", 3, 0) + piece("\u2581") +
                                   piece("a") + piece("b") + piece("ab") + piece("\u2581ab");

inline std::string little_endian(std::initializer_list<std::uint32_t> numbers) {
    std::string bytes;
    for (const std::uint32_t number : numbers) {
        for (unsigned shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(number >> shift);
    }
    return bytes;
}

// A character map with one entry, "a": the root, then a node at 'a' whose value stands in the next block.
inline std::string map_of_a(std::uint32_t value, std::uint32_t node_offset = 1) {
    std::vector<std::uint32_t> units(512);
    units[0] = 256U << 10;  // the root's children are in the second block
    units[256 ^ 'a'] = 'a' | 1U << 8 |
                       (static_cast<std::uint32_t>('a') ^ node_offset)
                           << 10;  // its value is in this block, at `node_offset`
    if ((256 ^ node_offset) < units.size()) units[256 ^ node_offset] = value | 1U << 31;
    std::string bytes = little_endian({static_cast<std::uint32_t>(units.size() * 4)});
    for (const std::uint32_t unit : units) bytes += little_endian({unit});
    return bytes + std::string("b\0", 2);
}

}  // namespace headlight
