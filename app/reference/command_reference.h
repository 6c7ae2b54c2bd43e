#pragma once

#include "reference/command_tree.h"

#include <string>
#include <vector>

namespace headlight {

/// Text of a help with a full stop; empty stays empty.
std::string sentence(const std::string& text);

/// "headlight figure [OPTIONS] [MODEL]".
std::string usage_of(const Command& command);

/// The page of the documentation about the command line, in Markdown: docs/command-line.md.
std::string command_reference_markdown(const std::vector<Command>& commands);

/// The manual page headlight(1), in the macros of man(7). The same commands give the same bytes.
std::string manual_page(const std::vector<Command>& commands, const std::string& version);

}  // namespace headlight
