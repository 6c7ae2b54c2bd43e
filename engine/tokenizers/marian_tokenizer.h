#pragma once

#include "tokenizers/tokenizer.h"
#include "tokenizers/tokenizer_config.h"

#include <filesystem>
#include <memory>

namespace headlight {

/// A translator's tokenizer as Marian models have it: a SentencePiece model for either language (source.spm,
/// target.spm), which cut the text, and one vocabulary (vocab.json), which gives the ids. A text ends with </s>; a
/// language code at its beginning (">>fra<<") is a token where the vocabulary has it.
std::shared_ptr<const Tokenizer> read_marian(const std::filesystem::path& folder, const TokenizerConfig& config);

}  // namespace headlight
