#pragma once

#include "core/tensor.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// Attention that was captured elsewhere and saved: a .safetensors or .npz file of weights, with the tokens beside it.
///
/// Weights are fp16, bf16 (safetensors only), fp32 or fp64 tensors [heads, queries, keys], one a layer, named
/// `attentions.0`, `attentions.1`, ..., or one tensor [layers, heads, queries, keys] named `attentions`. A dimension of
/// 1 for the batch may stand before heads. Encoder-decoders have `encoder_attentions`, `decoder_attentions` and
/// `cross_attentions` in the same way; other tensors are not looked at.
///
/// Tokens stand in a JSON object: in a file of the same name ending in .json; or else in the `__metadata__` of the
/// safetensors file, or in the `metadata.json` of the .npz, where a list may also be written as a text. Its members:
///   tokens          list of texts, as the vocabulary has them; an encoder-decoder's source, with or without its target
///   target_tokens   list of texts; an encoder-decoder's target
///   text, target    what was typed, and the target's text; joined from the tokens where they are missing
///   offsets         list of [begin, end]: the characters (code points) of the text that each of `tokens` stands for
///   model           what a person calls the model
///   provenance      what Headlight writes there (analysis/provenance.h), in the place of `model`
/// All may be missing: tokens are numbered then.
struct AttentionFile {
    enum class Kind { Self, Encoder, Decoder, Cross };
    struct Stack {
        Kind kind = Kind::Self;
        std::vector<TensorView> layers;  ///< each [heads, queries, keys], of the same shape
    };
    std::vector<Stack> stacks;  ///< in the order of Kind; never empty, and each with at least one layer
    std::vector<std::string> tokens;
    std::vector<std::string> target_tokens;
    std::string text;
    std::string target;
    std::vector<std::pair<std::size_t, std::size_t>> offsets;  ///< one for each of `tokens`, or none
    std::string model;
    std::string notes;        ///< the JSON object with all of these members; empty: there was none
    std::string fingerprint;  ///< of the file of weights
    std::filesystem::path path;
};

/// Returns whether a path leads to attention that ran elsewhere: a .npz, there or not (nothing else is called so), a
/// .safetensors with tensors of these names, or a capture (formats/capture_file.h).
bool is_attention_file(const std::filesystem::path& path);

/// Path of the JSON file that states the tokens of this file of weights, there or not.
std::filesystem::path metadata_beside(std::filesystem::path path);

/// Throws Error naming file and tensor or member: missing layers, shapes that do not belong together, numbers of
/// another type, lists of another length.
AttentionFile read_attention_file(const std::filesystem::path& path);

}  // namespace headlight
