#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace headlight {

/// The content of a small regular file. Throws Error(File) naming the path when it is absent, unreadable, not a regular
/// file or larger than `most_bytes`; never waits on a FIFO or a device.
std::string read_file(const std::filesystem::path& path, std::uint64_t most_bytes);

/// Returns whether a name that stands in a file can only mean a file beside it: it leads into no other folder and to no
/// other drive. What the file is, a link for example, is not looked at.
bool is_plain_file_name(const std::string& name);

}  // namespace headlight
