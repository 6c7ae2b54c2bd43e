#pragma once

#include "analysis/contacts/contact_map.h"

#include <string>
#include <string_view>
#include <vector>

namespace headlight {

struct StructureChain;

/// A chain of a structure on the residues of a text.
struct FittedChain {
    std::string chain;
    ResiduePlaces places;  ///< one for each letter of the text
};

/// Places a chain on a text whose residues it has: all of them in order, or those whose numbers, moved by one offset,
/// fall on the same letters (residues that were not seen, and parts of the text, may be missing; X fits every letter).
/// `wanted`: the name of the chain; empty: the first that fits. Throws Error(Input), which names the chains that there
/// are, or the residues in which the most similar one differs from the text.
FittedChain fit_chain(const std::vector<StructureChain>& chains, std::string_view letters, std::string_view wanted);

}  // namespace headlight
