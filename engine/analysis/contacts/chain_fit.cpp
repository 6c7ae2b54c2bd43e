#include "analysis/contacts/chain_fit.h"

#include "core/error.h"
#include "formats/molecules/structure_file.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace headlight {

namespace {

bool fits(char in_structure, char in_text) {
    return in_structure == 'X' || in_text == 'X' || in_structure == in_text;
}

/// Where a chain may stand on the text: residues of it by order, or by number less an offset.
struct Alignment {
    const StructureChain* chain = nullptr;
    std::optional<std::int64_t> offset;  // of numbers from indices of the text; nothing: by order
    std::int64_t differences = 0;
    std::int64_t first_difference = -1;  // index into the text

    [[nodiscard]] std::int64_t index_of(std::size_t residue) const {
        return offset ? chain->residues[residue].number - *offset : static_cast<std::int64_t>(residue);
    }
};

/// Compares letters, and gives up once there are more than `most` differences.
Alignment compared(const StructureChain& chain, std::optional<std::int64_t> offset, std::string_view letters,
                   std::int64_t most) {
    Alignment alignment{&chain, offset};
    for (std::size_t residue = 0; residue < chain.residues.size() && alignment.differences <= most; ++residue) {
        const std::int64_t index = alignment.index_of(residue);
        if (fits(chain.residues[residue].letter, letters[static_cast<std::size_t>(index)])) continue;
        if (alignment.differences++ == 0) alignment.first_difference = index;
    }
    return alignment;
}

struct NumberRange {
    std::int64_t low = 0;
    std::int64_t high = 0;
};

NumberRange numbers_of(const StructureChain& chain) {
    const auto [low, high] = std::ranges::minmax(chain.residues, {}, &StructureResidue::number);
    return {low.number, high.number};
}

/// The alignment with the fewest differences; nothing where the chain does not fit into the text at all.
std::optional<Alignment> best_alignment(const StructureChain& chain, std::string_view letters) {
    const auto length = static_cast<std::int64_t>(letters.size());
    std::optional<Alignment> best;
    const auto consider = [&](std::optional<std::int64_t> offset) {
        const std::int64_t most = best ? best->differences - 1 : length;
        if (most < 0) return;
        const Alignment found = compared(chain, offset, letters, most);
        if (found.differences <= most) best = found;
    };
    if (std::ssize(chain.residues) == length) consider(std::nullopt);
    const NumberRange numbers = numbers_of(chain);
    // Numbers from 1 first, as sequences are counted: a text that repeats itself may fit at several places.
    const auto reaches = [&](std::int64_t offset) { return numbers.low >= offset && numbers.high - offset < length; };
    if (reaches(1)) consider(1);
    for (std::int64_t offset = numbers.high - length + 1; offset <= numbers.low; ++offset) consider(offset);
    return best;
}

std::string names_of(const std::vector<StructureChain>& chains) {
    constexpr std::size_t kMost = 20;
    std::string names;
    for (std::size_t i = 0; i < std::min(kMost, chains.size()); ++i) names += (i == 0 ? "" : ", ") + chains[i].name;
    return chains.size() > kMost ? names + ", ..." : names;
}

[[noreturn]] void refuse(const Alignment& best, std::string_view letters) {
    const std::int64_t at = best.first_difference;
    const auto& residues = best.chain->residues;
    std::size_t residue = 0;
    while (best.index_of(residue) != at) ++residue;
    throw Error(
        ErrorKind::Input,
        Sentence("Expected the sequence of the structure as the text: chain %1 differs in %2 of %3 residues, first in "
                 "residue %4, which is %5 in the text and %6 in the structure.",
                 best.chain->name, best.differences, residues.size(), at + 1,
                 std::string(1, letters[static_cast<std::size_t>(at)]), std::string(1, residues[residue].letter)));
}

FittedChain placed(const Alignment& alignment, std::size_t length) {
    FittedChain fitted{alignment.chain->name, ResiduePlaces(length)};
    for (std::size_t residue = 0; residue < alignment.chain->residues.size(); ++residue)
        fitted.places[static_cast<std::size_t>(alignment.index_of(residue))] = alignment.chain->residues[residue].place;
    return fitted;
}

}  // namespace

FittedChain fit_chain(const std::vector<StructureChain>& chains, std::string_view letters, std::string_view wanted) {
    std::optional<Alignment> best;
    bool found = false;
    for (const StructureChain& chain : chains) {
        if (!wanted.empty() && chain.name != wanted) continue;
        found = true;
        const auto alignment = best_alignment(chain, letters);
        if (alignment && alignment->differences == 0) return placed(*alignment, letters.size());
        if (alignment && (!best || alignment->differences < best->differences)) best = alignment;
    }
    if (!found)
        throw Error(ErrorKind::Input,
                    Sentence("--chain: expected one of the chains %1, found \"%2\".", names_of(chains), wanted));
    if (best) refuse(*best, letters);
    const NumberRange numbers = numbers_of(chains.front());
    throw Error(ErrorKind::Input,
                Sentence("Expected the sequence of the structure as the text: the text has %1 residues, and none of "
                         "the chains %2 fits into it; chain %3 has %4 residues with the numbers %5 to %6.",
                         letters.size(), names_of(chains), chains.front().name, chains.front().residues.size(),
                         numbers.low, numbers.high));
}

}  // namespace headlight
