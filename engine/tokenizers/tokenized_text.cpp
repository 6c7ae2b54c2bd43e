#include "tokenizers/tokenized_text.h"

namespace headlight {

std::vector<std::int32_t> TokenizedText::ids() const {
    std::vector<std::int32_t> ids;
    ids.reserve(tokens.size());
    for (const Token& token : tokens) ids.push_back(token.id);
    return ids;
}

std::vector<std::int32_t> TokenizedText::token_types() const {
    std::vector<std::int32_t> types;
    types.reserve(tokens.size());
    for (const Token& token : tokens) types.push_back(token.type);
    return types;
}

}  // namespace headlight
