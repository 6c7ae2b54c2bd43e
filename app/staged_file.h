#pragma once

#include "core/whole_file.h"
#include "interruption.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace headlight {

/// A whole file of a command: a signal that ends the program leaves nothing of it behind.
class StagedFile {
  public:
    /// Throws Error(File) as WholeFile does.
    StagedFile(std::filesystem::path target, Interruption& interruption);
    ~StagedFile();
    StagedFile(const StagedFile&) = delete;
    StagedFile& operator=(const StagedFile&) = delete;

    /// Where to write.
    [[nodiscard]] std::filesystem::path path() const { return file_->path(); }
    /// Appends. Throws Error(File).
    void write(std::string_view bytes) { file_->write(bytes); }
    /// Puts what was written under the target's name. Throws Error(File).
    void commit();

  private:
    Interruption* interruption_;
    std::optional<WholeFile> file_;
    std::filesystem::path hidden_;
};

/// Writes the text as a staged file.
void write_text_file(const std::filesystem::path& target, std::string_view text, Interruption& interruption);

}  // namespace headlight
