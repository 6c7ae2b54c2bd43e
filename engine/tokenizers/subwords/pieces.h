#pragma once

#include "tokenizers/aligned_text.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace headlight {

/// A part of the normalized text: either an added token, or text that the model is yet to cut.
struct Piece {
    ByteRange range;                ///< of PieceList::text
    std::uint32_t typed_begin = 0;  ///< where in the typed text it begins
    std::int32_t added = -1;        ///< id of the added token that it is
};

/// The normalized text and the parts it has been cut into so far, in order.
struct PieceList {
    AlignedText text;
    std::vector<Piece> pieces;

    /// Cuts every piece that is no added token. `cut` appends the ranges to keep, relative to the piece's text; empty
    /// ones are left out. Throws Error(Input) for more pieces than the budget allows.
    void split(TextBudget& budget,
               const std::function<void(std::string_view piece, std::vector<ByteRange>& parts)>& cut);
    /// Rewrites every piece that is no added token; `rewrite` reads one piece to its end.
    void rewrite(TextBudget& budget, const std::function<void(Rewriter& rewriter, const Piece& piece)>& rewrite);
};

}  // namespace headlight
