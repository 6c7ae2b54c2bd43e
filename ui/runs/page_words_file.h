#pragma once

#include "session/inputs/page_words.h"

#include <filesystem>
#include <memory>

namespace headlight {

/// Reads the words of a page: JSON {"words": ["Total", ...], "boxes": [[left, top, right, bottom], ...]} in thousandths
/// of the page's width and height, or hOCR (https://kba.github.io/hocr-spec/1.2), the first page's words in pixels of
/// the page. Throws Error naming file and field or line: what was expected, what was found.
std::shared_ptr<const PageWords> read_page_words(const std::filesystem::path& file);

/// Returns whether a file is called as hOCR files are (.hocr), or is JSON with `words` and `boxes`.
bool is_page_words_file(const std::filesystem::path& file);

}  // namespace headlight
