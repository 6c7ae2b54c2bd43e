#include "analysis/contacts/residue_labels.h"

#include <algorithm>
#include <string_view>

namespace headlight {

namespace {

constexpr std::string_view kBases = "ACGTN";
constexpr std::size_t kLeastBases = 12;  // shorter ones may be words

bool are_capital(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool are_bases(std::string_view text) {
    return text.size() >= kLeastBases && text.find_first_not_of(kBases) == std::string_view::npos;
}

}  // namespace

bool is_sequence(const TokenizedText& text) {
    if (text.has_pair || text.text.size() < 2 || !are_capital(text.text)) return false;
    return are_bases(text.text) || std::ranges::all_of(text.tokens, [](const Token& token) {
               return token.special || token.range.size() == 1;
           });
}

}  // namespace headlight
