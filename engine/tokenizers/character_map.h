#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// SentencePiece's precompiled map of characters: a double-array trie (Darts-clone's layout) whose values are offsets
/// into a table of replacements, each ended by NUL. `charsmap` of SentencePiece's NormalizerSpec and of
/// tokenizer.json's Precompiled normalizer.
class CharacterMap {
  public:
    /// Checks that no walk through the trie and no value can leave the map, and that all replacements are UTF-8. Throws
    /// Error(Format) without a place. No bytes at all are the map that changes nothing.
    explicit CharacterMap(std::string_view bytes);

    /// The replacement of the shortest entry that `text` begins with, which is what Hugging Face's tokenizers takes for
    /// the whole of `text`.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view text) const;

    /// Bytes of `text` that the trie can follow: no entry that `text` begins with is longer.
    [[nodiscard]] std::size_t reach(std::string_view text) const;
    /// Bytes of the longest text that an entry may be replaced by.
    [[nodiscard]] std::size_t longest_replacement() const;

  private:
    void check_trie() const;
    void find_children(std::uint32_t at, std::vector<std::uint32_t>& children) const;
    [[nodiscard]] std::string_view replacement_at(std::uint32_t offset) const;

    std::vector<std::uint32_t> units_;
    std::string replacements_;
};

/// Standard Base64 with padding; nothing where the text is not.
std::optional<std::string> decode_base64(std::string_view text);

}  // namespace headlight
