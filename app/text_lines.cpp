#include "text_lines.h"

#include "json/json_document.h"

#include <algorithm>
#include <string_view>

namespace headlight {

TextLines::TextLines(const std::filesystem::path& file) : file_(MappedFile::open(file)) {}

std::optional<std::string> TextLines::next() {
    constexpr std::size_t kKept = std::size_t{4} << 20;
    const std::string_view content(reinterpret_cast<const char*>(file_->bytes().data()), file_->bytes().size());
    while (begin_ < content.size()) {
        const std::size_t end = std::min(content.find('\n', begin_), content.size());
        const std::string_view line = content.substr(begin_, end - begin_);
        begin_ = end + 1;
        ++number_;
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const JsonDocument document(line, file_->path().string(), {.what = "line", .place = place()});
        std::string text(document.root().at("text").text());
        if (end - given_back_ > kKept) {
            file_->give_back(file_->bytes().subspan(given_back_, end - given_back_));
            given_back_ = end;
        }
        return text;
    }
    file_->check_intact();
    return std::nullopt;
}

void TextLines::rewind() {
    begin_ = 0;
    given_back_ = 0;
    number_ = 0;
}

}  // namespace headlight
