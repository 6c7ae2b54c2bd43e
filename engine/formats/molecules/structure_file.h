#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// A residue of a protein of which the C-alpha atom was seen.
struct StructureResidue {
    char letter = 'X';             ///< one-letter code, of a modified residue that of its parent; X: unknown
    std::int32_t number = 0;       ///< in the chain: label_seq_id of mmCIF, resSeq of PDB; those not seen are left out
    std::array<float, 3> place{};  ///< of the C-alpha atom, in ångström
};

/// A chain with at least one residue.
struct StructureChain {
    std::string name;  ///< auth_asym_id of mmCIF, chainID of PDB, valid UTF-8; empty where PDB has a blank
    std::vector<StructureResidue> residues;  ///< in the order of the file
};

/// Endings of the structure files that can be read: ".pdb", ".ent", ".cif", ".mmcif", each also with ".gz".
std::span<const std::string_view> structure_file_endings();
/// Returns whether the path ends like a structure file, in small or capital letters.
bool is_structure_file(const std::filesystem::path& path);

/// Reads the protein chains of the first model of a PDB file (https://www.wwpdb.org/documentation/file-format, version
/// 3.3: columns of ATOM and HETATM) or of an mmCIF file (https://mmcif.wwpdb.org: the table _atom_site), which its name
/// tells apart. Of alternative places of an atom the first counts. Throws Error naming file and line or field: for more
/// than 32 MiB (unpacked), more than 100,000 residues, a coordinate that is no number, no protein chain.
std::vector<StructureChain> read_structure(const std::filesystem::path& file);

}  // namespace headlight
