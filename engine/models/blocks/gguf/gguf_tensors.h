#pragma once

#include "formats/weights.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace headlight {

/// How a tensor's values lie in a GGUF file, where that differs from Hugging Face's.
enum class GgufForm {
    Same,
    PlusOne,     ///< one larger (weights of Gemma's norms)
    Whole,       ///< rows of all queries, all keys, all values, not for each key head its queries, its key, its value
    Rows,        ///< a matrix, which may have lost the number of its rows where that is one
    Channels,    ///< a convolution of each channel, without the dimension of its single input
    Parameter,   ///< a bias that Hugging Face names without ".bias"
    LatentKeys,  ///< keys of latent attention, [heads, latent, size]; the tensor "attn_v_b" beside it holds the values
    Frames,      ///< the first of two convolutions, one for each frame; the second is "NAME.weight.1"
    Flat,        ///< a vector, whose values lie in rows or columns
    Decay,       ///< the same of logarithms of what is stored with the opposite sign (Mamba's A)
    Grouped,     ///< rows of all queries, keys and values of a delta rule, and of all gates in the tensor "attn_gate"
                 ///< beside it, not for each group its queries, keys, values and gates
    Ranked,      ///< of some layers, which Hugging Face counts from 0
    Field,       ///< no tensor there but a part of the configuration, or of another tensor
};

/// A name in GGUF files (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md#standardized-tensor-names) and in
/// Hugging Face's, both without ".weight" and ".bias" or both as a whole; `*` stands for the number of the layer.
struct GgufTensor {
    std::string_view gguf;
    std::string_view hugging_face;
    GgufForm form = GgufForm::Same;
    std::string_view beside{};  ///< holds only where the file has this one too ("blk.0.attn_norm_2")
};

/// Numbers of heads, by which some forms divide the rows of tensors.
struct GgufHeads {
    std::int64_t queries = 0;
    std::int64_t keys = 0;
    std::int64_t groups = 0;  ///< of a delta rule
};

/// The tensors of GGUF files under Hugging Face's names and in their form, as the first row of `tensors` that fits a
/// name says; those that no row fits keep their names. Throws Error(Format) where two are the same one of the model.
std::shared_ptr<const WeightStore> renamed_tensors(std::shared_ptr<const WeightStore> store,
                                                   std::span<const GgufTensor> tensors, const GgufHeads& heads);

/// Returns whether one of the rows names this tensor of a GGUF file.
bool is_named(std::string_view name, std::span<const GgufTensor> tensors);

}  // namespace headlight
