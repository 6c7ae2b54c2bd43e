#include "analysis/vectors/shuffled_text.h"

#include <random>
#include <utility>
#include <vector>

namespace headlight {

std::string shuffled_words(const TokenizedText& tokens, std::uint32_t seed) {
    std::vector<std::string> words;
    for (const Word& word : tokens.words)
        if (word.sequence == 0) words.push_back(tokens.text.substr(word.range.begin, word.range.size()));
    std::mt19937 random(seed);
    for (std::size_t left = words.size(); left > 1; --left) std::swap(words[left - 1], words[random() % left]);
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

}  // namespace headlight
