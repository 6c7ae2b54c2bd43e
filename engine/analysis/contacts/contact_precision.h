#pragma once

#include "analysis/analysis.h"
#include "analysis/contacts/contact_map.h"
#include "analysis/heads/head_id.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace headlight {

/// Scores of pairs that a head's weights give: symmetrized, F = A + Aᵀ, and corrected by the average product,
/// F[i, j] - (Σ_k F[i, k]) (Σ_k F[k, j]) / Σ F (APC; Dunn et al. 2008, doi:10.1093/bioinformatics/btm604; of attention
/// Rao et al. 2021, doi:10.1101/2020.12.15.422761). `weights`: [residues, residues]. Where all are 0, so are the
/// scores.
Tensor contact_scores(const Tensor& weights);

/// How many of the strongest pairs are looked at: L, L / 2 and L / 5, with L residues that the structure has.
inline constexpr std::array<std::int64_t, 3> kContactShares{1, 2, 5};
/// Shares of contacts among the strongest L, L / 2 and L / 5 pairs that count (of all where there are fewer, of at
/// least one); NaN where scores are.
using ContactPrecision = std::array<float, kContactShares.size()>;

/// Of scores that are equal, the pair that stands first counts.
ContactPrecision precision_of(const Tensor& scores, const ContactMap& map);

/// The weights of a head between the residues alone: [residues, residues].
Tensor weights_between(const AttentionField& field, std::int32_t head, const std::vector<std::int32_t>& tokens);

/// The precision of every head of an attention: [layers, heads, L and L / 2 and L / 5]; NaN where there is no such
/// head. Throws Error(Input) where queries and keys are not the tokens of one text, Error(Cancelled) when the token is
/// set.
Tensor contact_precisions(const Analysis& analysis, const HeadId& attention, const ContactMap& map,
                          const std::stop_token& stop = {});

/// A head and its precision at L.
struct HeadPrecision {
    std::int32_t layer = 0;
    std::int32_t head = 0;
    float precision = 0;
};
/// The `most` heads of the highest precision at L, the highest first. `precisions`: as contact_precisions gives them.
std::vector<HeadPrecision> best_heads(const Tensor& precisions, std::size_t most);

}  // namespace headlight
