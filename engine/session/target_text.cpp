#include "session/target_text.h"

#include "core/error.h"
#include "session/generate_text.h"
#include "tokenizers/words.h"

#include <algorithm>
#include <string>
#include <utility>

namespace headlight {
namespace {

/// A token that the model wrote, for the bytes of the target that it added.
Token written_token(const Tokenizer& tokenizer, std::int32_t id, ByteRange range, bool special) {
    Token token;
    token.id = id;
    token.piece = token.reported_piece = tokenizer.piece(id);
    token.display = tokenizer.display(id);
    token.range = range;
    token.special = special;
    return token;
}

/// The text of ids that the model wrote; each token stands for what it added.
TokenizedText text_of_ids(const Tokenizer& tokenizer, const std::vector<std::int32_t>& ids) {
    TokenizedText target;
    target.text = tokenizer.decode(ids, true);
    std::size_t begin = 0;
    for (std::size_t count = 1; count <= ids.size(); ++count) {
        const std::size_t end =
            std::clamp(tokenizer.decode(std::span(ids).first(count), true).size(), begin, target.text.size());
        target.tokens.push_back(written_token(tokenizer, ids[count - 1], {begin, end}, false));
        begin = end;
    }
    return target;
}

TokenizedText written_target(ReadyModel& model, const Source& source, const std::stop_token& stop) {
    // A translation is seldom more than twice as long as what it translates, nor a transcript than what was said.
    GenerationRequest request{.tokens = 2 * source.tokens.tokens.size() + 16};
    if (source.features.empty())
        request.ids = source.tokens.ids();
    else
        request.features = source.features;
    std::vector<std::int32_t> ids;
    generate_text(
        model, request, [&](const GeneratedToken& token) { ids.push_back(token.id); }, stop);
    if (!ids.empty() && ids.back() == model.tokenizer->special().end) ids.pop_back();
    return text_of_ids(*model.tokenizer, ids);
}

/// The decoder reads what stands before the token that ends a target.
TokenizedText typed_target(const ReadyModel& model, std::string_view text) {
    TokenizedText target = model.tokenizer->encode_target(text, {});
    const std::int32_t end = model.tokenizer->special().end;
    if (!target.tokens.empty() && target.tokens.back().special && target.tokens.back().id == end)
        target.tokens.pop_back();
    // Some tokenizers put the token that targets begin with in front themselves.
    if (!target.tokens.empty() && target.tokens.front().id == model.model->description().decoder_start)
        target.tokens.erase(target.tokens.begin());
    const std::int32_t limit = model.model->description().max_tokens;
    if (limit > 0 && target.tokens.size() + 1 > static_cast<std::size_t>(limit))
        throw Error(ErrorKind::Input, "The target has " + std::to_string(target.tokens.size() + 1) + " tokens, but " +
                                          model.provenance.model_name + " writes at most " + std::to_string(limit) +
                                          ". Shorten it.");
    return target;
}

}  // namespace

TokenizedText with_target(ReadyModel& model, Source source, const std::optional<std::string_view>& target,
                          const std::stop_token& stop) {
    TokenizedText written = target ? typed_target(model, *target) : written_target(model, source, stop);
    const std::int32_t start = model.model->description().decoder_start;
    written.tokens.insert(written.tokens.begin(), written_token(*model.tokenizer, start, {}, true));
    TokenizedText joined = std::move(source.tokens);
    joined.has_pair = true;
    joined.pair = std::move(written.text);
    for (Token& token : written.tokens) {
        token.sequence = token.type = 1;
        joined.tokens.push_back(std::move(token));
    }
    joined.notices.insert(joined.notices.end(), written.notices.begin(), written.notices.end());
    joined.words.clear();
    assign_words(joined);
    return joined;
}

std::vector<std::int32_t> ids_of_sequence(const TokenizedText& tokens, std::int32_t sequence) {
    std::vector<std::int32_t> ids;
    for (const Token& token : tokens.tokens)
        if (token.sequence == sequence) ids.push_back(token.id);
    return ids;
}

}  // namespace headlight
