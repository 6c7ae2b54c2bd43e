#include "view/inputs/input_text.h"

#include "core/error.h"
#include "core/read_file.h"
#include "core/utf8.h"
#include "formats/molecules/fasta_file.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr std::uint64_t kMostTextBytes = std::uint64_t{1} << 20;

std::string notice_of(const FastaSequence& sequence, const std::string& file) {
    constexpr std::size_t kMostNamed = 5;
    if (sequence.records < 2) return {};
    std::string names;
    for (std::size_t i = 0; i < std::min(kMostNamed, sequence.names.size()); ++i)
        names += (i == 0 ? "" : ", ") + sequence.names[i];
    if (sequence.records > kMostNamed) names += ", ...";
    return file + " has " + std::to_string(sequence.records) + " records; \"" + sequence.name +
           "\" is read. --record chooses another: " + names + ".";
}

InputText text_of_fasta(const InputRequest& input) {
    FastaSequence sequence = read_fasta(input.text_file, input.record);
    // Whoever chose a record knows that there are several.
    std::string notice = input.record.empty() ? notice_of(sequence, input.text_file.filename().string()) : "";
    return {std::move(sequence.residues), std::move(notice)};
}

std::string plain_text(const std::filesystem::path& file) {
    std::string text = read_file(file, kMostTextBytes);
    if (!is_valid_utf8(text))
        throw Error(ErrorKind::Format,
                    Sentence("Expected a text in UTF-8, found other bytes; sequences end in .fasta or .fa."),
                    {.file = file.string(), .field = {}, .offset = {}});
    if (text.ends_with('\n')) text.pop_back();
    if (text.ends_with('\r')) text.pop_back();
    return text;
}

}  // namespace

InputText text_of(const InputRequest& input) {
    const bool fasta = is_fasta_file(input.text_file);
    if (!input.record.empty() && !fasta)
        throw Error(ErrorKind::Input,
                    Sentence("--record: expected a FASTA file (.fasta, .fa, .faa, .fna) as --text-file."));
    if (input.text_file.empty()) return {input.text, {}};
    if (!input.text.empty())
        throw Error(ErrorKind::Input,
                    Sentence("--text-file: expected no --text beside it, because the file holds the text."));
    return fasta ? text_of_fasta(input) : InputText{plain_text(input.text_file), {}};
}

}  // namespace headlight
