#pragma once

#include "tokenizers/tokenizer.h"
#include "tokenizers/tokenizer_config.h"

namespace headlight {

/// A tokenizer from a SentencePiece .model, run by SentencePiece's library. Names of special tokens that are typed are
/// ordinary text to it. What is put around a text depends on the configuration: a beginning for Llama and Gemma, an end
/// for T5.
std::shared_ptr<const Tokenizer> read_sentence_piece(const std::filesystem::path& file, const TokenizerConfig& config);

/// The same from a file's content; `file` is for its name and for messages.
std::shared_ptr<const Tokenizer> make_sentence_piece(const std::string& bytes, const std::filesystem::path& file,
                                                     const TokenizerConfig& config);

}  // namespace headlight
