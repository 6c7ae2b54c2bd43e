#include "analysis/vocabulary/learned_vocabulary.h"

#include "analysis/vocabulary/counted_words.h"
#include "core/error.h"
#include "core/utf8.h"
#include "tokenizers/characters.h"

#include <algorithm>
#include <map>
#include <utility>

namespace headlight {

namespace {

/// U+2581: the space before a word, as SentencePiece writes it.
const std::string kSpace = "\xE2\x96\x81";

/// The words in the order of the text, each as often as it occurs.
std::vector<std::vector<std::string>> words_of(const std::string& text, VocabularyRule rule) {
    const bool marks_spaces = rule != VocabularyRule::WordPiece;
    std::vector<std::vector<std::string>> words;
    bool open = false;  // a word that goes on
    for (std::size_t at = 0; at < text.size();) {
        const DecodedCodePoint next = decode_utf8(text, at);
        at += next.length;
        if (is_white_space(next.value)) {
            open = false;
            continue;
        }
        const bool alone = !marks_spaces && is_bert_punctuation(next.value);
        if (!open || alone) {
            words.emplace_back();
            if (marks_spaces) words.back().push_back(kSpace);
        }
        std::string character;
        append_utf8(character, next.value);
        words.back().push_back(std::move(character));
        open = !alone;
    }
    return words;
}

}  // namespace

std::string CountedWord::text() const {
    std::string text;
    for (const std::string& character : characters) text += character;
    return text;
}

std::vector<CountedWord> counted_words(const std::string& text, VocabularyRule rule) {
    std::vector<CountedWord> words;
    std::map<std::vector<std::string>, std::size_t> places;
    for (std::vector<std::string>& word : words_of(text, rule)) {
        const auto [place, is_new] = places.try_emplace(word, words.size());
        if (is_new) words.push_back({std::move(word), 0});
        ++words[place->second].count;
    }
    std::ranges::stable_sort(words, std::ranges::greater{}, &CountedWord::count);
    return words;
}

LearnedVocabulary learn_vocabulary(const VocabularyRequest& request) {
    if (request.text.size() > kMostLearned)
        throw Error(
            ErrorKind::Input,
            Sentence("--text: expected at most %1 bytes to learn a vocabulary from, found %2. Shorten the text.",
                     kMostLearned, request.text.size()));
    const std::vector<CountedWord> words = counted_words(request.text, request.rule);
    if (words.empty())
        throw Error(ErrorKind::Input,
                    Sentence("--text: expected a text with words to learn a vocabulary from, found none."));
    LearnedVocabulary learned =
        request.rule == VocabularyRule::Unigram ? learn_unigrams(words, request) : learn_merges(words, request);
    learned.rule = request.rule;
    return learned;
}

}  // namespace headlight
