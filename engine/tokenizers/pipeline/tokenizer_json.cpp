#include "tokenizers/pipeline/tokenizer_json.h"

#include <algorithm>
#include <limits>

namespace headlight {
namespace {

constexpr std::int64_t kLongest = std::int64_t{1} << 40;

bool read_direction(const JsonValue& section) {
    const auto direction = section.find("direction");
    if (!direction || direction->text() == "Right") return false;
    if (direction->text() == "Left") return true;
    direction->refuse(Sentence("Left or Right"));
}

Truncation read_truncation(const JsonValue& section) {
    Truncation truncation;
    truncation.max_length = static_cast<std::size_t>(section.at("max_length").integer(0, kLongest));
    truncation.left = read_direction(section);
    if (const auto stride = section.find("stride")) {
        const auto value = static_cast<std::size_t>(stride->integer(0, kLongest));
        if (value > 0 && value >= truncation.max_length) {
            stride->fail(
                Sentence("The stride of %1 is not smaller than the max_length of %2.", value, truncation.max_length));
        }
    }
    const std::string strategy = section.text_or("strategy", "LongestFirst");
    if (strategy == "OnlyFirst")
        truncation.strategy = Truncation::Strategy::OnlyFirst;
    else if (strategy == "OnlySecond")
        truncation.strategy = Truncation::Strategy::OnlySecond;
    else if (strategy != "LongestFirst")
        section.at("strategy").refuse(Sentence("one of LongestFirst, OnlyFirst, OnlySecond"));
    return truncation;
}

Padding read_padding(const JsonValue& section) {
    constexpr std::int64_t most = 1 << 24;  // more would be gigabytes of nothing
    Padding padding;
    const JsonValue strategy = section.at("strategy");
    if (strategy.is_object()) {
        padding.length = static_cast<std::size_t>(strategy.at("Fixed").integer(0, most));
    } else if (strategy.text() != "BatchLongest") {
        strategy.refuse(Sentence("BatchLongest or {\"Fixed\": length}"));
    }
    if (const auto multiple = section.find("pad_to_multiple_of"))
        padding.multiple_of = static_cast<std::size_t>(multiple->integer(0, most));
    padding.left = read_direction(section);
    padding.id = static_cast<std::int32_t>(section.at("pad_id").integer(0, std::numeric_limits<std::int32_t>::max()));
    padding.piece = section.text_or("pad_token", "[PAD]");
    if (const auto type = section.find("pad_type_id")) padding.type = static_cast<std::int32_t>(type->integer(0, 255));
    return padding;
}

// Whether a section, or one in its sequences, has this type.
bool mentions(const std::optional<JsonValue>& section, std::string_view type, std::string_view list) {
    if (!section) return false;
    if (section->text_or("type", "") == type) return true;
    const auto steps = section->find(list);
    if (!steps) return false;
    std::size_t index = 0;
    for (const auto element : steps->array()) {
        if (mentions(steps->child(element, index++), type, list)) return true;
    }
    return false;
}

PieceSpelling find_spelling(const JsonValue& root, const Model& model) {
    PieceSpelling spelling;
    spelling.byte_level = mentions(root.find("decoder"), "ByteLevel", "decoders") ||
                          mentions(root.find("pre_tokenizer"), "ByteLevel", "pretokenizers");
    spelling.byte_fallback = root.at("model").boolean_or("byte_fallback", false);
    spelling.continuing_prefix = model.continuing_prefix();
    spelling.word_suffix = model.word_suffix();
    if (!spelling.byte_level && model.kind() != "WordPiece") spelling.space = "\u2581";
    return spelling;
}

}  // namespace

std::shared_ptr<const Tokenizer> read_tokenizer_json(const JsonDocument& document, const TokenizerConfig& config) {
    const JsonValue root = document.root();
    Pipeline pipeline;
    std::vector<AddedToken> added;
    if (const auto section = root.find("added_tokens")) added = read_added_tokens(*section);
    std::vector<std::int32_t> added_ids;
    for (const AddedToken& token : added) added_ids.push_back(token.id);
    if (const auto section = root.find("normalizer")) pipeline.normalizer = make_normalizer(*section);
    if (const auto section = root.find("pre_tokenizer")) pipeline.pre_tokenizer = make_pre_tokenizer(*section);
    pipeline.model = make_model(root.at("model"), added_ids);
    if (const auto section = root.find("added_tokens"))
        check_added_tokens(added, pipeline.model->vocabulary(), *section);
    try {
        pipeline.added = AddedTokens(std::move(added), pipeline.normalizer.get());
    } catch (const Error& error) {
        root.at("added_tokens").fail(error.problem(), error.kind());
    }
    const PieceFinder find = [&](std::string_view piece) -> std::optional<std::int32_t> {
        if (const AddedToken* token = pipeline.added.find(piece)) return token->id;
        return pipeline.model->vocabulary().find(piece);
    };
    if (const auto section = root.find("post_processor")) pipeline.post_processor = make_post_processor(*section, find);
    if (const auto section = root.find("decoder")) pipeline.decoder = make_decoder(*section);
    if (const auto section = root.find("truncation")) pipeline.truncation = read_truncation(*section);
    if (const auto section = root.find("padding")) pipeline.padding = read_padding(*section);
    pipeline.spelling = find_spelling(root, *pipeline.model);
    pipeline.special = find_special_tokens(config, find);
    if (pipeline.special.unknown < 0) pipeline.special.unknown = pipeline.model->unknown_id();
    pipeline.max_tokens = config.max_tokens;
    return make_pipeline_tokenizer(std::move(pipeline));
}

}  // namespace headlight
