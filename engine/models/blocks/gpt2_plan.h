#pragma once

#include "formats/config.h"
#include "models/blocks/decoder.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/tensor_table.h"

#include <cstdint>
#include <string>

namespace headlight {

/// Decoders built as GPT-2 is: learned positions, norms before attention and feed-forward, and one matrix for queries,
/// keys and values.
struct Gpt2Plan {
    DecoderSizes sizes;
    std::int64_t inner = 0;
    float epsilon = 0;
    Activation activation = Activation::GeluTanh;
    bool scaled = true;                               ///< scores divided by sqrt(head size)
    bool scaled_by_layer = false;                     ///< and by the number of the layer, counted from 1
    WeightLayout layout = WeightLayout::InputOutput;  ///< of the matrices
    Norm::Kind norms = Norm::Kind::Layer;
};

/// The fields that these configurations have. Throws Error(Format) about one out of bounds.
Gpt2Plan read_gpt2_plan(const Config& config, const std::string& default_activation);

/// Everything but the head.
TensorTable gpt2_table(const Gpt2Plan& plan);
Decoder gpt2_decoder(const LoadedTensors& tensors, const Gpt2Plan& plan);

}  // namespace headlight
