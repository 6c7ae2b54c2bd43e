#include "core/error.h"
#include "core/utf8.h"
#include "formats/molecules/structure_atoms.h"
#include "require.h"
#include "targets.h"

#include <algorithm>
#include <cmath>

namespace headlight::fuzz {

namespace {

using ReadAtoms = std::vector<AlphaCarbon> (*)(std::string_view content, const std::string& file);

bool is_whole(const AlphaCarbon& atom) {
    return is_valid_utf8(atom.chain) && atom.residue.letter >= 'A' && atom.residue.letter <= 'Z' &&
           std::ranges::all_of(atom.residue.place, [](float side) { return std::isfinite(side); });
}

void check(std::span<const std::byte> bytes, ReadAtoms read) {
    const std::string file = "fuzzed";
    try {
        const std::vector<AlphaCarbon> atoms = read({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, file);
        require(atoms.size() <= kMostStructureResidues, "there are as many residues as there may be");
        require(std::ranges::all_of(atoms, is_whole), "a residue has a letter and a finite place");
    } catch (const Error& error) {
        require(is_of_format(error), "the file is to blame");
        require(error.place().file == file, "an error names the file");
        require(is_valid_utf8(error.what()), "an error is UTF-8");
    }
}

}  // namespace

void read_pdb_file(std::span<const std::byte> bytes) {
    check(bytes, &atoms_of_pdb);
}

void read_mmcif_file(std::span<const std::byte> bytes) {
    check(bytes, &atoms_of_mmcif);
}

}  // namespace headlight::fuzz
