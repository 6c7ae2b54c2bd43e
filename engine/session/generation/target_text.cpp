#include "session/generation/target_text.h"

#include "core/error.h"
#include "session/generation/generate_text.h"
#include "session/generation/written_tokens.h"
#include "tokenizers/words.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace headlight {
namespace {

std::vector<std::int32_t> written_ids(ReadyModel& model, const Source& source, const std::vector<Intervention>& changes,
                                      const std::stop_token& stop) {
    // A translation is seldom more than twice as long as what it translates, nor a transcript than what was said.
    GenerationRequest request{.tokens = 2 * source.tokens.tokens.size() + 16, .interventions = changes};
    if (!writes_about_media(model.model->description())) request.ids = source.tokens.ids();
    request.features = source.features;
    request.pixels = source.pixels;
    std::vector<std::int32_t> ids;
    generate_text(
        model, request, [&](const GeneratedToken& token) { ids.push_back(token.id); }, stop);
    if (!ids.empty() && ids.back() == model.tokenizer->special().end) ids.pop_back();
    return ids;
}

TokenizedText written_target(ReadyModel& model, const Source& source, const std::vector<Intervention>& changes,
                             const std::stop_token& stop) {
    const std::vector<std::int32_t> ids = written_ids(model, source, changes, stop);
    TokenizedText target = text_of_ids(*model.tokenizer, ids);
    if (changes.empty()) return target;
    const std::vector<std::int32_t> untouched = written_ids(model, source, {}, stop);
    if (untouched != ids)
        target.notices.push_back("The interventions change the target that the model generates; the original one: " +
                                 text_of_ids(*model.tokenizer, untouched).text);
    return target;
}

/// The beginning of a target that was handed over as ids.
TokenizedText begun_target(const ReadyModel& model, std::span<const std::int32_t> ids) {
    const std::int32_t limit = model.model->description().max_tokens;
    if (limit > 0 && ids.size() + 1 > static_cast<std::size_t>(limit))
        throw Error(ErrorKind::Input, Sentence("The continuation fills all %1 positions of %2. Remove tokens.", limit,
                                               model.provenance.model_name));
    return text_of_ids(*model.tokenizer, ids);
}

/// Nothing was typed that a target could be written of.
bool is_empty(const Source& source) {
    return source.is_text() && std::ranges::all_of(source.tokens.tokens, &Token::special);
}

/// The decoder reads what stands before the token that ends a target.
TokenizedText typed_target(const ReadyModel& model, std::string_view text, const std::stop_token& stop) {
    TokenizedText target = model.tokenizer->encode_target(text, {.stop = stop});
    const std::int32_t end = model.tokenizer->special().end;
    if (!target.tokens.empty() && target.tokens.back().special && target.tokens.back().id == end)
        target.tokens.pop_back();
    // Some tokenizers put the token that targets begin with in front themselves.
    if (!target.tokens.empty() && target.tokens.front().id == model.model->description().decoder_start)
        target.tokens.erase(target.tokens.begin());
    const std::int32_t limit = model.model->description().max_tokens;
    if (limit > 0 && target.tokens.size() + 1 > static_cast<std::size_t>(limit))
        throw Error(ErrorKind::Input, Sentence("The target has %1 tokens, but %2 generates at most %3. Shorten it.",
                                               target.tokens.size() + 1, model.provenance.model_name, limit));
    return target;
}

}  // namespace

TokenizedText with_target(ReadyModel& model, Source source, const std::optional<std::string_view>& target,
                          std::span<const std::int32_t> begun, const std::vector<Intervention>& changes,
                          const std::stop_token& stop) {
    if (!target && is_empty(source))
        throw Error(ErrorKind::Input,
                    Sentence("Type a text from which %1 generates its target.", model.provenance.model_name));
    TokenizedText written = !begun.empty() ? begun_target(model, begun)
                            : target       ? typed_target(model, *target, stop)
                                           : written_target(model, source, changes, stop);
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
