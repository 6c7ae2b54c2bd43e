#include "formats/attention_notes.h"

#include "json/json_writer.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kMostStacks = 1'000;
constexpr std::int64_t kMostStage = 999;
constexpr std::size_t kMostNames = 1'000'000;
constexpr std::int64_t kMostPlaces = 1'000'000;
const std::vector<std::string> kForms{"full", "windows", "landmarks"};  // in the order of StoredForm

std::vector<std::string> texts_of(const JsonValue& list) {
    const std::vector<std::string_view> texts = list.texts(kMostNames);
    return {texts.begin(), texts.end()};
}

void read_patches(const JsonValue& patches, StackNotes& notes) {
    notes.rows = static_cast<std::int32_t>(patches.at("rows").integer(1, kMostPlaces));
    notes.columns = static_cast<std::int32_t>(patches.at("columns").integer(1, kMostPlaces));
    if (std::int64_t{notes.rows} * notes.columns > kMostPlaces)
        patches.fail(Sentence("Expected at most %1 patches, found %2 rows and %3 columns.", kMostPlaces, notes.rows,
                              notes.columns));
    if (const auto before = patches.find("before")) notes.before = texts_of(*before);
    if (const auto padding = patches.find("padding"))
        notes.padding = static_cast<std::int32_t>(padding->integer(0, kMostPlaces));
}

StackNotes read_notes(const JsonValue& value) {
    StackNotes notes;
    notes.kind = kAttentionKinds[value.at("kind").one_of(kind_names())];
    if (const auto stage = value.find("stage")) notes.stage = static_cast<std::int32_t>(stage->integer(0, kMostStage));
    if (const auto form = value.find("form")) notes.form = static_cast<StoredForm>(form->one_of(kForms));
    if (const auto causal = value.find("causal")) notes.causal = causal->boolean();
    if (const auto tokens = value.find("global_tokens")) {
        notes.global_tokens = tokens->integers(0, kMostPlaces, kMostNames);
        if (std::ranges::adjacent_find(notes.global_tokens, std::ranges::greater_equal{}) != notes.global_tokens.end())
            tokens->fail(Sentence("Expected ascending tokens, none of them twice."));
    }
    if (const auto patches = value.find("patches")) read_patches(*patches, notes);
    if (const auto names = value.find("names")) notes.names = texts_of(*names);
    return notes;
}

void write_notes(JsonWriter& writer, const StackNotes& notes) {
    writer.begin_object().key("kind").text(kind_name(notes.kind));
    if (notes.stage >= 0) writer.key("stage").integer(notes.stage);
    writer.key("form").text(kForms[static_cast<std::size_t>(notes.form)]);
    if (notes.causal) writer.key("causal").boolean(*notes.causal);
    if (!notes.global_tokens.empty()) {
        writer.key("global_tokens").begin_array();
        for (const std::int64_t token : notes.global_tokens) writer.integer(token);
        writer.end();
    }
    if (notes.rows > 0) {
        writer.key("patches").begin_object().key("rows").integer(notes.rows).key("columns").integer(notes.columns);
        if (!notes.before.empty()) writer.key("before").texts(notes.before);
        if (notes.padding > 0) writer.key("padding").integer(notes.padding);
        writer.end();
    }
    if (!notes.names.empty()) writer.key("names").texts(notes.names);
    writer.end();
}

}  // namespace

std::int64_t StackNotes::patch_keys() const {
    return rows > 0 ? std::ssize(before) + std::int64_t{rows} * columns + padding : 0;
}

std::string tensor_name(AttentionKind kind, std::int32_t stage) {
    const auto* const found = std::ranges::find(kStackNames, kind, &StackName::kind);
    std::string name(found->tensors);
    return stage < 0 ? name : name + "." + std::to_string(stage);
}

std::string global_name(std::string tensor) {
    return tensor.insert(tensor.find("attentions"), "global_");
}

std::string landmark_name(const std::string& tensor) {
    return "landmark_keys." + tensor;
}

std::string mask_name(const std::string& tensor) {
    return "mask." + tensor;
}

std::vector<StackNotes> read_stack_notes(const JsonValue& list) {
    std::vector<StackNotes> stacks;
    for (const JsonValue& value : list.elements(kMostStacks)) {
        StackNotes notes = read_notes(value);
        const auto same = [&](const StackNotes& other) {
            return other.kind == notes.kind && other.stage == notes.stage;
        };
        if (std::ranges::any_of(stacks, same)) value.fail(Sentence("Two entries describe the same kind and stage."));
        stacks.push_back(std::move(notes));
    }
    return stacks;
}

std::string stack_notes_json(std::span<const StackNotes> stacks) {
    JsonWriter writer;
    writer.begin_array();
    for (const StackNotes& notes : stacks) write_notes(writer, notes);
    writer.end();
    return writer.take();
}

}  // namespace headlight
