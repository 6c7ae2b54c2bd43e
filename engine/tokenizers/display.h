#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace headlight {

/// How the pieces of a vocabulary mark spaces, continuations and bytes.
struct PieceSpelling {
    bool byte_level = false;          ///< pieces are in GPT-2's alphabet of bytes
    bool byte_fallback = false;       ///< "<0x0A>" is a byte
    std::string space{};              ///< stands for a space ("▁"); may be empty
    std::string continuing_prefix{};  ///< "##"; may be empty
    std::string word_suffix{};        ///< "</w>"; may be empty
};

/// A piece as a person reads it: without markers; "·", "⏎", "⇥" where it is only white space, ⟨E2⟩ for bytes that are
/// part of a character, ⟨U+202E⟩ for what cannot be seen.
std::string display_piece(std::string_view piece, const PieceSpelling& spelling);
/// Text as a person reads it, by the same rules; `text` need not be valid UTF-8.
std::string display_text(std::string_view text);
/// An id that has no piece: "#30522".
std::string display_number(std::int32_t id);

}  // namespace headlight
