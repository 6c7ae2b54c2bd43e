#include "tokenizers/pipeline/pipeline_tokenizer.h"

#include <algorithm>

namespace headlight {
namespace {

void cut(std::vector<Token>& tokens, std::size_t length, bool left) {
    if (tokens.size() <= length) return;
    const auto surplus = static_cast<std::ptrdiff_t>(tokens.size() - length);
    if (left) {
        tokens.erase(tokens.begin(), tokens.begin() + surplus);
    } else {
        tokens.erase(tokens.end() - surplus, tokens.end());
    }
}

}  // namespace

std::string truncation_notice(std::size_t limit, std::size_t cut) {
    return "The text was cut to " + std::to_string(limit) + " tokens; " + std::to_string(cut) + " were left out.";
}

std::size_t cut_to_length(std::vector<std::vector<Token>>& parts, std::size_t room, const Truncation& how) {
    std::size_t total = 0;
    for (const auto& part : parts) total += part.size();
    if (total <= room) return 0;
    if (parts.size() == 1) {
        cut(parts[0], room, how.left);
        return total - room;
    }
    std::size_t first = parts[0].size(), second = parts[1].size();
    if (how.strategy == Truncation::Strategy::OnlyFirst) {
        first -= std::min(first, total - room);
    } else if (how.strategy == Truncation::Strategy::OnlySecond) {
        second -= std::min(second, total - room);
    } else {
        // The shorter one stays whole as long as it takes no more than its half.
        const bool swapped = first > second;
        if (swapped) std::swap(first, second);
        second = first > room ? first : std::max(first, room - first);
        if (first + second > room) {
            first = room / 2;
            second = first + room % 2;
        }
        if (swapped) std::swap(first, second);
    }
    cut(parts[0], first, how.left);
    cut(parts[1], second, how.left);
    return total - parts[0].size() - parts[1].size();
}

}  // namespace headlight
