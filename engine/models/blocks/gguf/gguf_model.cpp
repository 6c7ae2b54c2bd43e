#include "models/blocks/gguf/gguf_model.h"

#include "core/error.h"
#include "json/json_writer.h"

#include <algorithm>
#include <deque>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// All tensors that an architecture has names for; of several rows that fit a name, the first counts.
std::vector<GgufTensor> known_tensors(const GgufArchitecture& architecture) {
    std::vector<GgufTensor> tensors(architecture.own_tensors.begin(), architecture.own_tensors.end());
    tensors.insert(tensors.end(), architecture.tensors.begin(), architecture.tensors.end());
    return tensors;
}

bool moves_rows(std::span<const GgufTensor> tensors) {
    return std::ranges::any_of(tensors, [](const GgufTensor& tensor) {
        return tensor.form == GgufForm::Whole || tensor.form == GgufForm::Grouped;
    });
}

/// Fields as JSON, of which those with a dot in their names are members of sections.
std::string json_of(const GgufFields& fields) {
    JsonWriter writer;
    writer.begin_object();
    std::string open;  // the section that is being written
    for (const auto& [name, value] : fields) {
        const std::size_t dot = name.find('.');
        const std::string section = dot == std::string::npos ? "" : name.substr(0, dot);
        if (section != open && !open.empty()) writer.end();
        if (section != open && !section.empty()) writer.key(section).begin_object();
        open = section;
        writer.key(section.empty() ? name : name.substr(dot + 1)).json(value);
    }
    if (!open.empty()) writer.end();
    return writer.end().take();
}

/// Fields of a configuration, and what they are called in the file.
struct FieldsInFile {
    GgufFields fields;
    std::map<std::string, std::string> keys;
};

/// The value of a key as JSON; nothing if it is absent.
std::optional<std::string> json_at(const GgufMetadata& metadata, const std::string& key) {
    constexpr std::uint64_t kMostElements = 1'024;  // one for each layer, at most
    const GgufValue* value = metadata.find(key);
    if (value == nullptr) return {};
    auto json = gguf_value_json(*value, kMostElements);
    if (!json) metadata.fail(key, Sentence("Expected a finite number, or a list of a number for each layer."));
    return json;
}

FieldsInFile fields_of(const ModelFolder& folder, const GgufArchitecture& architecture, std::string_view model_type) {
    const GgufMetadata& metadata = folder.gguf->metadata();
    FieldsInFile found{{{"model_type", json_string(model_type)}}, {{"model_type", "general.architecture"}}};
    GgufFields& fields = found.fields;
    const auto read = [&](const GgufField& field) {
        const std::string key =
            (field.key.starts_with('.') ? std::string(architecture.name) : "") + std::string(field.key);
        found.keys[std::string(field.field)] = key;
        if (auto json = json_at(metadata, key)) fields[std::string(field.field)] = *std::move(json);
    };
    std::ranges::for_each(architecture.fields, read);
    std::ranges::for_each(architecture.own_fields, read);
    const std::vector<std::string> names = folder.weights->names();
    const bool has_output = std::ranges::binary_search(names, "output.weight");
    fields.emplace("tie_word_embeddings", has_output ? "false" : "true");
    if (architecture.turns_neighbors) fields.emplace("rope_interleave", "true");
    if (std::ranges::binary_search(names, "token_embd.weight") && folder.weights->computable("token_embd.weight")) {
        const auto embedding = folder.weights->find("token_embd.weight");
        if (embedding && !embedding->shape.empty())
            fields.emplace("vocab_size", std::to_string(embedding->shape.front()));
    }
    if (architecture.more_fields != nullptr)
        architecture.more_fields(*folder.gguf, std::string(architecture.name), fields);
    return found;
}

GgufHeads heads_of(const GgufMetadata& metadata, const GgufArchitecture& architecture,
                   std::span<const GgufTensor> tensors) {
    constexpr std::int64_t kMostHeads = 1'024;
    if (!moves_rows(tensors)) return {};
    const std::string key = std::string(architecture.name) + ".attention.head_count";
    const auto heads = metadata.integer(key, 1, kMostHeads);
    if (!heads) metadata.fail(key, Sentence("The metadata lacks the number of heads."));
    const std::int64_t groups =
        metadata.integer(std::string(architecture.name) + ".ssm.group_count", 0, kMostHeads).value_or(0);
    const GgufValue* of_keys = metadata.find(key + "_kv");
    if (of_keys == nullptr || !of_keys->is_list)
        return {*heads, metadata.integer(key + "_kv", 1, kMostHeads).value_or(*heads), groups};
    // One for each layer, and as many in all that attend.
    const std::vector<std::int64_t> counts = metadata.integers(key + "_kv").value_or(std::vector<std::int64_t>{});
    const std::int64_t most = counts.empty() ? 0 : *std::ranges::max_element(counts);
    if (most < 1 || most > kMostHeads)
        metadata.fail(key + "_kv", Sentence("Expected a layer with key heads, found none."));
    return {*heads, most, groups};
}

/// Reads the fields of an image encoder, and says in which file their keys are.
void add_image_fields(const GgufMetadata& metadata, const GgufImageEncoder& image, FieldsInFile& found) {
    const std::string in_file = " in " + std::filesystem::path(metadata.file()).filename().string();
    for (const GgufField& field : image.fields) {
        const std::string key(field.key);
        auto json = json_at(metadata, key);
        if (!json) metadata.fail(key, Sentence("The metadata of the image encoder lacks this key."));
        found.fields[std::string(field.field)] = *std::move(json);
        found.keys[std::string(field.field)] = key + in_file;
    }
}

