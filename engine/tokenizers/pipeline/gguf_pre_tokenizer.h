#pragma once

#include "tokenizers/pipeline/decoders.h"
#include "tokenizers/pipeline/normalizers.h"
#include "tokenizers/pipeline/pre_tokenizers.h"

#include <memory>
#include <string_view>

namespace headlight {

/// How a byte-level BPE tokenizer cuts a text before its merges, by the name that `tokenizer.ggml.pre` has for it.
struct GgufPreTokenizer {
    std::string_view pre_tokenizer;  ///< as in the `pre_tokenizer` section of tokenizer.json
    std::string_view normalizer{};   ///< as there; empty: none
    bool ignores_merges = false;     ///< a piece of the vocabulary is one token without merging
    bool begins = false;             ///< with the beginning-of-sequence token, unless the file says otherwise
};

/// Null for a name that is not known here.
const GgufPreTokenizer* find_gguf_pre_tokenizer(std::string_view name);

std::unique_ptr<const PreTokenizer> gguf_pre_tokenizer(const GgufPreTokenizer& kind);
std::unique_ptr<const Normalizer> gguf_normalizer(const GgufPreTokenizer& kind);

/// Spaces as T5's tokenizer treats them: each word has "▁" before it, also the first one if `space_before`, and several
/// spaces are as good as one if it `joins_spaces`.
std::unique_ptr<const PreTokenizer> unigram_pre_tokenizer(bool space_before, bool joins_spaces);
std::unique_ptr<const TokenDecoder> unigram_decoder(bool space_before);

/// Spaces as SentencePiece treats them: they become "▁", with one before the text if `space_before`.
std::unique_ptr<const Normalizer> sentence_piece_normalizer(bool space_before);
std::unique_ptr<const TokenDecoder> sentence_piece_decoder(bool space_before);

}  // namespace headlight
