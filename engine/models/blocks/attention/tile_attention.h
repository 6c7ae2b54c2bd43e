#pragma once

#include "capture/tile_layout.h"
#include "models/blocks/attention/attention_block.h"
#include "models/blocks/forward_pass.h"

namespace headlight {

/// Self-attention of a block within each tile of an image, projected by its output. x: the tokens of all tiles, one
/// tile behind the other. The layer is kept as windows over the layout's tokens, with metrics within tiles. Of the
/// block's traits those that towers have are used: norms of queries and keys, no positions.
DeviceTensor attend_in_tiles(ForwardPass& pass, const AttentionBlock& block, const DeviceTensor& x,
                             const TowerLayout& layout);

}  // namespace headlight
