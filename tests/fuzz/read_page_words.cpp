#include "core/error.h"
#include "memory_file.h"
#include "require.h"
#include "runs/page_words_file.h"
#include "targets.h"

namespace headlight::fuzz {

// Whatever is taken for a page has words, each with a place on it and in the text.
void read_page_words(std::span<const std::byte> bytes) {
    const MemoryFile memory(bytes);
    try {
        const auto page = headlight::read_page_words(memory.path());
        require(!page->boxes.empty() && page->boxes.size() == page->ranges.size(), "every word has a place");
        for (const WordBox& box : page->boxes)
            require(0 <= box.left && box.left <= box.right && box.right <= 1000 && 0 <= box.top &&
                        box.top <= box.bottom && box.bottom <= 1000,
                    "a place lies on the page");
        for (const ByteRange& range : page->ranges)
            require(range.begin < range.end && range.end <= page->text.size(), "a word stands in the text");
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::File || error.kind() == ErrorKind::Input,
                "the file is to blame");
        require(error.place().file == memory.path(), "an error names the file");
    }
}

}  // namespace headlight::fuzz
