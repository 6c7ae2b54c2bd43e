#pragma once

#include "models/blocks/gguf_model.h"

namespace headlight {

// What architectures, their fields and their tensors are called in GGUF files, as llama.cpp writes them
// (https://github.com/ggml-org/llama.cpp, gguf-py/gguf/constants.py and the folder conversion).
extern const GgufArchitecture kBertGguf;  ///< DistilBERT's, RoBERTa's and XLM-RoBERTa's go by this name too
extern const GgufArchitecture kBloomGguf;
extern const GgufArchitecture kFalconGguf;
extern const GgufArchitecture kGemmaGguf;
extern const GgufArchitecture kGemma2Gguf;
extern const GgufArchitecture kGemma3Gguf;
extern const GgufArchitecture kGpt2Gguf;
extern const GgufArchitecture kGptNeoxGguf;
extern const GgufArchitecture kGptOssGguf;
extern const GgufArchitecture kLlamaGguf;  ///< Mistral's and Mixtral's go by this name too
extern const GgufArchitecture kModernBertGguf;
extern const GgufArchitecture kOlmo2Gguf;
extern const GgufArchitecture kPhi2Gguf;
extern const GgufArchitecture kPhi3Gguf;
extern const GgufArchitecture kQwen2Gguf;
extern const GgufArchitecture kQwen3Gguf;
extern const GgufArchitecture kSmolLm3Gguf;
extern const GgufArchitecture kStarCoder2Gguf;
extern const GgufArchitecture kT5EncoderGguf;
extern const GgufArchitecture kT5Gguf;

}  // namespace headlight
