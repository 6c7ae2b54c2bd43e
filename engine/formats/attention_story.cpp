#include "formats/attention_story.h"

#include "core/error.h"
#include "json/json_reader.h"
#include "json/json_writer.h"

namespace headlight {

namespace {

constexpr std::size_t kMostTokens = 1'000'000;

std::vector<std::string> read_texts(JsonReader& reader) {
    std::vector<std::string> texts;
    reader.array([&] {
        if (texts.size() == kMostTokens) reader.fail("The list has more than a million entries.");
        texts.push_back(reader.string());
    });
    return texts;
}

std::vector<std::pair<std::size_t, std::size_t>> read_offsets(JsonReader& reader) {
    std::vector<std::pair<std::size_t, std::size_t>> offsets;
    reader.array([&] {
        if (offsets.size() == kMostTokens) reader.fail("The list has more than a million entries.");
        std::vector<std::size_t> pair;
        reader.array([&] {
            if (pair.size() == 2) reader.fail("An offset is a beginning and an end.", "offsets");
            pair.push_back(static_cast<std::size_t>(reader.whole_number()));
        });
        if (pair.size() != 2 || pair[0] > pair[1]) reader.fail("An offset is a beginning and an end.", "offsets");
        offsets.emplace_back(pair[0], pair[1]);
    });
    return offsets;
}

/// A list, or a text that holds one.
template <typename Read>
auto list_of(JsonReader& reader, const std::string& file, const Read& read) {
    if (!reader.next_is('"')) return read(reader);
    const std::string inside = reader.string();
    JsonReader inner(inside, file, 0);
    return read(inner);
}

void read_member(const std::string& key, JsonReader& reader, const std::string& file, AttentionFile& result) {
    if (key == "tokens")
        result.tokens = list_of(reader, file, read_texts);
    else if (key == "target_tokens")
        result.target_tokens = list_of(reader, file, read_texts);
    else if (key == "offsets")
        result.offsets = list_of(reader, file, read_offsets);
    else if (key == "text")
        result.text = reader.string();
    else if (key == "target" || key == "pair")
        result.target = reader.string();
    else if (key == "model" && reader.next_is('"'))
        result.model = reader.string();
    else
        reader.skip_value();
}

}  // namespace

void read_attention_story(std::string_view json, const std::string& file, AttentionFile& result) {
    JsonReader reader(json, file, 0);
    reader.object([&](const std::string& key) { read_member(key, reader, file, result); });
    if (!reader.at_end()) reader.fail("Something follows the end of the JSON.");
    result.notes = json;
}

void read_attention_story(const std::map<std::string, std::string>& notes, const std::string& file,
                          AttentionFile& result) {
    for (const auto& [key, note] : notes) {
        if (key == "text") result.text = note;
        if (key == "target" || key == "pair") result.target = note;
        if (key == "model") result.model = note;
        if (key != "tokens" && key != "target_tokens" && key != "offsets") continue;
        JsonReader reader(note, file, 0);
        read_member(key, reader, file, result);
    }
    result.notes = json_object(notes);
}

}  // namespace headlight
