#include "formats/molecules/fasta_file.h"

#include "core/error.h"
#include "core/read_file.h"
#include "core/text_bounds.h"
#include "core/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace headlight {

namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{64} << 20;
constexpr std::size_t kMostNamed = 10;  // in an error
constexpr std::string_view kBlanks = " \t\r";

// Of ASCII alone, whatever the locale.
char capital(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_residue(char letter) {
    return (letter >= 'A' && letter <= 'Z') || letter == '*' || letter == '-';
}

/// The first word after ">".
std::string name_in(std::string_view header) {
    const std::size_t begin = std::min(header.find_first_not_of(kBlanks, 1), header.size());
    const std::string_view word = header.substr(begin, header.find_first_of(kBlanks, begin) - begin);
    return sanitize_utf8(word.substr(0, static_cast<std::size_t>(kMostOfName))).text;
}

/// A record as it stands in the file.
struct Record {
    std::string name;
    std::string_view lines;      // after its header
    std::size_t first_line = 0;  // number of the first of them, from 1
};

/// Goes through a FASTA file line by line.
class FastaReader {
  public:
    FastaReader(std::string_view content, std::string file) : content_(content), file_(std::move(file)) {}

    FastaSequence read(std::string_view wanted) {
        const std::size_t number = number_in(wanted);
        std::optional<Record> named;
        std::optional<Record> numbered;
        FastaSequence found;
        while (auto record = next()) {
            ++found.records;
            if (found.names.size() < kMostFastaNames) found.names.push_back(record->name);
            if (!named && !wanted.empty() && record->name == wanted) named = record;
            if (found.records == number) numbered = std::move(record);
        }
        if (found.records == 0)
            fail(Sentence("Expected a record that begins with \">\" and a name, found an empty file."), 0);
        if (!named && !numbered) refuse(wanted, found);
        const Record& chosen = named ? *named : *numbered;
        found.name = chosen.name;
        found.residues = residues_of(chosen);
        return found;
    }

  private:
    [[noreturn]] void fail(const Sentence& sentence, std::size_t line) const {
        const std::string place = line == 0 ? "" : "line " + std::to_string(line);
        throw Error(ErrorKind::Format, sentence, {.file = file_, .field = place, .offset = {}});
    }

    [[noreturn]] void refuse(std::string_view wanted, const FastaSequence& found) const {
        std::string names;
        for (std::size_t i = 0; i < std::min(kMostNamed, found.names.size()); ++i)
            names += (i == 0 ? "" : ", ") + found.names[i];
        if (found.records > kMostNamed) names += ", ...";
        throw Error(ErrorKind::Input,
                    Sentence("Expected the name of a record or its number from 1 to %1, found \"%2\"; records: %3.",
                             found.records, wanted, names),
                    {.file = file_, .field = {}, .offset = {}});
    }

    /// The number that stands in place of a name, 1 for none; 0: it is no number.
    static std::size_t number_in(std::string_view wanted) {
        constexpr std::size_t kMostDigits = 9;
        if (wanted.empty()) return 1;
        const bool digits = std::ranges::all_of(wanted, [](char c) { return c >= '0' && c <= '9'; });
        return digits && wanted.size() <= kMostDigits ? std::stoul(std::string(wanted)) : 0;
    }

    std::string_view take_line() {
        const std::size_t end = std::min(content_.find('\n', begin_), content_.size());
        const std::string_view line = content_.substr(begin_, end - begin_);
        begin_ = std::min(end + 1, content_.size());
        ++line_;
        return line;
    }

    std::optional<Record> next() {
        while (begin_ < content_.size()) {
            const std::string_view line = take_line();
            if (line.find_first_not_of(kBlanks) == std::string_view::npos) continue;
            if (line.front() != '>')
                fail(Sentence("Expected a line that begins with \">\" and a name, found residues."), line_);
            Record record{name_in(line), {}, line_ + 1};
            const std::size_t begin = begin_;
            while (begin_ < content_.size() && content_[begin_] != '>') take_line();
            record.lines = content_.substr(begin, begin_ - begin);
            return record;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::string residues_of(const Record& record) const {
        std::string residues;
        std::size_t line = record.first_line;
        for (const char byte : record.lines) {
            if (byte == '\n') ++line;
            if (byte == '\n' || kBlanks.find(byte) != std::string_view::npos) continue;
            const char residue = capital(byte);
            if (!is_residue(residue)) refuse_letter(record, static_cast<unsigned char>(byte), line);
            residues += residue;
        }
        if (residues.ends_with('*')) residues.pop_back();
        if (residues.empty()) fail(Sentence("Expected residues after the name \"%1\", found none.", record.name), line);
        if (residues.size() > static_cast<std::size_t>(kMostOfText))
            fail(Sentence("Expected at most %1 residues in a record, found %2 in \"%3\".", kMostOfText, residues.size(),
                          record.name),
                 record.first_line);
        return residues;
    }

    [[noreturn]] void refuse_letter(const Record& record, unsigned char byte, std::size_t line) const {
        constexpr unsigned char kFirstPrinted = 0x21;
        constexpr unsigned char kLastPrinted = 0x7E;
        const bool printed = byte >= kFirstPrinted && byte <= kLastPrinted;
        if (!printed)
            fail(Sentence("Expected letters of residues, * or -, found the byte %1 in the record \"%2\".", byte,
                          record.name),
                 line);
        fail(Sentence("Expected letters of residues, * or -, found \"%1\" in the record \"%2\".",
                      std::string(1, static_cast<char>(byte)), record.name),
             line);
    }

    std::string_view content_;
    std::string file_;
    std::size_t begin_ = 0;  // of the next line
    std::size_t line_ = 0;   // number of the last one
};

}  // namespace

std::span<const std::string_view> fasta_file_endings() {
    static constexpr std::array<std::string_view, 7> kEndings{".fasta", ".fa", ".faa", ".fna", ".ffn", ".frn", ".fas"};
    return kEndings;
}

bool is_fasta_file(const std::filesystem::path& path) {
    std::string ending = path.extension().string();
    std::ranges::transform(ending, ending.begin(), small);
    return std::ranges::find(fasta_file_endings(), ending) != fasta_file_endings().end();
}

FastaSequence read_fasta(const std::filesystem::path& file, std::string_view record) {
    std::string content = read_file(file, kMostBytes);
    if (content.starts_with("\xEF\xBB\xBF")) content.erase(0, 3);  // a byte order mark, as some editors write it
    return FastaReader(content, file.string()).read(record);
}

}  // namespace headlight
