#include "analysis/vectors/late_interaction.h"

#include "analysis/vectors/word_vectors.h"

namespace headlight {

LateInteraction late_interaction(const TokenEmbeddings& query, const TokenEmbeddings& document) {
    LateInteraction of{.query = query.tokens,
                       .document = document.tokens,
                       .cosines = Tensor({query.vectors.size(0), document.vectors.size(0)}),
                       .compared = document.compared,
                       .size = query.vectors.size(1)};
    if (of.compared.empty()) of.compared.assign(of.document.size(), 1);
    for (std::int64_t row = 0; row < query.vectors.size(0); ++row) {
        const auto cosines = of.cosines.slice(row);
        for (std::int64_t column = 0; column < document.vectors.size(0); ++column)
            cosines[static_cast<std::size_t>(column)] =
                static_cast<float>(pair_of(query.vectors.slice(row), document.vectors.slice(column)).cosine());
    }
    return of;
}

std::vector<BestMatch> best_matches(const LateInteraction& interaction) {
    std::vector<BestMatch> matches(interaction.query.size());
    for (std::size_t row = 0; row < matches.size(); ++row) {
        const auto cosines = interaction.cosines.slice(static_cast<std::int64_t>(row));
        for (std::size_t column = 0; column < cosines.size(); ++column) {
            if (interaction.compared[column] == 0) continue;
            const auto cosine = static_cast<double>(cosines[column]);
            if (matches[row].token >= 0 && cosine <= matches[row].cosine) continue;
            matches[row] = {static_cast<std::int32_t>(column), cosine};
        }
    }
    return matches;
}

double maxsim_score(const LateInteraction& interaction) {
    double score = 0;
    for (const BestMatch& match : best_matches(interaction)) score += match.cosine;
    return score;
}

}  // namespace headlight
