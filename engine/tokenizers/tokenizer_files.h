#pragma once

#include "tokenizers/tokenizer.h"
#include "tokenizers/tokenizer_config.h"

#include <filesystem>
#include <memory>

namespace headlight {

class GgufStore;

/// BERT's tokenizer from vocab.txt (one piece a line) and tokenizer_config.json, or that of ESM, which finds the
/// longest pieces of the vocabulary wherever they stand.
std::shared_ptr<const Tokenizer> read_vocab_txt(const std::filesystem::path& file, const TokenizerConfig& config);

/// ByT5's tokenizer (arXiv 2105.13626), which needs no file beside tokenizer_config.json: each byte of a text is a
/// token.
std::shared_ptr<const Tokenizer> make_byte_tokenizer(const TokenizerConfig& config);

/// CANINE's tokenizer (arXiv 2103.06874), which needs no file beside tokenizer_config.json: each code point of a text
/// is a token, and its id. A second text has the token type 1, as in training (transformers 5 gives it 0).
std::shared_ptr<const Tokenizer> make_code_point_tokenizer(const TokenizerConfig& config);

/// GPT-2's or RoBERTa's tokenizer from vocab.json, merges.txt and tokenizer_config.json. Throws Error(Unsupported) for
/// another class.
std::shared_ptr<const Tokenizer> read_vocab_and_merges(const std::filesystem::path& vocabulary,
                                                       const std::filesystem::path& merges,
                                                       const TokenizerConfig& config);

/// A translator's tokenizer as Marian models have it: a SentencePiece model for either language (source.spm,
/// target.spm), which cut the text, and one vocabulary (vocab.json), which gives the ids. A text ends with </s>; a
/// language code at its beginning (">>fra<<") is a token where the vocabulary has it.
std::shared_ptr<const Tokenizer> read_marian(const std::filesystem::path& folder, const TokenizerConfig& config);

/// The tokenizer stored in a GGUF file (`tokenizer.ggml.*`,
/// https://github.com/ggml-org/ggml/blob/master/docs/gguf.md#tokenizer), put together so that it gives the ids of the
/// Hugging Face tokenizer that the file was made from: "gpt2" (byte-level BPE, with the pre-tokenizers that
/// `tokenizer.ggml.pre` names), "llama" (SentencePiece BPE) and "bert" (WordPiece). Throws Error naming file and key.
std::shared_ptr<const Tokenizer> read_gguf_tokenizer(const std::filesystem::path& file);
/// The same of a file that is open, also where it is cut meanwhile.
std::shared_ptr<const Tokenizer> read_gguf_tokenizer(const GgufStore& store);

}  // namespace headlight
