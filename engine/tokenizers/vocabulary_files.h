#pragma once

#include "tokenizers/tokenizer.h"
#include "tokenizers/tokenizer_config.h"

namespace headlight {

/// BERT's tokenizer from vocab.txt (one piece a line) and tokenizer_config.json.
std::shared_ptr<const Tokenizer> read_vocab_txt(const std::filesystem::path& file, const TokenizerConfig& config);

/// GPT-2's or RoBERTa's tokenizer from vocab.json, merges.txt and tokenizer_config.json. Throws Error(Unsupported) for
/// another class.
std::shared_ptr<const Tokenizer> read_vocab_and_merges(const std::filesystem::path& vocabulary,
                                                       const std::filesystem::path& merges,
                                                       const TokenizerConfig& config);

}  // namespace headlight
