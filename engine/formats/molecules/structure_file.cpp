#include "formats/molecules/structure_file.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/molecules/structure_atoms.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace headlight {

namespace {

std::string small_letters(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

/// Chains of the atoms, which come in the order of the file; parts of a chain may stand apart.
std::vector<StructureChain> chains_of(const std::vector<AlphaCarbon>& atoms) {
    std::vector<StructureChain> chains;
    std::map<std::string, std::size_t> index;
    std::vector<std::set<std::pair<std::int32_t, std::string>>> seen;
    for (const AlphaCarbon& atom : atoms) {
        const auto [place, is_new] = index.emplace(atom.chain, chains.size());
        if (is_new) {
            chains.push_back({atom.chain, {}});
            seen.emplace_back();
        }
        if (!seen[place->second].emplace(atom.residue.number, atom.insertion).second) continue;  // another place of it
        chains[place->second].residues.push_back(atom.residue);
    }
    return chains;
}

}  // namespace

std::span<const std::string_view> structure_file_endings() {
    static constexpr std::array<std::string_view, 8> kEndings{".pdb",    ".ent",    ".cif",    ".mmcif",
                                                              ".pdb.gz", ".ent.gz", ".cif.gz", ".mmcif.gz"};
    return kEndings;
}

bool is_structure_file(const std::filesystem::path& path) {
    const std::string name = small_letters(path.filename().string());
    return std::ranges::any_of(structure_file_endings(),
                               [&](std::string_view ending) { return name.ends_with(ending); });
}

std::vector<StructureChain> read_structure(const std::filesystem::path& file) {
    const std::string name = small_letters(file.filename().string());
    std::string content = read_file(file, kMostStructureBytes);
    if (name.ends_with(".gz")) content = unpacked_gzip(content, file.string());
    const bool mmcif = name.ends_with("cif") || name.ends_with("cif.gz");
    std::vector<StructureChain> chains =
        chains_of(mmcif ? atoms_of_mmcif(content, file.string()) : atoms_of_pdb(content, file.string()));
    if (chains.empty())
        throw Error(ErrorKind::Format, Sentence("Expected a protein, found no residue with a C-alpha atom (CA)."),
                    {.file = file.string(), .field = {}, .offset = {}});
    return chains;
}

}  // namespace headlight
