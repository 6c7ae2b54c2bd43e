#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Settings of tokenizer_config.json and special_tokens_map.json that are used here. Absent files set nothing.
struct TokenizerConfig {
    std::map<std::string, std::string> roles;  ///< "cls_token": "[CLS]", ...
    std::vector<std::string> additional_special_tokens;
    std::string tokenizer_class;
    std::size_t max_tokens = 0;  ///< model_max_length; 0: none
    std::optional<bool> do_lower_case, strip_accents, tokenize_chinese_chars, add_prefix_space, add_bos_token,
        add_eos_token;
    std::optional<std::string> word_delimiter;           ///< of letters: the one between words
    std::optional<std::string> replaced_word_delimiter;  ///< the text that it becomes
    int extra_ids = 0;                                   ///< T5's sentinel tokens

    /// Empty where no token has the role.
    [[nodiscard]] std::string role(const std::string& name) const;
};

/// Throws Error naming file and field where a file is there and damaged.
TokenizerConfig read_tokenizer_config(const std::filesystem::path& folder);

}  // namespace headlight
