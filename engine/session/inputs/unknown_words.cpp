#include "session/inputs/unknown_words.h"

#include "session/requests.h"
#include "tokenizers/tokenizer.h"

#include <optional>

namespace headlight {

bool has_unknown_words(const LoadedModel& model, const std::string& text) {
    if (!model.known_words || !model.tokenizer) return false;
    return !model.known_words->outside(model.tokenizer->encode(text, std::nullopt, {})).empty();
}

}  // namespace headlight
