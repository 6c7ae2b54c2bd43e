#pragma once

#include "interruption.h"

#include <filesystem>

namespace headlight {

/// A file that appears under its name when it is whole: written in a folder of its own beside the target and renamed
/// over it, so that neither an error nor a signal leaves half a file or harms one that was there.
class StagedFile {
  public:
    /// Throws Error(File) when the target is a folder, a link or a special file, or cannot be made where it should be.
    StagedFile(std::filesystem::path target, Interruption& interruption);
    ~StagedFile();
    StagedFile(const StagedFile&) = delete;
    StagedFile& operator=(const StagedFile&) = delete;

    /// Where to write: has the target's file name.
    [[nodiscard]] std::filesystem::path path() const { return folder_ / target_.filename(); }
    /// Puts what was written under the target's name.
    void commit();

  private:
    std::filesystem::path target_;
    std::filesystem::path folder_;
    Interruption* interruption_;
};

/// Writes the text as a staged file.
void write_text_file(const std::filesystem::path& target, std::string_view text, Interruption& interruption);

}  // namespace headlight
