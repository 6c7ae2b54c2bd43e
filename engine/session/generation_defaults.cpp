#include "session/generation_defaults.h"

#include "core/error.h"
#include "core/read_file.h"

#include <limits>
#include <optional>

namespace headlight {
namespace {

constexpr std::int64_t kLargestId = std::numeric_limits<std::int32_t>::max();

/// "eos_token_id": a number or a list of them.
std::vector<std::int32_t> end_tokens(const Config& config) {
    const std::string key = "eos_token_id";
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

/// "early_stopping": true, false or "never".
EarlyStopping early_stopping(const Config& config) {
    const std::string key = "early_stopping";
    if (!config.has(key)) return EarlyStopping::No;
    if (!config.is_text(key)) return config.boolean_or(key, false) ? EarlyStopping::Yes : EarlyStopping::No;
    if (config.text(key) == "never") return EarlyStopping::Never;
    config.fail(key, "Early stopping is true, false or \"never\".");
}

void read(const Config& config, GenerationDefaults& defaults) {
    if (defaults.end_tokens.empty()) defaults.end_tokens = end_tokens(config);
    defaults.length_penalty = config.real_or("length_penalty", defaults.length_penalty, -100, 100);
    if (config.has("early_stopping")) defaults.early_stopping = early_stopping(config);
}

std::optional<Config> generation_config(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / "generation_config.json";
    if (std::error_code ignored; !std::filesystem::exists(file, ignored)) return std::nullopt;
    return Config::parse(read_file(file, Config::kMostBytes), file);
}

}  // namespace

GenerationDefaults generation_defaults(const ModelFolder& folder, const Tokenizer& tokenizer) {
    GenerationDefaults defaults;
    if (const auto config = generation_config(folder.path)) {
        read(*config, defaults);
    } else {
        read(folder.config, defaults);
    }
    if (defaults.end_tokens.empty()) defaults.end_tokens = end_tokens(folder.config);
    if (defaults.end_tokens.empty() && tokenizer.special().end >= 0) defaults.end_tokens = {tokenizer.special().end};
    return defaults;
}

}  // namespace headlight
