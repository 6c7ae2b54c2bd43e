#pragma once

#include "tokenizers/text_budget.h"
#include "tokenizers/tokenizer.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// Pieces that some tokenizer elsewhere made of a text, whose vocabulary is not there.
struct RecordedPieces {
    std::vector<std::string> pieces;
    std::string text{};                                          ///< joined from the pieces where it is empty
    std::vector<std::pair<std::size_t, std::size_t>> offsets{};  ///< code points of the text, one pair a piece, or none
    std::vector<ByteRange> ranges{};  ///< in place of offsets: bytes of the text, inside it, one a piece, or none
    std::optional<std::vector<std::int64_t>> special{};  ///< indices of special pieces; nothing: told by their spelling
};

/// Bytes of pieces and text: what the budget of `recorded_text` is made for.
std::size_t bytes_of(const RecordedPieces& recorded);

/// The tokens of recorded pieces: where each stands in the text (looked for, one after the other, where no offsets say
/// it), the words, and what a person should read. Pieces of GPT-2's byte alphabet, of SentencePiece and of WordPiece
/// are told by their markers. Ids are counted from 0 in the order of first use. The search takes steps linear in pieces
/// and text. Throws Error(Format) for an offset behind the end of the text, Error(Cancelled) once a stop is requested.
TokenizedText recorded_text(const RecordedPieces& source, const RecordedPieces* target, TextBudget& budget);

/// A tokenizer that answers every text with these tokens.
std::shared_ptr<const Tokenizer> make_recorded_tokenizer(TokenizedText tokens);

}  // namespace headlight
