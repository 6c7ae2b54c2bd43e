#pragma once

#include <string>

namespace headlight {

/// The page of the documentation that lists views and fields, in Markdown: docs/fields.md.
std::string field_tables_markdown();

}  // namespace headlight
