#pragma once

#include "tokenizers/character_map.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Contents of a SentencePiece .model file that are used here (sentencepiece_model.proto). Views point into the
/// file's bytes.
struct SentencePieceModel {
    enum class Type { Normal = 1, Unknown = 2, Control = 3, UserDefined = 4, Unused = 5, Byte = 6 };
    enum class Algorithm { Unigram = 1, Bpe = 2, Word = 3, Character = 4 };
    struct Piece {
        std::string_view text;
        float score = 0;
        Type type = Type::Normal;
    };
    std::vector<Piece> pieces;
    Algorithm algorithm = Algorithm::Unigram;
    bool byte_fallback = false;
    bool marks_beginnings = true;  ///< a marker before each word, the first one included
    bool keeps_spaces = false;     ///< each space is spelled as a marker before what follows, also at the beginning
    bool plain_ends = true;        ///< nothing is put around a text but a marker before it
    CharacterMap character_map{std::string_view()};  ///< of the normalizer
    std::size_t longest_replacement = 0;             ///< bytes that a character may become, normalized or decoded
    std::int32_t begin_id = 1;                       ///< -1: none
    std::int32_t end_id = 2;
    std::int32_t padding_id = -1;
    std::int32_t unknown_id = 0;
};

/// Reads and checks everything that SentencePiece's library trusts: sizes, pieces, character maps. Throws Error naming
/// field and offset.
SentencePieceModel check_sentence_piece_model(std::span<const std::byte> bytes, const std::string& file);

}  // namespace headlight
