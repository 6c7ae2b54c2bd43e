#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace headlight {

/// What pre-training makes of a token that it chose.
enum class Replacement { Mask, Random, Kept };

struct ChosenToken {
    std::int32_t token = 0;  ///< index among the tokens
    Replacement replacement = Replacement::Mask;
    bool operator==(const ChosenToken&) const = default;
};

/// Chooses 15 % of `count` tokens, rounded, but at least one, from `candidates`; of the chosen ones the model reads
/// [MASK] with probability 0.8, a random token with 0.1 and the token itself with 0.1 (Devlin et al. 2018, arXiv
/// 1810.04805, section 3.1). Ascending; the same seed chooses the same on every machine.
std::vector<ChosenToken> choose_for_pretraining(std::vector<std::int32_t> candidates, std::size_t count,
                                                std::uint32_t seed);

}  // namespace headlight
