#include "core/text/english.h"

namespace headlight {

std::vector<std::string> english(const std::vector<Sentence>& sentences) {
    std::vector<std::string> texts;
    texts.reserve(sentences.size());
    for (const Sentence& each : sentences) texts.push_back(each.english());
    return texts;
}

}  // namespace headlight
