#include "core/error.h"
#include "core/text_bounds.h"
#include "core/utf8.h"
#include "formats/molecules/fasta_file.h"
#include "memory_file.h"
#include "require.h"
#include "targets.h"

#include <algorithm>

namespace headlight::fuzz {

namespace {

void check(const FastaSequence& sequence) {
    require(!sequence.residues.empty() && sequence.residues.size() <= static_cast<std::size_t>(kMostOfText),
            "a sequence has as many residues as it may");
    require(
        std::ranges::all_of(sequence.residues, [](char c) { return (c >= 'A' && c <= 'Z') || c == '*' || c == '-'; }),
        "a sequence consists of residues");
    require(sequence.names.size() == std::min(sequence.records, kMostFastaNames), "every record has a name");
    require(std::ranges::all_of(sequence.names, [](const std::string& name) { return is_valid_utf8(name); }),
            "a name is UTF-8");
}

}  // namespace

// Whatever is taken for FASTA has residues, and each record that is there is found by its number or refused.
void read_fasta_file(std::span<const std::byte> bytes) {
    const MemoryFile memory(bytes);
    std::size_t records = 1;
    for (std::size_t number = 1; number <= std::min<std::size_t>(records, 3); ++number) {
        try {
            const FastaSequence sequence = read_fasta(memory.path(), std::to_string(number));
            records = sequence.records;
            check(sequence);
        } catch (const Error& error) {
            require(is_of_format(error) || error.kind() == ErrorKind::File || error.kind() == ErrorKind::Input,
                    "the file is to blame");
            require(error.place().file == memory.path(), "an error names the file");
        }
    }
}

}  // namespace headlight::fuzz
