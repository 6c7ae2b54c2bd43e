#pragma once

#include "backends/backend.h"
#include "formats/config.h"
#include "models/blocks/attention/attention_block.h"
#include "models/blocks/layers/layers.h"

#include <cstdint>
#include <vector>

namespace headlight {

// Longformer (arXiv 2004.05150, section 3.1) has projections of their own for queries of global tokens, and for keys
// and values that those look at. Both kinds run as one attention: every head holds both, side by side, and what a token
// does not use of its queries and its output is 0.

/// Tokens to either side that each layer sees: half of `attention_window`, which is one number or one a layer.
std::vector<std::int32_t> read_reaches(const Config& config, std::size_t layers);

/// The attention mask with kGlobalKey for the global tokens among those that are no padding. Empty lists: no padding,
/// no global token.
std::vector<std::uint8_t> mask_with_global(const std::vector<std::uint8_t>& mask,
                                           const std::vector<std::uint8_t>& global, std::size_t tokens);

/// Puts the global half beside every head of a module that has the ordinary one.
void give_global_half(AttentionBlock& attention, Backend& backend, const Linear& query, const Linear& key,
                      const Linear& value);

/// Both layers in one, the outputs of each head side by side.
Linear both_halves(Backend& backend, const Linear& ordinary, const Linear& global, std::int64_t heads);
/// An output layer that reads each head's inputs from either half.
Linear reads_either_half(Backend& backend, const Linear& output, std::int64_t heads);
/// Keeps the norms of W_O v_j in the trace, of the values of ordinary tokens and of those of global ones. `output` is
/// the layer that reads either half.
void keep_norms_of_halves(Backend& backend, const DeviceTensor& values, std::int64_t keys, const Linear& output,
                          AttentionTrace& trace);
/// x [tokens, heads * size] with the half of each head that is not the token's set to 0. `mask`: see AttentionSpec
/// (key_mask).
DeviceTensor own_half(Backend& backend, const DeviceTensor& x, const std::vector<std::uint8_t>& mask,
                      std::int64_t size);

}  // namespace headlight
