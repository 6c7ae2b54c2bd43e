#include "tokenizers/subwords/pieces.h"

namespace headlight {

void PieceList::split(TextBudget& budget, const std::function<void(std::string_view, std::vector<ByteRange>&)>& cut) {
    std::vector<Piece> result;
    result.reserve(pieces.size());
    std::vector<ByteRange> parts;
    for (const Piece& piece : pieces) {
        if (piece.added >= 0) {
            result.push_back(piece);
            continue;
        }
        parts.clear();
        cut(std::string_view(text.text).substr(piece.range.begin, piece.range.size()), parts);
        for (const ByteRange& part : parts) {
            if (part.empty()) continue;
            const ByteRange range{piece.range.begin + part.begin, piece.range.begin + part.end};
            result.push_back({range, text.origins[range.begin].reported_begin, -1});
        }
        budget.allow_items(result.size());
    }
    pieces = std::move(result);
}

void PieceList::rewrite(TextBudget& budget, const std::function<void(Rewriter&, const Piece&)>& rewrite) {
    Rewriter rewriter(text, budget);
    for (Piece& piece : pieces) {
        rewriter.start(piece.range, piece.typed_begin);
        const std::size_t begin = rewriter.written();
        if (piece.added >= 0) {
            rewriter.keep(piece.range.size());
        } else {
            rewrite(rewriter, piece);
        }
        piece.range = {begin, rewriter.written()};
    }
    text = rewriter.finish();
    std::erase_if(pieces, [](const Piece& piece) { return piece.range.empty(); });
}

}  // namespace headlight
