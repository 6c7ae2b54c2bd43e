#pragma once

#include "core/tensor.h"
#include "tokenizers/tokenized_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Residues of a text that has a token for each.
struct TextResidues {
    std::string letters;
    std::vector<std::int32_t> tokens;  ///< index of each residue's token
};

inline constexpr std::size_t kMostContactResidues = 4096;

/// Finds the residues of a protein's text; special tokens are none. Throws Error(Input) where a token is not of one
/// letter, and for more than kMostContactResidues.
TextResidues residues_of(const TokenizedText& text);

/// C-alpha atoms of a text's residues, in ångström; nothing where the structure does not have a residue.
using ResiduePlaces = std::vector<std::optional<std::array<float, 3>>>;

/// Residues of a text that touch each other in a structure.
struct ContactMap {
    std::string chain;                 ///< name of the structure's chain
    std::vector<std::string> labels;   ///< letter and position from 1 of each residue of the text: "K12"
    std::vector<std::int32_t> tokens;  ///< index of each residue's token
    Tensor distances;                  ///< [residues, residues] between C-alpha atoms in ångström; NaN: not seen
    std::int64_t seen = 0;             ///< residues that the structure has
    std::int64_t pairs = 0;            ///< pairs that count: seen, and at least kContactSeparation apart in the text
    std::int64_t contacts = 0;         ///< those of them that are contacts

    [[nodiscard]] std::int64_t size() const { return distances.size(0); }
    /// Returns whether the pair is one of `pairs`.
    [[nodiscard]] bool counts(std::int64_t i, std::int64_t j) const;
    /// Returns whether the pair is closer than kContactDistance.
    [[nodiscard]] bool is_contact(std::int64_t i, std::int64_t j) const;
    /// Precision that pairs drawn by chance have: the share of contacts among `pairs`; NaN where there are none.
    [[nodiscard]] double by_chance() const;
};

/// Distance of C-alpha atoms below which two residues are in contact, in ångström.
inline constexpr float kContactDistance = 8;
/// Pairs closer than this in the text do not count: neighbors along the chain always touch (Rao et al. 2021,
/// doi:10.1101/2020.12.15.422761).
inline constexpr std::int64_t kContactSeparation = 6;

/// `places`: of each residue of the text. Throws Error(Input) where no pair counts.
ContactMap contact_map(const TextResidues& residues, const ResiduePlaces& places, std::string chain);

}  // namespace headlight
