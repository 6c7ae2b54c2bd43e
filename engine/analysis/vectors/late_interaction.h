#pragma once

#include "analysis/analysis.h"
#include "core/tensor.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Embeddings of the tokens of one text as a model gives them.
struct TokenEmbeddings {
    std::vector<std::string> tokens;  ///< labels
    Tensor vectors;                   ///< [tokens, size], of any length
    /// One for each token: 0 where it is not compared, as punctuation of documents is in ColBERT; empty: all are.
    std::vector<std::uint8_t> compared{};
};

/// The image of a page among the tokens of a document.
struct DocumentPage {
    std::shared_ptr<const AnalyzedImage> image;
    PatchGrid grid;
    std::int64_t first = 0;  ///< token of the grid's first patch; the others follow it in raster order
};

/// Every token of a query beside every token of a document.
struct LateInteraction {
    std::vector<std::string> query;      ///< labels, one a row
    std::vector<std::string> document;   ///< one a column
    Tensor cosines;                      ///< [query, document]; 0 where a vector has no length
    std::vector<std::uint8_t> compared;  ///< of the document's tokens: 1, or 0 where no maximum is sought
    std::int64_t size = 0;               ///< numbers of an embedding
    /// Made by a layer that was trained for this; otherwise the embeddings are the last hidden states.
    bool trained = false;
    std::int64_t fill = 0;               ///< tokens at the end of the query that only fill it, and are compared too
    std::optional<DocumentPage> page{};  ///< nothing: the document is a text
    std::vector<Sentence> notices{};     ///< what was cut
};

/// The largest cosine of a query's token, and where it is.
struct BestMatch {
    std::int32_t token = -1;  ///< of the document; -1: no token of it is compared
    double cosine = 0;
};

/// Cosines in double precision.
LateInteraction late_interaction(const TokenEmbeddings& query, const TokenEmbeddings& document);
/// Of each token of the query, in its order; the first of equal ones.
std::vector<BestMatch> best_matches(const LateInteraction& interaction);
/// The sum of the largest cosines of all tokens of the query (ColBERT, arXiv 2004.12832, equation 3).
double maxsim_score(const LateInteraction& interaction);

}  // namespace headlight
