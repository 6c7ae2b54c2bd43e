#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace headlight {

/// Throws Error(File) if these are the bytes of a Git LFS pointer: the few lines that stand for a large file which was
/// never downloaded (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md).
void refuse_git_lfs_pointer(std::span<const std::byte> bytes, const std::filesystem::path& path);

}  // namespace headlight
