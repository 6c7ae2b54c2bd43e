#pragma once

#include "formats/model_folder.h"
#include "models/blocks/gguf/gguf_tensors.h"

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
    /// Rows of queries and keys lie so that the values (2i, 2i + 1) of a head turn together, where folders have
    /// (i, i + half). They stay so, since copies of them would take an eighth of a model's memory.
    bool turns_neighbors = false;
};

/// A token by its name in the vocabulary of a GGUF file, and the field of the configuration that holds its number. Of
/// several rows of a field the first whose token is there counts.
struct GgufToken {
    std::string_view field;
    std::string_view token;
};

/// An image encoder in a GGUF file of its own (`mmproj`), as llama.cpp writes it, whose `general.architecture` is
/// "clip" whatever it is. The model that joins it with a text model is read as Hugging Face's.
struct GgufImageEncoder {
    std::string_view projector;               ///< of `clip.projector_type`
    std::span<const std::string_view> texts;  ///< `general.architecture` of the text models that it belongs to
    std::string_view text_type{};             ///< model_type of text_config; empty: the text model's own
    std::span<const GgufField> fields;        ///< all of them must be there
    std::string_view start{};                 ///< before Hugging Face's names of the tensors of `tower`
    std::span<const GgufTensor> tower{};
    std::span<const GgufTensor> tensors{};
    std::span<const GgufToken> tokens{};
    /// Fields that no single key holds, as JSON by their names; may be null.
    void (*more_fields)(const GgufStore& file, GgufFields& fields) = nullptr;
    /// Fields of preprocessor_config.json but for mean and deviation, likewise.
    void (*preprocessing)(const GgufMetadata& metadata, GgufFields& fields) = nullptr;
};

/// The model of a GGUF file under the names of Hugging Face, so that an architecture need not know the difference: the
/// configuration with the fields that `architecture` lists, `vocab_size` (rows of token_embd.weight) and
/// `tie_word_embeddings` (no output.weight); tensors renamed and brought into Hugging Face's form. Only vectors,
/// rows that hold queries, keys and values in another order, in the type they are stored in, and what makes keys and
/// values of latents, in fp32, are ever copied; tensors that the list does not know keep their names.
ModelFolder as_hugging_face(const ModelFolder& folder, const GgufArchitecture& architecture,
                            std::string_view model_type);

/// The same of a text model and its image encoder, as one model of this type with the sections `text_config` and
/// `vision_config`. Throws Error(Format) about a key or a token that is missing, Error(Unsupported) about a tensor of
/// the image encoder that none of its rows names.
ModelFolder as_hugging_face(const ModelFolder& folder, const GgufArchitecture& text, std::string_view text_type,
                            const GgufImageEncoder& image, std::string_view model_type);

/// What the preprocessor_config.json of such a model would say. Throws as as_hugging_face does.
Config preprocessing_of(const GgufStore& files, const GgufImageEncoder& image);

}  // namespace headlight
