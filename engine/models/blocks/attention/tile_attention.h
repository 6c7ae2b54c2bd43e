#pragma once

#include "capture/tile_layout.h"
#include "models/blocks/attention/attention_block.h"
#include "models/blocks/attention/position_interpolation.h"
#include "models/blocks/forward_pass.h"

#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Tokens of an image that attend to each other and to no others.
struct TokenWindow {
    std::vector<std::int32_t> rows;    ///< of the states
    std::vector<std::int32_t> places;  ///< among the tokens of the grid that is shown; -1: of padding, which is not
};

/// The tiles of an image, whose tokens stand one tile behind the other.
std::vector<TokenWindow> windows_of(const TowerLayout& layout);
/// Windows of `side` x `side` patches of a grid without tokens before them, from its left upper corner on; those at the
/// right and at the bottom may have fewer (Qwen2.5-VL, arXiv 2502.13923).
std::vector<TokenWindow> windows_of(const PatchGrid& patches, std::int32_t side);
/// Adds the windows of an image whose tokens follow `first` others.
void add_windows(std::vector<TokenWindow>& windows, std::vector<TokenWindow> own, std::int32_t first);

/// Windows of `side` x `side` patches of a grid of `padded` rows and columns, of which the first ones are those of
/// `patches` and the others pad it.
std::vector<TokenWindow> padded_windows_of(const PatchGrid& patches, const GridSize& padded, std::int32_t side);

/// Self-attention of a block within each window, projected by its output: of the rows of x that are shown, in the order
/// of x. Every row of x is in one window. The layer is
/// kept as windows over the tokens of `patches`, with metrics within windows. Of the block's traits those that towers
/// have are used: norms of queries and keys, rotary positions of the rows of x, and offsets in a grid.
DeviceTensor attend_in_windows(ForwardPass& pass, const AttentionBlock& block, const DeviceTensor& x,
                               const PatchGrid& patches, std::span<const TokenWindow> windows);

}  // namespace headlight
