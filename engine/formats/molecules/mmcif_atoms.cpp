#include "core/error.h"
#include "core/utf8.h"
#include "formats/molecules/mmcif_table.h"
#include "formats/molecules/structure_atoms.h"

#include <charconv>
#include <exception>
#include <limits>
#include <new>
#include <optional>
#include <utility>

namespace headlight {

namespace {

const std::string kTable = "_atom_site.";

/// Columns of the table, in the order in which they are asked for.
enum Column : std::size_t {
    kAtom,
    kRecord,
    kElement,
    kResidue,
    kChain,
    kLabelNumber,
    kNumber,
    kInsertion,
    kX,
    kY,
    kZ,
    kModel
};
const std::vector<std::string> kColumns{"label_atom_id", "?group_PDB",    "?type_symbol", "label_comp_id",
                                        "?auth_asym_id", "?label_seq_id", "auth_seq_id",  "?pdbx_PDB_ins_code",
                                        "Cartn_x",       "Cartn_y",       "Cartn_z",      "?pdbx_PDB_model_num"};

using Texts = std::vector<std::string>;

template <typename Number>
std::optional<Number> number_in(std::string_view text) {
    Number number{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// A coordinate without its uncertainty, "1.25(3)"; NaN where there is none.
float coordinate_in(const std::string& text) {
    return number_in<float>(std::string_view(text).substr(0, text.find('(')))
        .value_or(std::numeric_limits<float>::quiet_NaN());
}

bool is_alpha_carbon(const Texts& texts) {
    const std::string& element = texts[kElement];
    if (!element.empty() && element != "C") return false;  // calcium is "CA" too
    return texts[kRecord] != "HETATM" || letter_of_residue(texts[kResidue]) != '\0';
}

AlphaCarbon atom_in(const Texts& texts, const std::string& file, const std::string& place) {
    const auto number = number_in<std::int32_t>(texts[kLabelNumber].empty() ? texts[kNumber] : texts[kLabelNumber]);
    if (!number)
        throw Error(ErrorKind::Format,
                    Sentence("Expected the number of a residue in label_seq_id or auth_seq_id, found none."),
                    {.file = file, .field = place, .offset = {}});
    AlphaCarbon atom;
    atom.chain = sanitize_utf8(texts[kChain]).text;
    atom.insertion = texts[kInsertion];
    const char letter = letter_of_residue(texts[kResidue]);
    atom.residue.letter = letter == '\0' ? 'X' : letter;
    atom.residue.number = *number;
    atom.residue.place = {coordinate_in(texts[kX]), coordinate_in(texts[kY]), coordinate_in(texts[kZ])};
    return atom;
}

std::vector<AlphaCarbon> atoms_in(std::string_view content, const std::string& file) {
    std::vector<AlphaCarbon> atoms;
    std::string model;
    const auto take = [&](std::size_t row, const Texts& texts) {
        if (!is_alpha_carbon(texts)) return true;
        if (atoms.empty()) model = texts[kModel];
        if (texts[kModel] != model) return false;
        const std::string place = "_atom_site, row " + std::to_string(row);
        add_atom(atoms, atom_in(texts, file, place), file, place);
        return true;
    };
    if (!read_mmcif_rows(content.data(), content.size(), kTable, kColumns, "CA", take))
        throw Error(
            ErrorKind::Format,
            Sentence("Expected the table _atom_site with label_atom_id, label_comp_id, auth_seq_id and Cartn_x, _y and "
                     "_z, found none."),
            {.file = file, .field = {}, .offset = {}});
    return atoms;
}

/// What gemmi says of a file, which may quote it: valid UTF-8, of a length to be read.
std::string said(const std::exception& problem) {
    constexpr std::size_t kMost = 200;
    std::string sentence = sanitize_utf8(std::string(problem.what()).substr(0, kMost)).text;
    return sentence.ends_with('.') ? sentence : sentence + '.';
}

}  // namespace

std::vector<AlphaCarbon> atoms_of_mmcif(std::string_view content, const std::string& file) {
    try {
        return atoms_in(content, file);
    } catch (const Error&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& problem) {  // gemmi's own, and those of the parser under it
        throw Error(ErrorKind::Format, Sentence("Expected an mmCIF file: %1", said(problem)),
                    {.file = file, .field = {}, .offset = {}});
    }
}

}  // namespace headlight
