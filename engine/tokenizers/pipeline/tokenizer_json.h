#pragma once

#include "tokenizers/pipeline/pipeline_tokenizer.h"

namespace headlight {

/// A tokenizer as tokenizer.json states it. Throws Error naming file and field.
std::shared_ptr<const Tokenizer> read_tokenizer_json(const JsonDocument& document, const TokenizerConfig& config);

}  // namespace headlight
