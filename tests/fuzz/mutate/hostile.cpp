#include "mutate/hostile.h"

#include <string_view>

namespace headlight::fuzz {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kTexts[] = {
    ""sv,
    " "sv,
    "\0"sv,
    "a\0b"sv,
    "\n\r\t\x1B\x7F"sv,
    "\xFF\xFE"sv,
    "\xC0\x80"sv,                  // an overlong zero
    "\xED\xA0\x80"sv,              // half of a surrogate pair
    "\xF4\x90\x80\x80"sv,          // beyond Unicode
    "\xF0\x9F\x91\xA8\xE2\x80"sv,  // cut short
    "e\xCC\x81\xCC\x81\xCC\x81"sv,
    "\xE2\x80\xAE\xD7\x90"sv,
    "\xEF\xBB\xBF"sv,
    "\xE2\x96\x81"sv,
    "\xC4\xA0"sv,
    "\xEF\xB7\xBA"sv,
    "../../etc/passwd"sv,
    "/"sv,
    "%s%n%x"sv,
    "<b>&amp;</b><script>"sv,
    "(a+)+$"sv,
    "(?:(?=a)|\\1)*"sv,
    "[^\\s\\p{L}\\p{N}]+|\\s+(?!\\S)"sv,
    "[z-a"sv,
    "(?R)"sv,
    "{0,99999}"sv,
    "<0xFF>"sv,
    "<0x"sv,
    "[UNK]"sv,
    "[MASK]"sv,
    "<unk>"sv,
    "##"sv,
    "##a"sv,
    "$A:1"sv,
    "NaN"sv,
    "-0"sv,
    "1e999"sv,
    "0x10"sv,
    "18446744073709551616"sv,
    "general.alignment"sv,
    "__metadata__"sv,
    "tokens.json"sv,
};

}  // namespace

std::string hostile_text(Random& random) {
    if (random.once_in(16)) return std::string(std::size_t{1} << random.below(13), random.once_in(2) ? 'a' : '\xC3');
    std::string text(random.pick(kTexts));
    if (random.once_in(8)) text += random.pick(kTexts);
    return text;
}

}  // namespace headlight::fuzz
