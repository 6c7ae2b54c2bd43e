#pragma once

#include "tokenizers/tokenizer.h"

#include <filesystem>

namespace headlight {

/// The tokenizer stored in a GGUF file (`tokenizer.ggml.*`,
/// https://github.com/ggml-org/ggml/blob/master/docs/gguf.md#tokenizer), put together so that it gives the ids of the
/// Hugging Face tokenizer that the file was made from: "gpt2" (byte-level BPE, with the pre-tokenizers that
/// `tokenizer.ggml.pre` names), "llama" (SentencePiece BPE) and "bert" (WordPiece). Throws Error naming file and key.
std::shared_ptr<const Tokenizer> read_gguf_tokenizer(const std::filesystem::path& file);

}  // namespace headlight
