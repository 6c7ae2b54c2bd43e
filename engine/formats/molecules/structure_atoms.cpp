#include "formats/molecules/structure_atoms.h"

#include "core/error.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

namespace headlight {

namespace {

struct ResidueCode {
    std::string_view name;
    char letter;
};

constexpr std::array kCodes{
    ResidueCode{"ALA", 'A'}, ResidueCode{"ARG", 'R'}, ResidueCode{"ASN", 'N'}, ResidueCode{"ASP", 'D'},
    ResidueCode{"CYS", 'C'}, ResidueCode{"GLN", 'Q'}, ResidueCode{"GLU", 'E'}, ResidueCode{"GLY", 'G'},
    ResidueCode{"HIS", 'H'}, ResidueCode{"ILE", 'I'}, ResidueCode{"LEU", 'L'}, ResidueCode{"LYS", 'K'},
    ResidueCode{"MET", 'M'}, ResidueCode{"PHE", 'F'}, ResidueCode{"PRO", 'P'}, ResidueCode{"SER", 'S'},
    ResidueCode{"THR", 'T'}, ResidueCode{"TRP", 'W'}, ResidueCode{"TYR", 'Y'}, ResidueCode{"VAL", 'V'},
    ResidueCode{"SEC", 'U'}, ResidueCode{"PYL", 'O'}, ResidueCode{"ASX", 'B'}, ResidueCode{"GLX", 'Z'},
    ResidueCode{"UNK", 'X'}, ResidueCode{"MSE", 'M'}, ResidueCode{"SEP", 'S'}, ResidueCode{"TPO", 'T'},
    ResidueCode{"PTR", 'Y'}, ResidueCode{"CSO", 'C'}, ResidueCode{"CME", 'C'}, ResidueCode{"CSD", 'C'},
    ResidueCode{"KCX", 'K'}, ResidueCode{"MLY", 'K'}, ResidueCode{"M3L", 'K'}, ResidueCode{"HYP", 'P'},
    ResidueCode{"PCA", 'Q'}, ResidueCode{"LLP", 'K'}, ResidueCode{"OCS", 'C'}, ResidueCode{"MLZ", 'K'},
};

[[noreturn]] void fail(const Sentence& sentence, const std::string& file) {
    throw Error(ErrorKind::Format, sentence, {.file = file, .field = {}, .offset = {}});
}

}  // namespace

char letter_of_residue(std::string_view name) {
    const auto* found = std::ranges::find(kCodes, name, &ResidueCode::name);
    return found == kCodes.end() ? '\0' : found->letter;
}

void add_atom(std::vector<AlphaCarbon>& atoms, AlphaCarbon atom, const std::string& file, const std::string& place) {
    const auto refuse = [&](const Sentence& sentence) {
        throw Error(ErrorKind::Format, sentence, {.file = file, .field = place, .offset = {}});
    };
    if (!std::ranges::all_of(atom.residue.place, [](float side) { return std::isfinite(side); }))
        refuse(Sentence("Expected the coordinates of an atom, x, y and z in ångström, found something else."));
    if (atoms.size() == kMostStructureResidues)
        refuse(Sentence("Expected at most %1 residues, found more.", kMostStructureResidues));
    atoms.push_back(std::move(atom));
}

std::string unpacked_gzip(std::string_view packed, const std::string& file) {
    constexpr int kGzip = 16 + MAX_WBITS;
    constexpr std::size_t kBlock = std::size_t{1} << 16;
    z_stream stream{};
    if (inflateInit2(&stream, kGzip) != Z_OK)
        throw Error(ErrorKind::Memory, Sentence("There is no memory to unpack the file."));
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> ends(&stream, &inflateEnd);
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data()));  // zlib reads from it only
    stream.avail_in = static_cast<uInt>(packed.size());
    std::string content;
    std::array<char, kBlock> block{};
    int result = Z_OK;
    while (result == Z_OK) {
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        result = inflate(&stream, Z_NO_FLUSH);
        content.append(block.data(), block.size() - stream.avail_out);
        if (content.size() > kMostStructureBytes)
            fail(Sentence("Expected at most %1 bytes unpacked, found more.", kMostStructureBytes), file);
    }
    if (result != Z_STREAM_END)
        fail(Sentence("Expected a whole gzip file, found one that is damaged or cut off."), file);
    return content;
}

}  // namespace headlight
