#pragma once

#include "formats/model_folder.h"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace headlight {

/// A field of the configuration ("rope_scaling.factor": in a section) and the key that GGUF files have for it. A key
/// that begins with a dot follows the architecture's name: ".block_count" is "llama.block_count" in a Llama.
struct GgufField {
    std::string_view field;
    std::string_view key;
};

/// How a tensor's values lie in a GGUF file, where that differs from Hugging Face's.
enum class GgufForm {
    Same,
    PlusOne,     ///< one larger (weights of Gemma's norms)
    QueryPairs,  ///< rows of each query head in pairs (2i, 2i + 1) that rotate together, not (i, i + half)
    KeyPairs,    ///< the same for key heads
    Whole,       ///< rows of all queries, all keys, all values, not for each key head its queries, its key, its value
    Rows,        ///< a matrix, which may have lost the number of its rows where that is one
    Channels,    ///< a convolution of each channel, without the dimension of its single input
    Parameter,   ///< a bias that Hugging Face names without ".bias"
    LatentKeys,  ///< keys of latent attention, [heads, latent, size]; the tensor "attn_v_b" beside it holds the values
    Field,       ///< no tensor there but a part of the configuration, or of another tensor
};

/// A name in GGUF files (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md#standardized-tensor-names) and in
/// Hugging Face's, both without ".weight" and ".bias"; `*` stands for the number of the layer.
struct GgufTensor {
    std::string_view gguf;
    std::string_view hugging_face;
    GgufForm form = GgufForm::Same;
    std::string_view beside{};  ///< holds only where the file has this one too ("blk.0.attn_norm_2")
};

/// Fields of a configuration by their names, as JSON.
using GgufFields = std::map<std::string, std::string>;

/// Name of an architecture in GGUF files, with its configuration and tensors as llama.cpp writes
/// them (https://github.com/ggml-org/llama.cpp, gguf-py/gguf/constants.py and the folder conversion).
struct GgufArchitecture {
    std::string_view name;  ///< of `general.architecture`
    std::span<const GgufField> fields{};
    std::span<const GgufTensor> tensors{};
    /// Fields that no single key holds, as JSON by their names; may be null.
    void (*more_fields)(const GgufStore& file, const std::string& name, GgufFields& fields) = nullptr;
    std::span<const GgufField> own_fields{};  ///< beside `fields`, where other architectures share those
    /// Before `tensors`, where other architectures share those: the first row that fits a name counts.
    std::span<const GgufTensor> own_tensors{};
};

/// The model of a GGUF file under the names of Hugging Face, so that an architecture need not know the difference: the
/// configuration with the fields that `architecture` lists, `vocab_size` (rows of token_embd.weight) and
/// `tie_word_embeddings` (no output.weight); tensors renamed and brought into Hugging Face's form. Only vectors, the
/// rows of queries and keys (and of values beside them), in the type they are stored in, and what makes keys and values
/// of latents, in fp32, are ever copied; tensors that the list does not know keep their names.
ModelFolder as_hugging_face(const ModelFolder& folder, const GgufArchitecture& architecture,
                            std::string_view model_type);

}  // namespace headlight
