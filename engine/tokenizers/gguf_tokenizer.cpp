#include "core/error.h"
#include "core/utf8.h"
#include "formats/tensors/gguf_store.h"
#include "tokenizers/pipeline/gguf_pre_tokenizer.h"
#include "tokenizers/pipeline/pipeline_tokenizer.h"
#include "tokenizers/subwords/bpe.h"
#include "tokenizers/subwords/model_section.h"
#include "tokenizers/tokenizer_files.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

namespace headlight {

namespace {

constexpr const char* kModelKey = "tokenizer.ggml.model";
constexpr const char* kPreKey = "tokenizer.ggml.pre";
constexpr const char* kTokensKey = "tokenizer.ggml.tokens";
constexpr const char* kTypesKey = "tokenizer.ggml.token_type";
constexpr const char* kScoresKey = "tokenizer.ggml.scores";
constexpr const char* kMergesKey = "tokenizer.ggml.merges";
constexpr const char* kCharacterMapKey = "tokenizer.ggml.precompiled_charsmap";
constexpr std::string_view kSpace = "\u2581";

// Kinds of tokens, numbered as SentencePiece numbers them.
constexpr std::int64_t kNormal = 1;
constexpr std::int64_t kUnknown = 2;
constexpr std::int64_t kControl = 3;
constexpr std::int64_t kUserDefined = 4;
constexpr std::int64_t kByte = 6;

/// The lists and numbers of the metadata, checked against each other.
class TokenList {
  public:
    explicit TokenList(const GgufMetadata& from) : metadata(from) {
        auto listed = metadata.texts(kTokensKey);
        if (!listed) metadata.fail(kTokensKey, Sentence("The file contains no tokenizer: it lists no tokens."));
        pieces = std::move(*listed);
        if (pieces.empty()) metadata.fail(kTokensKey, Sentence("The vocabulary is empty."));
        if (pieces.size() > static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max()))
            metadata.fail(kTokensKey, Sentence("The vocabulary is larger than any model's."));
        for (const std::string_view piece : pieces)
            if (!is_valid_utf8(piece)) metadata.fail(kTokensKey, Sentence("A piece of the vocabulary is not UTF-8."));
        kinds = metadata.integers(kTypesKey).value_or(std::vector<std::int64_t>(pieces.size(), kNormal));
        check_count(kTypesKey, kinds.size());
        for (const std::int64_t kind : kinds)
            if (kind < 0 || kind > kByte) metadata.fail(kTypesKey, Sentence("A token has the unknown type %1.", kind));
    }

    void check_count(const char* key, std::size_t count) const {
        if (count != pieces.size())
            metadata.fail(key,
                          Sentence("Expected one value for each of the %1 tokens, found %2.", pieces.size(), count));
    }

    /// The id that a role has, or -1. Throws for one outside the vocabulary.
    [[nodiscard]] std::int32_t id(const char* key) const {
        constexpr std::int64_t kNone = std::numeric_limits<std::uint32_t>::max();  // some writers say so
        const auto found = metadata.integer(key, -1, kNone);
        if (!found || *found < 0 || *found == kNone) return -1;
        if (*found >= static_cast<std::int64_t>(pieces.size()))
            metadata.fail(key, Sentence("The id %1 is outside the vocabulary of %2 tokens.", *found, pieces.size()));
        return static_cast<std::int32_t>(*found);
    }

    [[nodiscard]] std::string piece(std::int32_t id) const {
        return id < 0 ? std::string() : std::string(pieces[static_cast<std::size_t>(id)]);
    }

    [[nodiscard]] NamedToken named(std::int32_t id) const { return {piece(id), id}; }

    [[nodiscard]] ErrorPlace place() const { return metadata.place_of(kTokensKey); }

