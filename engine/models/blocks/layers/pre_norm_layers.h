#pragma once

#include "backends/backend.h"
#include "capture/tile_layout.h"
#include "models/blocks/attention/attention_block.h"
#include "models/blocks/attention/tile_attention.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// A layer whose norms stand before attention and feed-forward network, as vision transformers have them
/// (arXiv 2010.11929), with layer scales (arXiv 2103.17239) where a model has some.
struct PreNormLayer {
    Norm attention_norm;
    AttentionBlock attention;
    DeviceTensor attention_scale{};  ///< [1, hidden] factors of what attention gives; may be empty
    Norm norm;
    FeedForward feed_forward;
    DeviceTensor scale{};   ///< [1, hidden] factors of what the feed-forward network gives; may be empty
    bool windowed = false;  ///< tokens attend within windows, where there are some
};

/// Keeps the next hidden state of layers whose attention is of this kind.
void keep_state(ForwardPass& pass, AttentionKind kind, const DeviceTensor& x);

/// x after `taken` of the layers, all of which run (-1: after all); hidden states are kept before the first and after
/// each, as those of a tower where `kind` says so. `key_mask`: see AttentionSpec.
DeviceTensor run_layers(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x,
                        const std::vector<std::uint8_t>& key_mask = {}, AttentionKind kind = AttentionKind::Self,
                        std::int64_t taken = -1);

/// The same of the tiles of an image, whose tokens are rows of x, one tile behind the other, and attend within their
/// tile. Hidden states are kept as [tiles, tokens of a tile, hidden].
DeviceTensor run_layers_in_tiles(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x,
                                 const TowerLayout& tiles, AttentionKind kind, std::int64_t taken);

/// What patches attend within.
struct PatchWindows {
    std::vector<TokenWindow> small{};   ///< in layers that are `windowed`
    std::vector<TokenWindow> images{};  ///< in the others; empty: all patches are of one image
};

/// The same of images whose patches attend within such windows. `after_layer` is told the number of each layer and the
/// states that it gives.
DeviceTensor run_layers_over_patches(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x,
                                     const PatchGrid& patches, const PatchWindows& windows, AttentionKind kind,
                                     const std::function<void(std::int64_t, const DeviceTensor&)>& after_layer);

/// The same without keeping hidden states and telling progress: layers of a head.
DeviceTensor run_layers_quietly(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x);

/// Names of the parts of a layer in a file, each followed by .weight and .bias.
struct PreNormNames {
    std::string_view attention_norm;
    std::string_view query{};  ///< empty: `fused` has it, and keys and values too
    std::string_view key{};
    std::string_view value{};
    std::string_view attention_output;
    std::string_view norm;
    std::string_view up;
    std::string_view down;
    std::string_view gate{};             ///< empty: the feed-forward network has none
    std::string_view attention_scale{};  ///< the whole name; empty: there is none
    std::string_view scale{};
    std::string_view query_norm{};  ///< of all heads together, by the root of the mean square; empty: there is none
    std::string_view key_norm{};
    std::string_view fused{};  ///< queries, keys and values in one layer, one below the other
};

/// Which linear layers of a layer have biases.
struct PreNormBiases {
    bool query = true;
    bool key = true;
    bool value = true;
    bool attention_output = true;
    bool feed_forward = true;
};

/// Sizes that decide the shapes of a stack of layers, with the fields that state them.
struct PreNormSizes {
    Dimension hidden;
    Dimension inner;
    std::int64_t layers = 0;
    std::int64_t heads = 1;
    float epsilon = 0;
    Activation activation = Activation::Gelu;
    PreNormBiases biases{};
    Norm::Kind norms = Norm::Kind::Layer;
    bool query_key_norms = false;  ///< those of PreNormNames
};

/// Adds all layers to the table, under `name` + number + "." from `source` + number + ".".
void add_layers(TensorTable& table, const PreNormSizes& sizes, const PreNormNames& names, const std::string& name,
                const std::string& source);
/// The layers that `add_layers` described.
std::vector<PreNormLayer> layers_of(const LoadedTensors& tensors, const PreNormSizes& sizes, const std::string& name);

}  // namespace headlight
