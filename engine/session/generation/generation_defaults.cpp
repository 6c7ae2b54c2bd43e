#include "session/generation/generation_defaults.h"

#include "core/error.h"
#include "core/read_file.h"

#include <limits>
#include <optional>

namespace headlight {
namespace {

constexpr std::int64_t kLargestId = std::numeric_limits<std::int32_t>::max();
constexpr const char* kEndTokens = "eos_token_id";

/// A token's id or a list of them ("eos_token_id").
std::vector<std::int32_t> tokens_of(const Config& config, const std::string& key) {
    if (!config.has(key)) return {};
    std::vector<std::int64_t> ids;
    if (config.is_list(key)) {
        ids = config.integers_or_none(key, 0, kLargestId);
    } else {
        // Some old configurations say -1 where a model has none.
        const std::int64_t id = config.integer(key, -1, kLargestId);
        if (id >= 0) ids = {id};
    }
    return {ids.begin(), ids.end()};
}

/// "bad_words_ids": a list of words, each a list of tokens.
std::vector<std::vector<std::int32_t>> bad_words(const Config& config) {
    const std::string key = "bad_words_ids";
    std::vector<std::vector<std::int32_t>> words;
    for (const auto& list : config.integer_lists_or_none(key, 0, kLargestId)) {
        words.emplace_back();
        for (const auto& id : list) {
            if (!id) config.fail(key, Sentence("Expected lists of tokens, found null in one."));
            words.back().push_back(static_cast<std::int32_t>(*id));
        }
    }
    return words;
}

/// "forced_decoder_ids": a list of [place, token]; null where any of "lang_to_id" may stand, which is the first place
/// where nothing else is said of it. "no_timestamps_token_id" follows them. Old files have the list in the model's
/// configuration.
std::vector<std::vector<std::int32_t>> beginning(const Config& config, const Config& model) {
    const std::string key = "forced_decoder_ids";
    const Config& forced = config.has(key) ? config : model;
    std::vector<std::vector<std::int32_t>> places;
    for (const auto& pair : forced.integer_lists_or_none(key, 0, kLargestId)) {
        if (pair.size() != 2 || pair[0] != static_cast<std::int64_t>(places.size()) + 1)
            forced.fail(key, Sentence("Expected a pair of place and token for each of the places 1, 2, 3 and so on."));
        places.emplace_back();
        if (pair[1]) places.back().push_back(static_cast<std::int32_t>(*pair[1]));
    }
    const auto languages = config.named_integers("lang_to_id", 0, kLargestId);
    if (places.empty() && !languages.empty()) places.emplace_back();
    if (!places.empty() && places.front().empty())
        for (const auto& [name, id] : languages) places.front().push_back(static_cast<std::int32_t>(id));
    std::erase_if(places, [](const auto& tokens) { return tokens.empty(); });
    const std::vector<std::int32_t> no_timestamps = tokens_of(config, "no_timestamps_token_id");
    const bool timestamps = config.boolean_or("return_timestamps", false);
    if (!timestamps && !no_timestamps.empty() && (places.empty() || places.back() != no_timestamps))
        places.push_back(no_timestamps);
    return places;
}

std::vector<std::int32_t> suppressed(const Config& config, const std::string& key) {
    const std::vector<std::int64_t> ids = config.integers_or_none(key, -1, kLargestId);
    return {ids.begin(), ids.end()};
}

std::size_t count(const Config& config, const std::string& key) {
    constexpr std::int64_t kMost = 10'000'000;
    return static_cast<std::size_t>(config.integer_or(key, 0, 0, kMost));
}

GenerationRules rules(const Config& config, const Config& model) {
    GenerationRules read;
    read.repetition_penalty = config.real_or("repetition_penalty", 1, 1e-3, 1e3);
    read.no_repeat_ngram_size = count(config, "no_repeat_ngram_size");
    read.bad_words = bad_words(config);
    read.min_length = count(config, "min_length");
    read.min_new_tokens = count(config, "min_new_tokens");
    read.forced_begin = static_cast<std::int32_t>(config.integer_or("forced_bos_token_id", -1, -1, kLargestId));
    read.forced_end = tokens_of(config, "forced_eos_token_id");
    read.suppressed = suppressed(config, "suppress_tokens");
    read.suppressed_at_begin = suppressed(config, "begin_suppress_tokens");
    read.beginning = beginning(config, model);
    return read;
}

/// "early_stopping": true, false or "never".
EarlyStopping early_stopping(const Config& config) {
    const std::string key = "early_stopping";
    if (!config.has(key)) return EarlyStopping::No;
    if (!config.is_text(key)) return config.boolean_or(key, false) ? EarlyStopping::Yes : EarlyStopping::No;
    if (config.text(key) == "never") return EarlyStopping::Never;
    config.fail(key, Sentence("Expected true, false or \"never\"."));
}

/// `model` is the configuration of the model itself.
void read(const Config& config, const Config& model, GenerationDefaults& defaults) {
    if (defaults.end_tokens.empty()) defaults.end_tokens = tokens_of(config, kEndTokens);
    defaults.length_penalty = config.real_or("length_penalty", defaults.length_penalty, -100, 100);
    if (config.has("early_stopping")) defaults.early_stopping = early_stopping(config);
    defaults.rules = rules(config, model);
}

std::optional<Config> generation_config(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / "generation_config.json";
    if (std::error_code ignored; !std::filesystem::exists(file, ignored)) return std::nullopt;
    return Config::parse(read_file(file, Config::kMostBytes), file);
}

/// The separator of the texts of a model's text part, with which BLIP ends what it writes, whatever else is called an
/// end.
std::vector<std::int32_t> separator_of_text(const Config& config) {
    const std::string key = "text_config";
    return config.is_section(key) ? tokens_of(*config.section(key), "sep_token_id") : std::vector<std::int32_t>();
}

}  // namespace

GenerationDefaults generation_defaults(const ModelFolder& folder, const Tokenizer& tokenizer) {
    GenerationDefaults defaults;
    defaults.end_tokens = separator_of_text(folder.config);
    if (const auto config = generation_config(folder.path)) {
        read(*config, folder.config, defaults);
    } else {
        read(folder.config, folder.config, defaults);
    }
    if (defaults.end_tokens.empty()) defaults.end_tokens = tokens_of(folder.config, kEndTokens);
    if (defaults.end_tokens.empty() && tokenizer.special().end >= 0) defaults.end_tokens = {tokenizer.special().end};
    return defaults;
}

}  // namespace headlight