/// Reads the numbers of tokens from the vocabulary of the text model, where the file has one.
void add_tokens(const GgufMetadata& text, std::span<const GgufToken> tokens, GgufFields& fields) {
    constexpr std::string_view kVocabulary = "tokenizer.ggml.tokens";
    const auto vocabulary = text.texts(kVocabulary);
    if (!vocabulary) return;
    for (const GgufToken& token : tokens) {
        const auto found = std::ranges::find(*vocabulary, token.token);
        if (found != vocabulary->end()) fields.emplace(token.field, std::to_string(found - vocabulary->begin()));
    }
    for (const GgufToken& token : tokens)
        if (!fields.contains(std::string(token.field)))
            text.fail(kVocabulary, Sentence("Expected the token \"%1\", by which an image stands in a text.",
                                            std::string(token.token)));
}

/// Old files name the two layers of feed-forward networks the other way round
/// (https://github.com/ggml-org/llama.cpp/pull/13290).
bool swaps_feed_forward(const GgufStore& files) {
    constexpr const char* kDown = "v.blk.0.ffn_down.weight";
    const auto width = files.image_encoder()->header().metadata().integer("clip.vision.embedding_length", 1, INT32_MAX);
    if (!width || !files.find(kDown)) return false;
    const Shape shape = files.find(kDown)->shape;
    return shape.size() == 2 && shape[1] == *width && shape[0] != *width;
}

/// Rows of an image encoder, whose names live in `names`.
std::vector<GgufTensor> image_tensors(const GgufStore& files, const GgufImageEncoder& image,
                                      std::deque<std::string>& names) {
    const bool swaps = swaps_feed_forward(files);
    std::vector<GgufTensor> tensors(image.tensors.begin(), image.tensors.end());
    for (GgufTensor tensor : image.tower) {
        tensor.hugging_face = names.emplace_back(std::string(image.start) + std::string(tensor.hugging_face));
        if (swaps && tensor.gguf == "v.blk.*.ffn_up")
            tensor.gguf = "v.blk.*.ffn_down";
        else if (swaps && tensor.gguf == "v.blk.*.ffn_down")
            tensor.gguf = "v.blk.*.ffn_up";
        tensors.push_back(tensor);
    }
    return tensors;
}

void refuse_unknown(const GgufFile& file, const GgufImageEncoder& image, std::span<const GgufTensor> tensors) {
    for (const GgufHeader::Tensor& tensor : file.header().tensors())
        if (!is_named(tensor.name, tensors))
            throw Error(
                ErrorKind::Unsupported,
                Sentence("The tensor is not one of an image encoder of the kind \"%1\".", std::string(image.projector)),
                {file.file()->path().string(), std::string(tensor.name), {}});
}

}  // namespace

ModelFolder as_hugging_face(const ModelFolder& folder, const GgufArchitecture& architecture,
                            std::string_view model_type) {
    const std::vector<GgufTensor> tensors = known_tensors(architecture);
    FieldsInFile found = fields_of(folder, architecture, model_type);
    return {folder.path,
            folder.name,
            Config::parse(json_of(found.fields), folder.path, std::move(found.keys)),
            renamed_tensors(folder.weights, tensors, heads_of(folder.gguf->metadata(), architecture, tensors)),
            folder.notices,
            folder.gguf};
}

ModelFolder as_hugging_face(const ModelFolder& folder, const GgufArchitecture& text, std::string_view text_type,
                            const GgufImageEncoder& image, std::string_view model_type) {
    const GgufStore& files = *folder.gguf;
    const GgufFile& file = *files.image_encoder();
    const GgufMetadata& metadata = file.header().metadata();
    std::deque<std::string> names;
    std::vector<GgufTensor> tensors = image_tensors(files, image, names);
    refuse_unknown(file, image, tensors);
    FieldsInFile of_text = fields_of(folder, text, image.text_type.empty() ? text_type : image.text_type);
    FieldsInFile found{{{"model_type", json_string(model_type)},
                        {"tie_word_embeddings", of_text.fields.at("tie_word_embeddings")},
                        {"text_config", json_of(of_text.fields)}},
                       {}};
    for (auto& [field, key] : of_text.keys) found.keys.emplace("text_config." + field, std::move(key));
    add_image_fields(metadata, image, found);
    add_tokens(files.metadata(), image.tokens, found.fields);
    if (image.more_fields != nullptr) image.more_fields(files, found.fields);
    const std::vector<GgufTensor> of_decoder = known_tensors(text);
    tensors.insert(tensors.end(), of_decoder.begin(), of_decoder.end());
    return {folder.path,
            folder.name,
            Config::parse(json_of(found.fields), folder.path, std::move(found.keys)),
            renamed_tensors(folder.weights, tensors, heads_of(files.metadata(), text, tensors)),
            folder.notices,
            folder.gguf};
}

Config preprocessing_of(const GgufStore& files, const GgufImageEncoder& image) {
    const GgufMetadata& metadata = files.image_encoder()->header().metadata();
    FieldsInFile found;
    for (const auto& [field, key] :
         {std::pair{"image_mean", "clip.vision.image_mean"}, std::pair{"image_std", "clip.vision.image_std"}}) {
        const auto json = json_at(metadata, key);
        if (!json) metadata.fail(key, Sentence("The metadata of the image encoder lacks this key."));
        found.fields[field] = *json;
        found.keys[field] = key;
    }
    if (image.preprocessing != nullptr) image.preprocessing(metadata, found.fields);
    return Config::parse(json_of(found.fields), metadata.file(), std::move(found.keys));
}

}  // namespace headlight
