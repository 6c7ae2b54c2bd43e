#pragma once

#include "formats/molecules/structure_file.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

inline constexpr std::uint64_t kMostStructureBytes = std::uint64_t{32} << 20;  ///< unpacked
inline constexpr std::size_t kMostStructureResidues = 100'000;

/// The C-alpha atom of a residue as it stands in a file.
struct AlphaCarbon {
    std::string chain;      ///< valid UTF-8
    std::string insertion;  ///< letter after the number, of residues between two numbers; empty: none
    StructureResidue residue;
};

/// Returns the one-letter code of a residue: of the 20 amino acids, of selenocysteine and pyrrolysine, and of usual
/// modifications the code of the parent (Chemical Component Dictionary, https://www.wwpdb.org/data/ccd). 0: unknown.
char letter_of_residue(std::string_view name);

/// The content of a gzip file. Throws Error(Format) where it is damaged or unpacks to more than kMostStructureBytes.
std::string unpacked_gzip(std::string_view packed, const std::string& file);

/// C-alpha atoms of the first model, in the order of the file, alternative places included. HETATM counts where its
/// residue is a known amino acid. Both throw Error(Format) naming `file` and line or field.
std::vector<AlphaCarbon> atoms_of_pdb(std::string_view content, const std::string& file);
std::vector<AlphaCarbon> atoms_of_mmcif(std::string_view content, const std::string& file);

/// Adds an atom. Throws Error(Format) where there are more than kMostStructureResidues, or a coordinate is not finite.
void add_atom(std::vector<AlphaCarbon>& atoms, AlphaCarbon atom, const std::string& file, const std::string& place);

}  // namespace headlight
