// Tokenizers from the files that came before tokenizer.json.
#include "core/git_lfs.h"
#include "core/mapped_file.h"
#include "core/utf8.h"
#include "tokenizers/byte_level.h"
#include "tokenizers/pipeline/pipeline_tokenizer.h"
#include "tokenizers/subwords/bpe.h"
#include "tokenizers/subwords/model_section.h"
#include "tokenizers/tokenizer_files.h"

#include <algorithm>
#include <unordered_map>

namespace headlight {
namespace {

constexpr std::size_t kLargestFile = std::size_t{256} << 20;

// A text file's lines, without byte order mark and line ends of either kind. The views are into `mapped`.
std::vector<std::string_view> read_lines(const MappedFile& mapped) {
    refuse_git_lfs_pointer(mapped.bytes(), mapped.path());
    const ErrorPlace place{.file = mapped.path().string(), .field = {}, .offset = {}};
    if (mapped.bytes().size() > kLargestFile)
        throw Error(ErrorKind::Format, Sentence("The file is larger than any vocabulary (256 MiB)."), place);
    std::string_view rest(reinterpret_cast<const char*>(mapped.bytes().data()), mapped.bytes().size());
    if (!is_valid_utf8(rest)) throw Error(ErrorKind::Format, Sentence("The file is not UTF-8."), place);
    if (rest.starts_with("\xEF\xBB\xBF")) rest.remove_prefix(3);
    std::vector<std::string_view> lines;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(line);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return lines;
}

// Special tokens are found where they are typed, as transformers does. Those that the configuration names and the
// vocabulary lacks follow it.
AddedTokens add_special_tokens(const TokenizerConfig& config, const TokenizerConfig& given,
                               const Vocabulary& vocabulary, bool mask_takes_space) {
    std::vector<AddedToken> tokens;
    std::unordered_map<std::string, std::int32_t> ids;  // of these tokens
    std::int32_t next = vocabulary.size();
    const auto add = [&](const std::string& content, bool named, bool lstrip) {
        if (content.empty()) return;
        auto id = vocabulary.find(content);
        if (const auto earlier = ids.find(content); earlier != ids.end()) id = earlier->second;
        if (!id && named) id = next++;
        if (!id) return;
        ids.emplace(content, *id);
        tokens.push_back({.content = content, .id = *id, .special = true, .lstrip = lstrip, .normalized = false});
    };
    for (const char* role :
         {"bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token"}) {
        add(config.role(role), given.roles.contains(role), mask_takes_space && std::string_view(role) == "mask_token");
    }
    for (const std::string& content : config.additional_special_tokens) add(content, true, false);
    return {std::move(tokens), nullptr};
}

NamedToken required_token(const Vocabulary& vocabulary, const std::string& piece, const std::filesystem::path& file) {
    const auto id = vocabulary.find(piece);
    if (!id) {
        throw Error(ErrorKind::Format,
                    Sentence("The vocabulary lacks \"%1\", which the tokenizer puts around every text.", piece),
                    {.file = file.string(), .field = piece, .offset = {}});
    }
    return {piece, *id};
}

void set_default_roles(TokenizerConfig& config, std::initializer_list<std::pair<const char*, const char*>> roles) {
    for (const auto& [role, piece] : roles) config.roles.try_emplace(role, piece);
}

std::shared_ptr<const Tokenizer> finish(Pipeline pipeline, const TokenizerConfig& config) {
    pipeline.special = find_special_tokens(config, [&](std::string_view piece) -> std::optional<std::int32_t> {
        if (const AddedToken* token = pipeline.added.find(piece)) return token->id;
        return pipeline.model->vocabulary().find(piece);
    });
    pipeline.max_tokens = config.max_tokens;
    return make_pipeline_tokenizer(std::move(pipeline));
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> families) {
    for (const std::string_view family : families) {
        if (name == std::string(family) + "Tokenizer" || name == std::string(family) + "TokenizerFast") return true;
    }
    return false;
}

/// Lines of a vocabulary without any piece. Throws Error(Format) where all are.
std::vector<std::int32_t> blank_lines(const std::vector<std::string_view>& lines, const std::filesystem::path& file) {
    std::vector<std::int32_t> blank;
    for (std::size_t id = 0; id < lines.size(); ++id)
        if (lines[id].empty()) blank.push_back(static_cast<std::int32_t>(id));
    if (blank.size() == lines.size())
        throw Error(ErrorKind::Format, Sentence("The vocabulary is empty."),
                    {.file = file.string(), .field = {}, .offset = {}});
    return blank;
}

/// All pieces are found where they stand in the text, and what lies between them is unknown. Whether a text ends with a
/// token is said by the role of that token.
std::shared_ptr<const Tokenizer> make_esm_tokenizer(const std::vector<std::string_view>& lines,
                                                    const std::filesystem::path& file, const TokenizerConfig& given) {
    TokenizerConfig config = given;
    set_default_roles(
        config, {{"unk_token", "<unk>"}, {"cls_token", "<cls>"}, {"pad_token", "<pad>"}, {"mask_token", "<mask>"}});
    const ErrorPlace place{.file = file.string(), .field = {}, .offset = {}};
    WordPieceOptions options;
    options.unknown = config.role("unk_token");
    Pipeline pipeline;
    pipeline.model = make_word_piece(check_vocabulary(lines, blank_lines(lines, file), place), options,
                                     {.file = file.string(), .field = "unk_token", .offset = {}});
    pipeline.pre_tokenizer = make_bert_pre_tokenizer();
    const Vocabulary& vocabulary = pipeline.model->vocabulary();
    std::vector<NamedToken> after;
    if (const std::string end = config.role("eos_token"); !end.empty())
        after.push_back(required_token(vocabulary, end, file));
    pipeline.post_processor =
        make_affix_processor({required_token(vocabulary, config.role("cls_token"), file)}, std::move(after));
    std::vector<AddedToken> pieces;
    for (std::int32_t id = 0; id < vocabulary.size(); ++id) {
        const std::string piece(vocabulary.piece(id));
        const bool special = std::ranges::any_of(config.roles, [&](const auto& role) { return role.second == piece; });
        if (!piece.empty()) pieces.push_back({.content = piece, .id = id, .special = special, .normalized = false});
    }
    pipeline.added = {std::move(pieces), nullptr};
    return finish(std::move(pipeline), config);
}

}  // namespace

std::shared_ptr<const Tokenizer> make_byte_tokenizer(const TokenizerConfig& given) {
    constexpr int kBytes = 256;
    constexpr int kUsualExtraIds = 125;
    TokenizerConfig config = given;
    set_default_roles(config, {{"pad_token", "<pad>"}, {"eos_token", "</s>"}, {"unk_token", "<unk>"}});
    std::vector<std::string> pieces;
    std::vector<AddedToken> added;
    const auto add_special = [&](std::string content, std::int32_t id) {
        added.push_back({.content = std::move(content), .id = id, .special = true, .normalized = false});
    };
    for (const char* role : {"pad_token", "eos_token", "unk_token"}) {
        add_special(config.role(role), static_cast<std::int32_t>(pieces.size()));
        pieces.push_back(config.role(role));
    }
    for (int byte = 0; byte < kBytes; ++byte)
        append_utf8(pieces.emplace_back(), byte_character(static_cast<std::uint8_t>(byte)));
    const int extra = config.extra_ids > 0 ? config.extra_ids : kUsualExtraIds;
    for (int number = 0; number < extra; ++number)
        add_special("<extra_id_" + std::to_string(number) + ">", static_cast<std::int32_t>(pieces.size()) + number);
    Pipeline pipeline;
    pipeline.model = BpeBuilder(Vocabulary(std::vector<std::string_view>(pieces.begin(), pieces.end())), {}).finish({});
    pipeline.pre_tokenizer = make_byte_level_pre_tokenizer(false, false);
    pipeline.post_processor = make_affix_processor({}, {{config.role("eos_token"), 1}});
    pipeline.decoder = make_byte_level_decoder();
    pipeline.added = {std::move(added), nullptr};
    pipeline.spelling.byte_level = true;
    return finish(std::move(pipeline), config);
}

std::shared_ptr<const Tokenizer> read_vocab_txt(const std::filesystem::path& file, const TokenizerConfig& given) {
    TokenizerConfig config = given;
    set_default_roles(config, {{"unk_token", "[UNK]"},
                               {"cls_token", "[CLS]"},
                               {"sep_token", "[SEP]"},
                               {"pad_token", "[PAD]"},
                               {"mask_token", "[MASK]"}});
    const auto mapped = MappedFile::open(file);
    const std::vector<std::string_view> lines = read_lines(*mapped);
    if (is_one_of(config.tokenizer_class, {"Esm"})) return make_esm_tokenizer(lines, file, given);
    const std::vector<std::int32_t> blank = blank_lines(lines, file);
    Pipeline pipeline;
    WordPieceOptions options;
    options.unknown = config.role("unk_token");
    pipeline.model = make_word_piece(check_vocabulary(lines, blank, {.file = file.string(), .field = {}, .offset = {}}),
                                     options, {.file = file.string(), .field = "unk_token", .offset = {}});
    BertNormalizerOptions normalizer;
    normalizer.lowercase = config.do_lower_case.value_or(true);
    normalizer.strip_accents = config.strip_accents.value_or(normalizer.lowercase);
    normalizer.handle_chinese_chars = config.tokenize_chinese_chars.value_or(true);
    pipeline.normalizer = make_bert_normalizer(normalizer);
    pipeline.pre_tokenizer = make_bert_pre_tokenizer();
    const Vocabulary& vocabulary = pipeline.model->vocabulary();
    const NamedToken classification = required_token(vocabulary, config.role("cls_token"), file);
    pipeline.post_processor =
        make_bert_processor(classification, required_token(vocabulary, config.role("sep_token"), file));
    pipeline.decoder = make_word_piece_decoder("##", true);
    pipeline.added = add_special_tokens(config, given, vocabulary, false);
    pipeline.spelling.continuing_prefix = "##";
    return finish(std::move(pipeline), config);
}

std::shared_ptr<const Tokenizer> read_vocab_and_merges(const std::filesystem::path& vocabulary_file,
                                                       const std::filesystem::path& merges_file,
                                                       const TokenizerConfig& given) {
    TokenizerConfig config = given;
    const bool roberta =
        is_one_of(config.tokenizer_class, {"Roberta", "Bart", "Longformer", "LED", "Blenderbot", "MVP"});
    if (!roberta && !config.tokenizer_class.empty() &&
        !is_one_of(config.tokenizer_class, {"GPT2", "CodeGen", "PreTrained"})) {
        throw Error(
            ErrorKind::Unsupported,
            Sentence("A %1 needs tokenizer.json; vocab.json and merges.txt alone do not state how it splits words.",
                     config.tokenizer_class),
            {.file = vocabulary_file.string(), .field = "tokenizer_class", .offset = {}});
    }
    if (roberta) {
        set_default_roles(config, {{"bos_token", "<s>"},
                                   {"eos_token", "</s>"},
                                   {"cls_token", "<s>"},
                                   {"sep_token", "</s>"},
                                   {"unk_token", "<unk>"},
                                   {"pad_token", "<pad>"},
                                   {"mask_token", "<mask>"}});
    } else {
        set_default_roles(
            config, {{"bos_token", "<|endoftext|>"}, {"eos_token", "<|endoftext|>"}, {"unk_token", "<|endoftext|>"}});
    }
    const JsonDocument document(vocabulary_file);
    BpeBuilder builder(read_vocabulary(document.root(), {}), {});
    const auto mapped = MappedFile::open(merges_file);
    std::size_t number = 0;
    for (const std::string_view line : read_lines(*mapped)) {
        ++number;
        if (line.empty() || line.starts_with("#version")) continue;
        const ErrorPlace place{.file = merges_file.string(), .field = "line " + std::to_string(number), .offset = {}};
        const std::size_t space = line.find(' ');
        if (space == std::string_view::npos || line.find(' ', space + 1) != std::string_view::npos) {
            throw Error(ErrorKind::Format, Sentence("A merge is two pieces with a space between them."), place);
        }
        if (const auto problem = builder.add_merge(line.substr(0, space), line.substr(space + 1)))
            throw Error(ErrorKind::Format, *problem, place);
    }
    Pipeline pipeline;
    pipeline.model = builder.finish({.file = vocabulary_file.string(), .field = "unk_token", .offset = {}});
    const Vocabulary& vocabulary = pipeline.model->vocabulary();
    const bool prefix = config.add_prefix_space.value_or(false);
    pipeline.pre_tokenizer = make_byte_level_pre_tokenizer(prefix, true);
    if (roberta) {
        pipeline.post_processor =
            make_roberta_processor(required_token(vocabulary, config.role("cls_token"), vocabulary_file),
                                   required_token(vocabulary, config.role("sep_token"), vocabulary_file), prefix);
    }
    pipeline.decoder = make_byte_level_decoder();
    pipeline.added = add_special_tokens(config, given, vocabulary, roberta);
    pipeline.spelling.byte_level = true;
    return finish(std::move(pipeline), config);
}

}  // namespace headlight
