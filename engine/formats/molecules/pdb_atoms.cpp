#include "core/error.h"
#include "core/utf8.h"
#include "formats/molecules/structure_atoms.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

namespace headlight {

namespace {

/// Columns of ATOM and HETATM, counted from 0.
struct Columns {
    std::size_t begin;
    std::size_t size;
};
constexpr Columns kRecord{0, 6};
constexpr Columns kAtomName{12, 4};
constexpr Columns kResidueName{17, 3};
constexpr Columns kChain{21, 1};
constexpr Columns kNumber{22, 4};
constexpr Columns kInsertion{26, 1};
constexpr Columns kCoordinates[] = {{30, 8}, {38, 8}, {46, 8}};

std::string_view text_in(std::string_view line, Columns columns) {
    return columns.begin < line.size() ? line.substr(columns.begin, columns.size) : std::string_view();
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \r");
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(" \r") + 1 - begin);
}

template <typename Number>
std::optional<Number> number_in(std::string_view line, Columns columns) {
    const std::string_view text = trimmed(text_in(line, columns));
    Number number{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Returns whether the line is the C-alpha atom of an amino acid; calcium, which is "CA" too, begins a column earlier
/// and is never an ATOM.
bool is_alpha_carbon(std::string_view line) {
    const std::string_view record = trimmed(text_in(line, kRecord));
    const std::string_view name = text_in(line, kAtomName);
    if (record == "ATOM") return trimmed(name) == "CA";
    return record == "HETATM" && name == " CA " && letter_of_residue(trimmed(text_in(line, kResidueName))) != '\0';
}

AlphaCarbon atom_in(std::string_view line, std::int32_t number) {
    AlphaCarbon atom;
    atom.chain = sanitize_utf8(trimmed(text_in(line, kChain))).text;
    atom.insertion = trimmed(text_in(line, kInsertion));
    const char letter = letter_of_residue(trimmed(text_in(line, kResidueName)));
    atom.residue.letter = letter == '\0' ? 'X' : letter;
    atom.residue.number = number;
    for (std::size_t side = 0; side < atom.residue.place.size(); ++side)
        atom.residue.place[side] =
            number_in<float>(line, kCoordinates[side]).value_or(std::numeric_limits<float>::quiet_NaN());
    return atom;
}

}  // namespace

std::vector<AlphaCarbon> atoms_of_pdb(std::string_view content, const std::string& file) {
    std::vector<AlphaCarbon> atoms;
    std::size_t line_number = 0;
    for (std::size_t begin = 0; begin < content.size();) {
        const std::size_t end = std::min(content.find('\n', begin), content.size());
        const std::string_view line = content.substr(begin, end - begin);
        begin = end + 1;
        ++line_number;
        if (line.starts_with("ENDMDL") && !atoms.empty()) break;
        if (!is_alpha_carbon(line)) continue;
        const std::string place = "line " + std::to_string(line_number);
        const auto number = number_in<std::int32_t>(line, kNumber);
        if (!number)
            throw Error(ErrorKind::Format,
                        Sentence("Expected the number of a residue in columns 23 to 26, found something else."),
                        {.file = file, .field = place, .offset = {}});
        add_atom(atoms, atom_in(line, *number), file, place);
    }
    return atoms;
}

}  // namespace headlight
