#include "analysis/corpus_part.h"

#include <algorithm>

namespace headlight {

std::int64_t CorpusPart::covered_texts() const {
    std::int64_t count = 0;
    for (const std::int32_t number : covered) count += (texts - number + shards) / shards;
    return count;
}

std::vector<std::int32_t> CorpusPart::missing() const {
    std::vector<std::int32_t> numbers;
    for (std::int32_t number = 1; number <= shards; ++number)
        if (!std::ranges::binary_search(covered, number)) numbers.push_back(number);
    return numbers;
}

std::string shards_text(const std::vector<std::int32_t>& numbers, std::int32_t shards) {
    std::string text;
    for (std::size_t begin = 0; begin < numbers.size();) {
        std::size_t last = begin;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
        if (!text.empty()) text += ", ";
        text += std::to_string(numbers[begin]);
        if (last > begin) text += '-' + std::to_string(numbers[last]);
        begin = last + 1;
    }
    return (numbers.size() == 1 ? "shard " : "shards ") + text + " of " + std::to_string(shards);
}

}  // namespace headlight
