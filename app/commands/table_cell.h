#pragma once

#include <string>
#include <string_view>

namespace headlight {

/// A text without characters that would break a table of tab-separated cells: they become \t, \n and \r.
std::string in_one_cell(std::string_view text);

}  // namespace headlight
