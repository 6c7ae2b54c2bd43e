#pragma once

#include <string>
#include <string_view>

namespace headlight {

/// Thrown when the reader of a pipe has had enough (`headlight ... | head`): nothing is wrong, and nobody is left to
/// tell.
struct ReaderGone {};

/// Where results go that no file was named for. Buffered; what cannot be written is an error instead of a silent loss.
class StandardOutput {
  public:
    StandardOutput();
    /// Throws ReaderGone, or Error(File) when standard output is closed or full.
    void write(std::string_view text);
    void flush();

  private:
    std::string buffer_;
    bool is_terminal_;
};

/// The text without characters that would begin another cell or line of a table, which are spelled out ("\\n").
std::string in_one_cell(std::string_view text);

/// Opens what the caller closed of standard input, output and error on /dev/null, so that no file of ours takes their
/// numbers. Writing to a closed standard output still fails.
void hold_standard_descriptors();

/// Writes a line to standard error, behind the program's name. Characters of files and arguments that would steer a
/// terminal are replaced (core/printable.h).
void say(std::string_view sentence);

}  // namespace headlight
