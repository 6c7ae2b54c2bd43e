#include "formats/attention_story.h"

#include "json/json_document.h"
#include "json/json_writer.h"

#include <limits>

namespace headlight {

namespace {

constexpr std::size_t kMostTokens = 1'000'000;

std::vector<std::string> read_texts(const JsonValue& value) {
    const std::vector<std::string_view> texts = value.texts(kMostTokens);
    return {texts.begin(), texts.end()};
}

std::vector<std::pair<std::size_t, std::size_t>> read_offsets(const JsonValue& value) {
    std::vector<std::pair<std::size_t, std::size_t>> offsets;
    for (const JsonValue& pair : value.elements(kMostTokens)) {
        const std::vector<std::int64_t> numbers = pair.integers(0, std::numeric_limits<std::int64_t>::max());
        if (numbers.size() != 2) pair.fail(Sentence("Expected [begin, end], found a list of %1.", numbers.size()));
        if (numbers[0] > numbers[1]) pair.fail(Sentence("Expected [begin, end], found an end before the beginning."));
        offsets.emplace_back(numbers[0], numbers[1]);
    }
    return offsets;
}

/// A list, or a text that holds one.
template <typename Read>
auto list_of(const JsonValue& value, const Read& read) {
    if (!value.is_text()) return read(value);
    const JsonDocument inside(value.text(), value.file(), {.what = "text", .place = value.field()});
    return read(inside.root());
}

void read_member(std::string_view key, const JsonValue& value, AttentionFile& result) {
    if (key == "tokens")
        result.tokens = list_of(value, read_texts);
    else if (key == "target_tokens")
        result.target_tokens = list_of(value, read_texts);
    else if (key == "offsets")
        result.offsets = list_of(value, read_offsets);
    else if (key == kAttentionKey)
        result.described = list_of(value, read_stack_notes);
    else if (key == "text")
        result.text = value.text();
    else if (key == "target" || key == "pair")
        result.target = value.text();
    else if (key == "model" && value.is_text())
        result.model = value.text();
}

}  // namespace

void read_attention_story(std::string_view json, const std::string& file, AttentionFile& result) {
    const JsonDocument document(json, file);
    const JsonValue root = document.root();
    for (const auto member : root.object()) read_member(member.key, root.child(member.value, member.key), result);
    result.notes = json;
}

void read_attention_story(const std::map<std::string, std::string>& notes, const std::string& file,
                          AttentionFile& result) {
    const std::string json = json_object(notes);
    read_attention_story(json, file, result);
}

}  // namespace headlight
