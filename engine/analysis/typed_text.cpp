#include "analysis/typed_text.h"

#include <algorithm>
#include <string_view>

namespace headlight {
namespace {

std::string_view without_space_around(std::string_view text) {
    constexpr std::string_view kSpace = " \t\n\r\f\v";
    const std::size_t begin = text.find_first_not_of(kSpace);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

}  // namespace

std::string typed_text(const TokenizedText& tokens, std::int32_t first, std::int32_t last) {
    ByteRange range;
    for (std::int32_t index = first; index <= last; ++index) {
        const ByteRange& part = tokens.tokens[static_cast<std::size_t>(index)].range;
        if (part.empty()) continue;
        range = range.empty() ? part : ByteRange{std::min(range.begin, part.begin), std::max(range.end, part.end)};
    }
    const bool of_pair = tokens.tokens[static_cast<std::size_t>(first)].sequence == 1;
    const std::string_view typed = of_pair ? tokens.pair : tokens.text;
    if (range.end > typed.size()) return {};
    return std::string(without_space_around(typed.substr(range.begin, range.size())));
}

}  // namespace headlight
