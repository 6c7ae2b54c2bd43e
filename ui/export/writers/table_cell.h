#pragma once

#include <string>
#include <string_view>

namespace headlight {

/// A text as a cell of comma-separated values (RFC 4180). A text that a spreadsheet would take for a formula (it begins
/// with =, +, - or @, and is no number) gets an apostrophe before it, since labels come from files and typed texts.
std::string csv_cell(std::string_view text);

/// The same for tab-separated values, which have no quotes: tabs and line ends become spaces.
std::string tsv_cell(std::string_view text);

}  // namespace headlight
