#pragma once

#include <filesystem>
#include <string_view>

namespace headlight {

/// Checks that a file can appear at `target`. Throws Error(File) when it is a folder, a link or a special file, or when
/// its folder does not exist.
void check_target(const std::filesystem::path& target);

/// A file that appears under its name when it is whole. Until then it has no name where the file system allows that
/// (O_TMPFILE), and a hidden one beside the target elsewhere, so that neither an error nor the end of the program
/// harms what was there. It gets the permissions of the file that it replaces, or those that new files get. A hidden
/// file whose program was killed is removed when the next one is made in that folder: it belongs to the same user, was
/// not written for ten minutes, and nobody holds its lock (flock), as every writer does.
class WholeFile {
  public:
    /// Throws Error(File) as `check_target`, or when no file can be made in the target's folder.
    explicit WholeFile(std::filesystem::path target);
    ~WholeFile();
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;

    /// Where to write until `commit`.
    [[nodiscard]] std::filesystem::path path() const;
    /// The hidden file that must not stay when the program ends now; empty where there is none.
    [[nodiscard]] const std::filesystem::path& hidden() const { return hidden_; }

    /// Appends. Throws Error(File) when not all bytes could be written.
    void write(std::string_view bytes);
    /// Waits until the bytes are on the disk and puts the file under its name. Throws Error(File) when that fails; what
    /// was there is then unchanged.
    void commit();

  private:
    void make_nameless();
    void make_hidden();
    /// Returns false where another program removed the file before it was locked.
    [[nodiscard]] bool lock() const;
    void keep_permissions() const;

    std::filesystem::path target_;
    std::filesystem::path hidden_;
    int descriptor_ = -1;
};

/// Writes a file whole or not at all. Throws Error(File).
void write_whole_file(const std::filesystem::path& target, std::string_view bytes);

}  // namespace headlight
