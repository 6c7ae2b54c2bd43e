#pragma once

#include "models/blocks/encoder_decoder.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The layers of one side of an encoder-decoder whose tensors are named as BART's are.
struct BartSide {
    std::string name;  ///< "encoder" or "decoder": what its tensors and its fields begin with
    std::int64_t hidden = 0;
    std::int64_t layers = 0;
    std::int64_t heads = 0;
    std::int64_t inner = 0;
    Activation activation = Activation::Gelu;
    bool key_bias = true;  ///< keys have a bias, as queries and values do
    Dimension memory{};    ///< what the decoder reads of an encoder of another size; 0: `hidden`
    /// Tokens to either side that each layer sees, beside global ones (Longformer); empty: layers see all.
    std::vector<std::int32_t> reaches{};
};

/// A size under this field, at least 1; `otherwise` where a configuration leaves it out that may (`sparse`).
std::int64_t read_bart_size(const Config& config, const std::string& field, std::int64_t most, bool sparse,
                            std::int64_t otherwise);

/// Reads encoder_layers, encoder_attention_heads and encoder_ffn_dim, or those of the decoder; those that a `sparse`
/// configuration leaves out are BART's (facebook/bart-large).
BartSide read_bart_side(const Config& config, const std::string& name, std::int64_t hidden, Activation activation,
                        bool sparse = false);

/// The language model unless the configuration names the bare model, or a head that is not known here (a notice then
/// says so).
bool has_language_head(const Config& config, std::vector<std::string>& notices);

/// Adds the tensors of all layers; those of a decoder attend to the source, too.
void add_bart_layers(TensorTable& table, const BartSide& side);

std::vector<SourceLayer> bart_source_layers(const LoadedTensors& tensors, const BartSide& side);
/// Gives the layers of an encoder the windows of `side.reaches`.
void give_windows(std::vector<SourceLayer>& layers, const LoadedTensors& tensors, const BartSide& side,
                  Backend& backend);
std::vector<TargetLayer> bart_target_layers(const LoadedTensors& tensors, const BartSide& side);

/// The epsilon of every norm, which no configuration names.
constexpr float kBartEpsilon = 1e-5F;

}  // namespace headlight
