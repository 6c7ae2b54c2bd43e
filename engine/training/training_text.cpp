#include "training/training_text.h"

#include "json/json_document.h"
#include "json/json_writer.h"
#include "tokenizers/pipeline/tokenizer_json.h"
#include "tokenizers/tokenizer.h"

#include <algorithm>
#include <span>
#include <unordered_map>

namespace headlight {

namespace {

constexpr std::string_view kUnknown = "[UNKNOWN]";

void write_pre_tokenizer(JsonWriter& writer, TextUnit unit) {
    writer.key("pre_tokenizer").begin_object();
    if (unit == TextUnit::Words) {
        writer.key("type").text("Whitespace").end();
        return;
    }
    writer.key("type").text("Split");
    writer.key("pattern").begin_object().key("Regex").text("\\s|\\S").end();
    writer.key("behavior").text("Isolated").key("invert").boolean(false).end();
}

/// Puts tokens together again: words with a space between them, characters with none.
void write_decoder(JsonWriter& writer, TextUnit unit) {
    writer.key("decoder").begin_object();
    if (unit == TextUnit::Words)
        writer.key("type").text("WordPiece").key("prefix").text("##").key("cleanup").boolean(true);
    else
        writer.key("type").text("Fuse");
    writer.end();
}

/// A tokenizer.json whose vocabulary is [UNKNOWN] and these tokens, in their order.
std::string tokenizer_json(TextUnit unit, std::span<const std::string_view> tokens) {
    JsonWriter writer(JsonLayout::Indented);
    writer.begin_object().key("version").text("1.0");
    for (const char* absent : {"truncation", "padding"}) writer.key(absent).null();
    writer.key("added_tokens").begin_array().end().key("normalizer").null();
    write_pre_tokenizer(writer, unit);
    writer.key("post_processor").null();
    write_decoder(writer, unit);
    writer.key("model").begin_object().key("type").text("WordLevel").key("vocab").begin_object();
    writer.key(kUnknown).integer(0);
    std::int64_t id = 0;
    for (const std::string_view token : tokens) writer.key(token).integer(++id);
    writer.end().key("unk_token").text(kUnknown).end();
    return writer.end().take() + "\n";
}

/// The text cut as the tokenizer cuts it, each part as it is typed.
std::vector<std::string_view> parts_of(const TokenizedText& read) {
    std::vector<std::string_view> parts;
    parts.reserve(read.tokens.size());
    for (const Token& token : read.tokens)
        parts.push_back(std::string_view(read.text).substr(token.range.begin, token.range.size()));
    return parts;
}

std::vector<std::string_view> most_frequent(std::span<const std::string_view> parts) {
    struct Counted {
        std::string_view part;
        std::size_t count = 0;
    };
    std::vector<Counted> counted;  // in the order of the text, which decides between equally frequent ones
    std::unordered_map<std::string_view, std::size_t> places;
    for (const std::string_view part : parts) {
        const auto [place, is_new] = places.emplace(part, counted.size());
        if (is_new)
            counted.push_back({part, 1});
        else
            ++counted[place->second].count;
    }
    std::ranges::stable_sort(counted, std::ranges::greater(), &Counted::count);
    if (counted.size() >= kMostTrainedTokens) counted.resize(kMostTrainedTokens - 1);
    std::vector<std::string_view> tokens;
    for (const Counted& each : counted) tokens.push_back(each.part);
    return tokens;
}

}  // namespace

TrainingText read_training_text(std::string_view text, TextUnit unit, const std::stop_token& stop) {
    const JsonDocument nothing_known(tokenizer_json(unit, {}), "tokenizer.json");
    const TokenizedText read =
        read_tokenizer_json(nothing_known, {})->encode(text, std::nullopt, {.add_special_tokens = false, .stop = stop});
    const std::vector<std::string_view> parts = parts_of(read);
    const std::vector<std::string_view> tokens = most_frequent(parts);
    std::unordered_map<std::string_view, std::int32_t> ids;
    for (const std::string_view token : tokens) ids.emplace(token, static_cast<std::int32_t>(ids.size() + 1));
    TrainingText made{tokenizer_json(unit, tokens), static_cast<int>(tokens.size()) + 1, {}};
    made.ids.reserve(parts.size());
    for (const std::string_view part : parts) {
        const auto known = ids.find(part);
        made.ids.push_back(known == ids.end() ? 0 : known->second);
    }
    return made;
}

}  // namespace headlight
