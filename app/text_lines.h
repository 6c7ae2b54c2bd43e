#pragma once

#include "core/mapped_file.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace headlight {

/// The texts of a file with {"text": ...} a line, one by one; other fields and empty lines are left out. Memory does
/// not grow with the file.
class TextLines {
  public:
    /// Throws Error(File) where the file cannot be read.
    explicit TextLines(const std::filesystem::path& file);

    /// Returns the next text; nothing at the end. Throws Error naming file, line and field, and where the file was
    /// changed meanwhile.
    std::optional<std::string> next();
    /// Begins again with the first text.
    void rewind();

    /// "line 12": where the last text stands.
    [[nodiscard]] std::string place() const { return "line " + std::to_string(number_); }

  private:
    std::shared_ptr<const MappedFile> file_;
    std::size_t begin_ = 0;       // of the next line
    std::size_t given_back_ = 0;  // bytes before are no longer in memory
    std::uint64_t number_ = 0;
};

}  // namespace headlight
