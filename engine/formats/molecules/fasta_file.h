#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// A sequence of a FASTA file, with what else the file offers.
struct FastaSequence {
    std::string name;                ///< first word of its header, valid UTF-8; empty where there is none
    std::string residues;            ///< capital letters, * and -, without blanks and line ends
    std::vector<std::string> names;  ///< of the records in their order, at most kMostFastaNames
    std::size_t records = 0;         ///< how many the file has
};

inline constexpr std::size_t kMostFastaNames = 1000;

/// Endings of FASTA files: ".fasta", ".fa", ...
std::span<const std::string_view> fasta_file_endings();
/// Returns whether the path ends like a FASTA file, in small or capital letters.
bool is_fasta_file(const std::filesystem::path& path);

/// Reads a record of a FASTA file (https://www.ncbi.nlm.nih.gov/genbank/fastaformat): the one of this name, of which
/// the first where several have it, else the one with this number from 1; without `record` the first. Small letters
/// become capital, a `*` at the end (a stop codon) is left out. Throws Error naming file and line: for a file of more
/// than 64 MiB, anything that is no residue, an empty record, one of more than kMostOfText residues, no such record.
FastaSequence read_fasta(const std::filesystem::path& file, std::string_view record = {});

}  // namespace headlight
