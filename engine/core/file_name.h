#pragma once

#include <string>

namespace headlight {

/// Returns whether a name that stands in a file can only mean a file beside it: it leads into no other folder and to no
/// other drive. What the file is, a link for example, is not looked at.
bool is_plain_file_name(const std::string& name);

}  // namespace headlight
