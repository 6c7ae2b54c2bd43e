#pragma once

#include <filesystem>

namespace headlight {

/// Keeps other programs from training in a folder at the same time. The system ends the lock with the program.
class FolderLock {
  public:
    /// Locks a file of the folder (flock). Throws Error(File) where another program holds the lock.
    explicit FolderLock(const std::filesystem::path& file);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

  private:
    int descriptor_;
};

}  // namespace headlight