    const GgufMetadata& metadata;
    std::vector<std::string_view> pieces;
    std::vector<std::int64_t> kinds;
};

/// Pieces by which roles are looked up.
TokenizerConfig roles_of(const TokenList& vocabulary) {
    TokenizerConfig config;
    const std::pair<const char*, const char*> keys[] = {
        {"bos_token", "tokenizer.ggml.bos_token_id"},     {"eos_token", "tokenizer.ggml.eos_token_id"},
        {"unk_token", "tokenizer.ggml.unknown_token_id"}, {"sep_token", "tokenizer.ggml.seperator_token_id"},
        {"pad_token", "tokenizer.ggml.padding_token_id"}, {"cls_token", "tokenizer.ggml.cls_token_id"},
        {"mask_token", "tokenizer.ggml.mask_token_id"}};
    for (const auto& [role, key] : keys)
        if (const std::int32_t id = vocabulary.id(key); id >= 0) config.roles[role] = vocabulary.piece(id);
    return config;
}

/// Control tokens and those that users defined are found where they are typed.
AddedTokens added_tokens(const TokenList& vocabulary) {
    std::vector<AddedToken> tokens;
    for (std::size_t id = 0; id < vocabulary.pieces.size(); ++id) {
        const std::int64_t kind = vocabulary.kinds[id];
        if (kind != kControl && kind != kUserDefined && kind != kUnknown) continue;
        AddedToken token;
        token.content = std::string(vocabulary.pieces[id]);
        token.id = static_cast<std::int32_t>(id);
        token.special = kind != kUserDefined;
        token.normalized = false;
        tokens.push_back(std::move(token));
    }
    return {std::move(tokens), nullptr};
}

/// Tokens put before and after each text; null for none.
std::unique_ptr<const PostProcessor> affixes_of(const TokenList& vocabulary, bool begins, bool ends) {
    const std::int32_t begin = vocabulary.id("tokenizer.ggml.bos_token_id");
    const std::int32_t end = vocabulary.id("tokenizer.ggml.eos_token_id");
    begins = vocabulary.metadata.boolean("tokenizer.ggml.add_bos_token").value_or(begins) && begin >= 0;
    ends = vocabulary.metadata.boolean("tokenizer.ggml.add_eos_token").value_or(ends) && end >= 0;
    std::vector<NamedToken> before;
    std::vector<NamedToken> after;
    if (begins) before.push_back(vocabulary.named(begin));
    if (ends) after.push_back(vocabulary.named(end));
    if (before.empty() && after.empty()) return nullptr;
    return make_affix_processor(std::move(before), std::move(after));
}

std::shared_ptr<const Tokenizer> finish(Pipeline pipeline, const TokenizerConfig& config) {
    pipeline.special = find_special_tokens(config, [&](std::string_view piece) -> std::optional<std::int32_t> {
        if (const AddedToken* token = pipeline.added.find(piece)) return token->id;
        return pipeline.model->vocabulary().find(piece);
    });
    return make_pipeline_tokenizer(std::move(pipeline));
}

std::unique_ptr<const Model> byte_level_model(const TokenList& vocabulary, bool ignores_merges) {
    const GgufMetadata& metadata = vocabulary.metadata;
    const auto merges = metadata.texts(kMergesKey);
    if (!merges) metadata.fail(kMergesKey, Sentence("The tokenizer lacks its merges."));
    BpeOptions options;
    options.ignore_merges = ignores_merges;
    BpeBuilder builder(check_vocabulary(vocabulary.pieces, {}, vocabulary.place()), options);
    builder.reserve(merges->size());
    for (const std::string_view merge : *merges) {
        const std::size_t space = merge.find(' ', 1);
        if (space == std::string_view::npos)
            metadata.fail(kMergesKey, Sentence("A merge is two pieces with a space between them."));
        if (const auto problem = builder.add_merge(merge.substr(0, space), merge.substr(space + 1)))
            metadata.fail(kMergesKey, *problem);
    }
    return builder.finish(vocabulary.place());
}

std::shared_ptr<const Tokenizer> read_byte_level(const TokenList& vocabulary) {
    const std::string name = vocabulary.metadata.text(kPreKey).value_or("default");
    const GgufPreTokenizer* kind = find_gguf_pre_tokenizer(name);
    if (kind == nullptr)
        throw Error(ErrorKind::Unsupported, Sentence("The pre-tokenizer \"%1\" is not supported.", name),
                    vocabulary.metadata.place_of(kPreKey));
    Pipeline pipeline;
    pipeline.normalizer = gguf_normalizer(*kind);
    pipeline.pre_tokenizer = gguf_pre_tokenizer(*kind);
    pipeline.model = byte_level_model(vocabulary, kind->ignores_merges);
    pipeline.post_processor = affixes_of(vocabulary, kind->begins, false);
    pipeline.decoder = make_byte_level_decoder();
    pipeline.added = added_tokens(vocabulary);
    pipeline.spelling.byte_level = true;
    return finish(std::move(pipeline), roles_of(vocabulary));
}

std::unique_ptr<const Model> scored_model(const TokenList& vocabulary) {
    const GgufMetadata& metadata = vocabulary.metadata;
    const auto scores = metadata.reals(kScoresKey);
    if (!scores) metadata.fail(kScoresKey, Sentence("The tokenizer lacks the scores of its tokens."));
    vocabulary.check_count(kScoresKey, scores->size());
    Vocabulary pieces = check_vocabulary(vocabulary.pieces, {}, vocabulary.place());
    BpeOptions options;
    options.fuse_unknown = true;
    options.byte_fallback = std::ranges::find(vocabulary.kinds, kByte) != vocabulary.kinds.end();
    options.unknown = vocabulary.piece(vocabulary.id("tokenizer.ggml.unknown_token_id"));
    BpeBuilder builder(std::move(pieces), options);
    builder.use_scored_merges({scores->begin(), scores->end()});
    return builder.finish(vocabulary.place());
}

std::shared_ptr<const Tokenizer> read_scored(const TokenList& vocabulary) {
    const bool space_before = vocabulary.metadata.boolean("tokenizer.ggml.add_space_prefix").value_or(true);
    Pipeline pipeline;
    pipeline.normalizer = sentence_piece_normalizer(space_before);
    pipeline.model = scored_model(vocabulary);
    pipeline.post_processor = affixes_of(vocabulary, true, false);
    pipeline.decoder = sentence_piece_decoder(space_before);
    pipeline.added = added_tokens(vocabulary);
    pipeline.spelling.space = kSpace;
    pipeline.spelling.byte_fallback = true;
    return finish(std::move(pipeline), roles_of(vocabulary));
}

/// SentencePiece's map of characters; null where the file has none.
std::unique_ptr<const Normalizer> character_map_of(const GgufMetadata& metadata) {
    const GgufValue* value = metadata.find(kCharacterMapKey);
    if (value == nullptr) return nullptr;
    if (!value->is_list || (value->type != GgufType::U8 && value->type != GgufType::I8))
        metadata.fail(kCharacterMapKey, Sentence("Expected the bytes of a map of characters."));
    try {
        const std::string bytes(reinterpret_cast<const char*>(value->bytes.data()), value->bytes.size());
        return make_precompiled_normalizer(CharacterMap(bytes));
    } catch (const Error& error) {
        metadata.fail(kCharacterMapKey, error.problem());
    }
}

/// The piece that stands for what has none: the one that the file names, or the one of that kind.
std::int32_t unknown_piece(const TokenList& vocabulary) {
    constexpr const char* kKey = "tokenizer.ggml.unknown_token_id";
    if (const std::int32_t id = vocabulary.id(kKey); id >= 0) return id;
    const auto found = std::ranges::find(vocabulary.kinds, kUnknown);
    if (found == vocabulary.kinds.end())
        vocabulary.metadata.fail(kTypesKey, Sentence("Expected an unknown token in the vocabulary, found none."));
    return static_cast<std::int32_t>(found - vocabulary.kinds.begin());
}

std::shared_ptr<const Tokenizer> read_unigram_pieces(const TokenList& vocabulary) {
    const GgufMetadata& metadata = vocabulary.metadata;
    const auto scores = metadata.reals(kScoresKey);
    if (!scores) metadata.fail(kScoresKey, Sentence("The tokenizer lacks the scores of its tokens."));
    vocabulary.check_count(kScoresKey, scores->size());
    const bool space_before = metadata.boolean("tokenizer.ggml.add_space_prefix").value_or(true);
    const bool joins_spaces = metadata.boolean("tokenizer.ggml.remove_extra_whitespaces").value_or(true);
    const bool byte_fallback = std::ranges::find(vocabulary.kinds, kByte) != vocabulary.kinds.end();
    Pipeline pipeline;
    pipeline.normalizer = character_map_of(metadata);
    pipeline.pre_tokenizer = unigram_pre_tokenizer(space_before, joins_spaces);
    pipeline.model = make_unigram(check_vocabulary(vocabulary.pieces, {}, vocabulary.place()),
                                  {scores->begin(), scores->end()}, unknown_piece(vocabulary), byte_fallback);
    pipeline.post_processor = affixes_of(vocabulary, false, true);
    pipeline.decoder = unigram_decoder(space_before);
    pipeline.added = added_tokens(vocabulary);
    pipeline.spelling.space = kSpace;
    pipeline.spelling.byte_fallback = byte_fallback;
    return finish(std::move(pipeline), roles_of(vocabulary));
}

/// WordPiece's own spelling: GGUF files mark the beginnings of words, and not what continues them.
std::vector<std::string> word_piece_spelling(const TokenList& vocabulary) {
    std::vector<std::string> pieces;
    for (std::size_t id = 0; id < vocabulary.pieces.size(); ++id) {
        const std::string_view piece = vocabulary.pieces[id];
        const bool bracketed = piece.size() > 2 && piece.front() == '[' && piece.back() == ']';
        if (vocabulary.kinds[id] != kNormal || bracketed)
            pieces.emplace_back(piece);
        else if (piece.starts_with(kSpace))
            pieces.emplace_back(piece.substr(kSpace.size()));
        else
            pieces.push_back("##" + std::string(piece));
    }
    return pieces;
}

std::shared_ptr<const Tokenizer> read_word_piece(const TokenList& vocabulary) {
    const std::vector<std::string> spelled = word_piece_spelling(vocabulary);
    TokenizerConfig config = roles_of(vocabulary);
    // Files made before the keys for them existed call these two beginning and end.
    if (config.role("cls_token").empty()) config.roles["cls_token"] = config.role("bos_token");
    if (config.role("sep_token").empty()) config.roles["sep_token"] = config.role("eos_token");
    config.roles.try_emplace("unk_token", "[UNK]");
    Pipeline pipeline;
    WordPieceOptions options;
    options.unknown = config.role("unk_token");
    pipeline.model = make_word_piece(
        check_vocabulary(std::vector<std::string_view>(spelled.begin(), spelled.end()), {}, vocabulary.place()),
        options, vocabulary.place());
    // The file does not say whether upper case counts, but its pieces do.
    BertNormalizerOptions normalizer;
    normalizer.lowercase = std::ranges::none_of(spelled, [](const std::string& piece) {
        return !piece.starts_with('[') &&
               std::ranges::any_of(piece, [](char letter) { return letter >= 'A' && letter <= 'Z'; });
    });
    normalizer.strip_accents = normalizer.lowercase;
    pipeline.normalizer = make_bert_normalizer(normalizer);
    pipeline.pre_tokenizer = make_bert_pre_tokenizer();
    const auto required = [&](const std::string& role) {
        const auto id = pipeline.model->vocabulary().find(config.role(role));
        if (!id || config.role(role).empty())
            vocabulary.metadata.fail(
                kTokensKey, Sentence("The vocabulary lacks the %1, which the tokenizer puts around every text.", role));
        return NamedToken{config.role(role), *id};
    };
    pipeline.post_processor = make_bert_processor(required("cls_token"), required("sep_token"));
    pipeline.decoder = make_word_piece_decoder("##", true);
    pipeline.added = added_tokens(vocabulary);
    pipeline.spelling.continuing_prefix = "##";
    return finish(std::move(pipeline), config);
}

/// A kind of tokenizer, by the name that the format gives it.
struct Kind {
    std::string_view name;
    std::shared_ptr<const Tokenizer> (*read)(const TokenList& vocabulary);
};
constexpr Kind kKinds[] = {
    {"gpt2", read_byte_level}, {"llama", read_scored}, {"t5", read_unigram_pieces}, {"bert", read_word_piece}};

std::shared_ptr<const Tokenizer> read_tokenizer(const GgufMetadata& metadata) {
    const auto model = metadata.text(kModelKey);
    if (!model) metadata.fail(kModelKey, Sentence("The file contains no tokenizer."));
    const TokenList vocabulary(metadata);
    const auto kind = std::ranges::find(kKinds, *model, &Kind::name);
    if (kind == std::end(kKinds))
        throw Error(
            ErrorKind::Unsupported,
            Sentence("The tokenizer \"%1\" is not supported; supported tokenizers: gpt2, llama, t5, bert.", *model),
            metadata.place_of(kModelKey));
    return kind->read(vocabulary);
}

}  // namespace

std::shared_ptr<const Tokenizer> read_gguf_tokenizer(const GgufStore& store) {
    try {
        std::shared_ptr<const Tokenizer> tokenizer = read_tokenizer(store.metadata());
        store.check_intact();
        return tokenizer;
    } catch (const Error&) {
        store.check_intact();  // of a file that was cut meanwhile, that is what is wrong
        throw;
    }
}

std::shared_ptr<const Tokenizer> read_gguf_tokenizer(const std::filesystem::path& file) {
    return read_gguf_tokenizer(*open_gguf(file));
}

}  // namespace headlight
