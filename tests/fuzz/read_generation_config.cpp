#include "core/error.h"
#include "json/json_document.h"
#include "require.h"
#include "session/generation/generation_defaults.h"
#include "targets.h"
#include "temporary_folder.h"
#include "tokenizers/pipeline/tokenizer_json.h"

#include <algorithm>

namespace headlight::fuzz {

namespace {

std::shared_ptr<const Tokenizer> small_tokenizer() {
    const JsonDocument document(R"({"model": {"type": "WordLevel", "vocab": {"a": 0, "</s>": 1}, "unk_token": "a"}})",
                                "tokenizer.json");
    return read_tokenizer_json(document, {});
}

void check(const GenerationDefaults& defaults) {
    const auto are_ids = [](const std::vector<std::int32_t>& tokens) {
        return std::ranges::all_of(tokens, [](std::int32_t id) { return id >= 0; });
    };
    require(!defaults.end_tokens.empty() && are_ids(defaults.end_tokens), "a text ends at tokens");
    require(defaults.length_penalty >= -100 && defaults.length_penalty <= 100, "the penalty of a length has bounds");
    const GenerationRules& rules = defaults.rules;
    require(rules.repetition_penalty >= 1e-3 && rules.repetition_penalty <= 1e3, "that of a repetition has too");
    require(std::ranges::all_of(rules.bad_words, are_ids), "words are tokens");
    require(
        std::ranges::all_of(rules.beginning, [&](const auto& tokens) { return !tokens.empty() && are_ids(tokens); }),
        "something may stand at each place of the beginning");
    require(rules.forced_begin >= -1 && are_ids(rules.forced_end), "forced tokens are tokens");
}

}  // namespace

void read_generation_config(std::span<const std::byte> bytes) {
    static const std::shared_ptr<const Tokenizer> tokenizer = small_tokenizer();
    const std::string content(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::string files = write_folder({{"generation_config.json", content}});
    const TemporaryFolder folder(std::as_bytes(std::span(files)));
    try {
        const ModelFolder model{.path = folder.path(),
                                .name = {},
                                .config = Config::parse("{}", "config.json"),
                                .weights = nullptr,
                                .notices = {}};
        check(generation_defaults(model, *tokenizer));
    } catch (const Error& error) {
        require(is_of_format(error), "the file is to blame");
        require(folder.holds(error.place().file), "an error names the file");
    }
}

}  // namespace headlight::fuzz
